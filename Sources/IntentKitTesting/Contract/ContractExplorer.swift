import IntentKitCore
import IntentKitSimulator

/// Runs requests with every combination of initial values and answers, shortest first.
struct ContractExplorer<Request: Intent> {
  let makeTester: @Sendable (Request) -> IntentTester<Request>
  let initialRequests: [Request]
  let allowed: Set<Verdict.ID>
  private var report: ContractReport
  private var faultyRequests = 0
  private var isDone = false

  init(
    _ initialRequests: [Request], bounds: ContractBounds, allowing allowed: [Verdict.ID],
    makeTester: @escaping @Sendable (Request) -> IntentTester<Request>
  ) {
    self.initialRequests = initialRequests
    self.makeTester = makeTester
    self.allowed = Set(allowed)
    report = ContractReport(bounds: bounds)
  }

  /// Runs all requests within the bounds.
  ///
  /// - Returns: The report.
  /// - Throws: ``SetUpFailure`` if a request can't be set up.
  mutating func explore() async throws(SetUpFailure) -> ContractReport {
    report.initialRequests = initialRequests.count
    try await exploreAllAnswers()
    // A handler that asks without end needs more answers than the bounds permit in every order.
    if !report.isComplete, !isDone {
      for intent in initialRequests where !isDone && report.requests < report.bounds.requests {
        try await persist(with: intent)
      }
    }
    return report
  }

  /// Runs requests with every combination of answers within the bounds.
  private mutating func exploreAllAnswers() async throws(SetUpFailure) {
    let maximumRequests =
      report.bounds.requests - min(initialRequests.count, report.bounds.requests / 4)
    // Breadth first, so that the first request with a verdict is short.
    var open = initialRequests.map { (intent: $0, answers: [Answer]()) }
    while !open.isEmpty {
      var next: [(intent: Request, answers: [Answer])] = []
      for (intent, answers) in open {
        guard !isDone, report.requests < maximumRequests else {
          report.isComplete = false
          return
        }
        for answer in try await branches(of: intent, answers) {
          next.append((intent, answers + [answer]))
        }
      }
      open = next
    }
  }

  /// Runs one request with a user who agrees to everything, takes the first option, and repeats what
  /// the app refuses, for as long as the app asks.
  private mutating func persist(with intent: Request) async throws(SetUpFailure) {
    let dialogue = PersistentDialogue()
    let run = try await makeTester(intent).run(dialogue: dialogue)
    report.requests += 1
    note(run.trace, intent, await dialogue.answers)
  }

  /// Runs one request and returns the possible answers to its first unanswered question.
  private mutating func branches(
    of intent: Request, _ answers: [Answer]
  ) async throws(SetUpFailure) -> [Answer] {
    let dialogue = PathDialogue(answers)
    let run = try await makeTester(intent).run(dialogue: dialogue)
    if report.requests == 0 { report.firstTrace = run.trace }
    report.requests += 1
    note(run.trace, intent, answers)
    guard let (prompt, context) = await dialogue.open else { return [] }
    let asked = await dialogue.asked
    guard answers.count < report.bounds.questions else {
      report.isComplete = false
      return []
    }
    let last = zip(asked, answers).filter { $0.0.subject == prompt.subject }.last?.1
    // Repeating an answer that the handler has just refused only leads to the same question again. A
    // handler that repeats a question after a no is at fault, so a no is repeated.
    return candidates(for: prompt, context).filter { answer in
      prompt.cause != .unsupported || answer != last
    }
  }

  private mutating func note(_ trace: Trace, _ intent: Request, _ answers: [Answer]) {
    report.hasCalledHandler = report.hasCalledHandler || trace.callsHandler
    for method in trace.missingMethods where !report.missingMethods.contains(method) {
      report.missingMethods.append(method)
    }
    let verdicts = trace.verdicts.filter { !allowed.contains($0.id) }
    for verdict in verdicts {
      let isKnown = report.findings.contains {
        $0.verdict.id == verdict.id && $0.verdict.method == verdict.method
      }
      guard !isKnown else { continue }
      report.findings.append(
        .init(verdict: verdict, parameters: intent.fieldValues, answers: answers, trace: trace))
    }
    if verdicts.contains(where: { $0.severity == .fault }) { faultyRequests += 1 }
    isDone = faultyRequests >= report.bounds.faultyRequests
  }

  private mutating func candidates(for prompt: Prompt, _ context: DialogueContext) -> [Answer] {
    switch prompt.kind {
    case .choice, .change:
      if prompt.options.count > report.bounds.options { report.isComplete = false }
      return prompt.options.indices.prefix(report.bounds.options).map { .option($0) } + [.cancel]
    case .confirmation, .request: return [.yes, .no, .cancel]
    case .unlock, .authorization: return [.yes, .no]
    case .value:
      return [prompt.sampleValue(context).map { .value($0) }, .cancel].compactMap(\.self)
    }
  }
}

extension Prompt {
  /// Returns a sample of the value that this question asks for, or nil.
  fileprivate func sampleValue(_ context: DialogueContext) -> ParameterValue? {
    guard let type = context.schema.parameter(named: parameter ?? "")?.type else { return nil }
    let asked =
      if case .list(let single) = type, element != nil { single } else { type }
    return SampleValues.value(of: asked, depth: 2)
  }
}

/// A dialogue of a user who doesn't give up.
private actor PersistentDialogue: Dialogue {
  /// The answers so far.
  private(set) var answers: [Answer] = []
  /// The last option that was taken, by parameter.
  private var taken: [String: ParameterValue] = [:]

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    let answer = answer(prompt, context)
    answers.append(answer)
    return answer
  }

  private func answer(_ prompt: Prompt, _ context: DialogueContext) -> Answer {
    switch prompt.kind {
    case .confirmation, .request, .unlock, .authorization: return .yes
    case .choice, .change:
      guard let option = prompt.options.first else { return .unavailable }
      if let parameter = prompt.parameter { taken[parameter] = option.value }
      return .option(0)
    case .value:
      let value = prompt.parameter.flatMap { taken[$0] } ?? prompt.sampleValue(context)
      return value.map { .value($0) } ?? .unavailable
    }
  }
}

/// A dialogue that gives the answers of one path and then stores the next question.
private actor PathDialogue: Dialogue {
  private var answers: ArraySlice<Answer>
  /// The questions that have been answered, in order.
  private(set) var asked: [Prompt] = []
  private(set) var open: (Prompt, DialogueContext)?

  init(_ answers: [Answer]) { self.answers = answers[...] }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    if let answer = answers.popFirst() {
      asked.append(prompt)
      return answer
    }
    open = (prompt, context)
    return .unavailable
  }
}

extension TypedIntent {
  /// Initial requests: with no values, with one optional value each, and with all values.
  static var initialRequests: [Self] {
    let samples = schema.parameters.map { ($0, SampleValues.value(of: $0.type, depth: 2)) }
    let needed = samples.filter { $0.0.isRequired }
    let single = samples.filter { !$0.0.isRequired }.map { needed + [$0] }
    return ([needed] + single + [samples]).compactMap { values in
      let fields = Dictionary(values.map { ($0.0.name, $0.1) }) { first, _ in first }
      return try? Self(parameterValue: .object(fields))
    }
  }
}

extension Trace {
  /// Whether a method of the handler was called.
  fileprivate var callsHandler: Bool {
    events.contains { if case .called = $0.kind { true } else { false } }
  }
}
