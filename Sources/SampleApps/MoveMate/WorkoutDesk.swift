import IntentKitCore

/// What the handlers of all workout intents share: the names, the log, and how the app takes over.
struct WorkoutDesk: Sendable {
  let store: WorkoutStore
  let handOff: HandOff
  let now: Date

  /// The activity of a name that was resolved.
  func activity(_ name: SpeakableString?) -> Activity? {
    let matches = name.map { ActivityCatalogue.activities(named: $0) } ?? []
    return matches.count == 1 ? matches[0] : nil
  }

  /// Resolves the name of a workout that must be there already.
  func resolveCurrent(_ name: SpeakableString?) -> SpeakableStringResolutionResult {
    // There is one workout at most, so it need not be named.
    guard let name else { return .notRequired() }
    let matches = ActivityCatalogue.activities(named: name)
    // A word that fits several means the one that goes on.
    let current = try? store.log().current?.activity
    if let match = matches.first(where: { $0.identifier == current }) {
      return .success(with: match.speakable)
    }
    return resolution(of: matches)
  }

  /// The result that a number of matches leads to.
  func resolution(of matches: [Activity]) -> SpeakableStringResolutionResult {
    switch matches.count {
    case 0: .unsupported()
    case 1: .success(with: matches[0].speakable)
    default: .disambiguation(with: matches.map(\.speakable))
    }
  }

  /// Answers confirm: tries the change on a copy of the log, which nobody keeps.
  func confirm<Response: IntentResponse>(
    _ change: (inout WorkoutLog) throws -> Workout
  ) -> Response where Response.Code: WorkoutCode {
    respond { () throws -> Response in
      _ = try attempt(change)
      return Response(code: .ready, userActivity: nil)
    }
  }

  /// Answers handle: makes the change, or has the app make it.
  func handle<Response: IntentResponse>(
    _ action: WorkoutAction, _ change: (inout WorkoutLog) throws -> Workout
  ) -> Response where Response.Code: WorkoutCode {
    respond { () throws -> Response in
      switch handOff {
      case .inProcess:
        _ = try store.update(change)
        return Response(code: .success, userActivity: nil)
      case .background:
        // The app gets the intent itself.
        _ = try attempt(change)
        return Response(code: .handleInApp, userActivity: nil)
      case .foreground:
        let workout = try attempt(change)
        return Response(
          code: .continueInApp, userActivity: MoveMateActivity.ordering(action, workout))
      }
    }
  }

  /// Makes a change that nobody keeps, to learn whether it is possible.
  private func attempt(_ change: (inout WorkoutLog) throws -> Workout) throws -> Workout {
    var log = try store.log()
    return try change(&log)
  }

  private func respond<Response: IntentResponse>(
    _ attempt: () throws -> Response
  ) -> Response where Response.Code: WorkoutCode {
    do {
      return try attempt()
    } catch let refusal as WorkoutLog.Refusal {
      return Response(code: Response.Code(refusal), userActivity: nil)
    } catch {
      // The log could not be read or stored; opening the app would not help.
      return Response(code: .failure, userActivity: nil)
    }
  }
}
