import IntentKitCore
import Testing

@Suite
struct ParameterReaderTests {
  @Test(arguments: [
    ("name", "name", true), ("name", "nam", false), ("name", "Name", false), ("", "", true),
    ("Stra\u{DF}e", "Stra\u{DF}e", true), ("gro\u{308}\u{DF}e", "gr\u{F6}\u{DF}e", true),
    ("gr\u{F6}\u{DF}e", "gro\u{308}\u{DF}e", true), ("e\u{301}", "\u{E9}", true), ("名", "名", true),
    ("名", "前", false),
  ])
  func `a field is found by any spelling of its name`(
    written: String, sought: String, isFound: Bool
  ) throws {
    var reader = ParameterReader([written: .integer(7), "another": .integer(1)])
    #expect(try reader.optional(sought) == (isFound ? 7 : nil) as Int?)
  }

  @Test func `each of many fields is found`() throws {
    let names = (0..<300).map { "field\($0)" + String(repeating: "x", count: $0 % 40) }
    var reader = ParameterReader(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, .integer($0)) }))
    for (index, name) in names.enumerated() {
      #expect(try reader.required(name) == index)
      #expect(try reader.optional("no \(name)") == nil as Int?)
    }
  }
}
