import Foundation
import IntentKitCore
import Testing

/// The content of an HTML report: the visible markup, and the scenarios that its script creates
/// from data in the same way.
struct PageReader {
  /// A scenario of the page.
  struct Scenario {
    /// The values by which it can be filtered: the anchor, the result, the folder, the app, the
    /// intent, the tags, the verdicts and the change.
    var fields: [ParameterValue]
    /// The row in the list, and the content of the open scenario.
    var markup: String
  }

  /// The whole page.
  let page: String
  /// The scenarios, in order.
  let scenarios: [Scenario]

  init(_ page: String) throws {
    self.page = page
    let tables = try Self.data("tables", in: page)
    let markups = try [String](parameterValue: try #require(tables[0]))
    let texts = try [String](parameterValue: try #require(tables[1]))
    func source(of part: ParameterValue, escaped: Bool) throws -> String {
      switch part {
      case .integer(let number) where number >= 0: markups[number]
      case .integer(let number): escaped ? texts[~number].escaped : texts[~number]
      case .string(let text): escaped ? text.escaped : text
      case .array(let markup): try String(parameterValue: try #require(markup.first))
      default: throw ParameterError(found: part.summary, expected: "a part of markup")
      }
    }
    func value(_ field: ParameterValue) throws -> ParameterValue {
      switch field {
      case .array(let parts): .array(try parts.map(value))
      default: .string(try source(of: field, escaped: false))
      }
    }
    guard case .array(let records) = try Self.data("records", in: page) else {
      throw ParameterError(found: "no list", expected: "the scenarios")
    }
    scenarios = try records.map { record in
      guard case .array(let fields) = record, fields.count == 10 else {
        throw ParameterError(found: record.summary, expected: "the ten fields of a scenario")
      }
      let markup = try fields[8...].flatMap { try [ParameterValue](parameterValue: $0) }
        .map { try source(of: $0, escaped: true) }.joined()
      return Scenario(fields: try fields[..<8].map(value), markup: markup)
    }
  }

  /// The visible markup without style sheets, data and scripts, and then all scenarios.
  var text: String {
    let start = page.range(of: "<a class=\"skip\"")?.lowerBound ?? page.startIndex
    let end = page.range(of: "<script nonce")?.lowerBound ?? page.endIndex
    return String(page[start..<end]) + scenarios.map(\.markup).joined(separator: "\n")
  }

  private static func data(_ name: String, in page: String) throws -> ParameterValue {
    let start = try #require(page.range(of: "id=\"\(name)\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    return try JSONReader.value(from: String(page[start..<end]))
  }
}

extension String {
  /// The text with the special characters of HTML escaped, as the script does it.
  fileprivate var escaped: String {
    let characters: [Character: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]
    return map { characters[$0] ?? String($0) }.joined()
  }
}
