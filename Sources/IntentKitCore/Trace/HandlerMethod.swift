/// A method of a handler, as it is named in traces and verdicts.
public struct HandlerMethod: DeclaredRecord {
  // One word, since every step of a trace carries one.
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

  /// Makes a method.
  public init(_ name: String, phase: Phase, parameter: String? = nil) {
    storage = Storage(name: name, phase: phase, parameter: parameter)
  }

  /// The method as its author wrote it: `resolveRecipients(for:)`.
  public var name: String { storage.name }

  /// The phase it belongs to.
  public var phase: Phase { storage.phase }

  /// The parameter it settles, in the resolve phase.
  public var parameter: String? { storage.parameter }

  public static func == (left: HandlerMethod, right: HandlerMethod) -> Bool {
    left.storage === right.storage
      || (left.name == right.name && left.phase == right.phase && left.parameter == right.parameter)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameter)
  }

  /// The method that gives the handler; it stands for the launch.
  static let launch = HandlerMethod("handler(for:)", phase: .resolve)

  /// The method that says whether a request could be carried out.
  public static let confirm = HandlerMethod("confirm(intent:)", phase: .confirm)

  /// The method that carries a request out.
  public static let handle = HandlerMethod("handle(intent:)", phase: .handle)

  /// The method by which the app itself carries out a request that its extension handed over.
  public static let handleInApp = HandlerMethod("handle(intent:) in the app", phase: .handle)

  /// The method by which the app goes on with an activity on the screen.
  public static let continueActivity = HandlerMethod("application(continue:)", phase: .handle)

  /// The method that begins to tell of every change.
  public static let startSendingUpdates = HandlerMethod(
    "startSendingUpdates(for:to:)", phase: .handle)

  /// The method that ends telling of changes.
  public static let stopSendingUpdates = HandlerMethod(
    "stopSendingUpdates(for:)", phase: .handle)

  public static let recordFields = RecordFields<HandlerMethod>(
    .required("name", \.name),
    .required("phase", \.phase),
    .optional("parameter", \.parameter),
    make: HandlerMethod.init)
}
