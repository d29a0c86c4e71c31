import IntentKitCore

/// A handler with one mistake, the request that reveals it, and the truth about it.
public struct FaultyHandler: Sendable {
  /// The name of the handler's type, which says the mistake.
  public let name: String
  /// The class of the mistake.
  public internal(set) var group = MistakeClass.controls
  /// The request and its environment.
  public let request: Request
  /// The truth for every door without an exception.
  public let truth: Truth
  /// The doors at which the mistake shows differently, or not at all.
  public let exceptions: [Door: Exception]
  /// Creates the app of one request.
  let makeApp: @Sendable (AppEnvironment) -> any IntentHandlerProvider

  /// The way in which a door differs from the others.
  public enum Exception: Sendable {
    /// Another truth, with the reason.
    case shows(Truth, because: String)
    /// The handler can't run there, with the reason.
    case cannotRun(String)
    /// The truth is the same, and the engine is known to miss it, with the reason.
    case missed(String)
  }

  /// The class of an entry is set when the classes are joined.
  private init(
    name: String, _ request: Request, _ truth: Truth, _ exceptions: [Door: Exception],
    makeApp: @escaping @Sendable (AppEnvironment) -> any IntentHandlerProvider
  ) {
    self.name = name
    self.request = request
    self.truth = truth
    self.exceptions = exceptions
    self.makeApp = makeApp
  }
}

// MARK: - Entries of the table

extension FaultyHandler {
  /// Creates an entry for a handler.
  ///
  /// - Parameters:
  ///   - handler: A new handler for each request.
  ///   - request: The request that reveals the mistake.
  ///   - truth: The truth about the mistake.
  ///   - exceptions: The doors at which something else is true.
  init<Handler: IntentHandling>(
    _ handler: @escaping @autoclosure @Sendable () -> Handler, asked request: Request,
    truth: Truth, except exceptions: [Door: Exception] = [:]
  ) {
    self.init(name: "\(Handler.self)", request, truth, exceptions) { _ in
      ProviderOfOne(handler: handler())
    }
  }

  /// Creates an entry for a handler that waits on the clock of its environment.
  init<Handler: IntentHandling>(
    asked request: Request, truth: Truth, except exceptions: [Door: Exception] = [:],
    _ makeHandler: @escaping @Sendable (AppEnvironment) -> Handler
  ) {
    self.init(name: "\(Handler.self)", request, truth, exceptions) {
      ProviderOfOne(handler: makeHandler($0))
    }
  }

  /// Creates an entry for a provider, possibly an app.
  init<App: IntentHandlerProvider>(
    app: @escaping @autoclosure @Sendable () -> App, asked request: Request, truth: Truth,
    except exceptions: [Door: Exception] = [:]
  ) {
    self.init(name: "\(App.self)", request, truth, exceptions) { _ in app() }
  }

  /// Creates an entry for a provider that waits on the clock of its environment.
  init<App: IntentHandlerProvider>(
    asked request: Request, truth: Truth, except exceptions: [Door: Exception] = [:],
    makeApp: @escaping @Sendable (AppEnvironment) -> App
  ) {
    self.init(name: "\(App.self)", request, truth, exceptions) { makeApp($0) }
  }
}

/// An extension that returns one handler for every intent, and an app that continues every
/// activity.
struct ProviderOfOne: IntentHandlerProvider, IntentAppDelegate {
  let handler: any IntentHandling

  func handler(for intent: any Intent) -> (any IntentHandling)? { handler }

  func application(continue activity: UserActivity) async -> String? { "the request" }
}
