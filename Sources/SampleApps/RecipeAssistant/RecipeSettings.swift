import IntentKitCore

/// The state of RecipeAssistant when a request arrives.
struct RecipeSettings: DeclaredRecord {
  var recipe: String?
  var step: Int?
  var shoppingList: [String]
  var listFull: Bool

  static let recordFields = RecordFields<RecipeSettings>(
    name: "RecipeAssistant settings",
    .optional("recipe", \.recipe),
    .optional("step", \.step),
    .optional("shoppingList", \.shoppingList, default: []),
    .optional("listFull", \.listFull, default: false)
  ) { recipe, step, shoppingList, listFull throws(ParameterError) in
    let known = Cookbook.recipes.map(\.identifier)
    if let recipe, !known.contains(recipe) {
      throw ParameterError(
        found: "the recipe “\(recipe.shortened(to: 60))”",
        expected: "one of \(known.joined(separator: ", "))", path: ParameterPath([.name("recipe")]))
    }
    return RecipeSettings(
      recipe: recipe, step: step, shoppingList: shoppingList, listFull: listFull)
  }
}
