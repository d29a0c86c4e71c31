/// The lines of declarations in generated Swift.
///
/// Every function takes the column at which its lines start, since that decides where they break.
package enum Declaration {
  /// Returns the head of a function: on one line if it fits, otherwise with as many parameters per
  /// line as fit.
  package static func function(
    _ head: String, _ parameters: [String], _ tail: String = "", opens: Bool = false, indent: Int
  ) -> [String] {
    let ending = (tail.isEmpty ? "" : " \(tail)") + (opens ? " {" : "")
    let oneLine = "\(head)(\(parameters.joined(separator: ", ")))\(ending)"
    if parameters.isEmpty || Page.fits(oneLine, indent: indent) {
      return [Page.line(oneLine, indent: indent)]
    }
    let words = parameters.dropLast().map { "\($0)," } + parameters.suffix(1)
    return [Page.line("\(head)(", indent: indent)]
      + Page.filled(words, indent: indent + 2).flatMap { broken($0, indent: indent + 2) }
      + [Page.line(")\(ending)", indent: indent)]
  }

  /// Returns a parameter, with its type on a separate line if both don't fit on one.
  private static func broken(_ line: String, indent: Int) -> [String] {
    guard !Page.fits(line, indent: 0), let colon = line.firstIndex(of: ":") else { return [line] }
    let type = line[line.index(colon, offsetBy: 2)...]
    return [String(line[...colon]), Page.line(String(type), indent: indent + 2)]
  }

  /// Returns a function with a body; a body of one short statement stays on the line of the head.
  package static func function(
    _ head: String, _ parameters: [String], _ tail: String = "", body: [Statement], indent: Int
  ) -> [String] {
    if body.isEmpty {
      return function(head, parameters, tail.isEmpty ? "{}" : "\(tail) {}", indent: indent)
    }
    if body.count == 1 {
      let ending = "{ \(body[0].prefix)\(body[0].expression.flat) }"
      let oneLine = function(
        head, parameters, tail.isEmpty ? ending : "\(tail) \(ending)", indent: indent)
      if oneLine.count == 1, Page.fits(oneLine[0], indent: 0) { return oneLine }
    }
    let lines = function(head, parameters, tail, opens: true, indent: indent)
    return lines + body.flatMap { $0.lines(indent: indent + 2) } + [Page.line("}", indent: indent)]
  }

  /// Returns a computed property: on one line if it fits.
  package static func property(_ head: String, _ value: String, indent: Int) -> [String] {
    let oneLine = "\(head) { \(value) }"
    if Page.fits(oneLine, indent: indent) { return [Page.line(oneLine, indent: indent)] }
    return [
      Page.line("\(head) {", indent: indent), Page.line(value, indent: indent + 2),
      Page.line("}", indent: indent),
    ]
  }

  /// Returns the head of a type with the types it conforms to.
  package static func type(_ head: String, _ inherited: [String]) -> [String] {
    let oneLine = "\(head): \(inherited.joined(separator: ", ")) {"
    if Page.fits(oneLine, indent: 0) { return [oneLine] }
    // swift-format fills the first line and puts the brace on a separate one.
    let types = inherited.dropLast().map { "\($0)," } + inherited.suffix(1)
    return Page.filled(["\(head):"] + types, indent: 0, hanging: 2) + ["{"]
  }

  /// Returns a documentation comment whose paragraphs are separated by empty lines; nil paragraphs
  /// are left out.
  package static func comment(_ paragraphs: String?..., indent: Int = 0) -> [String] {
    comment(paragraphs, indent: indent)
  }

  /// Returns a documentation comment from an array of paragraphs.
  package static func comment(_ paragraphs: [String?], indent: Int) -> [String] {
    let texts = paragraphs.compactMap(\.self).map { paragraph in
      if Page.fits(paragraph, indent: indent + 4) {
        return [Page.line("/// \(paragraph)", indent: indent)]
      }
      let words = paragraph.split(separator: " ").map(String.init)
      return Page.filled(words, indent: indent + 4).map {
        Page.line("/// " + $0.trimmingPrefix { $0 == " " }, indent: indent)
      }
    }
    return Array(texts.joined(separator: [Page.line("///", indent: indent)]))
  }

  /// Returns lines that are compiled only with one of some traits of the package, or with that of all
  /// domains.
  ///
  /// - Parameters:
  ///   - traits: The traits; empty if the lines are always compiled.
  ///   - lines: The lines.
  ///   - indent: The indentation of the condition.
  /// - Returns: The lines with their condition.
  package static func ifTraits(_ traits: [String], _ lines: [String], indent: Int = 0) -> [String] {
    guard !traits.isEmpty else { return lines }
    let condition = (["AllDomains"] + traits).joined(separator: " || ")
    return [Page.line("#if \(condition)", indent: indent)] + lines
      + [Page.line("#endif", indent: indent)]
  }
}
