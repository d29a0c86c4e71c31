import IntentKitCore
import LanguageFiles

/// The frame of the answers to a question: what the language says in answers, with the options and
/// the parameters of the request in their places.
///
/// A piece of an answer names what the answer does by its label. `{option}` stands for the options
/// of the question, `{parameter}` for the words for a parameter, and `{}` for a value: that of the
/// parameter beside it, or of the one in question.
struct AnswerFrame {
  /// The effect of an answer.
  enum Act: String, CaseIterable {
    case yes, no, negation, cancel, skip, more, back
    /// The request is given up in more words than a text would begin with.
    case withdrawal
    /// Words that aren't a value: “maybe”.
    case hesitation
    /// All options.
    case all
    /// An option by its words, or by its position.
    case option, position
    /// The value in question.
    case value
    /// A value of any parameter, whose kind shows which one it is.
    case replacement
    /// Another value of a parameter that is named, or the wish for it.
    case change
    /// The text of the request, where it has one.
    case text
    /// An element of a list that is added, left out, replaced, or the only one.
    case addition, removal, exchange, only
    /// The device is unlocked, or access is allowed.
    case unlocked, allowed
  }

  private let language: PreparedLanguage
  private let prompt: Prompt
  private let schema: IntentSchema
  /// Whether the answer is a text, which can have any words but those that steer.
  private let isDictated: Bool
  /// The parameters for which the app has declared names.
  private let vocabulary: Set<String>

  init(
    _ language: PreparedLanguage, _ prompt: Prompt, _ schema: IntentSchema, isDictated: Bool,
    vocabulary: Set<String>
  ) {
    (self.language, self.prompt, self.schema) = (language, prompt, schema)
    self.isDictated = isDictated
    self.vocabulary = vocabulary
  }

  /// Returns the frame, with the pieces of the request itself where its values can change.
  func prepared() -> PreparedFrame {
    let acts = isDictated ? [.cancel, .skip, .more, .back] : Self.acts(for: prompt)
    var pieces: [LanguageTable.Piece] = []
    for piece in language.table.answerPieces {
      guard let act = Act(rawValue: piece.label), acts.contains(act) else { continue }
      pieces += instances(of: piece, act)
    }
    var needs = (acts.map(\.rawValue) + schema.parameters.map(\.name)).sorted().map { [$0] }
    if let frame = language.table.frames.first(where: { $0.intent == schema.name }) {
      let verbs = acts.contains(.yes) ? Self.verbs(of: frame, language.table) : []
      pieces += frame.pieces.filter { piece in
        acts.contains(.replacement) || verbs.contains(piece.label)
          || acts.contains(.value) && piece.label.rootParameter == prompt.parameter
      }
      // “Book it” confirms.
      needs += verbs.map { [$0] }
    }
    return PreparedFrame(
      .init(intent: schema.name, domain: "", needs: needs, pieces: pieces), schema, language,
      repeatable: Act.position.rawValue)
  }

  /// The classes of the verbs that a request can consist of.
  static func verbs(of frame: LanguageTable.Frame, _ table: LanguageTable) -> Set<String> {
    Set(
      frame.pieces.compactMap { piece in
        guard piece.elements.count == 1, case .word(let number, _) = piece.elements[0],
          table.classes[number].kind == .verb
        else { return nil }
        return piece.label
      })
  }

  private static func acts(for prompt: Prompt) -> Set<Act> {
    var acts: Set<Act> = [.cancel, .withdrawal]
    switch prompt.kind {
    case .value: acts.formUnion([.skip, .value, .change, .hesitation, .no])
    case .choice:
      acts.formUnion([.skip, .all, .no])
      if prompt.cause == .unsupported { acts.insert(.value) }
    case .confirmation: acts.formUnion([.yes, .no, .negation, .value, .exchange, .change])
    case .request:
      acts.formUnion([.yes, .no, .negation, .change, .replacement])
      acts.formUnion([.text, .addition, .removal, .exchange, .only])
    case .change: acts.formUnion([.no, .change])
    case .unlock: acts.formUnion([.yes, .no, .negation, .unlocked])
    case .authorization: acts.formUnion([.yes, .no, .negation, .allowed])
    }
    if !prompt.options.isEmpty { acts.formUnion([.option, .position]) }
    if prompt.page != nil { acts.formUnion([.more, .back]) }
    return acts
  }

  /// Returns a piece for each parameter that it can be about.
  private func instances(of piece: LanguageTable.Piece, _ act: Act) -> [LanguageTable.Piece] {
    if piece.elements.contains(.value(receiver: "", kind: "parameter")) {
      return namedInstances(of: piece)
    }
    switch act {
    case .replacement:
      return recognizable.map { parameter, kind in
        // A number is an amount only after words such as “make it”.
        let isAlone = piece.elements.first == .value(receiver: "", kind: "")
        return self.piece(
          piece, about: parameter, as: isAlone && kind == "amount" ? "money" : kind)
      }
    case .text: return texts.map { self.piece(piece, about: $0, as: "text") }
    case .value, .exchange, .addition, .removal, .only:
      let parameters = prompt.parameter.map { [$0] } ?? lists
      return parameters.map { self.piece(piece, about: $0) }
    default: return [piece]
    }
  }

  /// Returns a piece for each parameter, with each of its names.
  private func namedInstances(of piece: LanguageTable.Piece) -> [LanguageTable.Piece] {
    var instances: [LanguageTable.Piece] = []
    for name in language.table.parameterNames {
      for parameter in name.parameters where schema.parameter(named: parameter) != nil {
        instances.append(
          self.piece(
            piece, about: parameter, called: .word(wordClass: name.wordClass, isOptional: false)))
      }
    }
    return instances
      + schema.parameters.map {
        self.piece(
          piece, about: $0.name,
          called: .value(receiver: "name", kind: RoleKind.parameterPrefix + $0.name))
      }
  }

  /// The only parameter with a text, such as that of a message.
  private var texts: [String] {
    let texts = schema.parameters.filter { $0.type == .string }.map(\.name)
    let frame = language.table.frames.first { $0.intent == schema.name }
    let said = texts.filter { name in frame?.pieces.contains { $0.label == name } ?? true }
    return said.count == 1 ? said : []
  }

  /// The parameters with lists of people, or else of other things that have names.
  private var lists: [String] {
    func parameters(of kind: RoleKind) -> [String] {
      schema.parameters.filter { RoleKind($0.type, language.values) == kind }.map(\.name)
    }
    let people = parameters(of: .people)
    return people.isEmpty ? parameters(of: .names) : people
  }

  /// The parameters whose values show without words around them what they belong to, because no
  /// other parameter has values of their kind; not those whose values can be any words.
  private var recognizable: [(parameter: String, kind: String)] {
    var kinds: [String: RoleKind] = [:]
    for parameter in schema.parameters {
      let kind = RoleKind(parameter.type, language.values)
      switch kind {
      case .value, .person, .people, .place: kinds[parameter.name] = kind
      default: if vocabulary.contains(parameter.name) { kinds[parameter.name] = .vocabulary }
      }
    }
    return kinds.filter { item in kinds.count { $0.value == item.value } == 1 }
      .map { name, kind in
        switch kind {
        case .vocabulary: (name, "vocabulary")
        case .value("money", _): (name, "amount")
        default: (name, "")
        }
      }
      .sorted { $0.parameter < $1.parameter }
  }

  /// Returns a piece with a parameter in the places for one and for values.
  private func piece(
    _ piece: LanguageTable.Piece, about parameter: String,
    called name: LanguageTable.Element? = nil, as valueKind: String = ""
  ) -> LanguageTable.Piece {
    let open = valueKind.isEmpty ? openKind(of: parameter, in: piece) : valueKind
    let elements = piece.elements.map { element -> LanguageTable.Element in
      switch element {
      case .value("", "parameter"): name ?? element
      case .value("", let kind) where kind != "option":
        .value(
          receiver: parameter,
          kind: kind.isEmpty ? open : kind == "element" ? elementKind(of: parameter) : kind)
      default: element
      }
    }
    return .init(
      label: piece.label, elements: elements, assignments: piece.assignments,
      parameter: name == nil ? nil : parameter)
  }

  /// The kind of one element of a list.
  private func elementKind(of parameter: String) -> String {
    guard let type = schema.type(at: parameter) else { return "" }
    return RoleKind(type.element, language.values) == .person ? "person" : "title"
  }

  /// The kind of a value that is expected, so that any words can be a name.
  private func openKind(of parameter: String, in piece: LanguageTable.Piece) -> String {
    guard let type = schema.type(at: parameter) else { return "" }
    let isElement = prompt.parameter == parameter && prompt.element != nil
    if type == .string, prompt.kind == .request { return "text" }
    switch RoleKind(isElement ? type.element : type, language.values) {
    case .name:
      // Instead of yes or no, a text of any words would be taken for anything.
      let isAlone = piece.elements.count == 1 && prompt.kind == .confirmation && type == .string
      return isAlone ? "quote" : "title"
    case .person: return "person"
    case .value("money", _) where language.values.reference(named: "amount") != .unknown:
      return "amount"
    default: return ""
    }
  }
}
