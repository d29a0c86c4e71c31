public import IntentKitCore
import IntentKitSimulator

/// Answers the requests of a queue concurrently.
///
/// ```swift
/// let worker = IntentWorker(app: FleetHandlers.appDescription) { request in
///   FleetHandlers(fleet: fleet, user: request.user)
/// }
/// try await worker.run(lines) { answer in try await output.send(answer.line) }
/// ```
///
/// A worker can't ask the user, so a question ends its request, and the answer contains the
/// question.
public struct IntentWorker: Sendable {
  /// The maximum length of a line, in bytes.
  public static let maximumLineLength = 1 << 16

  private let app: AppDescription
  private let pipeline: IntentPipeline
  private let maximumConcurrentRequests: Int
  private let makeProvider: @Sendable (QueuedRequest) -> any IntentHandlerProvider

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - app: The app description. Requests for intents that it doesn't declare are refused.
  ///   - limit: The time limit for each answer of a handler. Other requests wait, so the default is
  ///     shorter than SiriKit's limit.
  ///   - time: The time that the limit applies to.
  ///   - maximumConcurrentRequests: The maximum number of requests in flight.
  ///   - provider: Creates the provider of the handlers for a request.
  public init(
    app: AppDescription, limit: Duration = .seconds(2), time: PipelineTime = .real,
    maximumConcurrentRequests: Int = 32,
    provider: @escaping @Sendable (QueuedRequest) -> any IntentHandlerProvider
  ) {
    self.app = app
    pipeline = IntentPipeline(limit: limit, time: time)
    self.maximumConcurrentRequests = max(1, maximumConcurrentRequests)
    makeProvider = provider
  }

  /// Answers lines until the sequence ends, and returns after the last answer.
  ///
  /// A line is read only when there is capacity for its request. Answers are sent as soon as they
  /// are ready, so fast handlers overtake slow ones. Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - lines: The lines, without their line breaks.
  ///   - send: Sends one answer. Several requests call it concurrently. A request is in flight
  ///     until its answer is sent, so slow sending slows down reading.
  /// - Throws: The error of `lines` or `send`, after the last request in flight has ended. A
  ///   failure of `send` doesn't interrupt waiting for the next line, so the caller should end the
  ///   sequence in that case.
  public func run<Lines: AsyncSequence>(
    _ lines: Lines, send: @escaping @Sendable (QueuedAnswer) async throws -> Void
  ) async throws where Lines.Element == [UInt8] {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var iterator = lines.makeAsyncIterator()
      var number = 0
      var inFlight = 0
      do {
        while let line = try await iterator.next() {
          number += 1
          if line.allSatisfy(\.isBlank) { continue }
          group.addTask(executorPreference: IntentPipeline.executor) { [number] in
            try await send(await answer(to: line, number: number))
          }
          inFlight += 1
          if inFlight == maximumConcurrentRequests {
            try await group.next()
            inFlight -= 1
          }
        }
      } catch {
        try await group.waitForAll()
        throw error
      }
      try await group.waitForAll()
    }
  }

  /// Answers one line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - number: The line number for error messages, counting from 1.
  /// - Returns: The answer, or the reason for rejecting the line.
  public func answer(to line: [UInt8], number: Int) async -> QueuedAnswer {
    guard line.count <= Self.maximumLineLength else {
      let message = "found more than \(Self.maximumLineLength) bytes, expected a shorter line."
      return QueuedAnswer(id: nil, .rejected(Rejection(line: number, message: message)))
    }
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: line)
    } catch {
      return QueuedAnswer(id: nil, .rejected(Rejection(error, line: number)))
    }
    do throws(ParameterError) {
      let request = try QueuedRequest(parameterValue: value)
      return QueuedAnswer(id: value["id"], .ended(try await run(request)))
    } catch {
      return QueuedAnswer(id: value["id"], .rejected(Rejection(error, in: line, line: number)))
    }
  }

  // MARK: - Requests

  private func run(_ request: QueuedRequest) async throws(ParameterError) -> Ending {
    guard let type = SystemIntents.named(request.intent) else {
      throw ParameterError(
        found: "the intent “\(request.intent.prefix(60))”", expected: "one of SiriKit's",
        hint: SystemIntents.nearestName(to: request.intent).map { "Did you mean “\($0)”?" },
        path: ParameterPath([.name("intent")]))
    }
    return try await run(request, as: type)
  }

  private func run<Request: SystemIntent>(
    _ request: QueuedRequest, as type: Request.Type
  ) async throws(ParameterError) -> Ending {
    let intent: Request
    do throws(ParameterError) {
      intent = try Request(parameterValue: .object(request.parameters))
    } catch {
      throw error.inside(["parameters"])
    }
    try check(Array(request.answers.keys), of: Request.schema)
    let run = await pipeline.run(
      intent, provider: makeProvider(request),
      dialogue: ScriptedDialogue(by: request.answers, language: request.language), app: app)
    return Ending(run, app: app, in: request.language)
  }

  /// Throws an error if an answer has an unknown key, because a typo would cause the same question
  /// again.
  private func check(_ keys: [String], of schema: IntentSchema) throws(ParameterError) {
    let known = schema.parameters.map(\.name) + [ScriptedDialogue.confirmationKey]
    guard let unknown = keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw ParameterError(
      found: "the key “\(unknown.prefix(60))”", expected: "one of \(known.joined(separator: ", "))",
      path: ParameterPath([.name("answers"), .name(unknown)]))
  }
}

extension UInt8 {
  /// Whether the byte is whitespace within a line.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
