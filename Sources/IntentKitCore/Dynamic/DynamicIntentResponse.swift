/// What a handler answers to a ``DynamicIntent``.
public struct DynamicIntentResponse: IntentResponse {
  public var code: DynamicResponseCode
  public var userActivity: UserActivity?
  /// What the response says beside its code and its activity, as its types write it.
  public private(set) var details: [String: ParameterValue] = [:]

  public init(code: DynamicResponseCode, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }

  /// Makes a response of all its fields: `code`, `userActivity`, and those that the intent's schema
  /// names.
  ///
  /// - Throws: ``ParameterError`` when a field is unknown, does not fit, or the code is missing.
  ///   Show it to whoever wrote the handler.
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

/// A code of an intent whose codes are known as data.
public struct DynamicResponseCode: ResponseCode {
  public let rawValue: Int
  public let schema: ResponseCodeSchema?

  /// Makes a code that no intent declares.
  public init(rawValue: Int) {
    self.rawValue = rawValue
    schema = nil
  }

  /// Makes a code that an intent declares.
  public init(_ schema: ResponseCodeSchema) {
    rawValue = schema.rawValue
    self.schema = schema
  }

  /// Reads a code of an intent by its name, or by a number that may have none.
  ///
  /// - Throws: ``ParameterError`` when the intent has no code of the name.
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

  /// None: the codes are those of each code's intent.
  public static var known: [ResponseCodeSchema] { [] }
}
