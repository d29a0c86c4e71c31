import IntentKitCore
import Testing

@testable import IntentKitUI

@Suite("Layout of views")
struct ViewLayoutTests {
  @Test(arguments: [
    ("Hello", TextStyle.body, 22), ("Hello", .largeTitle, 34), ("one\ntwo", .body, 44),
    ("The quick brown fox jumps over the lazy dog, twice in a row", .body, 44), ("", .body, 22),
    ("長い文章は、単語の間に空白がなくても行の終わりで折り返されます。", .body, 44),
  ])
  func `a text is as high as its lines`(_ text: String, _ style: TextStyle, _ height: Double) {
    #expect(ViewLayout(.text(text, style: style), width: 326).size.height == height)
  }

  @Test func `texts in ASCII are measured and broken like others`() {
    let text =
      "The quick brown  fox jumps over the lazy dog, Otto said: too-long-to-be-on-one-line "
    let other = text.replacing("o", with: "ö")
    for style in [TextStyle.body, .headline] {
      let measure = TextMeasure(style: style)
      #expect(measure.width(of: text) == measure.width(of: other))
      for width in stride(from: 10.0, to: 300, by: 7) {
        let lines = measure.lines(of: text, width: width)
        #expect(
          lines.map { $0.replacing("o", with: "ö") } == measure.lines(of: other, width: width))
      }
    }
  }

  @Test func `a text with a maximum number of lines ends with an ellipsis`() {
    let text = String(repeating: "words ", count: 40)
    let layout = ViewLayout(.text(text, maximumLineCount: 2), width: 200)
    #expect(layout.size.height == 44)
    #expect(layout.lines.last?.hasSuffix("…") == true)
  }

  @Test func `a column adds the heights and a row has the largest`() {
    #expect(ViewLayout(.column("a", "b", spacing: 6), width: 300).size.height == 50)
    #expect(ViewLayout(.row("a", .image(Image(named: "b"))), width: 300).size.height == 40)
    #expect(ViewLayout(.column("a", padding: 10), width: 300).size.height == 42)
  }

  @Test func `long texts in a row share the width`() {
    let long = ViewDescription.text(String(repeating: "word ", count: 30))
    let layout = ViewLayout(.row(.badge("new"), long, long), width: 300)
    #expect(layout.items.allSatisfy { $0.frame.x >= 0 && $0.frame.x + $0.frame.width <= 301 })
  }

  @Test(arguments: ViewDescriptionTests.samples, [40.0, 326, 358])
  func `everything is inside of the view`(_ view: ViewDescription, _ width: Double) {
    let layout = ViewLayout(view, width: width)
    for item in layout.items where width > 100 {
      #expect(item.frame.x >= -0.1 && item.frame.x + item.frame.width <= width + 0.1, "\(item)")
      #expect(
        item.frame.y >= -0.1 && item.frame.y + item.frame.height <= layout.size.height + 0.1,
        "\(item)")
    }
  }

  @Test func `impossible lengths have no effect`() {
    let stack = ViewDescription.Stack(["a", "b"], spacing: -.infinity, padding: .nan)
    let map = ViewDescription.Map([.init("x", latitude: .nan, longitude: .infinity)], height: .nan)
    let layout = ViewLayout(.column(.stack(stack), .map(map)), width: 300)
    #expect(layout.size.height == 44 + 8 + 60)
  }
}

extension ViewLayout {
  /// The lines of text, from back to front.
  fileprivate var lines: [String] {
    items.compactMap { if case .line(let text, _, _) = $0.shape { text } else { nil } }
  }
}
