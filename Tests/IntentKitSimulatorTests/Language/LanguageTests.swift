import IntentKitSimulator
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english), ("en-US", .english), ("EN_gb", .english), ("ja", .japanese),
    ("ja_JP", .japanese), ("ja_JP.UTF-8", .japanese), ("fr", nil), ("jav", nil), ("", nil),
    ("C", nil),
  ])
  func `a language is recognized by its code with any suffix`(_ text: String, _ language: Language?)
  {
    #expect(Language(text) == language)
  }

  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "ja_JP.UTF-8"], .japanese),
    (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_US"], .english),
    (["LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "ja"], .japanese),
    (["LANG": "ja_JP", "LC_ALL": ""], .japanese),
    (["LANG": "ja_JP", "LC_ALL": "C"], .english),
  ])
  func `the first environment variable with a value determines the language`(
    _ variables: [String: String], _ language: Language
  ) {
    #expect(Language.preferred(in: variables) == language)
  }
}
