import Foundation
import IntentKitCore
import Testing

@testable import IntentKitUI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Cards")
struct CardTests {
  private static let ride = ViewDescription.column(
    .row(.text("Einar", style: .headline), .badge("4.7", color: .positive)),
    .text("Pegasus Gallop · UN 202", style: .footnote, color: .secondary),
    .progress(0.25, label: "4 minutes away"),
    .list(.init("Harpa", detail: "09:04"), .init("Perlan", subtitle: "Öskjuhlíð", detail: "09:15")),
    .map("Harpa", "Perlan"), .image(systemName: "car", label: "Car"), .image(systemName: "star"),
    .button("Call the driver"))

  @Test func `a terminal shows the content of a view behind a bar`() {
    #expect(
      TerminalCard(Self.ride).lines(width: 44).joined(separator: "\n") == """
        │ Einar  [4.7]
        │ Pegasus Gallop · UN 202
        │ ████░░░░░░░░░░░░  4 minutes away
        │ · Harpa                              09:04
        │ · Perlan                             09:15
        │   Öskjuhlíð
        │ ⌖ Harpa → Perlan
        │ (Car)
        │ ( Call the driver )
        """)
  }

  @Test(arguments: [12, 20, 40])
  func `lines of a terminal are no longer than its width`(_ width: Int) {
    let lines = TerminalCard(.text(String(repeating: "word ", count: 20))).lines(width: width)
    #expect(lines.allSatisfy { $0.count <= max(width, 14) })
  }

  @Test func `a terminal shows control characters as escapes`() {
    #expect(TerminalCard("a\u{1B}[31mb").lines(width: 40).allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test(arguments: ColorScheme.allCases)
  func `a drawing is valid XML with all texts`(_ scheme: ColorScheme) throws {
    let svg = CardDrawing(Self.ride).svg(scheme)
    let texts = try XMLTexts(svg).texts
    for text in ["Einar", "4.7", "Pegasus Gallop · UN 202", "Öskjuhlíð", "Call the driver", "Car"] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test func `a picture has its label for screen readers, and a decoration is hidden from them`() {
    let data = Image(imageData: Data([0x89] + "PNG\r\n\u{1A}\n".utf8))
    for image in [Image(named: "harp"), data] {
      let labeled = CardDrawing(.image(image, label: "A <harp>")).figure(title: "")
      #expect(labeled.contains(#" role="img" aria-label="A &lt;harp&gt;""#))
      let decoration = CardDrawing(.image(image)).figure(title: "")
      #expect(decoration.contains(#" aria-hidden="true""#) && !decoration.contains("role="))
    }
  }

  @Test func `a drawing escapes texts`() throws {
    let text = #"<script>"a" & 'b'</script>"#
    #expect(try XMLTexts(CardDrawing(.text(text, style: .caption)).svg(.light)).texts == [text])
    #expect(!CardDrawing(.text(text)).figure(title: text).contains("<script>"))
  }

  @Test func `the height of a card follows from its content`() {
    #expect(CardDrawing("Hello").size == ViewSize(width: 358, height: 54))
  }
}

/// The texts of an XML document, and its labels.
private final class XMLTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private var isInText = false

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let label = attributes["aria-label"] { texts.append(label) }
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }
}
