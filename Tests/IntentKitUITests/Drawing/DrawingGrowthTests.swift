import IntentKitCore
import TestSupport
import Testing

@testable import IntentKitUI

/// The processor time of drawing a view grows like the view.
@Suite struct `Growth of drawings` {
  private static let marks = ["\u{200B}", "\u{301}", "🇩", "a\u{200B}"]

  @Test(arguments: marks)
  func `the last line of a text is cut in one pass`(_ mark: String) {
    // The first line is exactly as wide as the view, and its end takes no room.
    let measure = TextMeasure(style: .body)
    let line = "line "
    let width = measure.width(of: "line")
    #expect(
      Growth.isLinear(from: 500) { size in
        let text = "line" + String(repeating: mark, count: size) + " " + line + line
        _ = measure.lines(of: text, width: width, maximumCount: 1)
      })
  }

  @Test(arguments: marks)
  func `a screen as text is wrapped in one pass`(_ mark: String) {
    #expect(
      Growth.isLinear(from: 500) { size in
        let text = String(repeating: mark, count: size)
        let view = ViewDescription.column(
          .text(text, maximumLineCount: 1), .map(.init(text), "b"), .badge(text),
          .list(.init(text, subtitle: text, detail: text)), .row(.text(text), .button(text)))
        _ = TerminalCard(view).lines(width: 80)
        _ = CardDrawing(view).svg(.light)
      })
  }

  @Test func `a view with too many parts is refused with their number`() {
    let texts = ViewDescription.column(
      .stack(.init(Array(repeating: "a", count: 600))),
      .stack(.init(Array(repeating: "a", count: 600))))
    let error = #expect(throws: ParameterError.self) {
      try ViewDescription(parameterValue: texts.parameterValue)
    }
    #expect(error?.description.contains("1203 parts") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("at most 1000") == true)
  }
}
