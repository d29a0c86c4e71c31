import IntentKitCore

extension Trace {
  /// The calls in order: parameters by name, then the phases.
  var calls: [String] {
    events.compactMap { event in
      if case .called(let method) = event.kind {
        method.parameter ?? method.phase.rawValue
      } else {
        nil
      }
    }
  }

  /// The values that parameters were given, in order; `nil` is written as a dash.
  var changes: [String] {
    events.compactMap { event in
      guard case .changed(let parameter, let value) = event.kind else { return nil }
      return "\(parameter) \(value.map { JSONWriter.text($0, style: .compact) } ?? "-")"
    }
  }

  /// The transfers of the request to the app, with their activities.
  var handOvers: [(way: TraceEvent.HandOver, activity: UserActivity)] {
    events.compactMap { event in
      if case .handedOver(let way, let activity) = event.kind { (way, activity) } else { nil }
    }
  }

  /// The kinds of verdicts, in order.
  var judgements: [Verdict.ID] { verdicts.map(\.id) }
}
