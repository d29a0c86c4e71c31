import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns an intent's response and its codes.
  func response(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let code = PropertyShape(
      name: "code", declared: "code", reference: "code",
      type: TypeSpelling(swift: names.responseCode, definition: "", result: ""), isRequired: true,
      comment: "The outcome of the request or of its confirmation.")
    let activity = PropertyShape(
      name: "userActivity", declared: "userActivity", reference: "userActivity",
      type: TypeSpelling(swift: scope.core("UserActivity"), definition: "", result: ""),
      comment: "The activity to continue in the app; nil for one that the assistant creates.")
    let own = intent.responseProperties.map(property)
    let record = template([code, activity] + own)
    let table = Expression.call(
      "\(scope.core("RecordFields"))<Self>",
      [
        "response": .text("Self(code: .unspecified)"),
        "details": own.isEmpty ? nil : template(own).rows,
      ])
    let factories = codes(of: intent).compactMap { factory($0.definition, own) }
    return Comment.lines("A handler's response to `\(names.intent)`.")
      + head(
        "struct", names.response, [scope.core("IntentResponse"), scope.core("DeclaredRecord")])
      + recordMembers(
        record,
        initializers: record.initializer("Creates a response with a code and its details."),
        table: table)
      + ["}", ""]
      + (factories.isEmpty
        ? []
        : [extensionHead(names.response)] + Page.separated(factories) + ["}", ""])
      + responseCode(intent, names)
  }

  // MARK: - Codes

  /// A response code with its raw value.
  typealias Code = (rawValue: Int, definition: DefinedResponseCode)

  /// The codes of every custom intent, in the order of their raw values.
  static let commonCodes = [
    ("unspecified", "The handler didn't report a result."),
    ("ready", "The handler can handle the request."),
    ("continueInApp", "The app must open in the foreground to continue."),
    ("inProgress", "The app accepted the request and is still working on it."),
    ("success", "The app carried out the request."),
    ("failure", "The app couldn't carry out the request."),
    (
      "failureRequiringAppLaunch", "The app can carry out the request only after the user opens it."
    ),
  ]

  /// The raw value of the first code that an intent defines itself.
  private static let firstCustomRawValue = 100

  /// Returns the codes in the file with their raw values, those of every intent first.
  func codes(of intent: DefinedIntent) -> [Code] {
    let common = Self.commonCodes.enumerated().compactMap { rawValue, code in
      intent.responseCodes.first { $0.name.value == code.0 }.map { (rawValue, $0) }
    }
    let names = Self.commonCodes.map(\.0)
    let custom = intent.responseCodes.filter { !names.contains($0.name.value) }.enumerated()
      .map { (Self.firstCustomRawValue + $0, $1) }
    return common + custom
  }

  private func responseCode(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let members = codeMembers(of: intent).flatMap { $0.comment + codeMember($0.name, $0.rawValue) }
    let integer = scope.swift("Int")
    return Comment.lines("A response code of `\(names.intent)`.")
      + head("struct", names.responseCode, [scope.core("ResponseCode")])
      + ["  \(access)let rawValue: \(integer)", ""]
      + Comment.lines("Creates a code from a raw value, known or unknown.", indent: 2)
      + ["  \(access)init(rawValue: \(integer)) { self.rawValue = rawValue }", ""]
      + members + [""]
      + ["  \(access)static let known = \(Identifier.type(names.intent)).schema.responseCodes"]
      + ["}"]
  }

  /// Returns all codes of an intent with their comments, in the order of their raw values.
  func codeMembers(
    of intent: DefinedIntent
  ) -> [(name: String, rawValue: Int, comment: [String])] {
    let common = Self.commonCodes.enumerated().map { rawValue, code in
      (code.0, rawValue, Comment.lines(code.1, indent: 2))
    }
    let custom = codes(of: intent).filter { $0.rawValue >= Self.firstCustomRawValue }.map { code in
      (
        code.definition.name.value, code.rawValue,
        Comment.lines(
          code.definition.isSuccess
            ? "The app carried out the request." : "The app couldn't carry out the request.",
          Comment.quoted(code.definition.text), indent: 2)
      )
    }
    return common + custom
  }

  private func codeMember(_ name: String, _ rawValue: Int) -> [String] {
    Declaration.property(
      "\(access)static var \(codeIdentifier(name)): Self", "Self(rawValue: \(rawValue))", indent: 2)
  }

  private func codeIdentifier(_ name: String) -> String {
    Identifier.member(name, taken: Identifier.takenByResponseCodes)
  }

  // MARK: - Factories

  /// Returns the function that creates a response with a code and the values in its text, if any.
  private func factory(_ code: DefinedResponseCode, _ properties: [PropertyShape]) -> [String]? {
    let arguments = Self.factoryArguments(code, properties)
    guard !arguments.isEmpty else { return nil }
    let name = code.name.value
    let parameters = Self.factoryParameters(code, arguments)
    // The initializer has the properties in their own order.
    let values = properties.filter(arguments.contains).map { "\($0.reference): \($0.declared)" }
    let codeReference = Identifier.reference(name, taken: Identifier.takenByResponseCodes)
    let call = "Self(code: .\(codeReference), \(values.joined(separator: ", ")))"
    return Comment.lines("Returns a response with the code `\(name)`.", indent: 2)
      + Declaration.function(
        "\(access)static func \(Identifier.member(name))", parameters, "-> Self",
        body: [Statement(call)], indent: 2)
  }

  /// Returns the properties that the text of a code contains, in the order in which they appear.
  static func factoryArguments(
    _ code: DefinedResponseCode, _ properties: [PropertyShape]
  ) -> [PropertyShape] {
    var arguments: [PropertyShape] = []
    for name in TextTemplate(code.text?.base ?? "").names {
      guard let property = properties.first(where: { $0.name == name }) else { continue }
      if !arguments.contains(property) { arguments.append(property) }
    }
    return arguments
  }

  /// Returns the parameters of the function for a code.
  static func factoryParameters(
    _ code: DefinedResponseCode, _ arguments: [PropertyShape]
  ) -> [String] {
    let dropsLabel = arguments.first.map {
      dropsFirstLabel(of: code.name.value, argument: $0.name)
    }
    return arguments.enumerated().map { index, property in
      "\(index == 0 && dropsLabel == true ? "_ " : "")\(property.declared): \(property.wrapped)"
    }
  }

  /// Returns whether the name of a code says the first argument, so that it needs no label:
  /// `failureInvalidItem` has an item.
  static func dropsFirstLabel(of code: String, argument: String) -> Bool {
    let word = Identifier.capitalized(argument)
    return code.count > word.count && code.hasSuffix(word)
  }
}
