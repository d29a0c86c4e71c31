package import IntentKitCore

/// Creates sample values for schemas, complete or minimal.
package enum SampleValues {
  /// Returns an object with every field of a record, and of nested records up to a maximum depth.
  package static func full(_ type: any ParameterRecord.Type) -> ParameterValue {
    record(type.recordSchema, depth: 0)
  }

  /// Returns an object with only the required fields of a record.
  package static func minimal(_ schema: RecordSchema) -> ParameterValue {
    object(of: schema.fields.filter(\.isRequired), depth: 0)
  }

  /// Returns a value of a type in its written form, never one that represents absence.
  package static func value(of type: ParameterType, depth: Int) -> ParameterValue {
    switch type {
    case .boolean: true
    case .integer: 7
    case .number: 2.5
    case .decimal: "12.5"
    case .string, .any: "some text"
    case .date: "2026-03-01T09:30:00Z"
    case .dateComponents: ["year": 2026, "month": 3, "hour": 8]
    case .url: "https://example.com/page"
    case .data: "aGVsbG8="
    case .range: [1, 4]
    case .dictionary: ["answer": 42, "list": [1.5, "two"]]
    case .enumeration(let schema), .keyword(let schema): .string(schema.cases.last?.name ?? "")
    case .options(let schema): .array(schema.cases.map { .string($0.name) })
    case .record(let reference): record(reference.schema, depth: depth)
    case .list(let element): [value(of: element, depth: depth + 1)]
    }
  }

  private static func record(_ schema: RecordSchema, depth: Int) -> ParameterValue {
    switch schema.name {
    case "Image":
      // An image has exactly one source.
      return ["systemName": "star", "width": 10.5, "height": 20.5]
    case let name:
      if let union = SystemTypes.unions.first(where: { "\($0)" == name }) {
        return member(of: union, depth: depth)
      }
      // Records may contain records of the same type, so the depth is limited.
      let fields = depth < 3 ? schema.fields : schema.fields.filter(\.isRequired)
      return object(of: fields, depth: depth)
    }
  }

  private static func member<Union: ParameterUnion>(
    of union: Union.Type, depth: Int
  ) -> ParameterValue {
    guard let kind = Union.kinds.last,
      case .object(var fields) = record(kind.type.recordSchema, depth: depth)
    else { return [:] }
    fields["kind"] = .string(kind.name)
    return .object(fields)
  }

  private static func object(of fields: [ParameterSchema], depth: Int) -> ParameterValue {
    .object(
      Dictionary(fields.map { ($0.name, value(of: $0.type, depth: depth + 1)) }) { first, _ in first
      })
  }
}
