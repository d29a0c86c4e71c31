import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

/// The choice of the app that a project is about.
@Suite struct `Apps of projects` {
  private func message(_ folder: String, app: String? = nil) -> String? {
    do throws(ManifestError) {
      _ = try ManifestProject(folder: folder, app: app)
      return nil
    } catch {
      return error.description.replacing("\(folder)/", with: "").replacing(folder, with: ".")
    }
  }

  private func appPath(_ folder: String, app: String? = nil) throws -> String? {
    let report = ManifestReport(try ManifestProject(folder: folder, app: app))
    guard case .array(let files)? = report.value["files"],
      let file = files.first(where: { $0["role"] == "app" }), case .string(let path)? = file["path"]
    else { return nil }
    return path.replacing("\(folder)/", with: "")
  }

  // MARK: - Apps

  @Test(arguments: [
    "Example/Info.plist", "Examples/Kitchen/Info.plist", "KitchenDemo/Info.plist",
    "Soup tvOS/Info.plist", "SoupTV/Info.plist", "SoupWatch/Info.plist", "Tests/Host/Info.plist",
    "Vendor/Kit/App/Info.plist",
  ])
  func `the app itself comes before examples and apps for other systems`(_ other: String) throws {
    let folder = try Folder()
    try folder.add("Soup/Info.plist", InfoSample.list(app: "Soup"))
    try folder.add(other, InfoSample.list(app: "Other", InfoSample.siri))
    #expect(try appPath(folder.url.path) == "Soup/Info.plist")
  }

  @Test(arguments: ["Soup tvOS/Info.plist", "SoupWatch/Info.plist", "SoupDemo/Info.plist"])
  func `an app of such a name is the app if there is no other`(_ only: String) throws {
    let folder = try Folder()
    try folder.add(only, InfoSample.list(app: "Soup"))
    #expect(try appPath(folder.url.path) == only)
  }

  @Test func `several apps are named, and one of them is chosen by its name`() throws {
    let folder = try Folder()
    try folder.add("Phone/Info.plist", InfoSample.list(app: "Soup"))
    try folder.add("Desk/Info.plist", InfoSample.list(app: "Soup for Mac"))
    let path = folder.url.path
    #expect(
      message(path)
        == ".: found several apps: Soup for Mac (Desk/Info.plist), Soup (Phone/Info.plist). Choose "
        + "one by its name with --app NAME, or check its folder.")
    for name in ["Soup", "soup", "Phone"] {
      #expect(try appPath(path, app: name) == "Phone/Info.plist")
    }
    #expect(message(path, app: "Soop") == ".: found no app “Soop”. Did you mean “Soup”?")
    #expect(
      message(path, app: "Kitchen")?.hasPrefix(".: found no app “Kitchen”. The apps are Soup for")
        == true)
  }

  @Test func `the targets of a project say what belongs to an app`() throws {
    let folder = try Folder()
    let service = InfoSample.list(extension: "com.apple.intents-service", ["INSendMessageIntent"])
    try folder.add("A/Info.plist", InfoSample.list(app: "$(PRODUCT_NAME)"))
    try folder.add("B/Info.plist", InfoSample.list(app: "$(PRODUCT_NAME)"))
    try folder.add("AIntents/Info.plist", service)
    try folder.add("BIntents/Info.plist", service)
    try folder.add("WatchIntents/Info.plist", service)
    try folder.add("Legacy/Info.plist", InfoSample.list(app: "Old"))
    func target(
      _ name: String, _ type: String, _ sdk: String, _ dependencies: [Int] = []
    ) -> XcodeSample.Target {
      XcodeSample.Target(
        name: name, type: type,
        settings: ["INFOPLIST_FILE": "\(name)/Info.plist", "SDKROOT": sdk],
        dependencies: dependencies)
    }
    let targets = [
      target("A", "application", "iphoneos", [2]), target("B", "application", "iphoneos", [3, 4]),
      target("AIntents", "app-extension", "iphoneos"),
      target("BIntents", "app-extension", "iphoneos"),
      target("WatchIntents", "app-extension", "watchos"),
      target("Legacy", "bundle.unit-test", "iphoneos"),
    ]
    try folder.add("A.xcodeproj/project.pbxproj", XcodeSample(targets: targets).text)
    let path = folder.url.path
    #expect(message(path)?.contains("A (A/Info.plist), B (B/Info.plist).") == true)
    let report = ManifestReport(try ManifestProject(folder: path, app: "B"))
    #expect(
      report.lines.filter { $0.hasPrefix("  /") }.map { $0.replacing("  \(path)/", with: "") } == [
        "B/Info.plist: the app", "BIntents/Info.plist: an extension",
        "A/Info.plist: not checked, another app",
        "AIntents/Info.plist: not checked, an extension of another app",
        "Legacy/Info.plist: not checked, a bundle of tests",
        "WatchIntents/Info.plist: not checked, a part of an app for watchOS",
      ])
    #expect(!report.findings.contains { $0.id == "intent-in-two-extensions" })
  }

  @Test func `an app without an Info plist is described by its settings`() throws {
    let folder = try Folder()
    let app = XcodeSample.Target(
      name: "Soup",
      settings: [
        "GENERATE_INFOPLIST_FILE": "YES",
        "INFOPLIST_KEY_CFBundleDisplayName": "$(TARGET_NAME) Chef",
        "CODE_SIGN_ENTITLEMENTS": "Soup.entitlements",
      ])
    try folder.add("Soup.xcodeproj/project.pbxproj", XcodeSample(targets: [app]).text)
    let path = folder.url.path
    let project = try ManifestProject(folder: path)
    #expect(project.value["app"]?["CFBundleDisplayName"] == "Soup Chef")
    // The entitlements aren't checked in.
    #expect(ManifestReport(project).value["unknownParts"] == ["entitlements"])
    #expect(ManifestReport(project).findings.map(\.id) == ["no-intents"])
  }

  @Test func `scenes are of no use on a Mac`() throws {
    let folder = try Folder()
    let keys = """
      <key>LSMinimumSystemVersion</key><string>13</string>
      <key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array>
      """
    try folder.add("Soup/Info.plist", InfoSample.list(app: "Soup", keys))
    #expect(
      ManifestReport(try ManifestProject(folder: folder.url.path)).findings.map(\.id) == [
        "custom-intent"
      ])
  }

  @Test(arguments: [
    "dmcc", "DMCC.app", "Payload/DMCC.app", "A.xcarchive/Products/Applications/D.app",
  ])
  func `an app that was built is found in a folder of any name`(_ name: String) throws {
    let folder = try Folder()
    try folder.add("\(name)/Info.plist", InfoSample.list(app: "DMCC", InfoSample.siri))
    try folder.add(
      "\(name)/PlugIns/X.appex/Info.plist",
      InfoSample.list(extension: "com.apple.intents-service", ["INStartCallIntent"]))
    let root = folder.url(of: String(name.prefix { $0 != "/" })).path
    let report = ManifestReport(try ManifestProject(folder: root))
    #expect(!report.findings.contains { $0.severity == .error }, "\(report.lines)")
    #expect(report.lines.contains { $0.hasSuffix("X.appex/Info.plist: an extension") })
    #expect(report.value["unknownParts"] == ["entitlements"])
  }

  @Test func `entitlements among the keys of an app do not hide it`() throws {
    let project = try ProjectCopy()
    try project.replace(
      "Lighthouse/Info.plist", "<dict>\n\t<key>CFBundle",
      "<dict>\n\t<key>com.apple.developer.nfc.readersession.felica.systemcodes</key>\n\t<array/>\n\t<key>CFBundle"
    )
    #expect(try project.report.findings == [])
  }

  // MARK: - Generated projects

  @Test func `a project of which only an example is here has no app`() throws {
    let folder = try Folder()
    try folder.add("Kit/Examples/Kitchen/Info.plist", InfoSample.list(app: "Kitchen"))
    let path = folder.url.path
    let sentence =
      ".: found no Info.plist of the app, only of examples: Kitchen (Kit/Examples/Kitchen/Info.plist). "
    #expect(message(path) == "\(sentence)Choose one with --app NAME.")
    try folder.add("Project.swift", "import ProjectDescription")
    #expect(
      message(path)
        == "\(sentence)If a tool generates the project, check it after that. Choose one with --app NAME."
    )
    #expect(try appPath(path, app: "Kitchen") == "Kit/Examples/Kitchen/Info.plist")
    #expect(try appPath("\(path)/Kit/Examples/Kitchen") == "Info.plist")
  }

  @Test(arguments: ["Project.swift", "project.yml", "BUILD.bazel"])
  func `keys that a tool can add are not missing`(_ file: String) throws {
    let folder = try Folder()
    try folder.add(
      "App/Info.plist", InfoSample.list("<key>UILaunchStoryboardName</key><string>A</string>"))
    try folder.add(
      "Intents/Info.plist",
      InfoSample.list(extension: "com.apple.intents-service", ["INSendMessageIntent"]))
    try folder.add(file, "")
    let report = ManifestReport(try ManifestProject(folder: folder.url.path))
    #expect(report.findings.map(\.id) == ["example-phrases-missing"])
    #expect(report.lines.last?.contains("the Xcode project that can add it") == true)
  }
}
