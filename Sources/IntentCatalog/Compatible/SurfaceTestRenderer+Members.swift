import IntentNames

extension SurfaceTestRenderer {
  /// Returns the uses of a class's methods, type members and cases.
  func memberUses(of value: CompatibleClass, named owner: String) -> [String] {
    let declared =
      (value.methods ?? []) + (value.typeMethods ?? []) + (value.members ?? [])
    return (value.cases ?? []).map { caseUse($0, of: owner) }
      + (value.typeProperties ?? []).map {
        "  let _: \($0.type) = \(owner).\(SwiftNames.declared($0.name))"
      }
      + declared.map(DeclaredMember.init).filter {
        Self.exceptions["\(owner).\($0.spelling)"] == nil
      }.map { use(of: $0, in: owner) }
  }

  /// Returns the use of a case: `playlist(String)`.
  private func caseUse(_ text: String, of owner: String) -> String {
    guard let (name, types, _) = DeclaredMember.enclosed(in: text) else {
      return "  let _: \(owner) = .\(SwiftNames.declared(text))"
    }
    let values = DeclaredMember.elements(of: types).map { "some(\(parenthesized($0)).self)" }
    return "  let _: \(owner) = .\(name)(\(values.joined(separator: ", ")))"
  }

  private func use(of member: DeclaredMember, in owner: String) -> String {
    let list = member.parameters.map { parameter in
      let value = argument(for: parameter, of: member, in: owner)
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
    let result = member.type.map { concrete($0, member, owner) }
    switch member.kind {
    case .property: return "  let _: \(result ?? owner) = value.\(SwiftNames.declared(member.name))"
    case .initializer:
      return "  let _: \(owner)\(member.isFailable ? "?" : "") = \(owner)(\(list))"
    case .method, .typeMethod:
      let receiver = member.kind == .method ? "value" : owner
      let call = "\(receiver).\(member.name)(\(list))"
      return result.map { "  let _: \($0) = \(call)" } ?? "  \(call)"
    }
  }

  private func argument(
    for parameter: DeclaredMember.Parameter, of member: DeclaredMember, in owner: String
  ) -> String {
    // A closure is sendable where it has to be; a value of its type isn't.
    if let types = parameter.functionParameters {
      return "{ (\(types.map { "_: \($0)" }.joined(separator: ", "))) in }"
    }
    let isVariadic = parameter.type.hasSuffix("...")
    let type = isVariadic ? String(parameter.type.dropLast(3)) : parameter.type
    return "some(\(parenthesized(concrete(type, member, owner))).self)"
  }

  /// Returns a type without `Self` and generic parameters.
  private func concrete(_ type: String, _ member: DeclaredMember, _ owner: String) -> String {
    var type = type == "Self" ? owner : type.replacing("<Self,", with: "<\(owner),")
    for generic in member.generics {
      type = type.replacing("<\(generic),", with: "<INIntent,")
        .replacing(" \(generic)>", with: " Int>")
    }
    return type
  }

  /// Returns the uses of a type of strings with well-known values.
  func uses(of keyword: CatalogKeyword) -> [String] {
    ["private func use\(SwiftNames.type(keyword.name))(_ value: \(keyword.name)) {"]
      + keyword.values.map { "  let _: \(keyword.name) = .\(SwiftNames.declared($0))" } + [
        "  let _: String = value.rawValue",
        "  let _: \(keyword.name) = \(keyword.name)(rawValue: some(String.self))",
        "  let _: \(keyword.name) = \(keyword.name)(some(String.self))",
        // The importer of headers gives them to all types of strings with well-known values.
        "  let _: any (Hashable & RawRepresentable & Sendable) = value", "}",
      ]
  }

  /// The uses of observers' methods, and of the protocols that unite the handlers of a domain.
  var protocolUses: [[String]] {
    renderer.surface.observers.map { observer in
      [head(of: observer.name)]
        + conformances(
          observer.conformsTo, of: observer.name, named: observer.name, isProtocol: true)
        + observer.methods.map { use(of: DeclaredMember($0), in: observer.name) } + ["}"]
    }
      + renderer.surface.domainProtocols.map { united in
        [head(of: united.name)] + united.inherits.map { "  let _: any \($0) = value" } + ["}"]
      }
  }

  private func head(of name: String) -> String {
    "private func use\(SwiftNames.type(name))(_ value: any \(name)) {"
  }

  /// The uses of global constants.
  var constantUses: [String] {
    ["private func useConstants() {"]
      + renderer.surface.constants.map { "  let _: String = \($0)" } + ["}"]
  }
}
