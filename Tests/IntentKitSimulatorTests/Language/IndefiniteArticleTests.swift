import Testing

@testable import IntentKitSimulator

@Suite("Indefinite articles")
struct IndefiniteArticleTests {
  @Test(arguments: [
    ("sedan", "a sedan"), ("SUV", "an SUV"), ("UFO", "a UFO"), ("MPV", "an MPV"),
    ("electric car", "an electric car"), ("Audi", "an Audi"), ("unicorn", "a unicorn"),
    ("used car", "a used car"), ("umbrella", "an umbrella"), ("hour", "an hour"),
    ("honest man", "an honest man"), ("house", "a house"), ("one-way ride", "a one-way ride"),
    ("8-seater", "an 8-seater"), ("11-seater", "an 11-seater"), ("18-seater", "an 18-seater"),
    ("1-seater", "a 1-seater"), ("118-seater", "a 118-seater"), ("XL", "an XL"),
    ("“SUV”", "an “SUV”"), ("車", "a 車"), ("", "a "),
  ])
  func `the article depends on the sound of the following word`(_ text: String, _ expected: String)
  {
    #expect(IndefiniteArticle.lower.before(text) == expected)
  }

  @Test func `the article can begin a sentence`() {
    #expect(IndefiniteArticle.upper.before("SUV") == "An SUV")
    #expect(IndefiniteArticle.upper.before("sedan") == "A sedan")
  }
}
