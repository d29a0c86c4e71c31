import IntentNames

extension CompatibleRenderer {
  /// Returns an enumeration or an option set with its way across the bridge.
  func enumeration(_ name: String, of bridge: String) -> [String] {
    guard let enumeration = enumerations[name] else { return [] }
    let path = name.split(separator: ".").map(String.init)
    let own = path.last ?? name
    let isOptions = enumeration.kind == .options
    var lines = Declaration.comment(enumeration.summary)
    if enumeration.cases.contains(where: { $0.name.first?.isUppercase == true }) {
      lines = ["// swift-format-ignore: AlwaysUseLowerCamelCase"] + lines
    }
    if isOptions {
      lines += [
        "public struct \(own): OptionSet, Sendable, Hashable {", "  public let rawValue: UInt", "",
        "  public init(rawValue: UInt) {", "    self.rawValue = rawValue", "  }", "",
      ]
      lines += enumeration.cases.flatMap {
        comment(on: $0, of: enumeration) + [
          "  public static let \(SwiftNames.declared($0.name)) = Self(rawValue: \($0.rawValue))"
        ]
      }
    } else {
      lines += ["public enum \(own): Int, Sendable {"]
      lines += enumeration.properCases.flatMap {
        comment(on: $0, of: enumeration) + [
          "  case \(SwiftNames.declared($0.name)) = \($0.rawValue)"
        ]
      }
      for alias in enumeration.cases {
        guard let original = alias.aliasOf else { continue }
        lines += ["", "  public static var \(alias.name): Self { .\(original) }"]
      }
    }
    lines += ["}"]
    if let outer = path.dropLast().first {
      lines = ["extension \(outer) {"] + lines.map { Page.line($0, indent: 2) } + ["}"]
    }
    let core = SwiftNames.type(name)
    return lines + ["", "extension \(name): \(isOptions ? "BridgedOptions" : bridge) {"]
      + ["  typealias Core = \(core)", "}"] + errorCodes(of: enumeration, path)
  }

  /// Returns the codes of an error as members of the error, for `catch` clauses.
  private func errorCodes(of enumeration: CatalogEnumeration, _ path: [String]) -> [String] {
    guard path.last == "Code", let error = path.dropLast().first else { return [] }
    return ["", "extension \(error) {"]
      + enumeration.cases.flatMap { member -> [String] in
        let name = SwiftNames.declared(member.name)
        return Declaration.comment("The code ``Code/\(member.name)``.", indent: 2)
          + Declaration.property(
            "public static var \(name): Code", ".\(name)", indent: 2)
      } + ["}"]
  }

  /// Returns the comment of a case, if the catalog has one.
  private func comment(
    on member: CatalogEnumeration.Case, of enumeration: CatalogEnumeration
  ) -> [String] {
    let summary =
      enumeration.kind == .code
      ? catalog.responseCodes.first { $0.name == member.name }?.summary : member.summary
    return Declaration.comment(summary, indent: 2)
  }

  /// The file of enumerations and option sets.
  var enumerationsFile: GeneratedFile {
    let kinds: [CatalogEnumeration.Kind] = [.one, .options]
    return file(
      "Enumerations",
      catalog.enumerations.filter { kinds.contains($0.kind) }.map {
        enumeration($0.name, of: "BridgedEnumeration")
      })
  }

  /// The file of reasons for not supporting a value.
  var reasonsFile: GeneratedFile {
    file(
      "Reasons",
      catalog.enumerations.filter { $0.kind == .reason }.map {
        enumeration($0.name, of: "BridgedEnumeration")
      })
  }

  /// The file of types of strings with well-known values.
  var keywordsFile: GeneratedFile {
    file(
      "Keywords",
      catalog.keywords.map { keyword in
        let path = keyword.name.split(separator: ".").map(String.init)
        let own = path.last ?? keyword.name
        var lines =
          Declaration.comment(keyword.summary)
          + [
            "public struct \(own): RawRepresentable, Sendable, Hashable {",
            "  public let rawValue: String", "", "  public init(rawValue: String) {",
            "    self.rawValue = rawValue", "  }", "", "  public init(_ rawValue: String) {",
            "    self.init(rawValue: rawValue)", "  }", "",
          ]
        lines += keyword.values.map {
          "  public static let \(SwiftNames.declared($0)) = Self(rawValue: \"\($0)\")"
        }
        lines += ["}"]
        if let outer = path.dropLast().first {
          lines = ["extension \(outer) {"] + lines.map { Page.line($0, indent: 2) } + ["}"]
        }
        return lines + ["", "extension \(keyword.name): BridgedKeyword {}"]
      })
  }

  /// The file of constants, and of the list of intents.
  var constants: GeneratedFile {
    let constants = surface.constants.map { name in
      let suffix = "Identifier"
      let value = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
      return Declaration.comment(
        name.hasSuffix(suffix)
          ? "The class name of `\(value)`." : "The domain of the framework's errors.")
        + ["public let \(name) = \"\(value)\""]
    }
    let domains = catalog.domains.flatMap { domain in
      let names = Set(domain.intents.map(\.name))
      let classes = Expression.array(
        surface.intents.filter { names.contains($0.name) }.map { .text("\($0.name).self") })
      return Declaration.ifTraits(
        [SwiftNames.folder(domain.name)], classes.lines(prefix: "all += ", indent: 4), indent: 4)
    }
    return file(
      "Constants",
      constants + [
        ["extension IntentClasses {"]
          + Declaration.comment("The classes of all intents, domain by domain.", indent: 2)
          + ["  static let all: [INIntent.Type] = {", "    var all: [INIntent.Type] = []"]
          + domains + ["    return all", "  }()", "}"]
      ])
  }

  /// The file of the results of resolve methods.
  var resolutionResultsFile: GeneratedFile {
    file(
      "ResolutionResults",
      surface.resolutionResults.map { result in
        // A method of a protocol returns arrays of the subclass for which it is called.
        let factories = result.factories.filter {
          $0.returns == nil && $0.name != "successes(with:)" && $0.isHandWritten != true
        }
        var members = factories.map(factory)
        if let initializer = result.initializer {
          members.append(
            Declaration.comment("Creates a result from a more general one.", indent: 2)
              + Declaration.function(
                "public convenience init", ["\(initializer.label): \(initializer.type)"],
                body: [Statement("self.init(_resolution: \(initializer.label)._resolution)")],
                indent: 2))
        }
        let value = result.factories.first { $0.name == "success(with:)" }?.arguments.first
        let head =
          Declaration.comment(
            value.map { "A result of resolving a value of the type `\($0)`." }
              ?? "A result of resolving a parameter, with reasons of its own.")
          + Declaration.type(
            "open class \(result.name)", [result.superclass, "@unchecked Sendable"])
        if members.isEmpty {
          return head.dropLast() + ["\(head.last ?? "")}"]
        }
        return head + Page.separated(members) + ["}"]
      })
  }

  private func factory(_ factory: CompatibleResolutionResult.Factory) -> [String] {
    let spelling = MethodSpelling(factory.name)
    let names = spelling.labels.map { $0 == "forReason" ? "reason" : "value" }
    let parameters = zip(zip(spelling.labels, names), factory.arguments).map {
      "\($0.0) \($0.1): \($1)" + (factory.hasDefault == true ? " = []" : "")
    }
    let resolution =
      switch spelling.name {
      case "unsupported": ".unsupported(reason)"
      case "disambiguation": ".disambiguation(value)"
      case "confirmationRequired":
        names.count > 1
          ? ".confirmationRequired(value, reason: reason)" : ".confirmationRequired(value)"
      default: ".success(value)"
      }
    let summary =
      switch spelling.name {
      case "unsupported": "Returns a result for an unsupported value, with a reason."
      case "disambiguation": "Returns a result with several values from which the user chooses."
      case "confirmationRequired": "Returns a result with a value that the user must confirm."
      default: "Returns a result with a final value."
      }
    return Declaration.comment(summary, indent: 2)
      + Declaration.function(
        "public class func \(spelling.name)", parameters, "-> Self",
        body: [Statement("Self(_resolution: \(resolution))")], indent: 2)
  }
}
