import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

/// The values of variables in an Info.plist.
@Suite struct `Build variables of projects` {
  /// The example project with an Xcode project for its app.
  private func project(
    name: String, _ settings: [String: String], inherited: [String: String] = [:],
    files: [String: String] = [:]
  ) throws -> ProjectCopy {
    let project = try ProjectCopy()
    try project.replace(
      "Lighthouse/Info.plist", "<string>Lighthouse</string>", "<string>\(name)</string>")
    var settings = settings
    settings["INFOPLIST_FILE"] = "$(SRCROOT)/Lighthouse/Info.plist"
    let target = XcodeSample.Target(
      name: "The App", settings: settings, file: files.isEmpty ? nil : "App.xcconfig")
    try project.write(
      "Beacon.xcodeproj/project.pbxproj", XcodeSample(settings: inherited, targets: [target]).text)
    for (file, text) in files { try project.write(file, text) }
    return project
  }

  private func displayName(_ project: ProjectCopy) throws -> ParameterValue? {
    try ManifestProject(folder: project.path).value["app"]?["CFBundleDisplayName"]
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME)", "The App"), ("${TARGET_NAME}", "The App"), ("$(A) or ${B}", "one or two"),
    ("$A/$[B]", "one/two"), ("$(PROJECT_NAME)", "Beacon"), ("$(CONFIGURATION)", "Release"),
    ("$(PRODUCT_NAME:c99extidentifier)", "The_App"), ("$(DIGITS:identifier)", "_b_"),
    ("$(PRODUCT_NAME:rfc1034identifier:lower)", "the-app"), ("$(A:upper)", "ONE"),
    ("$(NOWHERE:default=None)", "None"), ("$(EMPTY:default=None)", "None"),
    ("$(A:default=x)", "one"),
    ("$(NAME_$(A))", "first"), ("$(NAME_${A}:upper)", "FIRST"), ("$(CHAIN)", "one more"),
    ("$(CONDITIONAL)", "device"), ("$(LIST)", "one two"), ("$(PRODUCT_MODULE_NAME)", "The_App"),
    ("$5 and 5$", "$5 and 5$"), ("$(LOCAL)", "inner outer"), ("$(OWN)", "outer own"),
  ])
  func `a variable has the value of its setting`(_ text: String, _ value: String) throws {
    let project = try project(
      name: text,
      [
        "A": "one", "B": "two", "DIGITS": "1b-", "EMPTY": "", "NAME_one": "first",
        "CHAIN": "$(inherited) more", "CONDITIONAL": "all", "CONDITIONAL[sdk=iphoneos*]": "device",
        "CONDITIONAL[sdk=macosx*]": "Mac", "CONDITIONAL[config=Debug][sdk=iphoneos*]": "debug",
        "LIST": "one two", "LOCAL": "inner $(inherited)", "OWN": "$(OWN) own",
      ], inherited: ["CHAIN": "$(A)", "A": "none", "LOCAL": "outer", "OWN": "outer"])
    #expect(try displayName(project) == .string(value))
  }

  @Test(arguments: [
    "$(NOWHERE)", "$(NOWHERE:upper)", "$(CIRCLE)", "$(TWICE)", "$(OPEN", "$(A:unknown)",
    "$(PER_ARCHITECTURE)", "Best $(NOWHERE)", "${$(NOWHERE)}", "$(inherited)", "$()",
  ])
  func `a value that cannot be resolved is unknown and not judged`(_ text: String) throws {
    let project = try project(
      name: text,
      [
        "A": "one", "CIRCLE": "$(BACK)", "BACK": "$(CIRCLE)", "TWICE": "$(CIRCLE)$(CIRCLE)",
        "PER_ARCHITECTURE[arch=arm64]": "arm",
      ])
    #expect(try displayName(project) == .string(text))
    #expect(try project.report.findings.map(\.id) == [])
  }

  @Test func `definitions that double take no time`() throws {
    var settings = ["A0": "x"]
    for number in 1...60 { settings["A\(number)"] = "$(A\(number - 1))$(A\(number - 1))" }
    #expect(try displayName(project(name: "$(A60)", settings)) == "$(A60)")
    #expect(try displayName(project(name: "$(A3)", settings)) == "xxxxxxxx")
  }

  @Test func `configuration files are read with those that they include`() throws {
    let files = [
      "Config/App.xcconfig": """
      // The app
      #include "../Shared/Names.xcconfig"
      #include? "Local.xcconfig"
      NAME = $(BASE) App; // a comment
      NAME[sdk=macosx*] = Mac
      OTHER_LDFLAGS = -framework "A=B"
      """,
      "Shared/Names.xcconfig": "BASE=Wide\n#include \"Names.xcconfig\"\n",
    ]
    let project = try project(name: "$(NAME)", [:], inherited: ["BASE": "Narrow"], files: files)
    #expect(try displayName(project) == "Wide App")
    // Without a file, a setting can have another value.
    try project.remove("Shared/Names.xcconfig")
    #expect(try displayName(project) == "$(NAME)")
    #expect(try project.report.findings == [])
  }

  @Test func `a missing file of CocoaPods defines nothing`() throws {
    let project = try project(name: "$(NAME)", [:], inherited: ["NAME": "Wide"])
    let target = XcodeSample.Target(
      name: "A", settings: ["INFOPLIST_FILE": "Lighthouse/Info.plist"],
      file: "Target Support Files/Pods-A/Pods-A.release.xcconfig")
    try project.write(
      "Beacon.xcodeproj/project.pbxproj",
      XcodeSample(settings: ["NAME": "Wide"], targets: [target]).text)
    #expect(try displayName(project) == "Wide")
  }

  @Test func `keys of a target whose settings are unknown are not missing`() throws {
    let project = try project(name: "Lighthouse", ["GENERATE_INFOPLIST_FILE": "YES"])
    try project.replace(
      "Lighthouse/Info.plist",
      "\t<key>NSSiriUsageDescription</key>\n\t<string>Siri sends your messages.</string>\n", "")
    #expect(try project.report.findings.map(\.id) == ["usage-description-missing"])
    let target = XcodeSample.Target(
      name: "A", settings: ["INFOPLIST_FILE": "Lighthouse/Info.plist"], file: "Missing.xcconfig")
    try project.write(
      "Beacon.xcodeproj/project.pbxproj", XcodeSample(targets: [target]).text)
    #expect(try project.report.findings == [])
  }

  @Test(arguments: ["<<<<<<< HEAD\n{}", "{}", "{ rootObject = A; objects = { A = {}; }; }", ""])
  func `a project that cannot be read has unknown settings`(_ text: String) throws {
    let project = try project(name: "$(PRODUCT_NAME)", [:])
    try project.write("Beacon.xcodeproj/project.pbxproj", text)
    #expect(try displayName(project) == "$(PRODUCT_NAME)")
    #expect(try project.report.findings == [])
  }

  @Test func `names and intents with variables are not judged`() throws {
    let project = try ProjectCopy()
    try project.replace(
      "Lighthouse/Info.plist", "<string>Beacon</string>", "<string>$(OTHER)</string>")
    try project.replace(
      "LighthouseIntents/Info.plist", "$(PRODUCT_MODULE_NAME).IntentHandler", "$(HANDLER)")
    try project.replace(
      "LighthouseIntents/Info.plist", "<string>INSearchForMessagesIntent</string>",
      "<string>INSearchForMessagesIntent</string><string>IN$(NAME)Intent</string>")
    try project.replace(
      "LighthouseIntentsUI/Info.plist", "INSendMessageIntent", "INStartCallIntent")
    let ids = try project.report.findings.map(\.id)
    #expect(ids == [])
  }
}
