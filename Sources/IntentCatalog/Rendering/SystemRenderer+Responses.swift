extension SystemRenderer {
  /// Returns the file of an intent's response and its codes.
  func responseFile(_ intent: CatalogIntent, in folder: String) -> GeneratedFile {
    let name = SwiftNames.type(intent.response.name)
    let codes = SwiftNames.type(intent.response.codes)
    let code = RecordProperty(
      name: "code", label: nil, type: SwiftType(intent.response.codes), absence: nil,
      note: "The outcome of the request or of its confirmation.")
    let activity = RecordProperty(
      name: "userActivity", label: nil, type: SwiftType("NSUserActivity?"), absence: "nil",
      note: "The activity to continue in the app; nil for one that the assistant creates.")
    let own = properties(intent.response.properties, of: intent.availability)
    let all = [code, activity] + own
    var initializers =
      Declaration.comment("Creates a response with a code and its details.", indent: 2)
      + memberwiseInitializer(all)
    if let first = own.first {
      initializers +=
        [""]
        + Declaration.comment("Creates a response without details.", indent: 2)
        + Declaration.function(
          "public init", ["code: \(codes)", "userActivity: UserActivity?"],
          body: [
            Statement(
              "",
              .call(
                "self.init",
                [
                  "code": .text("code"), "userActivity": .text("userActivity"),
                  first.label ?? first.name: .text(first.absence ?? "nil"),
                ]))
          ], indent: 2)
    }
    let recordSchema = Expression.call(
      "RecordSchema",
      [
        "name": .string(name), "siriKitName": .string(intent.response.name),
        "fields": .array(all.map(\.schema)),
      ])
    let lines =
      Declaration.comment(
        "A handler's response to `\(SwiftNames.type(intent.name))`.", origin(intent.response.name))
      + Declaration.type("public struct \(name)", ["IntentResponse", "ParameterRecord"])
      + recordMembers(all, initializers: initializers) + [""]
      + recordSchema.lines(prefix: "public static let recordSchema = ", indent: 2)
      + ["}", ""]
      + responseCodes(of: intent)
    return file("\(folder)/\(name)", traits: [folder], lines)
  }

  private func responseCodes(of intent: CatalogIntent) -> [String] {
    let response = intent.response
    let cases = enumerations[response.codes]?.cases ?? []
    let members = cases.flatMap { code in
      Declaration.comment(
        catalog.responseCodes.first { $0.name == code.name }?.summary,
        code.availability?.memberNote(in: intent.availability), indent: 2)
        + Declaration.property(
          "public static var \(SwiftNames.declared(code.name)): Self",
          "Self(rawValue: \(code.rawValue))", indent: 2)
    }
    let known = Expression.array(
      cases.sorted { $0.rawValue < $1.rawValue }.map { code in
        .call(
          "ResponseCodeSchema",
          [
            "_": .string(code.name), "rawValue": .text("\(code.rawValue)"),
            "meaning": .text(".\(code.meaning ?? "unspecified")"),
            "availability": code.availability?.expression,
          ])
      })
    return Declaration.comment(
      "The code of a `\(SwiftNames.type(response.name))`.", origin(response.codes))
      + ["public struct \(SwiftNames.type(response.codes)): ResponseCode {"]
      + rawValue("let", "Int", comment: "Creates a code from a raw value, known or unknown.")
      + members + [""]
      + known.lines(prefix: "public static let known: [ResponseCodeSchema] = ", indent: 2)
      + ["}"]
  }
}
