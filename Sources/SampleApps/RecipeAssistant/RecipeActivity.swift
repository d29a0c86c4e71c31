import IntentKitCore

/// An activity with which a handler opens the app to show what was asked for.
enum RecipeActivity {
  /// The next step of a recipe.
  case nextStep(Recipe)
  /// The beginning of a recipe.
  case recipe(Recipe)

  /// The activity type that the app declares under `NSUserActivityTypes`.
  static let type = "com.example.recipeassistant.recipe"

  /// Creates the activity that a user activity contains, or nil for another one.
  init?(_ activity: UserActivity) {
    guard activity.activityType == Self.type,
      case .string(let identifier)? = activity.userInfo?["recipe"],
      let recipe = Cookbook.recipes.first(where: { $0.identifier == identifier })
    else { return nil }
    self = activity.userInfo?["action"] == "nextStep" ? .nextStep(recipe) : .recipe(recipe)
  }

  /// Returns the user activity.
  func userActivity(in language: AppLanguage) -> UserActivity {
    let (action, recipe) =
      switch self {
      case .nextStep(let recipe): ("nextStep", recipe)
      case .recipe(let recipe): ("recipe", recipe)
      }
    return UserActivity(
      activityType: Self.type, title: recipe.name(in: language),
      userInfo: ["action": .string(action), "recipe": .string(recipe.identifier)])
  }
}
