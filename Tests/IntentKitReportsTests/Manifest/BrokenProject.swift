import Foundation
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

/// The example project with a single mistake.
struct BrokenProject: Sendable, CustomTestStringConvertible {
  var id: String
  /// The place of the finding, and words of its message or its cure.
  var place: String
  var words: String
  var change: @Sendable (ProjectCopy) throws -> Void

  init(
    _ id: String, _ place: String, says words: String,
    _ change: @escaping @Sendable (ProjectCopy) throws -> Void
  ) {
    (self.id, self.place, self.words, self.change) = (id, place, words, change)
  }

  var testDescription: String { "\(id) at \(place)" }

  static let all = [
    BrokenProject("duplicate-key", "Lighthouse/Info.plist:24:2", says: "“NSSiriUsageDescription”") {
      try $0.replace(
        "Lighthouse/Info.plist", "\t<key>NSUserActivityTypes",
        "\t<key>NSSiriUsageDescription</key>\n\t<string>Siri.</string>\n\t<key>NSUserActivityTypes")
    },
    BrokenProject(
      "misplaced-key", "LighthouseIntents/Info.plist:9:3", says: "belongs in NSExtensionAttributes"
    ) {
      try $0.replace(
        "LighthouseIntents/Info.plist", "\t\t<key>NSExtensionAttributes</key>\n\t\t<dict>\n", "")
      try $0.replace(
        "LighthouseIntents/Info.plist", "\t\t</dict>\n\t\t<key>NSExtensionP",
        "\t\t<key>NSExtensionP")
      try $0.replace(
        "LighthouseIntents/Info.plist",
        "\t\t\t<key>IntentsRestrictedWhileLocked</key>\n\t\t\t<array/>\n\t\t\t<key>IntentsS",
        "\t\t<key>IntentsS")
    },
    BrokenProject(
      "usage-description-missing", "Lighthouse/Info.plist:3:1", says: "NSSiriUsageDescription"
    ) {
      // Without the key, nothing shows that the file is the Info.plist of an app.
      try $0.write(
        "Lighthouse/Info.plist",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>CFBundleDisplayName</key>
        \t<string>Lighthouse</string>
        \t<key>CFBundlePackageType</key>
        \t<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        </dict>
        </plist>
        """)
    },
    BrokenProject(
      "class-without-module", "LighthouseIntents/Info.plist:21:3",
      says: "$(PRODUCT_MODULE_NAME).IntentHandler"
    ) { try $0.replace("LighthouseIntents/Info.plist", "$(PRODUCT_MODULE_NAME).", "") },
    BrokenProject(
      "shown-not-handled", "LighthouseIntentsUI/Info.plist:13:5", says: "“INStartCallIntent”"
    ) {
      try $0.replace("LighthouseIntentsUI/Info.plist", "INSendMessageIntent", "INStartCallIntent")
    },
    BrokenProject(
      "siri-entitlement-missing", "Lighthouse/Lighthouse.entitlements:4:1", says: "capability"
    ) {
      try $0.replace(
        "Lighthouse/Lighthouse.entitlements", "\t<key>com.apple.developer.siri</key>\n\t<true/>\n",
        "")
    },
    BrokenProject("siri-entitlement-missing", ": entitlements.com.apple", says: "capability") {
      try $0.remove("Lighthouse/Lighthouse.entitlements")
    },
    BrokenProject(
      "intent-in-two-extensions", "More/Info.plist:16:5", says: "LighthouseIntents/Info.plist."
    ) {
      try $0.copy("LighthouseIntents/Info.plist", "More/Info.plist")
      try $0.replace("More/Info.plist", "INSearchForMessagesIntent", "INSendMessageIntent")
      try $0.replace(
        "More/Info.plist", "\t\t\t\t<string>INSendMessageIntent</string>\n\t\t\t\t<string>",
        "\t\t\t\t<!-- again -->\n\t\t\t\t<string>")
    },
    BrokenProject(
      "name-not-localized", "Lighthouse/Info.plist:7:2", says: "InfoPlist.strings in fr.lproj"
    ) {
      try $0.addFrench()
      try $0.write("Lighthouse/fr.lproj/InfoPlist.strings", "\"Beacon\" = \"Balise\";\n")
    },
    BrokenProject(
      "name-not-localized", "Lighthouse/Info.plist:16:4", says: "“Beacon” is localized"
    ) {
      try $0.addFrench()
      try $0.write("Lighthouse/fr.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Phare\";\n")
    },
    BrokenProject(
      "alternative-names-not-localized", "Lighthouse/Info.plist:16:4", says: "the app has ja"
    ) {
      try $0.write(
        "Lighthouse/ja.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"灯台\";\n")
    },
    BrokenProject(
      "vocabulary-not-localized", "LighthouseIntents/Info.plist:15:5",
      says: "AppIntentVocabulary.plist to ja.lproj"
    ) { try $0.remove("Lighthouse/ja.lproj/AppIntentVocabulary.plist") },
    BrokenProject(
      "vocabulary-not-localized", "LighthouseIntents/Info.plist:15:5",
      says: "AppIntentVocabulary.plist to en.lproj"
    ) { try $0.remove("Lighthouse/en.lproj/AppIntentVocabulary.plist") },
    BrokenProject(
      "example-phrases-missing", "LighthouseIntents/Info.plist:15:5",
      says: "in ja has no example phrases for INSendMessageIntent"
    ) {
      try $0.replace(
        "Lighthouse/ja.lproj/AppIntentVocabulary.plist",
        """
        \t\t<dict>
        \t\t\t<key>IntentName</key>
        \t\t\t<string>INSendMessageIntent</string>
        \t\t\t<key>IntentExamples</key>
        \t\t\t<array>
        \t\t\t\t<string>灯台でビルにメッセージを送って</string>
        \t\t\t</array>
        \t\t</dict>\n
        """, "")
    },
    BrokenProject(
      "example-phrases-missing", "LighthouseIntents/Info.plist:15:5", says: "no example phrases"
    ) {
      for language in ["en", "ja"] {
        try $0.remove("Lighthouse/\(language).lproj/AppIntentVocabulary.plist")
      }
    },
    BrokenProject(
      "example-phrase-not-understood", "Lighthouse/en.lproj/AppIntentVocabulary.plist:12:5",
      says: "“Lighthouse is bright” of INSendMessageIntent isn't understood"
    ) {
      try $0.replace(
        "Lighthouse/en.lproj/AppIntentVocabulary.plist", "Send a message to Bill with Lighthouse",
        "Lighthouse is bright")
    },
    BrokenProject(
      "example-phrase-not-understood", "Lighthouse/ja.lproj/AppIntentVocabulary.plist:12:5",
      says: "of INSendMessageIntent means INSearchForMessagesIntent"
    ) {
      try $0.replace(
        "Lighthouse/ja.lproj/AppIntentVocabulary.plist", "灯台でビルにメッセージを送って", "灯台でメッセージを探して")
    },
    BrokenProject(
      "example-phrase-not-translated", "Lighthouse/ja.lproj/AppIntentVocabulary.plist:12:5",
      says: "isn't in Japanese"
    ) {
      try $0.replace(
        "Lighthouse/ja.lproj/AppIntentVocabulary.plist", "灯台でビルにメッセージを送って",
        "Send a message to Bill with Lighthouse")
    },
    BrokenProject(
      "undefined-intent", "LighthouseIntents/Info.plist:16:5", says: "Did you mean OrderTeaIntent?"
    ) {
      try $0.replace(
        "LighthouseIntents/Info.plist", "<string>INSendMessageIntent</string>",
        "<string>INSendMessageIntent</string>\n\t\t\t\t<string>OrderTeasIntent</string>")
      try $0.write(
        "Lighthouse/Tea.intentdefinition",
        "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key>"
          + "<string>OrderTea</string></dict></array></dict></plist>")
    },
    BrokenProject(
      "version-mismatch", "LighthouseIntents/Info.plist:5:2", says: "is “1”, but “2” in the app"
    ) {
      try $0.addKey("Lighthouse/Info.plist", "CFBundleVersion", "2")
      try $0.addKey("LighthouseIntents/Info.plist", "CFBundleVersion", "1")
      try $0.addKey("LighthouseIntentsUI/Info.plist", "CFBundleVersion", "2")
    },
    BrokenProject(
      "identifier-not-prefixed", "LighthouseIntents/Info.plist:5:2", says: "“com.example.light.”"
    ) {
      try $0.replace("Lighthouse/Info.plist", "$(PRODUCT_BUNDLE_IDENTIFIER)", "com.example.light")
      try $0.addKey("LighthouseIntents/Info.plist", "CFBundleIdentifier", "com.example.lights.a")
    },
    BrokenProject(
      "unknown-vocabulary-name", "Lighthouse/en.lproj/AppIntentVocabulary.plist:28:5",
      says: "Write “INSendMessageIntent.speakableGroupName”"
    ) {
      try $0.addNames(
        parameters: ["INSendMessageIntent.speakableGroupNam"], "<string>crew</string>", "crew")
    },
    BrokenProject(
      "unknown-vocabulary-name", "Lighthouse/en.lproj/AppIntentVocabulary.plist:28:5",
      says: "an intent that the app doesn't declare"
    ) {
      try $0.addNames(parameters: ["INStartCallIntent.contacts"], "<string>crew</string>", "crew")
    },
    BrokenProject(
      "incomplete-vocabulary", "Lighthouse/en.lproj/AppIntentVocabulary.plist:32:5",
      says: "VocabularyItemPhrase"
    ) {
      try $0.addNames(
        parameters: ["INSendMessageIntent.speakableGroupName"], "<string>crew</string>", " ")
    },
  ]
}

/// A copy of the example project.
final class ProjectCopy: Sendable {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let original = PackageUnderTest.url(of: "Examples/Projects/Lighthouse")
    try FileManager.default.copyItem(at: original, to: folder.url(of: "Lighthouse"))
  }

  var path: String { folder.url(of: "Lighthouse").path }

  func url(_ file: String) -> URL { URL(filePath: "\(path)/\(file)") }

  func write(_ file: String, _ bytes: some Sequence<UInt8>) throws {
    let url = url(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ file: String, _ text: String) throws { try write(file, text.utf8) }

  func read(_ file: String) throws -> String { try String(contentsOf: url(file), encoding: .utf8) }

  func copy(_ file: String, _ other: String) throws { try write(other, try read(file)) }

  func remove(_ file: String) throws { try FileManager.default.removeItem(at: url(file)) }

  /// Replaces a text that the file must contain.
  func replace(_ file: String, _ old: String, _ new: String) throws {
    let text = try read(file)
    try #require(text.contains(old), "\(file) doesn't contain \(old)")
    try write(file, text.replacing(old, with: new))
  }

  /// Adds a key to a property list.
  func addKey(_ file: String, _ key: String, _ value: String) throws {
    try replace(
      file, "<plist version=\"1.0\">\n<dict>\n",
      "<plist version=\"1.0\">\n<dict>\n\t<key>\(key)</key>\n\t<string>\(value)</string>\n")
  }

  /// Adds a language with example phrases.
  func addFrench() throws {
    try copy(
      "Lighthouse/en.lproj/AppIntentVocabulary.plist",
      "Lighthouse/fr.lproj/AppIntentVocabulary.plist")
  }

  var report: ManifestReport {
    get throws { ManifestReport(try ManifestProject(folder: path)) }
  }

  /// The places of the findings, relative to the project, and their rules.
  var places: [String] {
    get throws {
      try report.lines.filter { $0.contains("]") && !$0.hasPrefix("  ") }.map {
        String($0.dropFirst(path.count)).replacing(/^\//, with: "")
      }
    }
  }
}

extension ProjectCopy {
  /// Adds a value with a name to the English vocabulary.
  fileprivate func addNames(
    parameters: [String], _ identifier: String, _ phrase: String
  ) throws {
    try replace(
      "Lighthouse/en.lproj/AppIntentVocabulary.plist", "\t</array>\n</dict>\n</plist>",
      """
      \t</array>
      \t<key>ParameterVocabularies</key>
      \t<array><dict>
      \t\t<key>ParameterNames</key>
      \t\t<array>
      \(parameters.map { "\t\t\t\t<string>\($0)</string>" }.joined(separator: "\n"))
      \t\t</array>
      \t\t<key>ParameterVocabulary</key>
      \t\t<array>
      \t\t\t\t<dict><key>VocabularyItemIdentifier</key>\(identifier)
      \t\t\t\t<key>VocabularyItemSynonyms</key>
      \t\t\t\t<array><dict><key>VocabularyItemPhrase</key><string>\(phrase)</string></dict></array>
      \t\t\t\t</dict>
      \t\t</array>
      \t</dict></array>
      </dict>
      </plist>
      """)
  }
}
