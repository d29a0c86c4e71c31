import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import SampleApps

/// Sends the lines of an input to a guest that must answer each call exactly once.
enum GuestTarget {
  static func run(_ input: [UInt8]) {
    let ends: (host: Int32, guest: Int32)
    switch Descriptor.socketPair() {
    case .success(let pair): ends = (pair.0, pair.1)
    case .failure(let error): fatalError("\(error)")
    }
    // Without a line break at the end, the last line would remain incomplete.
    let calls = input + [UInt8(ascii: "\n")]
    // The longest input fits into the buffer of the socket.
    require(Descriptor.write(calls, to: ends.host), "The calls can't be sent.")
    shutdown(ends.host, Int32(SHUT_WR))
    let end = DispatchSemaphore(value: 0)
    let isStarted = SystemThread.start(stackSize: 1 << 20) {
      GuestServer.serve(EveryApp.self, requests: ends.guest, answers: ends.guest)
      end.signal()
    }
    require(isStarted, "No thread is available.")
    var answers = ExpectedAnswers(to: calls)
    var lines = AnswerLines(ends.host)
    while !answers.areComplete, let line = lines.next() { answers.take(line) }
    end.wait()
    Descriptor.close(ends.guest)
    while let line = lines.next() { answers.take(line) }
    require(answers.areComplete, "Calls have no answer: \(answers)")
    Descriptor.close(ends.host)
  }
}

/// The answers that a guest must still give, by the identifiers of their calls.
private struct ExpectedAnswers {
  private var counts: [Int: Int] = [:]
  private var errorCount = 0

  /// Reads calls as the protocol defines them.
  init(to calls: [UInt8]) {
    for line in calls.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      guard let message = try? JSONReader.value(from: line) else {
        errorCount += 1
        continue
      }
      guard case .string(let name)? = message["call"] else { continue }
      if name == "shutdown" { return }
      if name != "cancel", case .integer(let id)? = message["id"] { counts[id, default: 0] += 1 }
    }
  }

  var areComplete: Bool { counts.isEmpty && errorCount == 0 }

  /// Counts a line of the guest.
  mutating func take(_ line: [UInt8]) {
    let message: ParameterValue
    do throws(JSONError) {
      message = try JSONReader.value(from: line)
    } catch {
      fatalError("A message isn't valid JSON: \(error)\n\(String(decoding: line, as: UTF8.self))")
    }
    if case .string(let reason)? = message["error"] { requireMessage(reason) }
    if case .integer(let id)? = message["id"] {
      require(counts[id] != nil, "Call \(id) has one answer too many: \(message)")
      counts[id] = counts[id].flatMap { $0 == 1 ? nil : $0 - 1 }
    } else if message["error"] != nil {
      errorCount -= 1
      require(errorCount >= 0, "There is one error too many: \(message)")
    } else {
      // On a busy machine, the guest also says what it does.
      let isNotice = ["hello", "update", "state"].contains { message[$0] != nil }
      require(isNotice, "Unexpected: \(message)")
    }
  }
}

/// The lines that arrive from a guest.
private struct AnswerLines {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next line, and returns nil at the end.
  mutating func next() -> [UInt8]? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return Array(bytes[..<end])
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      guard
        case .bytes(let count) = chunk.withUnsafeMutableBytes({
          Descriptor.read(descriptor, into: $0)
        })
      else { return nil }
      bytes += chunk[..<count]
    }
  }
}

/// An app with the handlers of all sample apps.
private struct EveryApp: IntentApp {
  static let appDescription = AppDescription(
    displayName: "Every",
    intentsSupported: SampleApps.all.flatMap {
      $0.appDescription.intentsSupported ?? []
    })

  private let apps: [any IntentApp]

  init(environment: AppEnvironment) throws(ParameterError) {
    var environment = environment
    // Inputs must not choose folders in which apps write.
    environment.containerFolder = nil
    // Updates must not outlive their input.
    environment.clock = ManualClock()
    var apps: [any IntentApp] = []
    for app in SampleApps.all where app != FaultyChat.self {
      // The settings are meant for one of the apps.
      if let app = try? app.init(environment: environment) { apps.append(app) }
    }
    self.apps = apps
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    apps.lazy.compactMap { $0.handler(for: intent) }.first
  }
}
