import IntentKitCore
import IntentKitPlatform

// The examination of the threads that execute a call. The host requests it after the limit of the
// call.

extension GuestServer {
  /// Answers a request for the threads of a call, unless it has an answer.
  func answerExamination(_ message: ParameterValue, _ id: Int) {
    let isNew = state.withLock { $0.answeredExaminations.insert(id).inserted }
    guard isNew, case .integer(let other)? = message["of"] else { return }
    let end = ContinuousClock.now + Self.maximumTracingTime
    var threads: [ParameterValue] = []
    for thread in monitor.busyThreads(of: other) where ContinuousClock.now < end {
      threads.append(CurrentProcess.frames(of: thread).map { WireFrame($0) }.parameterValue)
    }
    send(["id": .integer(id), "threads": .array(threads)])
  }

  /// The time in which the frames of threads are determined; the host doesn't wait for long.
  private static let maximumTracingTime = Duration.milliseconds(500)

  /// Answers requests for threads that haven't been read, because the call blocks the thread that
  /// reads.
  func answerUnreadExamination(_ requests: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = bytes.withUnsafeMutableBytes { Descriptor.peek(requests, into: $0) }
    for line in bytes[..<count].split(separator: UInt8(ascii: "\n")) {
      guard let message = try? JSONReader.value(from: line),
        message["call"] == .string(WireCall.threads.rawValue),
        case .integer(let id)? = message["id"]
      else { continue }
      answerExamination(message, id)
    }
  }
}
