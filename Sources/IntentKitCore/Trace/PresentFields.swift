/// The fields of a value that hold values, found once for questions about many key paths.
package struct PresentFields {
  /// The fields in the order in which the value writes them.
  final class List {
    var fields: [(name: String, value: any ParameterConvertible)] = []
  }

  private let list = List()
  /// The fields of the values inside, by the name of the field that holds them.
  private var inner: [String: PresentFields] = [:]

  init(of value: any FieldWritable) {
    list.fields.reserveCapacity(12)
    var writer = ParameterWriter(listingIn: list)
    value.write(to: &writer)
  }

  /// Returns whether there is a value at a key path of at least one name.
  mutating func contains(_ keyPath: String) -> Bool {
    guard let point = keyPath.utf8.firstIndex(of: .point) else { return value(keyPath) != nil }
    let name = String(keyPath[..<point])
    let rest = String(keyPath[keyPath.utf8.index(after: point)...])
    if inner[name] != nil { return inner[name]?.contains(rest) == true }
    guard let value = value(name) else { return false }
    if let record = value as? any FieldWritable {
      var fields = PresentFields(of: record)
      defer { inner[name] = fields }
      return fields.contains(rest)
    }
    return rest.split(separator: ".").reduce(value.parameterValue) { $0?.member(String($1)) } != nil
  }

  private func value(_ name: String) -> (any ParameterConvertible)? {
    for field in list.fields where field.name == name { return field.value }
    return nil
  }
}

/// The parameters of a request and of its response that hold values.
package struct PresentParameters {
  private let interaction: Interaction
  private var intent: PresentFields?
  private var response: PresentFields?

  /// Creates the parameters of a request and of its response.
  package init(of interaction: Interaction) { self.interaction = interaction }

  /// Returns whether the intent, or its response, has a value at a key path without indexes.
  package mutating func contains(_ keyPath: String, isOfResponse: Bool) -> Bool {
    isOfResponse
      ? Self.contains(keyPath, in: &response, of: interaction.responseFields)
      : Self.contains(keyPath, in: &intent, of: interaction.intentFields)
  }

  private static func contains(
    _ keyPath: String, in known: inout PresentFields?, of fields: FieldSnapshot?
  ) -> Bool {
    guard let fields else { return false }
    if known == nil { known = PresentFields(of: fields.value) }
    return known?.contains(keyPath) == true
  }
}
