package import IntentKitCore
package import IntentKitUI

extension MoveMate: HostedViewProvider {
  package static let intentsWithViews = appDescription.intentsSupported ?? []

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    WorkoutController(service: service)
  }
}

/// Adds the current workout to the standard interface once the app has changed it.
private struct WorkoutController: ViewAugmenting {
  let service: WorkoutService

  private var language: AppLanguage { service.language }

  func configure(
    with interaction: Interaction, context: HostedViewContext
  ) async -> ViewConfiguration {
    // The app shows the rest of a request that it continues, and a canceled workout is gone.
    guard interaction.intentHandlingStatus == .success,
      interaction.intentName != CancelWorkoutIntent.schema.name,
      let log = try? service.document.read(), let workout = log.current ?? log.finished.last
    else { return .hiding() }
    return .showing(card(for: workout))
  }

  private func card(for workout: Workout) -> ViewDescription {
    let activity = ActivityCatalog.activity(workout.activity)
    let minutes = Int(workout.activeTime(at: service.now) / .seconds(60))
    var views: [ViewDescription] = [
      .row(
        .image(systemName: activity?.symbol ?? "figure.run"),
        .column(
          .text(activity?.name(in: language) ?? workout.activity, style: .headline),
          .text(
            language.text("\(minutes) min", "\(minutes)分"), style: .footnote, color: .secondary),
          spacing: 2),
        state(of: workout), spacing: 12)
    ]
    if let goal = workout.goal { views.append(goalView(goal, of: workout)) }
    return .stack(.init(views))
  }

  private func state(of workout: Workout) -> ViewDescription {
    if workout.ended != nil { return .badge(language.text("Done", "終了"), color: .positive) }
    if workout.paused != nil { return .badge(language.text("Paused", "一時停止中"), color: .caution) }
    return .badge(language.text("In Progress", "計測中"))
  }

  /// A bar for a goal that the clock alone measures, and a text for another one.
  private func goalView(_ goal: WorkoutGoal, of workout: Workout) -> ViewDescription {
    let text = language.text("Goal: \(goal.text(in: language))", "目標：\(goal.text(in: language))")
    guard let time = goal.time else { return .text(text, style: .subheadline) }
    return .progress(workout.activeTime(at: service.now) / time, label: text)
  }
}
