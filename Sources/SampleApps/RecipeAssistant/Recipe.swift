import IntentKitCore

/// A recipe of the cookbook.
struct Recipe: Sendable, Hashable {
  /// A text in both languages.
  struct Words: Sendable, Hashable {
    let english: String
    let japanese: String

    init(_ english: String, _ japanese: String) {
      self.english = english
      self.japanese = japanese
    }
  }

  let identifier: String
  let title: Words
  let minutes: Int
  let ingredients: [Words]
  let steps: [Words]

  /// The number of servings for which all recipes are written.
  static let servings = 2

  func name(in language: AppLanguage) -> String { language.text(title.english, title.japanese) }

  /// Returns the instruction of a step, counting from one.
  func instruction(of step: Int, in language: AppLanguage) -> String {
    language.text(steps[step - 1].english, steps[step - 1].japanese)
  }
}

// MARK: - Values of intents

extension RARecipe {
  /// Creates a recipe with a subtitle and an image for lists of choices.
  init(_ recipe: Recipe, in language: AppLanguage) {
    self.init(
      identifier: recipe.identifier, display: recipe.name(in: language),
      subtitleString: language.text("\(recipe.minutes) minutes", "\(recipe.minutes)分"),
      displayImage: Image(named: recipe.identifier), minutes: recipe.minutes)
  }
}

extension RAListedRecipe {
  init(_ recipe: Recipe, in language: AppLanguage) {
    self.init(
      identifier: recipe.identifier, display: recipe.name(in: language),
      subtitleString: language.text("\(recipe.minutes) minutes", "\(recipe.minutes)分"),
      displayImage: Image(named: recipe.identifier))
  }
}
