/// The import of Foundation's essentials in generated sources that use its types.
enum FoundationImport {
  /// The types of Foundation that SiriKit's properties have.
  private static let types: Set<Substring> = ["Date", "DateComponents", "Decimal", "URL"]

  /// Returns the lines of the import, followed by an empty one; no lines for sources that use no
  /// type of Foundation.
  static func lines(for source: [String]) -> [String] {
    guard source.contains(where: usesFoundation) else { return [] }
    // The types occur in public declarations.
    return [
      "#if canImport(FoundationEssentials)",
      "public import FoundationEssentials",
      "#else",
      "public import Foundation",
      "#endif",
      "",
    ]
  }

  /// Returns whether a line uses a type of Foundation outside a comment.
  private static func usesFoundation(_ line: String) -> Bool {
    let code = line.drop { $0 == " " }
    return !code.hasPrefix("//")
      && code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: types.contains)
  }
}
