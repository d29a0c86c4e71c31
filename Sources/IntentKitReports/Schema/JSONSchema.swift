public import IntentKitCore
import IntentKitSimulator

/// The JSON Schema (draft 2020-12) of scenario files, for editors and validators.
///
/// It's generated from the record schemas that the reader uses, so the two always agree. The
/// parameters of an intent and other content that depends on definitions are validated only by the
/// reader.
public struct JSONSchema: Sendable {
  private var definitions: [String: ParameterValue] = [:]
  private let apps: [String]

  /// Returns the schema of scenario files.
  ///
  /// - Parameter apps: The names of apps to suggest. Other names are valid too.
  /// - Returns: The schema as a JSON value.
  public static func scenario(apps: [String]) -> ParameterValue {
    var schema = JSONSchema(apps: apps)
    let root = schema.schema(of: Scenario.parameterType)
    return .object(
      root.merging([
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An intentsim scenario, version 1",
        "$defs": .object(schema.definitions),
      ]) { _, new in new })
  }

  // MARK: - Types

  private mutating func schema(of type: ParameterType) -> [String: ParameterValue] {
    switch type {
    case .boolean: return ["type": "boolean"]
    case .integer: return ["type": "integer"]
    case .number: return ["type": "number"]
    case .decimal: return ["type": ["string", "number"]]
    case .string: return ["type": "string"]
    case .date: return ["type": ["string", "number"], "format": "date-time"]
    case .dateComponents: return ["type": ["string", "object"]]
    case .url: return ["type": "string", "format": "uri-reference"]
    case .data: return ["type": "string", "contentEncoding": "base64"]
    case .range:
      return ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2]
    case .dictionary: return ["type": "object"]
    case .any: return [:]
    case .enumeration(let schema): return Self.names(schema)
    case .options(let schema):
      let names = ParameterValue.object(Self.names(schema))
      return ["oneOf": [names, ["type": "array", "items": names]]]
    case .keyword(let schema): return Self.open(schema.cases.map(\.name))
    case .list(let element): return ["type": "array", "items": .object(self.schema(of: element))]
    case .record(let reference): return self.reference(to: reference)
    }
  }

  private static func names(_ schema: EnumerationSchema) -> [String: ParameterValue] {
    ["enum": .array(schema.cases.map { .string($0.name) })]
  }

  /// Returns the schema of a string with suggested values.
  private static func open(_ names: [String]) -> [String: ParameterValue] {
    ["anyOf": [["enum": .array(names.map { .string($0) })], ["type": "string"]]]
  }

  // MARK: - Records

  private mutating func reference(to record: RecordReference) -> [String: ParameterValue] {
    let schema = record.schema
    if definitions[schema.name] == nil {
      // A record may contain records of the same type.
      definitions[schema.name] = true
      definitions[schema.name] = definition(of: schema)
    }
    return ["$ref": .string("#/$defs/\(schema.name)")]
  }

  private mutating func definition(of schema: RecordSchema) -> ParameterValue {
    var properties: [String: ParameterValue] = [:]
    for field in schema.fields {
      var property = special(field.name, of: schema.name) ?? self.schema(of: field.type)
      property["description"] = field.summary.map { .string($0) }
      if field.availability.deprecation != nil { property["deprecated"] = true }
      properties[field.name] = .object(property)
    }
    var object: [String: ParameterValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = schema.fields.filter(\.isRequired).map { ParameterValue.string($0.name) }
    if !required.isEmpty { object["required"] = .array(required) }
    let alternatives = ["Turn": ["asked", "answer"], "Scenario": ["intent", "say"]]
    if let names = alternatives[schema.name] {
      object["anyOf"] = .array(names.map { ["required": [.string($0)]] })
    }
    guard let name = schema.textShortcut,
      let field = schema.fields.first(where: { $0.name == name })
    else { return .object(object) }
    var text = self.schema(of: field.type)
    text["description"] = .string("The \(name) alone.")
    return ["oneOf": [.object(text), .object(object)]]
  }

  /// Returns the schema of a field with constraints beyond its type.
  private func special(_ field: String, of record: String) -> [String: ParameterValue]? {
    switch (record, field) {
    case ("Scenario", "version"): ["const": 1]
    case ("Scenario", "app"), ("Scenario", "appName"): Self.open(apps)
    case ("Scenario", "intent"): Self.intent
    case ("Turn", "element"): ["type": "integer", "minimum": 0]
    case ("Turn", "asked"):
      Self.open([
        ScriptedDialogue.confirmationKey, ScriptedDialogue.changeKey, ScriptedDialogue.unlockKey,
      ])
    case ("Scenario", "watchSeconds"), ("Scenario", "pickSeconds"):
      ["type": "number", "minimum": 0, "maximum": 86_400]
    case ("Expectation", "elapsed"): ["type": "number", "minimum": 0]
    default: nil
    }
  }

  /// The schema of an intent name, in Swift's or SiriKit's spelling: a SiriKit intent, or a custom
  /// intent that only the app defines.
  private static var intent: [String: ParameterValue] {
    let schemas = SystemIntents.all.map { $0.schema }
    let names = schemas.map(\.name) + schemas.map(\.siriKitName)
    return [
      "anyOf": [
        ["enum": names.parameterValue],
        ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"],
      ]
    ]
  }
}
