import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The operations that all workout handlers share: matching names, and confirming and making
/// changes.
struct WorkoutService: Sendable {
  let document: StoredDocument<WorkoutLog>
  var settings: MoveMateSettings
  let now: Date
  let language: AppLanguage

  /// Returns the activity for a resolved name.
  func activity(_ name: SpeakableString?) -> Activity? {
    let matches = name.map { ActivityCatalog.activities(named: $0) } ?? []
    return matches.count == 1 ? matches[0] : nil
  }

  /// Resolves the name of a workout that must already exist.
  func resolveCurrent(_ name: SpeakableString?) -> SpeakableStringResolutionResult {
    // At most one workout exists, so a name is optional.
    guard let name else { return .notRequired() }
    let matches = ActivityCatalog.activities(named: name)
    // If a word matches several activities, the user means the current one.
    let current = try? document.read().current?.activity
    if let match = matches.first(where: { $0.identifier == current }) {
      return .success(with: match.speakable(in: language))
    }
    return .matches(matches.map { $0.speakable(in: language) })
  }

  /// Responds to the confirm phase by trying the change on a copy of the log.
  func confirm<Response: IntentResponse>(
    _ change: (inout WorkoutLog) throws -> Workout
  ) -> Response where Response.Code: WorkoutCode {
    respond {
      _ = try attempt(change)
      return Response(code: .ready, userActivity: nil)
    }
  }

  /// Responds to the handle phase by making the change or handing it over to the app.
  func handle<Response: IntentResponse>(
    _ action: WorkoutAction, _ change: (inout WorkoutLog) throws -> Workout
  ) -> Response where Response.Code: WorkoutCode {
    respond {
      switch settings.start {
      case .inProcess:
        _ = try update(change)
        return Response(code: .success, userActivity: nil)
      case .background:
        // The app receives the intent itself.
        _ = try attempt(change)
        return Response(code: .handleInApp, userActivity: nil)
      case .foreground:
        let workout = try attempt(change)
        return Response(
          code: .continueInApp,
          userActivity: MoveMateActivity.performing(action, on: workout, in: language))
      }
    }
  }

  /// Applies a change to a copy of the log, to find out whether it's possible.
  private func attempt(_ change: (inout WorkoutLog) throws -> Workout) throws -> Workout {
    var log = try document.read()
    return try change(&log)
  }

  /// Changes the stored log.
  func update(_ change: (inout WorkoutLog) throws -> Workout) throws -> Workout {
    guard !settings.storageFull else { throw StorageFull() }
    return try document.update(change)
  }

  /// An error that reports full storage.
  private struct StorageFull: Error {}

  private func respond<Response: IntentResponse>(
    _ attempt: () throws -> Response
  ) -> Response where Response.Code: WorkoutCode {
    do {
      return try attempt()
    } catch let refusal as WorkoutLog.Refusal {
      return Response(code: Response.Code(reporting: refusal), userActivity: nil)
    } catch {
      // The log couldn't be read or stored. Opening the app wouldn't help.
      return Response(code: .failure, userActivity: nil)
    }
  }
}
