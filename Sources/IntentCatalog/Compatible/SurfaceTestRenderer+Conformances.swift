extension SurfaceTestRenderer {
  /// Returns the uses of a type as each of the protocols to which it conforms.
  ///
  /// - Parameters:
  ///   - protocols: The names of the protocols.
  ///   - owner: The name of the type, which exceptions have.
  ///   - name: The type as its values are declared.
  ///   - isProtocol: Whether the type is a protocol, of which only values conform.
  /// - Returns: The lines.
  func conformances(
    _ protocols: [String]?, of owner: String, named name: String, isProtocol: Bool = false
  ) -> [String] {
    (protocols ?? []).filter { Self.exceptions["\(owner): \($0)"] == nil }.map {
      isProtocol ? "  let _: any \($0) = value" : "  let _: any \($0).Type = \(name).self"
    }
  }

  /// Returns the uses of an enumeration as the protocols to which the importer of headers makes each of
  /// its kind conform.
  func conformances(of enumeration: CatalogEnumeration) -> [String] {
    let protocols =
      enumeration.kind == .options
      ? ["OptionSet", "Sendable"] : ["Hashable", "RawRepresentable", "Sendable"]
    return ["  let _: any (\(protocols.joined(separator: " & "))).Type = \(enumeration.name).self"]
  }

  /// The list of classes that a test archives, each of which is `NSSecureCoding` by itself or as its
  /// superclass.
  var archivedClasses: [String] {
    let classes = archivedNames.map { Expression.text("\($0).self") }
    return ["/// The classes that can be archived."]
      + Expression.array(classes).lines(
        prefix: "let archivedClasses: [any (NSObject & NSSecureCoding).Type] = ")
  }

  private var archivedNames: [String] {
    let surface = renderer.surface
    let known = surface.classes + surface.values + surface.extensions
    func isArchived(_ name: String) -> Bool {
      guard let found = known.first(where: { $0.name == name && $0.kind != "enum" }) else {
        return false
      }
      let isExcepted = Self.exceptions["\(name): NSSecureCoding"] != nil
      return found.conformsTo?.contains("NSSecureCoding") == true && !isExcepted
        || found.superclass.map(isArchived) == true
    }
    var names = known.filter { isArchived($0.name) && $0.kind != "enum" }.map {
      $0.objectName ?? $0.name
    }
    if isArchived("INIntent") { names += surface.intents.map(\.name) }
    if isArchived("INIntentResponse") { names += surface.intents.map(\.response.name) }
    return names
  }
}
