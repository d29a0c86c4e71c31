package import IntentKitCore
package import IntentKitUI

extension TasksNotes: HostedViewProvider {
  package static let intentsWithViews = [
    AddTasksIntent.schema.siriKitName, SearchForNotebookItemsIntent.schema.siriKitName,
  ]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    interaction.intentName == AddTasksIntent.schema.name
      ? AddedTasksController(language: store.language)
      : FoundItemsController(language: store.language)
  }
}
