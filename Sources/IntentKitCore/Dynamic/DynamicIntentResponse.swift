/// A handler's response to a ``DynamicIntent``.
public struct DynamicIntentResponse: IntentResponse {
  public var code: DynamicResponseCode
  public var userActivity: UserActivity?
  /// The properties of the response besides its code and its activity, by name.
  public private(set) var details: [String: ParameterValue] = [:]

  public init(code: DynamicResponseCode, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }

  /// Creates a response from its fields.
  ///
  /// - Parameters:
  ///   - schema: The description of the intent.
  ///   - fields: The `code`, the optional `userActivity`, and the response properties of the
  ///     schema.
  /// - Throws: ``ParameterError`` if the code is missing, or a field is unknown or doesn't fit.
  ///   Show it to the author of the handler.
  public init(
    _ schema: IntentSchema, fields: [String: ParameterValue]
  ) throws(ParameterError) {
    var fields = fields
    let code = fields.removeValue(forKey: "code")
    let userActivity = fields.removeValue(forKey: "userActivity")
    do throws(ParameterError) {
      guard let code else {
        throw ParameterError(found: "nothing", expected: "the name of a response code")
      }
      self.code = try DynamicResponseCode(code, of: schema)
    } catch {
      throw error.inside(.name("code"))
    }
    do throws(ParameterError) {
      if let userActivity { self.userActivity = try UserActivity(parameterValue: userActivity) }
    } catch {
      throw error.inside(.name("userActivity"))
    }
    details = try schema.responseProperties.rewritten(fields)
  }
}

extension DynamicIntentResponse {
  public func write(to fields: inout ParameterWriter) {
    fields.write("code", code)
    fields.write("userActivity", userActivity)
    for (name, value) in details { fields.write(name, value) }
  }
}

/// A response code as data.
public struct DynamicResponseCode: ResponseCode {
  public let rawValue: Int
  public let schema: ResponseCodeSchema?

  /// Creates a code that no intent declares.
  public init(rawValue: Int) {
    self.rawValue = rawValue
    schema = nil
  }

  /// Creates a code that an intent declares.
  public init(_ schema: ResponseCodeSchema) {
    rawValue = schema.rawValue
    self.schema = schema
  }

  /// Creates a code from its name, or from a number, which may be undeclared.
  ///
  /// - Throws: ``ParameterError`` if the intent has no code with the name.
  public init(_ value: ParameterValue, of intent: IntentSchema) throws(ParameterError) {
    let codes = intent.responseCodes
    switch value {
    case .string(let name):
      guard let code = codes.first(where: { $0.name == name }) else {
        throw .unknownName(name, kind: "code", known: codes.map(\.name))
      }
      self.init(code)
    case .integer(let rawValue):
      self =
        codes.first { $0.rawValue == rawValue }.map { Self($0) } ?? Self(rawValue: rawValue)
    default:
      throw .mismatch(value, expected: "the name of a response code")
    }
  }

  /// No codes, because the known codes depend on the intent.
  public static var known: [ResponseCodeSchema] { [] }
}
