import IntentDefinitionFiles
import IntentKitCore
import IntentKitPlatform

/// Reads and checks a definition file with its texts in another language, and writes it as JSON.
///
/// An input contains the definition file, the `.strings` file and the `.stringsdict` file, separated
/// by the control character for records.
enum DefinitionTarget {
  private static let separator: UInt8 = 0x1E

  static func run(_ input: [UInt8]) {
    let parts = input.split(
      separator: separator, maxSplits: 2, omittingEmptySubsequences: false
    ).map(Array.init)
    let companions = zip(["strings", "stringsdict"], parts.dropFirst()).map { suffix, bytes in
      TextCompanion(path: "ja.lproj/input.\(suffix)", language: "ja", bytes: bytes)
    }
    let document = DefinitionDocument(
      parts[0], path: "input.intentdefinition", companions: companions, isStrict: true)
    check(document.findings, isBinary: parts.map { $0.starts(with: "bplist".utf8) })
    let json = document.file.json
    do {
      let value = try JSONReader.value(from: json)
      let count = document.file.intents.count { $0.origin == .custom }
      guard case .array(let definitions)? = value["definitions"] else {
        fatalError("The JSON has no definitions:\n\(json)")
      }
      require(definitions.count == count, "The JSON lacks intents:\n\(json)")
    } catch {
      fatalError("The JSON isn't valid: \(error)\n\(json)")
    }
    let again = DefinitionDocument(
      parts[0], path: "input.intentdefinition", companions: companions, isStrict: true)
    require(again.file == document.file, "Reading the file again gives another content.")
    require(again.findings == document.findings, "Reading the file again gives other findings.")
    require(again.file.json == json, "Writing the file again gives another text.")
  }

  private static func check(_ findings: [DefinitionFinding], isBinary: [Bool]) {
    for finding in findings {
      requireMessage(finding.description(path: "input.intentdefinition"))
      let part = finding.place.companion.map { $0.hasSuffix("dict") ? 2 : 1 } ?? 0
      require(
        (finding.place.position == nil) == isBinary[part], "The place is wrong: \(finding)")
    }
    require(findings.count <= 50_000, "There are \(findings.count) findings.")
  }
}
