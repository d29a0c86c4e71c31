import IntentKitCore

/// The names of values that apps have told the assistant, by the slots of a grammar.
struct NameTables: Sendable {
  /// The names with the apps that know them.
  private let tables: [PhraseTable<Int>]
  /// The table of each slot, or -1 for a slot without names; empty if there are no names.
  private let tableOfSlot: [Int]

  /// Whether there are no names.
  var isEmpty: Bool { tables.isEmpty }

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - names: The names of each app.
  ///   - slots: The slots of the grammar.
  init(_ names: [KnownNames], slots: [SentenceSlot]) {
    var tables: [PhraseTable<Int>] = []
    var numbers: [String: Int] = [:]
    for (app, names) in names.enumerated() {
      for name in names.all {
        let number = numbers[name.path] ?? tables.count
        if number == tables.count {
          numbers[name.path] = number
          tables.append(PhraseTable())
        }
        tables[number].insert(name.value.spokenPhrase, app)
      }
    }
    self.tables = tables
    tableOfSlot =
      tables.isEmpty ? [] : slots.map { $0.kind.isWords ? numbers[$0.name] ?? -1 : -1 }
  }

  /// Returns the names for a slot, if any.
  func table(ofSlot slot: SentenceGrammar.Index) -> PhraseTable<Int>? {
    guard !tableOfSlot.isEmpty, tableOfSlot[Int(slot)] >= 0 else { return nil }
    return tables[tableOfSlot[Int(slot)]]
  }
}

extension SentenceSlot.Kind {
  /// Whether the value of a slot is the words themselves.
  fileprivate var isWords: Bool {
    switch self {
    case .text, .title, .list, .phrase: true
    case .person, .people, .place, .goal, .delay, .past, .meal, .time, .ignored, .clause, .value:
      false
    }
  }
}
