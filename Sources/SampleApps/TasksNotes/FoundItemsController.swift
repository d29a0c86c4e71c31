import IntentKitCore
import IntentKitUI

/// Shows what a search has found, and hides the words of the search because the user has just said
/// them.
struct FoundItemsController: ViewReplacing {
  let language: AppLanguage

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard let parameter = parameters.first,
      let found = interaction.response(to: SearchForNotebookItemsIntent.self)
    else { return .standard }
    guard parameter.parameterClass == SearchForNotebookItemsIntent.schema.responseTypeName else {
      return .hiding(parameters)
    }
    let rows: [ViewDescription.List.Row]
    switch parameter.parameterKeyPath {
    case "tasks": rows = (found.tasks ?? []).map { row(for: $0) }
    case "notes":
      rows = (found.notes ?? []).map { .init($0.title.spokenPhrase, subtitle: text(of: $0)) }
    case "taskLists":
      rows = (found.taskLists ?? []).map {
        .init(
          $0.title.spokenPhrase,
          detail: language.text(
            $0.tasks.count == 1 ? "1 task" : "\($0.tasks.count) tasks", "\($0.tasks.count)件"))
      }
    // The order of the results.
    default: return .hiding(parameters)
    }
    return rows.isEmpty ? .hiding(parameters) : .showing(.list(.init(rows)), for: parameters)
  }

  private func row(for task: TaskItem) -> ViewDescription.List.Row {
    let isDone = task.status == .completed
    return .init(
      (isDone ? "✓ " : "") + task.title.spokenPhrase,
      detail: isDone ? language.text("Done", "完了") : nil)
  }

  private func text(of note: Note) -> String? {
    for case .text(let content) in note.contents { return content.text }
    return nil
  }
}
