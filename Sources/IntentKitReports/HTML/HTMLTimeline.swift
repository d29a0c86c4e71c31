import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// The calls of a run as HTML, each with its duration relative to the deadline.
struct HTMLTimeline {
  /// The position of the deadline on the axis, in percent.
  ///
  /// The rest is for late answers.
  private static let deadline = 80

  let run: RunRecord

  /// A call of a handler method.
  private struct Call {
    let method: HandlerMethod
    /// The handler's answer, or nil if it didn't arrive in time.
    var answer: String?
    var took: Duration?
    /// Whether the handler doesn't implement the resolve method.
    var isIdle = false
    /// The verdicts on the call.
    var verdicts: [Verdict] = []
  }

  var markup: Markup {
    let calls = Self.calls(of: run.events)
    // Most handlers lack most resolve methods, so these calls are only listed.
    let rows = calls.filter { !$0.isIdle }.map(row)
    guard !calls.isEmpty else { return "" }
    let missing = Trace(run.events).missingMethods.map(\.name)
    let rest =
      missing.isEmpty
      ? ""
      : """
      <p class="idle">The handler has no <code>\(missing.joined(separator: ", "))</code>.</p>

      """ as Markup
    return """
      <section class="calls" aria-label="Calls"><h4>Calls</h4>
      <table><thead><tr><th scope="col">Phase</th><th scope="col">Method and answer</th>\
      <th scope="col">Duration</th>\
      <th scope="col" class="axis"><span>deadline <b>\(limit)</b></span></th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      \(rest)</section>

      """
  }

  private func row(_ call: Call) -> Markup {
    let took = call.took ?? run.limit
    let share = min(100, took.inSeconds / max(run.limit.inSeconds, 0.001) * Double(Self.deadline))
    let isLate = took >= run.limit
    let isSlow = call.verdicts.contains { $0.id == .slowAnswer }
    let fault = call.verdicts.first { $0.severity == .fault }
    let tone = isLate || fault != nil ? "late" : isSlow ? "slow" : "quick"
    let remark: Markup? = isLate ? " <b>late</b>" : isSlow ? " <b>slow</b>" : nil
    let answer: Markup =
      call.answer.map { "<code>\($0)</code>" } ?? "<b>\(fault?.id.rawValue ?? "no answer")</b>"
    return """
      <tr class="\(attribute: tone)"><td class="phase \(attribute: call.method.phase.rawValue)">\
      \(call.method.phase.rawValue)</td>\
      <th scope="row"><code>\(call.method.name)</code>\
      <span class="answer"><span aria-hidden="true">→</span> \(answer)</span></th>\
      <td class="took">\(took.inHundredths)\(remark)</td>\
      <td class="line" aria-hidden="true"><span class="bar" style="width:\(attribute: percent(share))%">\
      </span></td></tr>

      """
  }

  /// Returns a percentage with at most one decimal place.
  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private var limit: String {
    let text = run.limit.inHundredths
    return text.hasSuffix(".00 s") ? "\(text.dropLast(5)) s" : text
  }

  /// Combines the calls of a run with their answers.
  private static func calls(of events: [TraceEvent]) -> [Call] {
    var calls: [Call] = []
    func settle(
      _ method: HandlerMethod, _ answer: String, _ elapsed: Duration, isIdle: Bool = false
    ) {
      guard let index = calls.lastIndex(where: { $0.method == method && $0.took == nil }) else {
        return
      }
      (calls[index].answer, calls[index].took) = (answer, elapsed)
      calls[index].isIdle = isIdle
    }
    for event in events {
      switch event.kind {
      case .called(let method): calls.append(Call(method: method))
      case .resolved(let method, let results, let elapsed):
        let answer = results.map(\.text).joined(separator: ", ")
        settle(method, results.isEmpty ? "[]" : answer, elapsed, isIdle: event.lacksMethod)
      case .provided(let method, let provision, let elapsed):
        let answer =
          switch provision {
          case .options(let values): "\(values.count) \(values.count == 1 ? "option" : "options")"
          case .noOptions(let problem): problem
          case .defaultValue(let value):
            value.map { JSONWriter.text($0, style: .compact) } ?? "none"
          }
        settle(method, answer.shortened(to: 60), elapsed)
      case .responded(let method, let code, _, let elapsed): settle(method, code, elapsed)
      case .viewConfigured(let step):
        settle(step.method, step.placement.rawValue, step.elapsed)
      case .judged(let verdict):
        guard let index = calls.lastIndex(where: { $0.method == verdict.method }) else { break }
        calls[index].verdicts.append(verdict)
        if calls[index].answer == nil { calls[index].took = verdict.elapsed }
      default: break
      }
    }
    return calls
  }
}
