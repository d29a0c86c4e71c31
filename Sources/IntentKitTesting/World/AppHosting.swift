import IntentKitCore
public import IntentKitExtension

/// Where an app runs while it is tested.
///
/// The same test does for both:
///
/// ```swift
/// IntentTester(intent, app: ChatExtension.self, hosted: .outOfProcess)
/// ```
///
/// Out of process each request starts the app's program, as a device does, and a crash is a
/// verdict. The assistant's time is simulated as ever, and a handler may take as long as the
/// world's ``TestWorld/patience``; but what the handler does takes real time, by a real clock,
/// which ``TestConversation/clock`` does not move and no elapsed time shows. Rides that Maps
/// watches are watched in real time.
public struct AppHosting: Sendable, Hashable {
  private enum Place: Sendable, Hashable {
    case inProcess
    case outOfProcess(program: String?, ExtensionLimits)
  }

  private let place: Place

  /// In the process of the tests.
  public static let inProcess = AppHosting(place: .inProcess)

  /// In a process of its own. The program is the product named as the app's type, built beside the
  /// tests.
  public static let outOfProcess = AppHosting(place: .outOfProcess(program: nil, .init()))

  /// In a process of its own.
  ///
  /// - Parameters:
  ///   - program: The name of a product that is built beside the tests, or a path with a slash in
  ///     it.
  ///   - limits: What each process may use.
  public static func outOfProcess(
    program: String, limits: ExtensionLimits = ExtensionLimits()
  ) -> AppHosting {
    AppHosting(place: .outOfProcess(program: program, limits))
  }

  /// The app as it is installed; nil in the process of the tests.
  ///
  /// - Throws: ``SetUpFailure`` when there is no such program.
  func installed(_ app: any IntentApp.Type) throws(SetUpFailure) -> InstalledExtension? {
    guard case .outOfProcess(let program, let limits) = place else { return nil }
    let customIntents: [IntentSchema]
    do throws(ParameterError) {
      customIntents = try app.customIntents.schemas()
    } catch {
      throw SetUpFailure(message: "The custom intents of \(app) are wrong: \(error)")
    }
    return InstalledExtension(
      at: try BuiltProgram.path(of: program ?? "\(app)"), appDescription: app.appDescription,
      customIntents: customIntents, limits: limits)
  }
}

extension AppHosting: CustomStringConvertible {
  public var description: String {
    switch place {
    case .inProcess: "in process"
    case .outOfProcess(nil, _): "out of process"
    case .outOfProcess(let program?, _): "out of process as \(program)"
    }
  }
}
