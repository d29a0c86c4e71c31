import Foundation
import IntentDefinitionFiles
import IntentKitPlatform
import TestSupport
import Testing

@Suite("Localized texts of definition files")
struct LocalizedTextTests {
  private static let outline = """
    IntentDefinitionModelVersion: "1.2"
    Intents:
      - Name: OrderTea
        Title: Order Tea
        TitleID: titl01
        Description: Orders tea.
        DescriptionID: desc01
        Parameters:
          - Name: size
            Type: Integer
            EnumType: Size
            SupportsResolution: true
            PromptDialogs:
              - Type: Primary
                FormatString: A ${size} cup with ${milk} milk?
                FormatStringID: ask001
          - Name: milk
            Type: Integer
            EnumType: Milk
    Enums:
      - Name: Size
        Values:
          - Name: unknown
          - Name: small
            Index: 1
            DisplayName: small
            DisplayNameID: small1
      - Name: Milk
        Values:
          - Name: unknown
          - Name: oat
            Index: 1
            DisplayNameID: oat001
    """

  private func document(_ companions: (path: String, language: String?, text: String)...)
    -> DefinitionDocument
  {
    DefinitionDocument(
      outline: Self.outline,
      companions: companions.map {
        TextCompanion(path: $0.path, language: $0.language, bytes: Array($0.text.utf8))
      })
  }

  @Test func `texts have versions of other languages in the order of the languages`() {
    let document = document(
      ("ja.lproj/Tea.strings", "ja", "titl01 = \"お茶を注文\"; desc01 = \"お茶を注文します。\";"),
      ("de.lproj/Tea.strings", "de", "titl01 = \"Tee bestellen\"; desc01 = \"Bestellt Tee.\";"))
    let title = document.file.intents[0].title
    #expect(title?.base == "Order Tea")
    #expect(title?.versions.map(\.language) == [nil, "de", "ja"])
    #expect(title?.versions.map(\.text) == ["Order Tea", "Tee bestellen", "お茶を注文"])
    #expect(title?.versions[2].place.companion == "ja.lproj/Tea.strings")
    #expect(title?.versions[2].place.position?.line == 1)
    #expect(document.languages == ["de", "ja"])
    #expect(document.findings.isEmpty)
  }

  @Test func `a text that only another language has is kept`() {
    let document = document(("ja.lproj/Tea.strings", "ja", "oat001 = \"オーツ\";"))
    let oat = document.file.enumerations[1].cases[1].displayName
    #expect(oat?.versions.map(\.text) == ["オーツ"])
    #expect(oat?.base == nil)
  }

  @Test func `an identifier with a case belongs to the parameter that the text mentions`() {
    let document = document(
      (
        "ja.lproj/Tea.strings", "ja",
        """
        "ask001" = "${size}の${milk}ですか？";
        "ask001-small1" = "小さいカップですか？";
        "ask001-small1-oat001" = "小さいオーツですか？";
        "ask001-gone01" = "？";
        """
      ))
    let prompt = document.file.intents[0].parameters[0].dialogs[.prompt]
    let versions = prompt?.versions.filter { $0.language == "ja" } ?? []
    #expect(versions.map(\.cases) == [[:], ["size": "small"], ["size": "small", "milk": "oat"]])
    #expect(versions.last?.text == "小さいオーツですか？")
  }

  @Test func `plural forms replace a text without them, and keep the names of values`() throws {
    let document = document(
      ("ja.lproj/Tea.strings", "ja", "titl01 = \"古い\"; desc01 = \"説明\";"),
      (
        "ja.lproj/Tea.stringsdict", "ja",
        """
        <plist><dict><key>titl01</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@size@ 100%% %@</string>
        <key>size</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%ld cup</string><key>other</key><string>%1$ld cups of ${milk}</string>
        </dict></dict></dict></plist>
        """
      ))
    let version = try #require(document.file.intents[0].title?.versions.last)
    #expect(version.text == "%#@size@ 100% %@")
    #expect(
      version.plurals == ["size": ["one": "${size} cup", "other": "${size} cups of ${milk}"]])
    #expect(document.findings.isEmpty)
  }

  @Test func `the file of the definition file's own language replaces its text`() {
    let document = document(("Base.lproj/Tea.strings", nil, "titl01 = \"Order a Tea\";"))
    #expect(document.file.intents[0].title?.versions.map(\.text) == ["Order a Tea"])
    #expect(document.languages.isEmpty)
  }

  @Test func `a language without a title is reported at the title`() throws {
    let document = document(("ja.lproj/Tea.strings", "ja", "desc01 = \"お茶を注文します。\";"))
    let finding = try #require(document.findings.first)
    #expect(document.findings.count == 1)
    #expect(finding.rule == "missing-title")
    #expect(finding.place.position == document.file.intents[0].title?.place.position)
    #expect(finding.message.contains("no title in “ja”"))
    #expect(finding.message.contains("for the key “titl01”"))
  }

  @Test(
    arguments: [
      ("Tea.strings", "a = b", "1:6: warning: The file ends too early, expected “;”"),
      ("Tea.strings", "<plist><array/></plist>", "1:8: warning: Found another value"),
      (
        "Tea.strings", "<plist><dict><key>a</key><true/></dict></plist>",
        "1:26: warning: Found true"
      ),
      ("Tea.stringsdict", "<plist><array/></plist>", "1:8: warning: Found an array"),
      (
        "Tea.stringsdict", "<plist><dict><key>a</key><true/></dict></plist>",
        "1:26: warning: Found a text without NSStringLocalizedFormatKey"
      ),
      (
        "Tea.stringsdict",
        """
        <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string/>
        <key>size</key><dict></dict></dict></dict></plist>
        """,
        "2:16: warning: The plural forms of “size” lack the form other"
      ),
      (
        "Tea.stringsdict",
        """
        <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%#@size@</string><key>size</key><dict><key>other</key><string>%#@size@</string>
        </dict></dict></dict></plist>
        """,
        "1:26: warning: The text “%#@size@” has too many plural forms"
      ),
      (
        "Tea.stringsdict",
        """
        <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string/>
        <key>\(String(repeating: "n", count: 201))</key><dict/></dict></dict></plist>
        """,
        "1:26: warning: The variable “\(String(repeating: "n", count: 80))…” has a name of 201 bytes"
      ),
    ])
  func `a broken file is reported with its own path`(
    _ name: String, _ text: String, _ line: String
  ) {
    let document = document(("ja.lproj/\(name)", "ja", text))
    let lines = document.findings.filter { $0.place.companion != nil }.map {
      $0.description(path: "Tea.intentdefinition")
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("ja.lproj/\(name):\(line)") == true, "\(lines)")
  }

  @Test func `placeholders in other languages are checked in their files`() {
    let document = document(
      (
        "ja.lproj/Tea.strings", "ja",
        "titl01 = \"a\"; desc01 = \"b\";\n \"ask001\" = \"${sise}と${milk\";"
      ))
    #expect(
      document.lines.map { $0.prefix(60) }
        == [
          "ja.lproj/Tea.strings:2:13: warning: The text “${sise}と${milk”",
          "ja.lproj/Tea.strings:2:13: warning: The text “${sise}と${milk”",
        ].map { $0.prefix(60) })
    #expect(document.findings.map(\.rule) == ["unbalanced-placeholder", "unknown-placeholder"])
  }

  @Test(arguments: ["", "Base.lproj/", "en.lproj/"])
  func `files are found in the folders of languages`(_ place: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "\(place)Tea.intentdefinition": DefinitionOutline(Self.outline).xml,
      "ja.lproj/Tea.strings": "titl01 = \"お茶を注文\"; desc01 = \"お茶を注文します。\";",
      "ja.lproj/Other.strings": "titl01 = \"別\";", "notes/Tea.strings": "titl01 = \"x\";",
    ]
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let utf16 = "desc01 = \"Bestellt Tee.\";".data(using: .utf16) ?? Data()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj/Tea.stringsdict"), withIntermediateDirectories: true)
    try utf16.write(to: folder.appending(path: "de.lproj/Tea.strings"))
    let path = folder.appending(path: "\(place)Tea.intentdefinition").path(percentEncoded: false)
    let document = try DefinitionDocument(path: path)
    let intent = document.file.intents[0]
    #expect(intent.title?.versions.map(\.text) == ["Order Tea", "お茶を注文"])
    #expect(intent.description?.versions.map(\.language) == [nil, "de", "ja"])
    #expect(document.lines.count == 1)
    #expect(document.findings.map(\.rule) == ["missing-title"])
  }
}
