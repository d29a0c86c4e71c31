import Foundation
import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim check, and run with a manifest")
struct CheckTests {
  @Test func `a broken manifest is reported with its findings`() async throws {
    let result = try await IntentSim.run(["check", "Examples/Manifests/broken.json"])
    try expectGolden(result.output, "check-broken.txt")
    #expect(result.errors == "")
    #expect(result.status == 5)
  }

  @Test func `a correct manifest has no findings`() async throws {
    let paths = ["Examples/Manifests/UnicornRides.json", "Examples/Manifests/MoveMate.json"]
    let result = try await IntentSim.run(["check"] + paths)
    #expect(result.output == paths.map { "\($0): no findings\n" }.joined())
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `each of several manifests is checked`() async throws {
    let paths = ["UnicornRides", "broken"].map { "Examples/Manifests/\($0).json" }
    let result = try await IntentSim.run(["check"] + paths)
    #expect(result.output.hasPrefix("\(paths[0]): no findings\n\(paths[1]):"))
    #expect(result.status == 5)
  }

  @Test func `notes alone do not fail a check`() async throws {
    let result = try await IntentSim.run(["check", "--app", "TasksNotes", "--all"])
    #expect(
      result.output.contains(": note: INDeleteTasksIntent has been deprecated since iOS 15.0"))
    #expect(result.status == 0)
    let none = try await IntentSim.run(["check", "--app", "FaultyChat"])
    #expect(none.output == "FaultyChat: no findings\n")
    #expect(none.status == 0)
  }

  @Test func `an unknown sample app is reported with the nearest one`() async throws {
    let result = try await IntentSim.run(["check", "--app", "TaskNotes"])
    #expect(
      result.errors == "intentsim: there is no sample app “TaskNotes”. Did you mean “TasksNotes”?\n"
    )
    #expect(result.status == 69)
  }

  @Test(arguments: ["json", "ndjson"])
  func `each finding is written as JSON with its place`(_ format: String) async throws {
    let result = try await IntentSim.run(
      ["check", "Examples/Manifests/broken.json", "--format", format])
    #expect(result.status == 5)
    let items: [ParameterValue]
    if format == "json" {
      let value = try JSONReader.value(from: result.output)
      let report = try #require(value["reports"]?[0])
      #expect(report["status"] == 5)
      #expect(report["omitted"] == 0)
      guard case .array(let findings)? = report["findings"] else {
        Issue.record("no findings")
        return
      }
      items = findings
    } else {
      items = try result.output.split(separator: "\n").map {
        try JSONReader.value(from: String($0))
      }
    }
    let text = try await IntentSim.run(["check", "Examples/Manifests/broken.json", "--all"])
    #expect(items.count == text.output.split(separator: "\n").count / 2)
    let finding = try #require(items.first { $0["id"] == "unknown-intent" })
    #expect(finding["code"] == 2004)
    #expect(finding["severity"] == "error")
    #expect(finding["line"] == 15)
    #expect(finding["column"] == 32)
    #expect(
      finding["path"] == "extensions[0].NSExtension.NSExtensionAttributes.IntentsSupported[0]")
  }

  @Test(
    arguments: [
      ("a.json", "{", "1:2: the text ends too early, expected a key in double quotes."),
      (
        "a.json", "<?xml version=\"1.0\"?>",
        "1:22: the file ends too early, expected a value: <dict>, <array>, <string>, <integer>, "
          + "<real>, <true/>, <false/>, <date> or <data>."
      ),
      (
        "Info.plist", "{ CFBundleName = A; }",
        "1:1: found a property list in the old-style text format or another text, expected XML or "
          + "the binary format. Convert it with plutil -convert xml1, or open it in Xcode and save "
          + "it as XML."
      ),
      ("Info.plist", "<plist><array/></plist>", "1:8: found another value, expected a dictionary."),
    ])
  func `a manifest that cannot be read is reported`(
    _ name: String, _ text: String, _ message: String
  ) async throws {
    let folder = try Folder()
    try folder.write(name, text)
    for arguments in [
      ["check", name], ["run", "--intent", "SendMessage", "--manifest", name],
    ] {
      let result = try await IntentSim.run(arguments, folder: folder)
      #expect(result.errors == "intentsim: \(name):\(message)\n")
      #expect(result.output == "")
      #expect(result.status == 2)
    }
  }

  // MARK: - Property lists

  private static let project = "Examples/Projects/Lighthouse"

  @Test func `the folder of a project is checked as a whole`() async throws {
    let result = try await IntentSim.run(["check", Self.project])
    #expect(result.output.hasPrefix("\(Self.project): no findings\n"))
    #expect(
      result.output.contains("  \(Self.project)/LighthouseIntents/Info.plist: an extension\n"))
    #expect(result.status == 0)
    let machine = try await IntentSim.run(["check", Self.project, "--format", "json"])
    let report = try #require(try JSONReader.value(from: machine.output)["reports"]?[0])
    #expect(report["findings"] == [])
    #expect(report["files"]?[1]?["role"] == "entitlements")
  }

  @Test func `an app of a project is chosen by its name`() async throws {
    let result = try await IntentSim.run(["check", Self.project, "--app", "Lighthouse"])
    #expect(result.output.hasPrefix("\(Self.project): no findings\n"))
    let unknown = try await IntentSim.run(["check", Self.project, "--app", "Lighthous"])
    #expect(
      unknown.errors
        == "intentsim: \(Self.project): found no app “Lighthous”. Did you mean “Lighthouse”?\n")
    #expect(unknown.status == 2)
    let file = try await IntentSim.run(
      ["check", "\(Self.project)/Lighthouse/Info.plist", "--app", "Lighthouse"])
    #expect(file.errors.contains("check takes paths or --app, not both."))
    #expect(file.status == 2)
  }

  @Test func `property lists are checked together and manifests on their own`() async throws {
    let manifest = "Examples/Manifests/UnicornRides.json"
    let lists = ["Lighthouse/Info.plist", "LighthouseIntents/Info.plist"].map {
      "\(Self.project)/\($0)"
    }
    let result = try await IntentSim.run(["check", lists[0], manifest, lists[1]])
    #expect(
      result.output == """
        \(lists[0]): no findings
          \(lists[0]): the app
          \(lists[1]): an extension
          rules that need the app's entitlements aren't checked, because the file is missing here
        \(manifest): no findings

        """)
    #expect(result.status == 0)
  }

  @Test func `a finding in a property list has its place and its cure`() async throws {
    let list = """
      <plist version="1.0">
      <dict>
        <key>NSExtension</key>
        <dict>
          <key>IntentsSupported</key>
          <array><string>INSendMessageIntent</string></array>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key>
          <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        </dict>
      </dict>
      </plist>
      """
    let result = try await IntentSim.run(["check", "-"], input: list)
    #expect(
      result.output.hasPrefix(
        """
        -:5:5: error: IntentsSupported has no effect here, because it belongs in \
        NSExtensionAttributes of the extension. [misplaced-key]
          → Move it to NSExtensionAttributes.
        -: 1 finding

        """))
    #expect(result.status == 5)
  }

  @Test func `a request can be run with the declarations of a project`() async throws {
    let arguments = [
      "run", "--app", "UnicornChat", "--intent", "SendMessage", "--set", "recipients=Bill James",
      "--set", "content=hello", "--answer", "confirmation=yes", "--manifest",
    ]
    let known = try await IntentSim.run(arguments + [Self.project])
    #expect(known.output.contains("✔ succeeded"))
    #expect(known.status == 0)
    let unknown = try await IntentSim.run(
      arguments + ["\(Self.project)/LighthouseIntentsUI/Info.plist"])
    #expect(unknown.output.contains("reason notDeclared"))
    #expect(unknown.status == 4)
  }

  @Test
  func `a manifest of the wrong form is a finding of check and an error of run`() async throws {
    let folder = try Folder()
    try folder.write("a.json", "{\n  \"app\": { \"CFBundleName\": 7 }\n}")
    let check = try await IntentSim.run(["check", "a.json"], folder: folder)
    #expect(
      check.output.hasPrefix(
        "a.json:2:12: error: Found the number 7, expected a string. [wrong-type]"))
    #expect(check.status == 5)
    let run = try await IntentSim.run(
      ["run", "--intent", "SendMessage", "--manifest", "a.json"], folder: folder)
    #expect(
      run.errors
        == "intentsim: a.json:2:12: app.CFBundleName: found the number 7, expected a string.\n")
    #expect(run.status == 2)
    try folder.write(
      "b.json", "{\"intent\": \"SendMessage\",\n \"given\": {\"manifest\": {\"apps\": {}}}}")
    let scenario = try await IntentSim.run(["run", "b.json"], folder: folder)
    #expect(
      scenario.errors
        == "intentsim: b.json:2:25: given.manifest.apps: found the part “apps”, expected one of "
        + "app, entitlements, extensions, vocabularies. Did you mean “app”?\n")
    #expect(scenario.status == 2)
  }

  @Test func `the control characters of a manifest are not written to the terminal`() async throws {
    let manifest = #"{"app": {"NSUserActivityTypes": ["\u001b[2J", "\u001b[2J"]}}"#
    let result = try await IntentSim.run(["check", "-"], input: manifest)
    #expect(result.output.contains("is a duplicate"))
    #expect(!result.output.contains("\u{1B}"))
  }

  // MARK: - Manifests of requests

  @Test(arguments: [
    ("UnicornChat/no-entitlement", "noEntitlement", "! no-entitlement", "Add the Siri capability"),
    (
      "UnicornChat/no-usage-description", "noUsageDescription", "! no-usage-description",
      "Add the key to the app's Info.plist"
    ),
    (
      "UnicornChat/not-declared", "notDeclared", "! not-declared",
      "Add INSendMessageIntent to IntentsSupported of the extension"
    ),
    ("UnicornChat/not-in-maps", "notInMaps", "i not-in-maps", "Send the request from the source"),
    (
      "MoveMate/single-scene", "singleScene", "! single-scene",
      "Set UIApplicationSupportsMultipleScenes to true"
    ),
    (
      "UnicornRides/maps-rides-incomplete", "ridesIncomplete", "! rides-incomplete",
      "Add what is missing to IntentsSupported"
    ),
  ])
  func `an obstacle between a request and its handler is reported with its cure`(
    _ scenario: String, _ reason: String, _ verdict: String, _ cure: String
  ) async throws {
    let path = "Examples/Scenarios/\(scenario).json"
    let text = try await IntentSim.run(["run", path])
    #expect(text.status == 4)
    #expect(text.output.contains("✘ refused · reason \(reason)\n"))
    #expect(text.output.contains("\(verdict)  "))
    #expect(text.output.contains("  → \(cure)"))
    #expect(text.errors.isEmpty)
    let machine = try await IntentSim.run(["run", path, "--format", "json"])
    #expect(try JSONReader.value(from: machine.output)["outcome"]?["reason"] == .string(reason))
    #expect(machine.errors.contains(cure))
  }

  @Test func `a manifest given as an option replaces that of the app`() async throws {
    let arguments = [
      "run", "--app", "MoveMate", "--intent", "StartWorkout", "--set", "workoutName=run",
    ]
    let own = try await IntentSim.run(arguments)
    #expect(own.output.contains("handledInApp"))
    let inApp = try await IntentSim.run(
      arguments + ["--manifest", "Examples/Manifests/MoveMate.json"])
    #expect(inApp.output.contains("✔ succeeded"))
    #expect(inApp.status == 0)
    let other = try await IntentSim.run(
      arguments + ["--manifest", "Examples/Manifests/UnicornRides.json"])
    #expect(other.output.contains("reason notDeclared"))
    #expect(other.output.contains("The app doesn't declare INStartWorkoutIntent"))
    #expect(other.status == 4)
  }

  @Test func `an app has the names of the manifest given as an option`() async throws {
    let folder = try Folder()
    func run(_ name: String) async throws -> IntentSim.Result {
      try folder.write(
        "a.json",
        """
        {"app": "UnicornRides", "appName": "\(name)", "intent": "ListRideOptions",
         "parameters": {"pickupLocation": "Harpa", "dropOffLocation": "Perlan"}}
        """)
      return try await IntentSim.run(
        [
          "run", folder.url(of: "a.json").path, "--manifest",
          "Examples/Manifests/UnicornRides.json",
        ])
    }
    let known = try await run("unicorn taxi")
    #expect(known.output.hasPrefix("ListRideOptions · Unicorn Taxi\n"))
    #expect(known.status == 0)
    let unknown = try await run("Taxi")
    #expect(
      unknown.errors.contains("found the app “Taxi”, expected one of UnicornRides, Unicorn Taxi."))
    #expect(unknown.status == 2)
  }
}
