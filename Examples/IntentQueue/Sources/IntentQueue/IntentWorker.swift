public import IntentKitCore
import IntentKitSimulator

/// Answers the requests of a queue, several at a time.
///
/// ```swift
/// let worker = IntentWorker(app: FleetHandlers.appDescription) { request in
///   FleetHandlers(fleet: fleet, user: request.user)
/// }
/// try await worker.run(lines) { answer in try await output.send(answer.line) }
/// ```
///
/// Nobody sits at the other end of a queue, so a question ends its request, and the answer says what was asked.
public struct IntentWorker: Sendable {
  /// The longest line that is read, in bytes.
  public static let longestLine = 1 << 16

  private let app: AppDescription
  private let pipeline: IntentPipeline
  private let requestsAtOnce: Int
  private let makeProvider: @Sendable (QueuedRequest) -> any IntentHandlerProvider

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - app: What the assistant knows of the handlers; requests for intents that it does not name are refused.
  ///   - limit: How long a handler may take for each answer. A queue waits behind it, so it is shorter than SiriKit's.
  ///   - time: The time that the limit goes by.
  ///   - requestsAtOnce: How many requests are under way at a time, at most.
  ///   - provider: Makes what knows the handlers, for one request.
  public init(
    app: AppDescription, limit: Duration = .seconds(2), time: PipelineTime = .real,
    requestsAtOnce: Int = 32,
    provider: @escaping @Sendable (QueuedRequest) -> any IntentHandlerProvider
  ) {
    self.app = app
    pipeline = IntentPipeline(limit: limit, time: time)
    self.requestsAtOnce = max(1, requestsAtOnce)
    makeProvider = provider
  }

  /// Answers lines until there are no more, and returns after the last answer.
  ///
  /// A line is taken only when there is room for its request. Answers are sent as they come: whose handler is quick goes
  /// before whose is slow. Empty lines are passed over.
  ///
  /// - Parameters:
  ///   - lines: The lines, without their line breaks.
  ///   - send: Sends one answer; called by several requests at a time. A request counts as under way until its answer is
  ///     sent, so slow sending slows the reading down.
  /// - Throws: What the lines throw, or what `send` throws, once no request is under way any more. Lines that wait for
  ///   more to come do not notice a failure of `send`; who sends should end them.
  public func run<Lines: AsyncSequence>(
    _ lines: Lines, send: @escaping @Sendable (QueuedAnswer) async throws -> Void
  ) async throws where Lines.Element == [UInt8] {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var iterator = lines.makeAsyncIterator()
      var number = 0
      var underWay = 0
      do {
        while let line = try await iterator.next() {
          number += 1
          if line.allSatisfy(\.isBlank) { continue }
          group.addTask(executorPreference: IntentPipeline.executor) { [number] in
            try await send(await answer(to: line, number: number))
          }
          underWay += 1
          if underWay == requestsAtOnce {
            try await group.next()
            underWay -= 1
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
  ///   - number: Its number, counted from 1, by which errors name it.
  public func answer(to line: [UInt8], number: Int) async -> QueuedAnswer {
    guard line.count <= Self.longestLine else {
      let message = "found more than \(Self.longestLine) bytes, expected a shorter line."
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

  // MARK: - One request

  private func run(_ request: QueuedRequest) async throws(ParameterError) -> Ending {
    guard let type = SystemIntents.named(request.intent) else {
      throw ParameterError(
        found: "the intent “\(request.intent.prefix(60))”", expected: "one of SiriKit’s",
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

  /// Complains about answers to what is never asked; a misspelt name is behind many a question that comes again.
  private func check(_ keys: [String], of schema: IntentSchema) throws(ParameterError) {
    let known = schema.parameters.map(\.name) + [ScriptedDialogue.confirmationKey]
    guard let unknown = keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw ParameterError(
      found: "the key “\(unknown.prefix(60))”", expected: "one of \(known.joined(separator: ", "))",
      path: ParameterPath([.name("answers"), .name(unknown)]))
  }
}

extension UInt8 {
  /// Whether this may stand between two requests.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
