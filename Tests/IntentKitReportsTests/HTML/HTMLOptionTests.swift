import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import Testing

// What Siri does, 2.5.
struct `Options in HTML reports` {
  private static let definitions = """
    {"definitions": [{"name": "OrderTea", "parameters": [
      {"name": "tea", "type": "Tea", "providesOptions": true, "prompt": "Which tea?"}]}],
     "types": [{"name": "Tea", "fields": [
      {"name": "identifier", "type": "String"},
      {"name": "displayString", "type": "String", "isRequired": true},
      {"name": "subtitleString", "type": "String"},
      {"name": "displayImage", "type": "Image"}], "textField": "displayString"}]}
    """

  /// The first bytes of a PNG file, which the report doesn't examine further.
  private static let png = Data([0x89] + "PNG\r\n\u{1A}\n".utf8).base64EncodedString()
  private static let bitmap = Data("P1 2 1 1 0".utf8).base64EncodedString()

  private func page(_ options: String, given: String = "{}") async throws -> String {
    let value = try JSONReader.value(from: Self.definitions)
    let schemas = try IntentDefinitions(parameterValue: value).schemas()
    let simulator = Simulator(apps: [
      SimulatedApp(scripting: schemas, as: AppDescription(displayName: "Tea House"))
    ])
    let scenario = """
      {"intent": "OrderTea", "given": \(given), "handler": {"options": {"tea": \(options)}},
       "turns": ["1"]}
      """
    let run = try await simulator.run(
      try ScenarioFile(path: "tea.json", text: Array(scenario.utf8)))
    let result = ReplayResult(id: "tea.json", index: 0, ending: .ran(run), duration: .zero)
    return try PageReader(HTMLReport().text([result])).scenarios[0].markup
  }

  @Test func `options have their sections, subtitles and images`() async throws {
    let page = try await page(
      """
      [{"title": "Green <tea>", "items": [
         {"displayString": "Sencha", "subtitleString": "Fresh & grassy",
          "displayImage": {"data": "\(Self.png)"}},
         {"displayString": "Gyokuro", "displayImage": {"named": "gyokuro"}}]},
       {"title": "Black tea", "items": [
         {"displayString": "Assam", "displayImage": {"url": "https://example.com/assam.png"}},
         {"displayString": "Ceylon", "displayImage": {"data": "\(Self.bitmap)"}}]}]
      """)
    for part in [
      #"<p dir="auto">Which tea?</p>"#,
      #"<li class="section" dir="auto">Green &lt;tea&gt;</li>"#,
      #"src="data:image/png;base64,\#(Self.png)">"#,
      "<span>Sencha<small>Fresh &amp; grassy</small></span>",
      #"<span class="placeholder">(image “gyokuro”)</span><span>Gyokuro</span>"#,
      // A report loads nothing.
      #"<span class="placeholder">(image “https://example.com/assam.png”)</span>"#,
      #"<svg role="img""#, "<span>Ceylon</span>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains(#"src="https"#))
  }

  @Test func `options with names alone are a text`() async throws {
    let page = try await page(#"["Sencha", "Assam"]"#)
    #expect(page.contains("Which tea?\n1  Sencha\n2  Assam"))
    #expect(!page.contains(#"class="options""#))
  }

  @Test func `without a screen, the report contains what was spoken`() async throws {
    let page = try await page(
      #"[{"displayString": "Sencha", "displayImage": {"named": "s"}}, "Assam", "Mint", "Ceylon"]"#,
      given: #"{"voice": true}"#)
    #expect(
      page.contains(
        "There are 4 options. Which tea? Sencha, Assam, or Mint? Say “more” to hear the rest."))
    #expect(!page.contains(#"class="options""#))
  }
}
