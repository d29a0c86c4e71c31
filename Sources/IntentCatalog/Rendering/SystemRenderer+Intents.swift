import IntentNames

extension SystemRenderer {
  /// Returns the file of an intent: its parameters, its schema and its calls of a handler.
  func intentFile(
    _ intent: CatalogIntent, of domain: CatalogDomain, in folder: String
  ) -> GeneratedFile {
    let name = SwiftNames.type(intent.name)
    let record = RecordTemplate(properties(intent.parameters, of: intent.availability))
    let table = Expression.row(
      "RecordFields<Self>",
      [
        "_": record.empty, "siriKitName": .string(intent.name),
        "availability": intent.availability.expression, "_": record.rows,
      ])
    let lines =
      Declaration.comment(
        intent.summary, intent.availability.origin(intent.name),
        intent.availability.deprecationNote)
      + ["public struct \(name): SystemIntent {"]
      + recordMembers(
        record,
        initializers: record.initializer(
          "Creates an intent with the known parameters of a request."),
        table: table)
      + [""]
      + schema(of: intent, in: domain).lines(prefix: "public static let schema = ", indent: 2)
      + [""]
      + resolvers(of: intent) + [""]
      + (intent.isHandled
        ? CallsTemplate(
          handling: "any \(name)Handling", response: SwiftNames.type(intent.response.name)
        ).lines
        : [
          // Apps only donate the intent.
          "  public typealias Response = \(SwiftNames.type(intent.response.name))",
          "  public typealias Handling = Never",
        ])
      + ["}"]
    return file("\(folder)/\(name)", traits: [folder], lines)
  }

  private func schema(of intent: CatalogIntent, in domain: CatalogDomain) -> Expression {
    let confirmation =
      intent.userConfirmation == "never" ? nil : Expression.text(".\(intent.userConfirmation)")
    return .row(
      "IntentSchema",
      [
        "of": .text("Self.self"), "summary": .string(intent.summary),
        "domain": .string(domain.name), "userConfirmation": confirmation,
        "requiresUnlock": .boolean(intent.requiresUnlock, default: false),
        "successDetail": intent.response.properties.first { $0.describesSuccess == true }
          .map { .string($0.name) },
      ])
  }

  /// Returns the table of resolve methods that the pipeline calls.
  private func resolvers(of intent: CatalogIntent) -> [String] {
    ResolverTemplate.table(
      intent.currentResolveMethods.map { method in
        ResolverTemplate(
          property: method.parameter, isPerElement: method.isPerElement == true,
          method: SwiftNames.base(method.method), facts: facts(of: method, in: intent))
      })
  }

  /// Returns the facts about a resolve method that its name and its types don't tell, as an
  /// expression; nil if there are none.
  private func facts(of method: CatalogResolveMethod, in intent: CatalogIntent) -> Expression? {
    let result = catalog.resolutionResults.first { $0.name == method.result }
    let availability = method.availability?.withoutVersions(of: intent.availability)
    let earlier = intent.resolveMethods.first {
      $0.isCurrent == false && $0.method == method.method
    }
    let hasUsualName = method.method == Self.resolveMethod(of: method.parameter)
    let facts = Expression.row(
      "ResolveMethod",
      [
        "_": hasUsualName ? nil : .string(method.method),
        "since": availability?.introducedText.map(Expression.string),
        "deprecated": availability?.deprecatedText.map(Expression.string),
        "replacement": availability?.replacement.map(Expression.string),
        "earlierUntil": earlier?.availability?.deprecatedText.map(Expression.string),
        "result": result.flatMap(unusualName),
        "offersChoice": result.flatMap(unusualChoice),
        "isMedia": .boolean(method.asksAgainWhenUnsupported == false, default: false),
        "confirmationReasons": (result?.confirmationReason).map {
          .call("EnumerationSchema.cases", ["of": .text("\(SwiftNames.type($0)).self")])
        },
      ])
    return facts.flat == "ResolveMethod()" ? nil : facts
  }

  /// Returns the name of the method that resolves a parameter, as a rule.
  private static func resolveMethod(of parameter: String) -> String {
    "resolve\(parameter.prefix(1).uppercased())\(parameter.dropFirst())(for:)"
  }

  /// Returns the name of a result's type if it doesn't follow from its value or its reason.
  private func unusualName(_ result: CatalogResolutionResult) -> Expression? {
    let suffix = "UnsupportedReason"
    let value = result.value ?? ""
    let beginning =
      result.unsupportedReason.map { String(SwiftNames.type($0).dropLast(suffix.count)) }
      ?? ["Bool": "Boolean", "Int": "Integer"][value]
      ?? SwiftNames.measured(value) ?? SwiftNames.type(value)
    let name = SwiftNames.type(result.name)
    return name == "\(beginning)ResolutionResult" ? nil : .string(name)
  }

  /// Returns whether a result offers a choice, if that doesn't follow from its value.
  private func unusualChoice(_ result: CatalogResolutionResult) -> Expression? {
    let value = result.value ?? ""
    let isPlain = enumerations[value] != nil || ["Bool", "Int", "Double"].contains(value)
    return .boolean(result.factories.contains("disambiguation(with:)"), default: !isPlain)
  }
}

extension CatalogIntent {
  /// The resolve methods in the handler protocols of this library.
  var currentResolveMethods: [CatalogResolveMethod] {
    resolveMethods.filter { $0.isCurrent != false }
  }
}
