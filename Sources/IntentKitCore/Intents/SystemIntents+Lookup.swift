extension SystemIntents {
  /// The intent with a name, or nil when there is none.
  ///
  /// - Parameter name: `SendMessage`, `SendMessageIntent` or `INSendMessageIntent`, in capitals or not.
  public static func named(_ name: String) -> (any SystemIntent.Type)? {
    byKey[key(of: name)]
  }

  /// The name of an intent that was probably meant by another, or nil when none is near.
  public static func nearestName(to name: String) -> String? {
    key(of: name).nearest(in: byKey.keys.sorted()).flatMap { byKey[$0]?.schema.name }
  }

  /// The intents by their names in small letters, without prefix and ending.
  ///
  /// The types know their names too; asking the schemas would make all of them to find one.
  private static let byKey: [String: any SystemIntent.Type] = Dictionary(
    all.map { ("\($0)".lowercased().droppingSuffix("intent"), $0) }
  ) { first, _ in first }

  private static func key(of name: String) -> String {
    let name = name.lowercased().droppingSuffix("intent")
    return name.hasPrefix("in") ? String(name.dropFirst(2)) : name
  }
}
