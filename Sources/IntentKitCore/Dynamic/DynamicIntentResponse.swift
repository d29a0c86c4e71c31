/// A response to a ``DynamicIntent``.
public struct DynamicIntentResponse: IntentResponse {
  public var code: DynamicResponseCode
  public var userActivity: UserActivity?
  /// The properties besides the code and the activity, in the form in which their types write them.
  public private(set) var details: [String: ParameterValue] = [:]

  public init(code: DynamicResponseCode, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }

  /// Creates a response from the fields `code`, `userActivity`, and the response properties of a
  /// schema.
  ///
  /// - Parameters:
  ///   - schema: The schema of the intent.
  ///   - fields: The fields by name.
  /// - Throws: ``ParameterError`` if a field is unknown, doesn't fit, or the code is missing. Show
  ///   the error to the author of the handler.
  public init(_ schema: IntentSchema, fields: [String: ParameterValue]) throws(ParameterError) {
    var fields = fields
    let code = fields.removeValue(forKey: "code")
    let userActivity = fields.removeValue(forKey: "userActivity")
    guard let code else {
      throw ParameterError(
        found: "nothing", expected: "the name of a response code", path: ["code"])
    }
    self.code = try inside("code", try DynamicResponseCode(code, of: schema))
    self.userActivity = try userActivity.map { value throws(ParameterError) in
      try inside("userActivity", try UserActivity(parameterValue: value))
    }
    details = try schema.responseProperties.rewritten(fields)
  }
}

extension DynamicIntentResponse {
  /// Returns the response of a handler that has no confirm method: `ready`, or `success` for an
  /// intent without that code.
  package static func readiness(for schema: IntentSchema) -> Self {
    let codes = schema.responseCodes
    let code = codes.first { $0.meaning == .ready } ?? codes.first { $0.meaning == .success }
    return Self(
      code: code.map { DynamicResponseCode($0) } ?? DynamicResponseCode(rawValue: 0),
      userActivity: nil)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("code", code)
    fields.write("userActivity", userActivity)
    for (name, value) in details { fields.write(name, value) }
  }
}

/// A response code of a dynamic intent.
public struct DynamicResponseCode: ResponseCode {
  public let rawValue: Int
  public let schema: ResponseCodeSchema?

  /// Creates a code that no intent declares.
  public init(rawValue: Int) {
    self.rawValue = rawValue
    schema = nil
  }

  /// Creates a code from its description.
  public init(_ schema: ResponseCodeSchema) {
    rawValue = schema.rawValue
    self.schema = schema
  }

  /// Reads a code of an intent by its name, or by a raw value with or without a name.
  ///
  /// - Parameters:
  ///   - value: The name or the raw value.
  ///   - intent: The intent that declares the codes.
  /// - Throws: ``ParameterError`` if the intent has no code with the name.
  public init(_ value: ParameterValue, of intent: IntentSchema) throws(ParameterError) {
    (rawValue, schema) = try intent.responseCodes.code(in: value)
  }

  /// Empty, because the codes depend on the intent.
  public static var known: [ResponseCodeSchema] { [] }
}
