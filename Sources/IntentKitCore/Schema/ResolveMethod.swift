/// The facts about a resolve method that its name and its types don't tell.
public struct ResolveMethod: Sendable {
  /// The name of the method, if it doesn't follow from that of the parameter.
  var name: String?
  /// The platforms and versions of the method; empty if they are those of the intent.
  var availability: Availability
  /// The versions that deprecated an earlier method of the same name, with results without reasons.
  var earlierUntil: String?
  /// The name of the result's type, if it doesn't follow from the types of the value and the reason.
  var result: String?
  /// Whether the handler can let the user choose, if that doesn't follow from the type of the value.
  var offersChoice: Bool?
  /// Whether the value is media: the request ends with an unsupported value, and a result can
  /// contain several.
  var isMedia: Bool
  /// The reasons for asking the user to confirm a value.
  var confirmationReasons: [EnumerationSchema.Case]

  /// Creates facts.
  ///
  /// - Parameters:
  ///   - name: The name of the method, by default `resolveRecipients(for:)` for `recipients`.
  ///   - since: The first version with the method on each platform, by default that of the intent.
  ///   - deprecated: The version on each platform that deprecated the method, if any.
  ///   - replacement: The method to use instead of a deprecated one.
  ///   - earlierUntil: The versions that replaced an earlier method of the same name, if any, whose
  ///     results had no reasons.
  ///   - result: The name of the result's type.
  ///   - offersChoice: Whether a result can be a disambiguation, by default if the values aren't
  ///     Booleans, numbers or cases.
  ///   - isMedia: Whether the value is media.
  ///   - confirmationReasons: The reasons for asking the user to confirm a value.
  @inline(never)  // See `ParameterSchema`.
  public init(
    _ name: String? = nil, since: String = "", deprecated: String? = nil,
    replacement: String? = nil, earlierUntil: String? = nil, result: String? = nil,
    offersChoice: Bool? = nil, isMedia: Bool = false,
    confirmationReasons: [EnumerationSchema.Case] = []
  ) {
    self.name = name
    availability = Availability(
      introduced: since, deprecated: deprecated, replacement: replacement)
    self.earlierUntil = earlierUntil
    self.result = result
    self.offersChoice = offersChoice
    self.isMedia = isMedia
    self.confirmationReasons = confirmationReasons
  }

  /// Returns the descriptions of the method, and of an earlier one before it.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - value: The type of the values.
  ///   - reason: The type of the reasons for not supporting a value.
  ///   - isPerElement: Whether the method returns one result for each element.
  /// - Returns: The descriptions, in the order in which SiriKit declares the methods.
  @inline(never)
  func schemas(
    of parameter: String, _ value: any ParameterConvertible.Type,
    _ reason: any UnsupportedReason.Type, isPerElement: Bool = false
  ) -> [ResolveMethodSchema] {
    let type = value.parameterType
    let hasReasons = reason != Never.self
    let plainName = type.resultName
    let ownName = hasReasons ? "\(reason)".droppingSuffix("UnsupportedReason") : plainName
    let current = ResolveMethodSchema(
      name ?? HandlerMethod.resolveName(of: parameter), parameter: parameter,
      resultType: result ?? "\(ownName)ResolutionResult",
      results: results(of: type, hasReasons: hasReasons), isPerElement: isPerElement,
      unsupportedReasons: (reason as? any ParameterEnumeration.Type)?.enumerationSchema.cases ?? [],
      confirmationReasons: confirmationReasons, asksAgainWhenUnsupported: !isMedia,
      availability: availability)
    guard let earlierUntil else { return [current] }
    var earlier = current
    earlier.resultType = "\(plainName)ResolutionResult"
    earlier.results = ResolveMethod().results(of: type, hasReasons: false)
    earlier.unsupportedReasons = []
    earlier.confirmationReasons = []
    earlier.isCurrent = false
    earlier.availability = Availability(
      deprecated: earlierUntil, replacement: current.resultType)
    return [earlier, current]
  }

  /// Returns the results that a method can return, by factory method.
  private func results(of type: ParameterType, hasReasons: Bool) -> [String] {
    var results = ["success(with:)"]
    if isMedia { results.append("successes(with:)") }
    if offersChoice ?? type.offersChoice { results.append("disambiguation(with:)") }
    results.append("confirmationRequired(with:)")
    if !confirmationReasons.isEmpty { results.append("confirmationRequired(with:forReason:)") }
    results += ["needsValue()", "notRequired()", "unsupported()"]
    if hasReasons { results.append("unsupported(forReason:)") }
    return results
  }
}

extension ParameterType {
  /// Whether a handler can let the user choose one of several values of this type.
  fileprivate var offersChoice: Bool {
    switch self {
    case .boolean, .integer, .number, .enumeration, .options: false
    default: true
    }
  }

  /// The beginning of the name of a result without reasons.
  fileprivate var resultName: String {
    switch self {
    case .boolean: "Boolean"
    case .integer: "Integer"
    default: swiftName.filter(\.isLetter).droppingSuffix("Unit").droppingPrefix("Quantity")
    }
  }
}
