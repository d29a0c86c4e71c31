import IntentKitCore

/// The shopping list and the rules for it.
struct ShoppingService: Sendable {
  let document: StoredDocument<ShoppingList>
  /// Whether storing the list fails.
  let isFull: Bool
  let language: AppLanguage

  /// Adds the ingredients of a recipe that aren't on the list yet.
  ///
  /// - Returns: The items that were added.
  func add(_ recipe: Recipe, servings: Int?) throws -> [String] {
    guard !isFull else { throw StorageFull() }
    let name = recipe.name(in: language)
    let count = servings ?? Recipe.servings
    return try document.update { list in
      let items = recipe.ingredients.map { ingredient in
        let item = language.text(ingredient.english, ingredient.japanese)
        return count == Recipe.servings
          ? item : language.text("\(item) (\(name) for \(count))", "\(item)（\(name)\(count)人分）")
      }
      let added = items.filter { !list.items.contains($0) }
      list.items += added
      return added
    }
  }

  /// An error that reports full storage.
  private struct StorageFull: Error {}
}

/// The document with the shopping list.
struct ShoppingList: DeclaredRecord {
  var items: [String] = []

  static let recordFields = RecordFields<ShoppingList>(
    .optional("items", \.items, default: []),
    make: ShoppingList.init)
}
