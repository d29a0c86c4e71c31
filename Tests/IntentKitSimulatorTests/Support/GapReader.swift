import IntentKitCore

@testable import IntentKitSimulator

/// Follows the gaps of sentences through types.
struct GapReader {
  var book: Phrasebook

  /// Whether a path of names leads to a value or to a form of it.
  func leads(_ names: [String], from fields: [ParameterSchema]) -> Bool {
    guard let first = names.first, let type = fields.first(where: { $0.name == first })?.type
    else { return false }
    return leads(Array(names.dropFirst()), from: type)
  }

  private func leads(_ names: [String], from type: ParameterType) -> Bool {
    guard let name = names.first else { return true }
    let rest = Array(names.dropFirst())
    if name == "quoted" { return rest.isEmpty }
    switch type {
    case .list(let element):
      if name == "first" { return leads(rest, from: element) }
      return name == "count" ? rest.isEmpty : leads(names, from: element)
    case .record(let reference):
      if let field = reference.schema.fields.first(where: { $0.name == name }) {
        return leads(rest, from: field.type)
      }
      return rest.isEmpty && book.wordingExists(reference.name, name)
    case .enumeration(let schema):
      return rest.isEmpty && Glossary.cases["\(schema.name).\(name)"] != nil
    case .date, .dateComponents: return rest.isEmpty && ["when", "wait"].contains(name)
    case .decimal: return rest.isEmpty && name == "bare"
    default: return false
    }
  }
}

extension Phrasebook {
  /// Whether a record has specific words for a form.
  fileprivate func wordingExists(_ record: String, _ form: String) -> Bool {
    values.records["\(record).\(form)"] != nil
  }
}

/// The records and enumerations of intents, collected from their fields.
struct RecordCollector {
  private(set) var records: [String: [ParameterSchema]] = [:]
  private(set) var enumerations: [String: EnumerationSchema] = [:]

  /// Collects the types of fields.
  init(_ fields: [ParameterSchema]) {
    for field in fields { collect(field.type) }
  }

  private mutating func collect(_ type: ParameterType) {
    switch type {
    case .list(let element): collect(element)
    case .enumeration(let schema), .options(let schema), .keyword(let schema):
      enumerations[schema.name] = schema
    case .record(let reference) where records[reference.name] == nil:
      let fields = reference.schema.fields
      records[reference.name] = fields
      for field in fields { collect(field.type) }
    default: break
    }
  }

  private static let system = RecordCollector(
    IntentSchema.system.flatMap { $0.parameters + $0.responseProperties })

  /// The fields of each record, by its name.
  static var systemRecords: [String: [ParameterSchema]] { system.records }
  /// Each enumeration by its name.
  static var systemEnumerations: [String: EnumerationSchema] { system.enumerations }
}
