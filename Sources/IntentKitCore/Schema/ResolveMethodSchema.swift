/// A description of a resolve method.
public struct ResolveMethodSchema: Sendable, Hashable {
  /// The method in Swift, such as `resolveRecipients(for:)`.
  public var method: String
  /// The parameter that the method resolves.
  public var parameter: String
  /// The type of the result.
  public var resultType: String
  /// The results that the method may return, by factory method: `success(with:)`.
  public var results: [String]
  /// Whether the method returns one result for each element of the parameter.
  public var isPerElement: Bool
  /// The reasons for not supporting a value.
  public var unsupportedReasons: [EnumerationSchema.Case]
  /// The reasons for asking the user to confirm a value.
  public var confirmationReasons: [EnumerationSchema.Case]
  /// Whether the assistant asks again after `unsupported`; false for media, where the request ends.
  public var asksAgainWhenUnsupported: Bool
  /// The platforms and versions that support the method.
  public var availability: Availability
  /// Whether IntentKit's handler protocols contain the method; false if SiriKit has replaced it.
  public var isCurrent: Bool

  /// Creates a schema.
  @inline(never)  // See `ParameterSchema`.
  public init(
    _ method: String, parameter: String, resultType: String, results: [String],
    isPerElement: Bool = false, unsupportedReasons: [EnumerationSchema.Case] = [],
    confirmationReasons: [EnumerationSchema.Case] = [], asksAgainWhenUnsupported: Bool = true,
    isCurrent: Bool = true, availability: Availability = .everywhere
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
}
