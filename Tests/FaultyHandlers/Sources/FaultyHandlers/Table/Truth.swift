public import IntentKitCore

/// The explanation of a mistake that a competent engineer would give.
public struct Truth: Sendable {
  /// A verdict that belongs to the explanation.
  public struct Expectation: Sendable {
    /// The cause.
    public var id: Verdict.ID
    /// The severity of the cause.
    public var severity: Verdict.Severity
    /// The method at fault.
    public var method: HandlerMethod
    /// The words that the message must contain.
    public var message: [String]
    /// The words that the cure must contain.
    public var cure: [String]
  }

  /// The verdicts that must appear; every other one is misleading.
  public var verdicts: [Expectation] = []
  /// The methods that the trace must list as missing.
  public var missingMethods: [String] = []
}

extension Truth {
  /// No verdict, because the handler is correct.
  public static let correct = Truth()

  /// A verdict with the severity of a fault.
  static func fault(
    _ id: Verdict.ID, in method: HandlerMethod, says message: String..., cure: String...
  ) -> Truth {
    Truth(verdicts: [
      Expectation(id: id, severity: .fault, method: method, message: message, cure: cure)
    ])
  }

  /// A verdict with the severity of a warning.
  static func warning(
    _ id: Verdict.ID, in method: HandlerMethod, says message: String..., cure: String...
  ) -> Truth {
    Truth(verdicts: [
      Expectation(id: id, severity: .warning, method: method, message: message, cure: cure)
    ])
  }

  /// A verdict with the severity of a note.
  static func note(
    _ id: Verdict.ID, in method: HandlerMethod, says message: String..., cure: String...
  ) -> Truth {
    Truth(verdicts: [
      Expectation(id: id, severity: .note, method: method, message: message, cure: cure)
    ])
  }

  /// No verdict, but a method that is reported as missing although its author has written
  /// one that resembles it.
  static func missing(_ methods: String...) -> Truth { Truth(missingMethods: methods) }

  /// Both explanations together.
  func and(_ other: Truth) -> Truth {
    Truth(
      verdicts: verdicts + other.verdicts, missingMethods: missingMethods + other.missingMethods)
  }
}

extension HandlerMethod {
  /// The method that resolves a parameter.
  static func resolve(_ parameter: String) -> HandlerMethod {
    let name = parameter.prefix(1).uppercased() + parameter.dropFirst()
    return HandlerMethod("resolve\(name)(for:)", phase: .resolve, parameter: parameter)
  }

  /// The method of an extension that returns the handler.
  static let provideHandler = HandlerMethod("handler(for:)", phase: .resolve)
  /// The method of an app that returns the handler of an intent that the app handles itself.
  static let provideHandlerInApp = HandlerMethod("application(handlerFor:)", phase: .resolve)
}
