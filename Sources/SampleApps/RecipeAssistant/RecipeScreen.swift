import IntentKitCore

/// A screen that leads the user to the next step of a recipe.
///
/// Each screen of the app conforms to it, so that the same request does what suits the screen. The
/// screen that is visible provides the handler.
protocol NextStepProviding: Sendable {
  /// The recipe on the screen, or nil before the user has chosen one.
  var recipe: Recipe? { get }
  /// The number of the step on the screen, or nil if it shows no step.
  var step: Int? { get }

  /// Returns the screen with the next step of a recipe.
  func nextScreen(for recipe: Recipe) -> any NextStepProviding

  /// The description of the screen for its user.
  func title(in language: AppLanguage) -> String
}

// MARK: - Default implementations

extension NextStepProviding {
  var recipe: Recipe? { nil }
  var step: Int? { nil }

  func nextScreen(for recipe: Recipe) -> any NextStepProviding {
    IngredientsScreen(ingredientsOf: recipe)
  }

  /// Returns the handler of requests for the next step while this screen is visible.
  func handler(in scene: RecipeScene) -> ShowDirectionsHandler {
    ShowDirectionsHandler(screen: self, scene: scene)
  }
}

/// The list of all recipes, with which the app starts.
struct RecipeListScreen: NextStepProviding {
  func title(in language: AppLanguage) -> String {
    language.text("the list of recipes", "レシピの一覧")
  }
}

/// The ingredients of a recipe.
struct IngredientsScreen: NextStepProviding {
  let ingredientsOf: Recipe

  var recipe: Recipe? { ingredientsOf }

  func nextScreen(for recipe: Recipe) -> any NextStepProviding {
    // Another recipe begins with its ingredients.
    recipe == ingredientsOf
      ? StepScreen(cooking: recipe, number: 1) : IngredientsScreen(ingredientsOf: recipe)
  }

  func title(in language: AppLanguage) -> String {
    let name = ingredientsOf.name(in: language)
    return language.text("the ingredients for \(name)", "\(name)の材料")
  }
}

/// A step of a recipe.
struct StepScreen: NextStepProviding {
  let cooking: Recipe
  let number: Int

  var recipe: Recipe? { cooking }
  var step: Int? { number }

  func nextScreen(for recipe: Recipe) -> any NextStepProviding {
    guard recipe == cooking else { return IngredientsScreen(ingredientsOf: recipe) }
    return number < recipe.steps.count
      ? StepScreen(cooking: recipe, number: number + 1) : RecipeListScreen()
  }

  func title(in language: AppLanguage) -> String {
    let name = cooking.name(in: language)
    return language.text("step \(number) of \(name)", "\(name)の手順\(number)")
  }
}
