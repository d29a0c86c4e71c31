import IntentKitCore
import IntentKitUI

/// Shows the list with its new tasks; the time and the place of a reminder keep their standard views.
struct AddedTasksController: ViewReplacing {
  let language: AppLanguage

  private static let list: InterfaceParameter = "AddTasksIntentResponse.modifiedTaskList"
  /// Everything that the list shows.
  private static let claimed: Set<InterfaceParameter> = [
    "AddTasksIntent.targetTaskList", "AddTasksIntent.taskTitles", list,
    "AddTasksIntentResponse.addedTasks",
  ]

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard !parameters.isDisjoint(with: Self.claimed),
      let response = interaction.response(to: AddTasksIntent.self),
      let list = response.modifiedTaskList
    else { return .standard }
    let added = Set((response.addedTasks ?? []).compactMap(\.identifier))
    let rows = list.tasks.map { task in
      ViewDescription.List.Row(
        (task.status == .completed ? "✓ " : "") + task.title.spokenPhrase,
        detail: task.identifier.map(added.contains) == true ? language.text("New", "新規") : nil)
    }
    return .showing(
      .column(.text(list.title.spokenPhrase, style: .headline), .list(.init(rows))),
      for: Self.claimed)
  }
}
