/// One resolve method of an intent, as data.
public struct ResolveMethodSchema: Sendable, Hashable {
  /// The method in Swift: `resolveRecipients(for:)`.
  public var method: String
  /// The parameter it resolves.
  public var parameter: String
  /// The type of its result: `SendMessageRecipientResolutionResult`.
  public var resultType: String
  /// The results it may give, by the names of their factories: `success(with:)`.
  public var results: [String]
  /// Whether it gives one result for each element of the parameter.
  public var isPerElement: Bool
  /// The reasons it may give for not supporting a value.
  public var unsupportedReasons: [EnumerationSchema.Case]
  /// The reasons it may give for wanting a confirmation.
  public var confirmationReasons: [EnumerationSchema.Case]
  /// Whether the assistant asks again after `unsupported`; for media it ends.
  public var asksAgainWhenUnsupported: Bool
  /// Where the method exists, since when, and what replaced it.
  public var availability: Availability
  /// Whether handlers of this library have the method; false for what SiriKit itself has replaced.
  public var isCurrent: Bool

  /// Makes a schema.
  public init(
    _ method: String,
    parameter: String,
    resultType: String,
    results: [String],
    isPerElement: Bool = false,
    unsupportedReasons: [EnumerationSchema.Case] = [],
    confirmationReasons: [EnumerationSchema.Case] = [],
    asksAgainWhenUnsupported: Bool = true,
    isCurrent: Bool = true,
    availability: Availability = .everywhere
  ) {
    self.method = method
    self.parameter = parameter
    self.resultType = resultType
    self.results = results
    self.isPerElement = isPerElement
    self.unsupportedReasons = unsupportedReasons
    self.confirmationReasons = confirmationReasons
    self.asksAgainWhenUnsupported = asksAgainWhenUnsupported
    self.isCurrent = isCurrent
    self.availability = availability
  }

  /// The method as traces and verdicts name it.
  public var handlerMethod: HandlerMethod {
    HandlerMethod(method, phase: .resolve, parameter: parameter)
  }
}
