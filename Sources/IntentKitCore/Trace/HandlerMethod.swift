/// A method of a handler, as traces and verdicts name it.
public struct HandlerMethod: DeclaredRecord {
  // One word, because every step of a trace has one.
  private let storage: Storage

  private final class Storage: Sendable {
    let name: String
    let phase: Phase
    let parameter: String?

    init(name: String, phase: Phase, parameter: String?) {
      self.name = name
      self.phase = phase
      self.parameter = parameter
    }
  }

  /// Creates a method.
  public init(_ name: String, phase: Phase, parameter: String? = nil) {
    storage = Storage(name: name, phase: phase, parameter: parameter)
  }

  /// The name in the source code, such as `resolveRecipients(for:)`.
  public var name: String { storage.name }

  /// The phase of the method.
  public var phase: Phase { storage.phase }

  /// The parameter that the method resolves, or nil in other phases.
  public var parameter: String? { storage.parameter }

  public static func == (left: HandlerMethod, right: HandlerMethod) -> Bool {
    left.storage === right.storage
      || (left.name == right.name && left.phase == right.phase && left.parameter == right.parameter)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameter)
  }

  /// The method that returns the handler, as a name for the launch.
  static let launch = HandlerMethod("handler(for:)", phase: .resolve)

  /// The method of the app that returns the handler of an intent that the app itself handles.
  static let launchInApp = HandlerMethod("application(handlerFor:)", phase: .resolve)

  /// The method of the app that returns the handler of a request that was handed over.
  static let launchForHandOver = HandlerMethod("application(handlerFor:)", phase: .handle)

  /// Returns the method that provides handlers at a site.
  static func provider(at site: HandlingSite) -> HandlerMethod {
    site == .app ? .launchInApp : .launch
  }

  /// Whether the method returns a handler, so that its time is that of a launch.
  var isLaunch: Bool { [.launch, .launchInApp, .launchForHandOver].contains(self) }

  /// The method that confirms a request.
  public static let confirm = HandlerMethod("confirm(intent:)", phase: .confirm)

  /// The method that handles a request.
  public static let handle = HandlerMethod("handle(intent:)", phase: .handle)

  /// The method of the app that handles a request that its extension handed over.
  public static let handleInApp = HandlerMethod("handle(intent:) in the app", phase: .handle)

  /// The method of the app that continues an activity on the screen.
  public static let continueActivity = HandlerMethod("application(continue:)", phase: .handle)

  /// The method that starts updates.
  public static let startSendingUpdates = HandlerMethod(
    "startSendingUpdates(for:to:)", phase: .handle)

  /// The method that stops updates.
  public static let stopSendingUpdates = HandlerMethod("stopSendingUpdates(for:)", phase: .handle)

  public static let recordFields = RecordFields<HandlerMethod>(
    .required("name", \.name),
    .required("phase", \.phase),
    .optional("parameter", \.parameter),
    make: HandlerMethod.init)
}
