import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

/// The contents of real projects besides an app and its Intents extension.
@Suite struct `Kinds of projects` {
  // MARK: - Extension points

  @Test(arguments: [
    ("com.apple.share-services", [String]()), ("com.apple.usernotifications.service", []),
    ("com.apple.widgetkit-extension", ["intents-without-effect"]),
    ("com.apple.usernotifications.content-extension", ["intents-without-effect"]),
    ("com.apple.broadcast-services-upload", ["intents-without-effect"]),
    ("com.apple.ui-services", ["intents-without-effect"]),
    ("$(POINT)", []),
  ])
  func `intents in an extension of another kind are no error`(_ point: String, _ ids: [String])
    throws
  {
    let project = try ProjectCopy()
    try project.write("More/Info.plist", InfoSample.list(extension: point, ["INSendMessageIntent"]))
    let findings = try project.report.findings
    #expect(findings.map(\.id) == ids)
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test func `an app whose share extension lists intents receives suggestions`() throws {
    let project = try ProjectCopy()
    try project.remove("LighthouseIntents")
    try project.remove("LighthouseIntentsUI")
    try project.write(
      "Share/Info.plist",
      InfoSample.list(extension: "com.apple.share-services", ["INSendMessageIntent"]))
    #expect(try project.report.findings.allSatisfy { $0.severity != .error })
  }

  // MARK: - Definition files

  private static func definition(_ name: String, _ more: String = "") -> String {
    InfoSample.list(
      """
      <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>\(name)</string>\(more)
      </dict></array>
      """)
  }

  @Test(arguments: [
    ("ListWidgetIntent", "ListWidget", "", [String]()),
    ("SPListWidgetIntent", "ListWidget", "<key>INIntentClassPrefix</key><string>SP</string>", []),
    ("Order", "ListWidget", "<key>INIntentClassName</key><string>Order</string>", []),
    // Without the file, the name would be one of SiriKit's with a mistake.
    ("INPlayMediIntent", "INPlayMedi", "", []),
    ("ListWidgetsIntent", "ListWidget", "", ["undefined-intent"]),
    (
      "INPlayMedia", "PlayMedia", "<key>INIntentType</key><string>System</string>",
      ["unknown-intent"]
    ),
    (
      "PlayMediumIntent", "PlayMedia", "<key>INIntentType</key><string>System</string>",
      ["undefined-intent"]
    ),
  ])
  func `an intent that a definition file defines is no news`(
    _ intent: String, _ name: String, _ more: String, _ ids: [String]
  ) throws {
    let project = try ProjectCopy()
    try project.write(
      "Widget/Info.plist", InfoSample.list(extension: "com.apple.intents-service", [intent]))
    try project.write("Shared/Base.lproj/Widget.intentdefinition", Self.definition(name, more))
    #expect(try project.report.findings.map(\.id) == ids)
  }

  @Test func `without a readable definition file, any intent can be defined`() throws {
    let project = try ProjectCopy()
    let list = InfoSample.list(extension: "com.apple.intents-service", ["ListWidgetIntent"])
    try project.write("Widget/Info.plist", list)
    #expect(try project.report.findings.map(\.id) == ["custom-intent"])
    try project.write("Widget/A.intentdefinition", "<<<<<<<")
    #expect(try project.report.findings == [])
  }

  @Test func `an app that only has actions for Shortcuts needs no permission`() throws {
    let folder = try Folder()
    try folder.add("App/Info.plist", InfoSample.list(app: "Soup"))
    try folder.add(
      "Intents/Info.plist",
      InfoSample.list(extension: "com.apple.intents-service", ["OrderSoupIntent"]))
    try folder.add("App/Soup.intentdefinition", Self.definition("OrderSoup"))
    let path = folder.url.path
    #expect(ManifestReport(try ManifestProject(folder: path)).findings == [])
    // Without an extension, users run the donated intents, which open the app.
    try folder.add(
      "Intents/Info.plist", InfoSample.list(extension: "com.apple.share-services", []))
    #expect(ManifestReport(try ManifestProject(folder: path)).findings == [])
  }

  // MARK: - Languages

  @Test(arguments: [
    ("ja.lproj", "Add Buy Groceries to my To-Dos in Lighthouse", ["example-phrase-not-translated"]),
    ("en.lproj", "灯台でビルにメッセージを送って", ["example-phrase-not-translated"]),
    ("ja-JP.lproj", "Quiero caminar 3km", ["example-phrase-not-translated"]),
    ("en.lproj", "Quiero caminar 3km", ["example-phrase-not-understood"]),
    ("es.lproj", "Quiero caminar 3km", []), ("zh-Hans.lproj", "Send a message", []),
    ("Resources", "Quiero caminar 3km", []), ("Resources", "灯台", []),
  ])
  func `a phrase is judged in its own language`(
    _ folder: String, _ phrase: String, _ ids: [String]
  ) throws {
    let project = try ProjectCopy()
    for language in ["en", "ja"] {
      try project.remove("Lighthouse/\(language).lproj/AppIntentVocabulary.plist")
    }
    let intents = ["INSendMessageIntent", "INSearchForMessagesIntent"].map {
      """
      <dict><key>IntentName</key><string>\($0)</string>
      <key>IntentExamples</key><array><string>\(phrase)</string></array></dict>
      """
    }
    try project.write(
      "Lighthouse/\(folder)/AppIntentVocabulary.plist",
      InfoSample.list("<key>IntentPhrases</key><array>\(intents.joined())</array>"))
    let findings = try project.report.findings.filter { $0.id.hasPrefix("example-phrase") }
    #expect(Set(findings.map(\.id)) == Set(ids))
    #expect(
      findings.allSatisfy {
        $0.id != "example-phrase-not-translated" || $0.cure.contains("Translate")
      })
  }

  @Test func `a vocabulary of a language is one of its regions`() throws {
    let project = try ProjectCopy()
    try project.write(
      "Lighthouse/en-GB.lproj/InfoPlist.strings", "CFBundleDisplayName = Lighthouse;\nBeacon;\n")
    #expect(try project.report.findings == [])
  }

  // MARK: - The App Store

  @Test func `unknown versions are not compared`() throws {
    let project = try ProjectCopy()
    try project.addKey("Lighthouse/Info.plist", "CFBundleVersion", "$(CURRENT_PROJECT_VERSION)")
    try project.addKey("LighthouseIntents/Info.plist", "CFBundleVersion", "1")
    #expect(try project.report.findings == [])
  }

  @Test func `the versions of a project are those of the settings`() throws {
    let project = try ProjectCopy()
    try project.addKey("Lighthouse/Info.plist", "CFBundleVersion", "$(CURRENT_PROJECT_VERSION)")
    try project.addKey(
      "LighthouseIntents/Info.plist", "CFBundleVersion", "${CURRENT_PROJECT_VERSION}")
    let targets = ["Lighthouse", "LighthouseIntents"].map {
      XcodeSample.Target(
        name: $0, type: $0 == "Lighthouse" ? "application" : "app-extension",
        settings: [
          "INFOPLIST_FILE": "\($0)/Info.plist",
          "CODE_SIGN_ENTITLEMENTS": "$(TARGET_NAME)/$(TARGET_NAME).entitlements",
        ])
    }
    var sample = XcodeSample(settings: ["CURRENT_PROJECT_VERSION": "7"], targets: targets)
    try project.write("A.xcodeproj/project.pbxproj", sample.text)
    #expect(try project.report.findings == [])
    sample.targets[1].settings["CURRENT_PROJECT_VERSION"] = "8"
    try project.write("A.xcodeproj/project.pbxproj", sample.text)
    #expect(try project.report.findings.map(\.id) == ["version-mismatch"])
  }

  // MARK: - Reports

  @Test func `a report has one finding of each kind and their number`() throws {
    let project = try ProjectCopy()
    let names = (0..<22).map { "Order\($0)Intent" }
    try project.write(
      "More/Info.plist",
      InfoSample.list(extension: "com.apple.intents-service", names + ["INStartAudioCallIntent"]))
    let report = try project.report
    let short = report.shortLines.filter { !$0.hasPrefix("  ") }
    #expect(short.count == 5, "\(short)")
    #expect(short[1].hasSuffix("[deprecated-intent]"))
    #expect(short[2].hasSuffix("[custom-intent, 22 times]"))
    #expect(short[3].hasSuffix(": 22 more findings aren't shown; see --all"))
    #expect(report.lines.filter { $0.contains("[custom-intent]") }.count == 22)
    #expect(report.items.first?["certainty"] == "observed")
  }
}
