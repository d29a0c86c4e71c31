import IntentKitCore
import IntentKitPlatform
import SampleApps
import TestSupport
import Testing

@testable import IntentKitExtension

/// A guest in this process that shows its answers to single lines.
@Suite struct `The guest's side of the wire` {
  @Test func `an unknown call is refused with the beginning of its name`() throws {
    let name = String(repeating: "resolve", count: 1000)
    let answers = try answers(to: #"{"call":"\#(name)","id":1}"#)
    #expect(answers.map { $0["id"] } == [1])
    guard case .string(let reason)? = answers.first?["error"] else {
      Issue.record("There is no reason: \(answers)")
      return
    }
    #expect(reason.hasPrefix("resolveresolve"))
    #expect(reason.hasSuffix(" is not supported"))
    #expect(reason.count < 100)
  }

  @Test func `a line that isn't valid JSON has an answer without an identifier`() throws {
    let answers = try answers(to: "{")
    #expect(answers == [["error": "skipped a line that isn't valid JSON"]])
  }

  @Test func `a guest calls the handlers of an app by name`() throws {
    let answers = try answers(
      to: #"{"call":"launch","environment":{"now":"2026-03-02T09:00:00Z"},"id":1}"#,
      #"{"call":"handler","handler":1,"id":2,"intent":"SendMessage","parameters":{}}"#,
      #"{"call":"handler","handler":2,"id":3,"intent":"CreateNote","parameters":{}}"#,
      #"{"call":"resolve","handler":1,"id":4,"intent":"SendMessage","parameter":"content"}"#,
      of: NamedMessenger.self)
    #expect(answers.map { $0["handler"] } == [nil, true, false, nil])
    #expect(answers.last?["results"] == [["kind": "needsValue"]])
  }

  // MARK: - Intents that share their name

  @Test(arguments: [
    (#""parameters":{"topic":"cats"}"#, true), (#""parameters":{"content":"hello"}"#, false),
    (#""class":"INSendMessageIntent","parameters":{"content":"hello"}"#, true),
    (#""class":"INSendMessageIntent","parameters":{"topic":"cats"}"#, false),
  ])
  func `the class of an intent tells it apart from a custom one`(
    fields: String, fits: Bool
  ) throws {
    let answers = try answers(
      to: #"{"call":"launch","environment":{"now":"2026-03-02T09:00:00Z"},"id":1}"#,
      #"{"call":"handler","handler":1,"id":2,"intent":"SendMessage",\#(fields)}"#,
      of: TwoMessengers.self)
    #expect(answers.count == 2)
    #expect(answers.last?["handler"] == (fits ? true : nil))
    #expect((answers.last?["error"] == nil) == fits)
  }

  @Test func `a host names the class only where the name isn't enough`() throws {
    let custom = try TwoMessengers.schema()
    func handler(_ customIntents: [IntentSchema]) -> GuestHandler {
      GuestHandler(ExtensionProcess(path: "/bin/true", limits: ExtensionLimits()), 1, customIntents)
    }
    let system = try DynamicIntent(SendMessageIntent.schema)
    #expect(handler([]).fields(of: system)["class"] == nil)
    #expect(handler([custom]).fields(of: system)["class"] == "INSendMessageIntent")
    #expect(handler([custom]).fields(of: try DynamicIntent(custom))["class"] == nil)
  }

  /// Sends lines to a guest and returns its answers without its hello.
  private func answers(
    to lines: String..., of app: any IntentApp.Type = UnicornChat.self
  ) throws -> [ParameterValue] {
    let (host, guest) = try Descriptor.socketPair().get()
    for line in lines { Descriptor.write(Array("\(line)\n".utf8), to: host) }
    Descriptor.write(Array("{\"call\":\"shutdown\"}\n".utf8), to: host)
    GuestServer.serve(app, requests: guest, answers: guest)
    Descriptor.close(guest)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case .bytes(let count) = chunk.withUnsafeMutableBytes({ Descriptor.read(host, into: $0) })
    {
      bytes += chunk[..<count]
    }
    Descriptor.close(host)
    return try bytes.split(separator: UInt8(ascii: "\n")).dropFirst().map {
      try JSONReader.value(from: $0)
    }
  }
}
