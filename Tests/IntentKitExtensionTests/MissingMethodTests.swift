import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

// Serialized, because many programs that start at once are slow.
@Suite(.serialized) struct `Methods that an extension lacks` {
  private static let definitions: ParameterValue = [
    "definitions": [
      [
        "name": "OrderSoup",
        "parameters": [
          ["name": "soup", "type": "String", "providesOptions": true],
          ["name": "quantity", "type": "Int", "providesDefault": true],
        ],
      ]
    ]
  ]

  @Test func `an extension in Swift lacks the same methods as in process`() async throws {
    let path = Guest.package.appending(path: "Examples/Scenarios/UnicornChat/which-bill.json").path
    let file = try ScenarioFile(path: path, text: InputFile.bytes(of: path))
    let chat = SimulatedApp(try await Guest.chat.install())
    let outside = try await Simulator(apps: [chat]).run(file)
    let inside = try await Simulator(apps: [UnicornChat.self]).run(file)
    #expect(!inside.trace.missingMethods.isEmpty)
    #expect(outside.trace.missingMethods == inside.trace.missingMethods)
  }

  @Test func `an extension in Swift marks the answers of default implementations`() async throws {
    let run = try await Guest.faulty.install().send(fault: "none")
    #expect(
      run.trace.missingMethods.map(\.name) == [
        "resolveGroupName(for:)", "resolveOutgoingMessageType(for:)", "resolveContent(for:)",
        "resolveSpeakableGroupName(for:)", "confirm(intent:)",
      ])
    #expect(run.trace.events.count { $0.isDefault } == 1)
  }

  @Test(.requires(.python3))
  func `a guest without a method says so for each call`() async throws {
    let guest = try ScriptedGuest(
      Self.definitions,
      answers: [
        "resolve quantity": ["isDefault": true], "options": ["isDefault": true],
        "default": ["isDefault": true], "confirm": ["isDefault": true],
      ])
    defer { guest.remove() }
    let run = try await guest.run(
      """
      {"intent": "OrderSoup", "turns": [{"asked": "soup", "answer": "Miso"}],
       "expect": {"outcome": "succeeded", "parameters": {"soup": "Miso", "quantity": null}}}
      """)
    #expect(run.untimedDifferences.map(\.message) == [])
    #expect(run.trace.faults == [])
    #expect(
      run.trace.missingMethods.map(\.name) == [
        "provideSoupOptionsCollection(for:)", "defaultQuantity(for:)", "resolveQuantity(for:)",
        "confirm(intent:)",
      ])
  }

  @Test(
    .requires(.python3),
    arguments: [
      ("handle", ["isDefault": true], Verdict.Kind.noHandleMethod),
      ("handler", ["handler": false], .noHandler(intent: "OrderSoupIntent")),
      (
        "handler", ["handler": false, "isDefault": true],
        .noHandler(intent: "OrderSoupIntent", isMethodMissing: true)
      ),
      (
        "handler", ["handler": false, "type": "Notes", "handles": ["INCreateNoteIntent"]],
        .wrongHandler(
          intent: "OrderSoupIntent", type: "Notes", expected: "DynamicIntentHandling",
          handles: ["INCreateNoteIntent"])
      ),
    ] as [(String, ParameterValue, Verdict.Kind)])
  func `a guest without a handler or its method has a verdict`(
    call: String, answer: ParameterValue, kind: Verdict.Kind
  ) async throws {
    let guest = try ScriptedGuest(Self.definitions, answers: [call: answer])
    defer { guest.remove() }
    let run = try await guest.run(
      #"{"intent": "OrderSoup", "parameters": {"soup": "Miso", "quantity": 2}}"#)
    #expect(run.trace.faults.map(\.kind) == [kind])
    let isRefused = call == "handler"
    #expect(
      run.outcome
        == (isRefused
          ? Outcome(.refused, reason: .noHandler)
          : Outcome(.failed, phase: .handle, reason: .verdict(.noHandleMethod))))
  }

  @Test(
    .requires(.python3),
    arguments: [
      (["includesApp": false], []),
      ([:], [.ignoredActivity("OrderSoupIntent", because: .methodMissing)]),
    ] as [(ParameterValue, [Verdict.Kind])])
  func `a guest without the app isn't blamed for it`(
    launch: ParameterValue, kinds: [Verdict.Kind]
  ) async throws {
    let guest = try ScriptedGuest(
      Self.definitions,
      answers: [
        "launch": launch, "handle": ["response": ["code": "continueInApp"]],
        "continue": ["isDefault": true],
      ])
    defer { guest.remove() }
    let run = try await guest.run(
      #"{"intent": "OrderSoup", "parameters": {"soup": "Miso", "quantity": 2}}"#)
    #expect(run.trace.faults.map(\.kind) == kinds)
    #expect(run.outcome.result == .continuedInApp)
  }

  @Test(.requires(.python3))
  func `a guest declares the methods of its handlers`() async throws {
    var definitions = Self.definitions
    guard case .object(var members) = definitions else { return }
    members["methods"] = ["OrderSoup": ["resolve soup", "handle"]]
    definitions = .object(members)
    let guest = try ScriptedGuest(definitions)
    defer { guest.remove() }
    #expect(try await guest.install().methods == ["OrderSoup": ["resolve soup", "handle"]])
    members["methods"] = ["OrderSoup": "handle"]
    let wrong = try ScriptedGuest(.object(members))
    defer { wrong.remove() }
    let error = await #expect(throws: ExtensionError.self) { try await wrong.install() }
    #expect("\(String(describing: error))".contains("methods.OrderSoup"))
  }
}
