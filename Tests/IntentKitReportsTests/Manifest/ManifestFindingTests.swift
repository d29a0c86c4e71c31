import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite struct `Findings in manifests` {
  @Test func `the manifests of the sample apps have no errors or warnings`() {
    #expect(!SampleApps.all.isEmpty)
    for app in SampleApps.all {
      let findings = AppManifest(app.appDescription).findings
      #expect(findings.allSatisfy { $0.severity == .note }, "\(findings)")
    }
  }

  @Test(arguments: ["UnicornRides", "MoveMate"])
  func `the example manifests are valid and match their apps`(_ name: String) throws {
    let url = PackageUnderTest.url(of: "Examples/Manifests/\(name).json")
    let file = try ManifestFile(path: url.path)
    #expect(ManifestReport(file).findings == [])
    let description = try file.manifest().appDescription
    let own = try #require(SampleApps.all.first { $0.appDescription.displayName == name })
    #expect(description.displayName == name)
    #expect(description.userActivityTypes == own.appDescription.userActivityTypes)
    for intent in own.appDescription.intentsSupported ?? [] {
      let schema = try #require(SystemIntents.named(intent)?.schema)
      #expect(description.obstacle(to: schema) == nil)
    }
    #expect(description.intentsSupported?.isEmpty == (name == "MoveMate"))
  }

  // MARK: - Hostile files

  @Test func `a value of the wrong type is reported with its path`() throws {
    let right = AppManifest.right.parameterValue
    let intruders: [ParameterValue] = [
      true, 5, 1.5, "x", [], [:], [[1]], [["a": ["b": []]]], ["": ["": ""]],
    ]
    var count = 0
    for path in right.paths {
      for intruder in intruders {
        let findings = AppManifest.findings(in: right.replacing(path[...], by: intruder))
        guard try #require(right.at(path[...])).kind != intruder.kind else { continue }
        count += 1
        #expect(
          findings.contains { $0.id == "wrong-type" && $0.path == ParameterPath(path) }, "\(path)")
      }
    }
    #expect(count > 200)
  }

  @Test(
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: #"{"app":"#, count: 100_000),
      #"{"app": {"x": "# + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        + "}}", "", "null", "{\"app\": null}", "[null]", "\u{0}", "{\"app\": {\"\": \"\"}}",
    ])
  func `arbitrary text produces a manifest or an error`(_ text: String) {
    do throws(ManifestError) {
      let file = try ManifestFile(path: "a.json", text: Array(text.utf8))
      _ = ManifestReport(file).lines
      _ = try file.manifest()
    } catch {
      #expect(error.description.hasPrefix("a.json:1:"))
    }
  }

  @Test func `each of ten thousand names in a list has its findings`() {
    let many = 0..<10_000
    var manifest = AppManifest.right
    manifest.app.userActivityTypes = many.map { _ in "a" }
    manifest.app.alternativeNames = many.map { AppManifest.AlternativeName("Name \($0 / 2)") }
    manifest.app.intentsSupported = many.map { "INSendMesage\($0)Intent" }
    manifest.app.intentsRestrictedWhileLocked = many.map { "INPlayMedia\($0)Intent" }
    manifest.extensions[0].intentsSupported = many.map { _ in "INSendMessageIntent" }
    manifest.extensions += many.prefix(1000).map { _ in AppManifest.right.extensions[0] }
    let counts = manifest.findings.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    #expect(
      counts == [
        "unknown-intent": 10_000, "restricted-not-supported": 1,
        "restricted-not-supported-in-app": 10_000, "too-many-alternative-names": 1,
        "repeated-alternative-name": 5000, "repeated-activity-type": 9999,
        "intent-in-two-extensions": 1999,
      ])
  }

  @Test func `a manifest with many findings shows the first ones`() throws {
    let names = (0..<1000).map { ParameterValue.string("INSendMesage\($0)Intent") }
    let text = JSONWriter.text(["app": ["INIntentsSupported": .array(names)]], style: .pretty)
    let report = ManifestReport(try ManifestFile(path: "a.json", text: Array(text.utf8)))
    #expect(report.lines.count == 2 * ManifestReport.maximumShownCount + 1)
    #expect(report.items.count == ManifestReport.maximumShownCount)
    #expect(
      report.lines.last
        == "a.json: \(report.findings.count - ManifestReport.maximumShownCount) more findings aren't shown"
    )
    #expect(report.value["omitted"] == .integer(report.findings.count - 100))
    #expect(report.status == .findings)
  }

  @Test func `only keys that resemble a known one are misspelled`() {
    let keys = (0..<1000).map { ("NSSiriUsageDescriptio\($0)", ParameterValue.boolean(true)) }
    let object = ParameterValue.object(Dictionary(uniqueKeysWithValues: keys))
    let findings = AppManifest.findings(in: ["app": object])
    // One letter is exchanged by a digit, or there are two digits in its place.
    #expect(findings.filter { $0.id == "misspelled-key" }.count == 100)
  }
}

extension ParameterValue {
  /// The way to every value in this one, itself left out.
  fileprivate var paths: [[ParameterPath.Step]] {
    let members: [(ParameterPath.Step, ParameterValue)] =
      switch self {
      case .object(let members): members.map { (.name($0.key), $0.value) }
      case .array(let elements): elements.enumerated().map { (.index($0.offset), $0.element) }
      default: []
      }
    return members.flatMap { step, value in [[step]] + value.paths.map { [step] + $0 } }
  }

  fileprivate func at(_ path: ArraySlice<ParameterPath.Step>) -> ParameterValue? {
    switch path.first {
    case nil: self
    case .name(let name): self[name]?.at(path.dropFirst())
    case .index(let index): self[index]?.at(path.dropFirst())
    }
  }

  fileprivate func replacing(
    _ path: ArraySlice<ParameterPath.Step>, by value: ParameterValue
  ) -> ParameterValue {
    switch (self, path.first) {
    case (.object(var members), .name(let name)?):
      members[name] = members[name]?.replacing(path.dropFirst(), by: value)
      return .object(members)
    case (.array(var elements), .index(let index)?):
      elements[index] = elements[index].replacing(path.dropFirst(), by: value)
      return .array(elements)
    default: return value
    }
  }

  /// The JSON type of the value.
  fileprivate var kind: String {
    switch self {
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .null: "null"
    }
  }
}
