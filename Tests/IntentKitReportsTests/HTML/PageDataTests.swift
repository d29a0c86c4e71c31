import IntentKitCore
import Testing

@testable import IntentKitReports

struct `Data of pages` {
  @Test(arguments: [
    "</script>", "<!-- <script>", "]]>", "\"'\\&", "\u{1B}[31m\u{0}\u{7F}\u{85}",
    "\u{202E}txt.exe\u{2066}\u{2069}\u{200F}\u{61C}", "\u{2028}\u{2029}", "🦄 どのビル？", "\u{FEFF}x",
  ])
  func `the data contains any text and can't end its element`(_ text: String) throws {
    let value: ParameterValue = ["text": .string(text)]
    let source = value.scriptData.source
    #expect(try JSONReader.value(from: source) == value)
    for scalar in source.unicodeScalars {
      #expect(scalar != "<")
      #expect(
        ![.control, .format].contains(scalar.properties.generalCategory) || scalar == "\u{FEFF}")
    }
  }

  @Test func `equal parts have the same number, and text isn't markup`() {
    var data = PageData()
    let first = data.references(to: "<b>\("x")</b>" as Markup)
    #expect(first == [0, -1, 1])
    #expect(data.references(to: "<b>\("x")</b>" as Markup) == first)
    #expect(data.references(to: "<b>\(attribute: "x")</b>" as Markup) == [0, 2, 1])
    #expect(data.tables == [["<b>", "</b>", "x"], ["x"]])
  }

  @Test func `the tables have a maximum size`() {
    var data = PageData()
    let long = String(repeating: "x", count: 10_000)
    var inline = 0
    for number in 0..<1000 {
      if case .string = data.reference(to: "\(long)\(number)") { inline += 1 }
    }
    #expect(inline > 100)
    #expect(data.reference(to: "\(long)0") == -1)
    #expect(data.references(to: Markup(trusted: long + long)) == [[.string(long + long)]])
    #expect(JSONWriter.text(data.tables, style: .compact).utf8.count < 9 << 20)
  }

  @Test func `markup that is parsed has the same source, and its text is text`() {
    let source = """
      <figure aria-label="A &lt;b&gt;"><svg><rect rx="1"/>
      <text x="1">Tom &amp; &quot;Bill&quot; &lt;3</text></svg></figure>
      """
    let markup = Markup(parsing: source)
    #expect(markup.source == source)
    #expect(markup.parts.contains(.text("Tom & \"Bill\" <3")))
  }
}
