import IntentKitCore
import LanguageFiles

/// A frame for an intent that an app handles, with a bit for each role.
struct PreparedFrame: Sendable {
  /// A piece with what it needs.
  struct Piece: Sendable {
    let label: String
    let elements: [Element]
    let assignments: [LanguageTable.Assignment]
    /// The roles that the piece covers.
    let roles: UInt64
    /// Those of them that can be covered once only: parameters.
    var exclusive: UInt64
    /// The classes of which the piece needs words.
    let classes: [Int]
    let kind: Kind
    /// Whether the piece says what to do, rather than a value alone: “on Friday, I'd like a ride”.
    let isAct: Bool
    /// The parameter that the piece is about although it has no value of it.
    let parameter: String?

    /// The class of the first word, or nil if the piece begins with a value.
    var firstClass: Int? {
      if case .word(let wordClass, _, _)? = elements.first { wordClass } else { nil }
    }

    /// Whether the piece says nothing.
    var isFiller: Bool { kind == .filler || kind == .particle || kind == .opening }
  }

  /// The roles of a day and a time, which can be said apart.
  struct Halves: Sendable {
    var day: UInt64 = 0
    var time: UInt64 = 0

    /// Whether the value is a day, a time or both.
    var isMoment: Bool { day != 0 }
  }

  /// The use of a piece.
  enum Kind: Sendable { case intent, app, filler, particle, opening, correction }

  /// A part of a pattern.
  enum Element: Sendable {
    case word(wordClass: Int, isOptional: Bool, isNoun: Bool)
    case value(receiver: String, kind: RoleKind, halves: Halves)
  }

  let schema: IntentSchema
  /// Whether the pieces are phrases of an app's author.
  let hasPhrases: Bool
  /// The nouns of the domain.
  let domainNouns: ClassSet
  let pieces: [Piece]
  /// The pieces that begin with a value.
  let valuePieces: [Int]
  let needs: [UInt64]
  let appRole: UInt64
  /// The roles of what can have any words: the text of a message.
  let texts: UInt64
  /// The parameters and their bits.
  let parameters: [String: UInt64]

  /// Prepares a frame for the schema of its intent.
  ///
  /// - Parameters:
  ///   - frame: The ways to say the request.
  ///   - schema: The intent.
  ///   - language: The language of the frame.
  init(
    _ frame: LanguageTable.Frame, _ schema: IntentSchema, _ language: PreparedLanguage
  ) {
    var bits: [String: UInt64] = [:]
    func bit(_ name: String) -> UInt64 {
      if let known = bits[name] { return known }
      // Roles beyond the last bit share it, so that a sentence with two of them is asked about.
      let new: UInt64 = 1 << UInt64(min(bits.count, 58))
      bits[name] = new
      return new
    }
    self.schema = schema
    hasPhrases = frame.pieces.contains { $0.label == LanguageExtension.phrase }
    domainNouns = language.nouns[frame.domain] ?? ClassSet()
    needs = frame.needs.map { $0.reduce(0) { $0 | bit($1) } }
    appRole = bit("app")
    let lists = schema.parameters.filter { $0.type.isListOfValues(language.values) }.map(\.name)
    var pieces: [Piece] = []
    for piece in frame.pieces {
      for elements in Self.withoutLeadingOption(piece.elements) {
        var prepared = Self.prepared(piece, elements, schema, language, bit)
        // An answer can do the same to several parameters.
        if let act = AnswerFrame.Act(label: piece.label) {
          prepared.exclusive &= ~bit(piece.label)
          // The elements of a list of numbers are said one by one.
          if act == .value { prepared.exclusive &= ~(lists.reduce(0) { $0 | bit($1) }) }
        }
        pieces.append(prepared)
      }
    }
    self.pieces = pieces
    texts = pieces.flatMap(\.elements).reduce(0) { texts, element in
      guard case .value(let receiver, let kind, _) = element, kind == .text || kind == .clause
      else { return texts }
      return texts | bit(receiver)
    }
    valuePieces = pieces.indices.filter { pieces[$0].firstClass == nil }
    parameters = bits.filter { schema.parameter(named: $0.key.rootParameter) != nil }
  }

  /// Returns the elements with and without a first one that is optional.
  static func withoutLeadingOption(
    _ elements: [LanguageTable.Element]
  ) -> [[LanguageTable.Element]] {
    guard case .word(let wordClass, true)? = elements.first else { return [elements] }
    let rest = Array(elements.dropFirst())
    return [[.word(wordClass: wordClass, isOptional: false)] + rest]
      + (rest.isEmpty ? [] : withoutLeadingOption(rest))
  }

  static func prepared(
    _ piece: LanguageTable.Piece, _ elements: [LanguageTable.Element], _ schema: IntentSchema?,
    _ language: PreparedLanguage, _ bit: (String) -> UInt64, kind: Kind = .intent
  ) -> Piece {
    var (roles, exclusive): (UInt64, UInt64) = (0, 0)
    var classes: [Int] = []
    var hasMoment = false
    func addParameter(_ name: String) {
      guard schema?.parameter(named: name.rootParameter) != nil else { return }
      roles |= bit(name)
      exclusive |= bit(name)
    }
    let prepared = elements.map { element -> Element in
      switch element {
      case .word(let wordClass, let isOptional):
        let description = language.table.classes[wordClass]
        if !isOptional { classes.append(wordClass) }
        if !description.name.isEmpty { roles |= bit(description.name) }
        return .word(
          wordClass: wordClass, isOptional: isOptional, isNoun: description.kind == .noun)
      case .value(let receiver, let kindName):
        let receiver = receiver.isEmpty ? piece.label : receiver
        let type = schema?.type(at: receiver)
        let kind =
          kindName.isEmpty
          ? type.map { RoleKind($0, language.values) } ?? .name
          : RoleKind(named: kindName, language.values)
        guard type?.isMoment ?? false, case .value = kind else {
          addParameter(receiver)
          if case .value = kind, type == nil { exclusive |= bit(receiver) }
          return .value(receiver: receiver, kind: kind, halves: Halves())
        }
        roles |= bit(receiver)
        hasMoment = true
        let halves = Halves(day: bit(receiver + "/day"), time: bit(receiver + "/time"))
        return .value(receiver: receiver, kind: kind, halves: halves)
      }
    }
    roles |= bit(piece.label)
    // The parts of a thing are said once: an artist with a title.
    if exclusive != 0 { exclusive |= bit(piece.label) }
    if !piece.assignments.isEmpty {
      for assignment in piece.assignments { addParameter(assignment.field) }
    }
    return Piece(
      label: piece.label, elements: prepared, assignments: piece.assignments, roles: roles,
      exclusive: exclusive, classes: classes, kind: kind,
      isAct: exclusive == 0 && !hasMoment
        || classes.contains { language.table.classes[$0].kind == .verb },
      parameter: piece.parameter)
  }
}

extension IntentSchema {
  /// Returns the type of a parameter, or of a field inside it: `mediaSearch.artistName`.
  func type(at path: String) -> ParameterType? {
    let names = path.split(separator: ".").map(String.init)
    var type = names.first.flatMap { parameter(named: $0)?.type }
    for name in names.dropFirst() {
      guard case .record(let record)? = type else { return nil }
      type = record.schema.fields.first { $0.name == name }?.type
    }
    return type
  }
}

extension String {
  /// The parameter of a path such as `mediaSearch.artistName`.
  var rootParameter: String { String(prefix { $0 != "." }) }
}
