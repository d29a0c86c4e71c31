import IntentKitCore
public import IntentKitExtension
import IntentKitPlatform

/// The process in which a tested app runs.
///
/// The same test works for both:
///
/// ```swift
/// IntentTester(intent, app: ChatExtension.self, hosted: .outOfProcess)
/// ```
///
/// Out of process, each request starts the app's program, as a device does, and a crash results in
/// a verdict. The assistant's time is still simulated, but the handler runs in real time, for at
/// most the world's ``TestWorld/patience``. ``TestConversation/clock`` doesn't affect the handler's
/// clock, and its run time isn't part of the elapsed time. Rides that Maps tracks run entirely in
/// real time.
public struct AppHosting: Sendable, Hashable {
  private enum Place: Sendable, Hashable {
    case inProcess
    case outOfProcess(program: String?, ExtensionLimits, keepsAlive: Bool = false)
  }

  private let place: Place

  /// The test process.
  public static let inProcess = AppHosting(place: .inProcess)

  /// A separate process, running the product with the name of the app's type that is built with the
  /// tests.
  public static let outOfProcess = AppHosting(place: .outOfProcess(program: nil, .init()))

  /// Returns a separate process that runs a given program.
  ///
  /// - Parameters:
  ///   - program: The name of a product that is built with the tests, or a path that contains a
  ///     slash.
  ///   - limits: The resource limits of each process.
  /// - Returns: The hosting.
  public static func outOfProcess(
    program: String, limits: ExtensionLimits = ExtensionLimits()
  ) -> AppHosting {
    AppHosting(place: .outOfProcess(program: program, limits))
  }

  /// The same process for the requests of many tests, so that they start few processes.
  ///
  /// Each request creates the app again, but the state of its process survives, as on a device
  /// while an extension is warm. In the test process, this changes nothing.
  public var keepingAlive: AppHosting {
    guard case .outOfProcess(let program, let limits, _) = place else { return self }
    return AppHosting(place: .outOfProcess(program: program, limits, keepsAlive: true))
  }

  /// The processes that stay until the tests end, by the path of their program.
  private static let kept = Locked<[String: KeptProcesses]>([:])

  private static func keptProcesses(of path: String) -> KeptProcesses {
    kept.withLock { kept in
      let processes = kept[path] ?? KeptProcesses()
      kept[path] = processes
      return processes
    }
  }

  /// Returns the installed app, or nil for the test process.
  ///
  /// - Parameter app: The app.
  /// - Returns: The installed app.
  /// - Throws: ``SetUpFailure`` if the program doesn't exist or the app's custom intents are
  ///   invalid.
  func installed(_ app: any IntentApp.Type) throws(SetUpFailure) -> InstalledExtension? {
    guard case .outOfProcess(let program, let limits, let keepsAlive) = place else { return nil }
    let customIntents: [IntentSchema]
    do throws(ParameterError) {
      customIntents = try app.customSchemas()
    } catch {
      throw SetUpFailure(message: "The custom intents of \(app) are invalid: \(error)")
    }
    let path = try BuiltProgram.path(of: program ?? "\(app)")
    return InstalledExtension(
      at: path, appDescription: app.appDescription, customIntents: customIntents, limits: limits,
      kept: keepsAlive ? Self.keptProcesses(of: path) : nil)
  }
}

extension AppHosting: CustomStringConvertible {
  public var description: String {
    switch place {
    case .inProcess: "in process"
    case .outOfProcess(nil, _, _): "out of process"
    case .outOfProcess(let program?, _, _): "out of process as \(program)"
    }
  }
}
