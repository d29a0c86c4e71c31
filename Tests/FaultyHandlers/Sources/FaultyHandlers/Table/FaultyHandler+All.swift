extension FaultyHandler {
  /// All handlers, by class.
  public static let all: [FaultyHandler] = {
    let classes: [(MistakeClass, [FaultyHandler])] = [
      (.completions, completions), (.time, time), (.codes, codes), (.results, results),
      (.disambiguation, disambiguation), (.questions, questions), (.concurrency, concurrency),
      (.blocking, blocking), (.handOvers, handOvers), (.updates, updates),
      (.provision, provision), (.declarations, declarations),
      (.silentMethods, silentMethods), (.customIntents, customIntents),
      (.definitions, definitions), (.crashes, crashes),
      (.controls, controls),
    ]
    return classes.flatMap { group, handlers in
      handlers.map { handler in
        var handler = handler
        handler.group = group
        return handler
      }
    }
  }()

  /// The handlers by name; a name that isn't unique is a mistake in the table.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
