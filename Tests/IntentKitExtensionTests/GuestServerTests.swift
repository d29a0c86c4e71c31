import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import SampleApps
import Testing

/// A guest in this process, which shows its answers to single lines.
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

  /// Sends a line to a guest and returns its answers without its hello.
  private func answers(to line: String) throws -> [ParameterValue] {
    let (host, guest) = try Descriptor.socketPair().get()
    Descriptor.write(Array("\(line)\n{\"call\":\"shutdown\"}\n".utf8), to: host)
    GuestServer.serve(UnicornChat.self, requests: guest, answers: guest)
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
