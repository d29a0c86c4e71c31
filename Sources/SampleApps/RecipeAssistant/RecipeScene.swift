import IntentKitCore

/// The app's scene: the visible screen, restored after the app was closed.
struct RecipeScene: Sendable {
  let document: StoredDocument<ScreenState>
  /// The state of the app when the request arrived.
  let appState: AppState
  let language: AppLanguage

  /// The visible screen, or the one that becomes visible when the app opens.
  var visible: any NextStepProviding {
    ((try? document.read()) ?? ScreenState()).screen
  }

  /// Shows a screen as the provider of the next handler.
  func show(_ screen: any NextStepProviding) throws {
    try document.update { $0 = ScreenState(screen) }
  }

  /// Continues an activity with which the handler opened the app.
  ///
  /// - Returns: A description of the screen, or nil for another activity.
  func show(_ activity: UserActivity) -> String? {
    switch RecipeActivity(activity) {
    case .nextStep(let recipe): return shown(visible.nextScreen(for: recipe))
    case .recipe(let recipe): return shown(IngredientsScreen(ingredientsOf: recipe))
    // A shortcut without a recipe only opens the app.
    case nil where activity.activityType == RAShowDirectionsIntent.schema.siriKitName:
      return visible.title(in: language)
    case nil: return nil
    }
  }

  private func shown(_ screen: any NextStepProviding) -> String? {
    do {
      try show(screen)
      return screen.title(in: language)
    } catch {
      return nil
    }
  }
}

/// The document that RecipeAssistant stores to restore its screen.
struct ScreenState: DeclaredRecord {
  /// The identifier of the recipe on the screen.
  var recipe: String?
  var step: Int?

  init(recipe: String? = nil, step: Int? = nil) {
    self.recipe = recipe
    self.step = step
  }

  /// Creates the state that restores a screen.
  init(_ screen: any NextStepProviding) {
    self.init(recipe: screen.recipe?.identifier, step: screen.step)
  }

  /// The screen, or the list of recipes if the recipe or the step doesn't exist anymore.
  var screen: any NextStepProviding {
    guard let recipe = Cookbook.recipes.first(where: { $0.identifier == recipe }) else {
      return RecipeListScreen()
    }
    guard let step, (1...recipe.steps.count).contains(step) else {
      return IngredientsScreen(ingredientsOf: recipe)
    }
    return StepScreen(cooking: recipe, number: step)
  }

  static let recordFields = RecordFields<ScreenState>(
    .optional("recipe", \.recipe),
    .optional("step", \.step)
  ) { ScreenState(recipe: $0, step: $1) }
}
