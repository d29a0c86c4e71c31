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

  /// Sends lines to a guest, each after the answer to the previous one, and returns its answers.
  private func answers(
    to lines: String..., of app: any IntentApp.Type = UnicornChat.self
  ) throws -> [ParameterValue] {
    let (host, guest) = try Descriptor.socketPair().get()
    defer { Descriptor.close(host) }
    let isServing = SystemThread.start(stackSize: 1 << 20) {
      GuestServer.serve(app, requests: guest, answers: guest)
      Descriptor.close(guest)
    }
    try #require(isServing)
    var buffer = LineBuffer()
    _ = try nextMessage(from: host, &buffer)
    let answers = try lines.map { line in
      Descriptor.write(Array("\(line)\n".utf8), to: host)
      return try #require(try nextMessage(from: host, &buffer))
    }
    Descriptor.write(Array("{\"call\":\"shutdown\"}\n".utf8), to: host)
    #expect(try nextMessage(from: host, &buffer) == nil)
    return answers
  }

  /// Returns the next message of a guest that isn't about the state of a call; nil at the end.
  private func nextMessage(
    from host: Int32, _ buffer: inout LineBuffer
  ) throws -> ParameterValue? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      while let line = buffer.next() {
        let message = try JSONReader.value(from: line)
        if message["state"] == nil { return message }
      }
      let read = chunk.withUnsafeMutableBytes { Descriptor.read(host, into: $0) }
      guard case .bytes(let count) = read else { return nil }
      chunk.withUnsafeBytes { buffer.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
