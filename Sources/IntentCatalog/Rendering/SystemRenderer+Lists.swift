import IntentNames

extension SystemRenderer {
  /// The file of type aliases for the results of resolve methods.
  var resolutionResults: GeneratedFile {
    let results = catalog.resolutionResults.filter { $0.isForCustomIntents != true }
    let lines = results.map { result -> [String] in
      let name = SwiftNames.type(result.name)
      let value = SwiftType(result.value ?? "").text
      let reason = result.unsupportedReason.map(SwiftNames.type) ?? "Never"
      let head = "public typealias \(name) = ResolutionResult<"
      let oneLine = "\(head)\(value), \(reason)>"
      return Declaration.ifTraits(
        traits(ofValue: SwiftType(result.value ?? "").siriKitName),
        Declaration.comment(origin(result.name))
          + (Page.fits(oneLine, indent: 0) ? [oneLine] : [head, "  \(value), \(reason)", ">"]))
    }
    return file("ResolutionResults", Array(lines.joined()))
  }

  /// The file that lists the intents.
  var systemIntents: GeneratedFile {
    let domains = catalog.domains.flatMap { domain in
      let intents = domain.intents.map { "\(SwiftNames.type($0.name)).self" }
      let call = "add(\"\(domain.name)\", [\(intents.joined(separator: ", "))])"
      let lines =
        Page.fits(call, indent: 4)
        ? [Page.line(call, indent: 4)]
        : ["    add(", "      \"\(domain.name)\",", "      ["]
          + Page.filled(intents.map { "\($0)," }, indent: 8) + ["      ])"]
      return Declaration.ifTraits([SwiftNames.folder(domain.name)], lines, indent: 4)
    }
    let lines =
      Declaration.comment(
        "The intents that SiriKit defines, as far as the package's traits include their domains.")
      + ["public enum SystemIntents {"]
      + Declaration.comment("The domains with their intents, in SiriKit's order.", indent: 2)
      + ["  private static let groups: [(domain: String, intents: [any SystemIntent.Type])] = {"]
      + ["    var groups: [(domain: String, intents: [any SystemIntent.Type])] = []"]
      + ["    func add(_ domain: String, _ intents: [any SystemIntent.Type]) {"]
      + ["      groups.append((domain, intents))", "    }"]
      + domains + ["    return groups", "  }()", ""]
      + Declaration.comment("All intents, domain by domain, in SiriKit's order.", indent: 2)
      + ["  public static let all = groups.flatMap { $0.intents }", ""]
      + Declaration.comment("The names of the domains, in SiriKit's order.", indent: 2)
      + ["  public static let domains = groups.map { $0.domain }", "}"]
    return file("SystemIntents", lines)
  }

  /// The file that lists the types that intents use.
  var systemTypes: GeneratedFile {
    let records = catalog.values.filter { $0.kinds == nil }.map(\.name)
    let unions = catalog.values.filter { $0.kinds != nil }.map(\.name)
    func enumerations(_ kinds: CatalogEnumeration.Kind...) -> [String] {
      catalog.enumerations.filter { kinds.contains($0.kind) }.map(\.name)
    }
    let lists: [(comment: String, name: String, capability: String, types: [String])] = [
      ("The types with named fields.", "records", "ParameterRecord", records),
      ("The types whose values are of one of several kinds.", "unions", "ParameterUnion", unions),
      (
        "The types whose values are one of several cases, including reasons.", "enumerations",
        "ParameterEnumeration",
        enumerations(.one, .reason)
      ),
      (
        "The types whose values combine options.", "options", "ParameterOptions",
        enumerations(.options)
      ),
      (
        "The types of strings with well-known values.", "keywords", "ParameterKeyword",
        catalog.keywords.map(\.name)
      ),
    ]
    let members = lists.map { comment, name, capability, types in
      Declaration.comment(comment, indent: 2)
        + list(types, of: "[any \(capability).Type]", named: name)
    }
    let lines =
      Declaration.comment(
        "The types that SiriKit's intents use, as far as the package's traits include them.")
      + ["public enum SystemTypes {"] + Page.separated(members) + ["}"]
    return file("SystemTypes", lines)
  }

  /// Returns a list of types, of which some are included only with traits of the package.
  private func list(_ types: [String], of listType: String, named name: String) -> [String] {
    let declaration = "public static let \(name): \(listType) = "
    let groups = Dictionary(grouping: types) { traits(ofValue: $0) }
    func array(_ types: [String], prefix: String, indent: Int) -> [String] {
      Expression.array(types.map { .text("\(SwiftNames.type($0)).self") }).lines(
        prefix: prefix, indent: indent)
    }
    if groups.keys.allSatisfy(\.isEmpty) { return array(types, prefix: declaration, indent: 2) }
    let included = groups.filter { !$0.key.isEmpty }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return [Page.line("\(declaration){", indent: 2), "    var types: \(listType) = []"]
      + array(groups[[]] ?? [], prefix: "types += ", indent: 4)
      + included.flatMap { traits, types in
        Declaration.ifTraits(traits, array(types, prefix: "types += ", indent: 4), indent: 4)
      } + ["    return types", "  }()"]
  }
}
