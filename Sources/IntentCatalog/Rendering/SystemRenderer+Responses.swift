import IntentNames

extension SystemRenderer {
  /// Returns the file of an intent's response and its codes.
  func responseFile(_ intent: CatalogIntent, in folder: String) -> GeneratedFile {
    let name = SwiftNames.type(intent.response.name)
    let code = RecordProperty(
      name: "code", label: nil, type: SwiftType(intent.response.codes), absence: nil)
    let activity = RecordProperty(
      name: "userActivity", label: nil, type: SwiftType("NSUserActivity?"), absence: "nil")
    let own = properties(
      intent.response.properties, of: intent.availability, isInherited: false)
    let record = RecordTemplate([code, activity] + own)
    let table = Expression.row(
      "RecordFields<Self>",
      [
        "response": enumerations[intent.response.codes]?.absence.map {
          .text("Self(code: .\($0.name))")
        },
        "siriKitName": .string(intent.response.name),
        "details": own.isEmpty ? nil : RecordTemplate(own).rows,
      ])
    let lines =
      // The protocol has the comments on the code and the activity.
      Declaration.comment("A handler's response to `\(SwiftNames.type(intent.name))`.")
      + Declaration.type("public struct \(name)", ["IntentResponse", "DeclaredRecord"])
      + recordMembers(
        record,
        initializers: record.initializer("Creates a response with a code and its details."),
        table: table)
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
        code.availability?.deprecationNote, indent: 2)
        + Declaration.property(
          "public static var \(SwiftNames.declared(code.name)): Self",
          "Self(rawValue: \(code.rawValue))", indent: 2)
    }
    let sorted = cases.sorted { $0.rawValue < $1.rawValue }
    let known = Expression.call(
      "ResponseCodeSchema.codes",
      [
        "_": .array(sorted.map { .text("\"\($0.name)\": \($0.rawValue)") }),
        "availability": .members(
          sorted.compactMap { code in
            code.availability.map { ("\"\(code.name)\"", $0.expression) }
          }),
      ])
    return Declaration.comment("The code of a `\(SwiftNames.type(response.name))`.")
      + ["public struct \(SwiftNames.type(response.codes)): ResponseCode {"]
      + rawValue("let", "Int")
      + members + [""]
      + known.lines(prefix: "public static let known = ", indent: 2)
      + ["}"]
  }
}
