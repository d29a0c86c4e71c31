import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

@Suite struct `Manifests of projects` {
  @Test func `the example project has no findings and a manifest of all its files`() throws {
    let path = PackageUnderTest.url(of: "Examples/Projects/Lighthouse").path
    let project = try ManifestProject(folder: path)
    #expect(
      ManifestReport(project).lines.map { $0.replacing("\(path)/", with: "") } == [
        "\(path): no findings", "  Lighthouse/Info.plist: the app",
        "  Lighthouse/Lighthouse.entitlements: the app's entitlements",
        "  LighthouseIntents/Info.plist: an extension",
        "  LighthouseIntentsUI/Info.plist: an extension",
        "  Lighthouse/en.lproj/AppIntentVocabulary.plist: example phrases",
        "  Lighthouse/ja.lproj/AppIntentVocabulary.plist: example phrases",
      ])
    let manifest = try project.manifest()
    #expect(
      manifest.appDescription
        == AppDescription(
          displayName: "Lighthouse", alternativeNames: ["Beacon"],
          intentsSupported: ["INSendMessageIntent", "INSearchForMessagesIntent"],
          userActivityTypes: ["com.example.lighthouse.open"],
          vocabularies: manifest.vocabularies))
    #expect(manifest.vocabularies.map(\.language) == ["en", "ja"])
    #expect(
      manifest.vocabularies[0].intentPhrases?.map(\.intentName) == [
        "INSendMessageIntent", "INSearchForMessagesIntent",
      ])
  }

  @Test(arguments: BrokenProject.all)
  func `a broken project has the finding of its rule at its place and no other`(
    _ broken: BrokenProject
  ) throws {
    let project = try ProjectCopy()
    try broken.change(project)
    let report = try project.report
    let sentences = report.findings.map { "\($0.message) \($0.cure)" }
    #expect(report.findings.map(\.id) == [broken.id], "\(sentences)")
    let place = try project.places.first ?? ""
    #expect(place.hasPrefix(broken.place), "\(report.lines)")
    #expect(sentences.first?.contains(broken.words) == true, "\(sentences)")
    let rule = try #require(ManifestRule.all.first { $0.id == broken.id })
    #expect(report.findings.first?.severity == rule.severity)
    #expect(report.findings.first?.code == rule.code)
  }

  @Test func `findings as JSON name the file and its position`() throws {
    let project = try ProjectCopy()
    try project.replace("LighthouseIntents/Info.plist", "$(PRODUCT_MODULE_NAME).", "")
    let report = try project.report
    let item = try #require(report.items.first)
    #expect(item["name"] == .string(project.path))
    #expect(item["file"] == .string("\(project.path)/LighthouseIntents/Info.plist"))
    #expect(item["line"] == 21)
    #expect(item["column"] == 3)
    #expect(item["path"] == "extensions[0].NSExtension.NSExtensionPrincipalClass")
    #expect(report.value["files"]?[0]?["role"] == "app")
    #expect(report.value["unknownParts"] == nil)
  }

  @Test func `binary files have the same findings without positions`() throws {
    let project = try ProjectCopy()
    try project.replace("LighthouseIntents/Info.plist", "$(PRODUCT_MODULE_NAME).", "")
    let text = try project.report
    for name in ["Lighthouse", "LighthouseIntents", "LighthouseIntentsUI"] {
      let url = project.url("\(name)/Info.plist")
      let list = try PropertyListSerialization.propertyList(
        from: try Data(contentsOf: url), format: nil)
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        .write(to: url)
    }
    let binary = try project.report
    #expect(binary.findings == text.findings)
    #expect(
      try project.places.first?.hasPrefix(
        "LighthouseIntents/Info.plist: extensions[0].NSExtension.NSExtensionPrincipalClass: warning:"
      ) == true)
  }

  // MARK: - Choosing files

  @Test func `an app that was built is checked with its extensions and without entitlements`()
    throws
  {
    let folder = try Folder()
    let app = folder.url(of: "Lighthouse.app")
    let source = PackageUnderTest.url(of: "Examples/Projects/Lighthouse")
    for (from, to) in [
      ("Lighthouse", ""), ("LighthouseIntents", "PlugIns/LighthouseIntents.appex"),
      ("LighthouseIntentsUI", "PlugIns/LighthouseIntentsUI.appex"),
    ] {
      let target = app.appending(path: to)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: source.appending(path: "\(from)/Info.plist"),
        to: target.appending(path: "Info.plist"))
    }
    for language in ["en.lproj", "ja.lproj"] {
      try FileManager.default.copyItem(
        at: source.appending(path: "Lighthouse/\(language)"), to: app.appending(path: language))
    }
    let report = ManifestReport(try ManifestProject(folder: app.path))
    #expect(report.findings == [])
    #expect(report.value["unknownParts"] == ["entitlements"])
  }

  @Test func `files that belong to other targets are not checked`() throws {
    let project = try ProjectCopy()
    let list = try project.read("Lighthouse/Info.plist")
    func write(_ file: String, _ key: String, _ value: String) throws {
      try project.write(
        file,
        list.replacing(
          "<key>INAlternativeAppNames</key>",
          with: "<key>\(key)</key>\(value)<key>INAlternativeAppNames</key>"))
    }
    try write("Tests/Info.plist", "CFBundlePackageType", "<string>BNDL</string>")
    try project.replace("Tests/Info.plist", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "BNDL")
    try write("Wrist/Info.plist", "WKWatchKitApp", "<true/>")
    try project.copy("LighthouseIntents/Info.plist", "Lighthouse Watch Extension/Info.plist")
    try project.write(
      "Lighthouse/GoogleService-Info.plist",
      "<plist><dict><key>CLIENT_ID</key><string>1</string></dict></plist>")
    try project.write(
      "Demo/Info.plist",
      "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>")
    // Nothing in these folders is read.
    for folder in ["Pods/A", "build", ".hidden", "A.framework", "DerivedData/B"] {
      try project.write("\(folder)/Info.plist", "not a property list")
    }
    let report = try project.report
    #expect(report.findings == [])
    let other = report.lines.filter { $0.contains("not checked") }.map {
      $0.replacing("  \(project.path)/", with: "")
    }
    #expect(
      other == [
        "Demo/Info.plist: not checked, another app",
        "Lighthouse Watch Extension/Info.plist: not checked, a part of an app for watchOS",
        "Lighthouse/GoogleService-Info.plist: not checked, no keys of an app",
        "Tests/Info.plist: not checked, a bundle that isn't an app",
        "Wrist/Info.plist: not checked, an app for watchOS",
      ])
  }

  @Test func `a class in Objective-C needs no module`() throws {
    let project = try ProjectCopy()
    try project.replace("LighthouseIntents/Info.plist", "$(PRODUCT_MODULE_NAME).", "")
    #expect(try project.report.findings.map(\.id) == ["class-without-module"])
    try project.write("LighthouseIntents/IntentHandler.m", "@implementation IntentHandler\n@end\n")
    #expect(try project.report.findings == [])
  }

  @Test func `keys that Xcode adds to an Info.plist count`() throws {
    let project = try ProjectCopy()
    try project.replace(
      "Lighthouse/Info.plist",
      "\t<key>CFBundleDisplayName</key>\n\t<string>Lighthouse</string>\n", "")
    try project.replace(
      "Lighthouse/Info.plist",
      "\t<key>NSSiriUsageDescription</key>\n\t<string>Siri sends your messages.</string>\n", "")
    try project.copy("Lighthouse/Lighthouse.entitlements", "Config/App.entitlements")
    try project.replace("Lighthouse/Lighthouse.entitlements", "<true/>", "<false/>")
    #expect(
      try project.report.findings.map(\.id) == [
        "display-name-missing", "siri-entitlement-missing", "usage-description-missing",
      ])
    try project.write(
      "Lighthouse.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
      \t\tdevelopmentRegion = en;
      \t\t\tbuildSettings = {
      \t\t\t\tSDKROOT = iphoneos;
      \t\t\t};
      \t\t\tbuildSettings = {
      \t\t\t\tCODE_SIGN_ENTITLEMENTS = Config/App.entitlements;
      \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
      \t\t\t\tINFOPLIST_FILE = "$(SRCROOT)/Lighthouse/Info.plist";
      \t\t\t\tINFOPLIST_KEY_CFBundleDisplayName = Lighthouse;
      \t\t\t\tINFOPLIST_KEY_NSSiriUsageDescription = "Siri sends your \\"messages\\".";
      \t\t\t\tLD_RUNPATH_SEARCH_PATHS = (
      \t\t\t\t\t"$(inherited)",
      \t\t\t\t);
      \t\t\t};
      }
      """)
    #expect(try project.report.findings == [])
    let manifest = try ManifestProject(folder: project.path).manifest()
    #expect(manifest.app.siriUsageDescription == "Siri sends your \"messages\".")
    // A target without its own file.
    try project.remove("Lighthouse/Info.plist")
    try project.replace(
      "Lighthouse.xcodeproj/project.pbxproj",
      "INFOPLIST_FILE = \"$(SRCROOT)/Lighthouse/Info.plist\"",
      "PRODUCT_BUNDLE_IDENTIFIER = com.example.Lighthouse;\nINFOPLIST_KEY_UILaunchScreen_Generation = YES"
    )
    let places = try project.places
    #expect(places == [])
  }

  @Test func `a catalog of strings is read like the files of the languages`() throws {
    let project = try ProjectCopy()
    try project.remove("Lighthouse/ja.lproj/InfoPlist.strings")
    try project.write(
      "Lighthouse/InfoPlist.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "CFBundleDisplayName": {"localizations": {"ja": {"stringUnit": {"value": "灯台"}}}},
        "Beacon": {"localizations": {"ja": {"stringUnit": {"value": "とうだい"}}}}}}
      """)
    #expect(try project.report.findings == [])
    try project.replace(
      "Lighthouse/InfoPlist.xcstrings", "\"ja\": {\"stringUnit\"", "\"fr\": {\"stringUnit\"")
    #expect(
      try project.report.findings.map(\.id) == [
        "name-not-localized", "name-not-localized", "vocabulary-not-localized",
        "example-phrase-not-understood", "example-phrase-not-understood",
      ])
  }

  // MARK: - Files by name

  @Test func `rules that need a file that is not given are not checked`() throws {
    let root = PackageUnderTest.url(of: "Examples/Projects/Lighthouse").path
    let all = [
      "Lighthouse/Info.plist", "Lighthouse/Lighthouse.entitlements", "LighthouseIntents/Info.plist",
      "LighthouseIntentsUI/Info.plist",
    ].map { "\(root)/\($0)" }
    for count in 1...all.count {
      for start in 0...all.count - count {
        let report = ManifestReport(
          try ManifestProject(files: Array(all[start..<start + count])))
        #expect(report.findings == [], "\(start), \(count)")
      }
    }
    let alone = ManifestReport(try ManifestProject(files: [all[0]]))
    #expect(alone.value["unknownParts"] == ["entitlements", "extensions"])
    #expect(
      alone.lines.last
        == "  rules that need an Intents extension aren't checked, because the file is missing here"
    )
  }

  @Test func `a manifest without a file for a part allows every request`() throws {
    let root = PackageUnderTest.url(of: "Examples/Projects/Lighthouse").path
    let manifest = try ManifestProject(files: ["\(root)/LighthouseIntents/Info.plist"]).manifest()
    #expect(manifest.appDescription.hasSiriEntitlement)
    #expect(manifest.appDescription.hasSiriUsageDescription)
  }

  // MARK: - Mistakes

  @Test func `a project that cannot be read is reported with the reason`() throws {
    let project = try ProjectCopy()
    func message() -> String? {
      do throws(ManifestError) {
        _ = try ManifestProject(folder: project.path)
        return nil
      } catch {
        return error.description.replacing("\(project.path)/", with: "")
      }
    }
    #expect(message() == nil)
    try project.copy("Lighthouse/Info.plist", "Other/Info.plist")
    #expect(
      message()
        == "\(project.path): found several apps: Lighthouse (Lighthouse/Info.plist), Lighthouse "
        + "(Other/Info.plist). Choose one by its name with --app NAME, or check its folder.")
    try project.write("Other/Info.plist", "<plist>\n<dict>")
    #expect(
      message() == "Other/Info.plist:2:7: the file ends too early, expected <key> or </dict>.")
    try project.remove("Other/Info.plist")
    try project.write("Lighthouse/ja.lproj/InfoPlist.strings", "\"a\" = \"b\"")
    #expect(message()?.hasPrefix("Lighthouse/ja.lproj/InfoPlist.strings:1:10: ") == true)
    for name in ["Lighthouse", "LighthouseIntents", "LighthouseIntentsUI"] {
      try project.remove(name)
    }
    #expect(message()?.contains("found no Info.plist of an app or an extension") == true)
    try project.remove("")
    #expect(message()?.contains("No such file") == true)
  }

  @Test func `a folder that links to itself is searched once`() throws {
    let project = try ProjectCopy()
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/again", withDestinationPath: project.path)
    #expect(try project.report.findings == [])
  }
}
