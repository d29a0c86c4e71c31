import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitExtension

@Suite struct `The channel to an extension` {
  /// Creates a channel and returns it with the other end.
  private static func make(
    maximumMessageSize: Int = 1 << 20
  ) throws -> (channel: ExtensionChannel, guest: Int32) {
    let (host, guest) = try Descriptor.socketPair().get()
    Descriptor.setNonblocking(guest)
    return (ExtensionChannel(host, maximumMessageSize: maximumMessageSize), guest)
  }

  /// Reads all available bytes.
  private static func read(_ guest: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      while case .bytes(let count) = Descriptor.read(guest, into: chunk) {
        bytes += UnsafeRawBufferPointer(rebasing: chunk[..<count])
      }
    }
    return bytes
  }

  @Test func `a message larger than the socket's buffer is sent as the guest reads`() throws {
    let (channel, guest) = try Self.make()
    defer {
      channel.close()
      Descriptor.close(guest)
    }
    let message = (0..<(2 << 20)).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(channel.send(message) == .waitsForSpace)
    #expect(channel.polled.awaitsSpace)
    var received: [UInt8] = []
    while received.count < message.count {
      let more = Self.read(guest)
      try #require(!more.isEmpty)
      received += more
      _ = channel.flush()
    }
    #expect(received == message)
    #expect(!channel.polled.awaitsSpace)
    #expect(channel.send([1]) == .sent)
  }

  @Test func `messages that the guest doesn't read are limited`() throws {
    let (channel, guest) = try Self.make(maximumMessageSize: 1 << 10)
    defer {
      channel.close()
      Descriptor.close(guest)
    }
    // A single message may have any size.
    #expect(channel.send([UInt8](repeating: 1, count: 1 << 20)) == .waitsForSpace)
    #expect(channel.send([1]) == .full)
    while !Self.read(guest).isEmpty { _ = channel.flush() }
    #expect(channel.send([1]) == .sent)
  }

  @Test func `a message to a guest that has closed its end isn't sent`() throws {
    let (channel, guest) = try Self.make()
    Descriptor.close(guest)
    #expect(channel.send([1]) == .closed)
    channel.close()
    #expect(channel.send([1]) == .closed)
  }

  @Test func `a message is one line within the limit`() throws {
    let (channel, guest) = try Self.make(maximumMessageSize: 20)
    defer {
      channel.close()
      Descriptor.close(guest)
    }
    func inputs(_ text: String) -> [String] {
      Descriptor.write(Array(text.utf8), to: guest)
      withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 16) { chunk in
        _ = channel.read(into: chunk)
      }
      var inputs: [String] = []
      while inputs.last != "violation", let input = channel.nextInput() {
        switch input {
        case .message(let message): inputs.append(JSONWriter.text(message, style: .compact))
        case .violation: inputs.append("violation")
        }
      }
      return inputs
    }
    #expect(inputs("{\"id\":1}\n{\"id\":") == [#"{"id":1}"#])
    #expect(channel.incompleteCount == 6)
    #expect(inputs("2}\nwhat\n") == [#"{"id":2}"#, "violation"])
    #expect(inputs(String(repeating: "x", count: 30)) == ["violation"])
  }
}
