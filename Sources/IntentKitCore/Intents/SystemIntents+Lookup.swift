extension SystemIntents {
  /// Returns the intent with the given name, or nil.
  ///
  /// - Parameter name: `SendMessage`, `SendMessageIntent` or `INSendMessageIntent`; case is
  ///   ignored.
  /// - Returns: The type of the intent.
  public static func named(_ name: String) -> (any SystemIntent.Type)? {
    byKey[key(of: name)]
  }

  /// Returns the name of the intent that a name most likely misspells, or nil if no name is close.
  public static func nearestName(to name: String) -> String? {
    key(of: name).nearest(in: byKey.keys.sorted()).flatMap { byKey[$0]?.schema.name }
  }

  /// The intents by lowercase name, without prefix and suffix.
  ///
  /// The keys are derived from the type names, because the schemas would all be created for one
  /// lookup.
  private static let byKey: [String: any SystemIntent.Type] = Dictionary(
    all.map { ("\($0)".lowercased().droppingSuffix("intent"), $0) }
  ) { first, _ in first }

  private static func key(of name: String) -> String {
    let name = name.lowercased().droppingSuffix("intent")
    return name.hasPrefix("in") ? String(name.dropFirst(2)) : name
  }
}
