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
    /// The question again, or time to think.
    case again
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
    /// Words before what is wanted, or after it, that say nothing by themselves.
    case link, ending
    /// A parameter that is only named.
    case name
    /// A moment at a distance from the known one.
    case later

    /// The effects that steer the conversation, with their answers.
    static let steering: [(acts: Set<Act>, answer: Answer)] = [
      ([.cancel, .withdrawal], .cancel), ([.skip], .skip), ([.more], .more), ([.back], .back),
      ([.again], .again),
    ]

    /// The beginning of labels, with which a parameter can be called like an act.
    private static let prefix = "answer+"

    /// The label of the pieces in a frame.
    var label: String { Self.prefix + rawValue }

    /// Creates an act from the label of a piece in a frame.
    init?(label: String) {
      guard label.hasPrefix(Self.prefix) else { return nil }
      self.init(rawValue: String(label.dropFirst(Self.prefix.count)))
    }
  }

  private let language: PreparedLanguage
  private let prompt: Prompt
  private let schema: IntentSchema
  /// Whether the answer is a text, which can have any words but those that steer.
  private let isDictated: Bool
  /// The parameters for which the app has declared names.
  private let vocabulary: Set<String>
  /// The parameters that have values.
  private let known: Set<String>
  /// The parameters that the app resolves and can change; first those that nothing has replaced.
  private let parameters: [ParameterSchema]
  /// The ways to say the request.
  private let frame: LanguageTable.Frame?

  init(
    _ language: PreparedLanguage, _ prompt: Prompt, _ schema: IntentSchema, isDictated: Bool,
    vocabulary: Set<String>, known: Set<String>
  ) {
    self.known = known
    (self.language, self.prompt, self.schema) = (language, prompt, schema)
    self.isDictated = isDictated
    self.vocabulary = vocabulary
    parameters = Self.parameters(of: schema)
    frame = language.table.frame(of: schema)
  }

  /// Returns the frame, with the pieces of the request itself where its values can change.
  func prepared() -> PreparedFrame {
    var acts = isDictated ? [.cancel, .skip, .more, .back] : Self.acts(for: prompt)
    let asked = prompt.parameter.flatMap { schema.type(at: $0) }
    if prompt.kind == .value, asked == PaymentAmount.parameterType { acts.insert(.all) }
    // “No” is a value.
    if prompt.kind == .value, asked?.element == .boolean { acts.remove(.no) }
    var pieces: [LanguageTable.Piece] = []
    for piece in language.table.answerPieces {
      // What is created, ordered … is agreed to in words of its own.
      let isOwn = acts.contains(.yes) && ownConsents.contains(piece.label)
      guard let act = isOwn ? .yes : Act(rawValue: piece.label), acts.contains(act) else {
        continue
      }
      pieces += instances(of: piece, act).map { piece in
        .init(
          label: act.label, elements: piece.elements, assignments: piece.assignments,
          parameter: piece.parameter)
      }
    }
    for piece in language.table.answerPieces
    where acts.contains(.value) && piece.label.rootParameter == prompt.parameter {
      pieces.append(piece)
    }
    var needs = (acts.map(\.label) + parameters.map(\.name)).sorted().map { [$0] }
    if let frame {
      let verbs = acts.contains(.yes) ? Self.verbs(of: frame, language.table) : []
      let names = Set(parameters.map(\.name))
      var labels = verbs
      for piece in frame.pieces {
        let isVerb = verbs.contains(piece.label)
        guard isVerb || acts.contains(.replacement) || acts.contains(.value) else { continue }
        let receivers = receivers(of: piece)
        let isAsked = acts.contains(.value) && prompt.parameter.map(receivers.contains) ?? false
        guard isVerb || isAsked || acts.contains(.replacement) else { continue }
        pieces.append(piece)
        if !receivers.isDisjoint(with: names) { labels.insert(piece.label) }
      }
      // “Book it” confirms.
      needs += labels.sorted().map { [$0] }
    }
    return PreparedFrame(
      .init(intent: schema.name, domain: "", needs: needs, pieces: pieces), schema, language)
  }

  /// Returns the parameters to which a piece, or a value in it, gives values: a goal gives one to two.
  private func receivers(of piece: LanguageTable.Piece) -> Set<String> {
    var names: Set = [piece.label.rootParameter]
    for assignment in piece.assignments { names.insert(assignment.field.rootParameter) }
    for case .value(let receiver, let kind) in piece.elements {
      names.insert(receiver.rootParameter)
      guard schema.parameter(named: receiver.rootParameter) == nil,
        let value = language.table.values.first(where: { $0.name == kind })
      else { continue }
      for case .value(let receiver, "number") in value.rules.flatMap(\.elements) {
        names.insert(receiver)
      }
    }
    return names
  }

  /// The labels of consents to the reason of a question, or to the category of a custom intent.
  private var ownConsents: [String] {
    let category = prompt.kind == .request ? schema.definition?.category : nil
    return [prompt.reason, category].compactMap(\.self)
  }

  /// The classes of words that consent, or that refuse, where the question can be consented to.
  var consents: Set<Int> {
    guard Self.acts(for: prompt).contains(.yes) else { return [] }
    return Set(
      language.table.answerPieces.compactMap { piece in
        guard let act = Act(rawValue: piece.label), [.yes, .no, .negation].contains(act),
          case .word(let number, _)? = piece.elements.first
        else { return nil }
        return number
      })
  }

  /// The classes of the verbs that a request can consist of.
  static func verbs(of frame: LanguageTable.Frame, _ table: LanguageTable) -> Set<String> {
    Set(
      frame.pieces.compactMap { piece in
        guard piece.elements.count == 1, piece.assignments.isEmpty,
          case .word(let number, _) = piece.elements[0],
          table.classes[number].kind == .verb
        else { return nil }
        return piece.label
      })
  }

  private static func acts(for prompt: Prompt) -> Set<Act> {
    var acts: Set<Act> = [.cancel, .withdrawal, .again]
    switch prompt.kind {
    case .value: acts.formUnion([.skip, .value, .change, .later, .hesitation, .no])
    case .choice:
      acts.formUnion([.skip, .all, .no, .hesitation])
      if prompt.cause == .unsupported { acts.insert(.value) }
    case .confirmation:
      acts.formUnion([.yes, .no, .negation, .value, .exchange, .change, .later, .hesitation])
    case .request:
      acts.formUnion([.yes, .no, .negation, .change, .replacement, .hesitation])
      acts.formUnion([.text, .addition, .removal, .exchange, .only, .later])
    case .change: acts.formUnion([.no, .change, .name])
    case .unlock: acts.formUnion([.yes, .no, .negation, .unlocked])
    case .authorization: acts.formUnion([.yes, .no, .negation, .allowed])
    }
    if !prompt.options.isEmpty { acts.insert(.option) }
    // Possible values that aren't listed have no positions.
    if !prompt.options.isEmpty, prompt.kind != .value { acts.insert(.position) }
    acts.formUnion([.link, .ending])
    if prompt.page != nil { acts.formUnion([.more, .back]) }
    return acts
  }

  /// Returns a piece for each parameter that it can be about.
  private func instances(of piece: LanguageTable.Piece, _ act: Act) -> [LanguageTable.Piece] {
    if piece.elements.contains(.value(receiver: "", kind: "parameter")) {
      let named = namedInstances(of: piece)
      // The value in question can have the word for it after it: “the groceries list”.
      return act == .value ? named.filter { $0.parameter == prompt.parameter } : named
    }
    switch act {
    case .replacement:
      return recognizable.map { parameter, kind in
        // A number is an amount only beside words such as “make it”.
        let isAlone = !piece.elements.contains {
          if case .word(_, false) = $0 { true } else { false }
        }
        return self.piece(
          piece, about: parameter, as: isAlone && kind == "amount" ? "money" : kind)
      }
    case .text: return texts.map { self.piece(piece, about: $0, as: "text") }
    case .later:
      let moments = parameters.filter { known.contains($0.name) && $0.type.isMoment }.map(\.name)
      let asked = prompt.parameter.map { [$0] } ?? moments
      return asked.filter(moments.contains).map { self.piece(piece, about: $0) }
    case .value, .exchange, .addition, .removal, .only:
      let parameters = prompt.parameter.map { [$0] } ?? lists
      return parameters.flatMap { name in
        // One element can have any words.
        let isOpen =
          act == .value && prompt.kind == .value
          && schema.type(at: name).map { RoleKind($0, language.values) } == .names
        return [self.piece(piece, about: name)]
          + (isOpen ? [self.piece(piece, about: name, as: "title")] : [])
      }
    default: return [piece]
    }
  }

  /// Returns a piece for each parameter, with each of its names.
  private func namedInstances(of piece: LanguageTable.Piece) -> [LanguageTable.Piece] {
    var instances: [LanguageTable.Piece] = []
    let names = Set(parameters.map(\.name))
    for name in language.table.parameterNames {
      for parameter in name.parameters where names.contains(parameter) {
        instances.append(
          self.piece(
            piece, about: parameter, called: .word(wordClass: name.wordClass, isOptional: false)))
      }
    }
    return instances
      + parameters.map {
        self.piece(
          piece, about: $0.name,
          called: .value(receiver: "name", kind: RoleKind.parameterPrefix + $0.name))
      }
  }

  /// The only parameter with a text, such as that of a message.
  private var texts: [String] {
    let texts = parameters.filter { $0.type == .string }.map(\.name)
    let said = texts.filter { name in frame?.pieces.contains { $0.label == name } ?? true }
    return said.count == 1 ? said : []
  }

  /// The parameters with lists of people, or else of other things that have names.
  private var lists: [String] {
    func parameters(of kind: RoleKind) -> [String] {
      self.parameters.filter { RoleKind($0.type, language.values) == kind }.map(\.name)
    }
    let people = parameters(of: .people)
    return people.isEmpty ? parameters(of: .names) : people
  }

  /// The parameters whose values show without words around them what they belong to, because no
  /// other parameter has values of their kind; not those whose values can be any words.
  private var recognizable: [(parameter: String, kind: String)] {
    var kinds: [String: RoleKind] = [:]
    for parameter in parameters {
      let kind = RoleKind(parameter.type, language.values)
      switch kind {
      case .value, .person, .people, .place: kinds[parameter.name] = kind
      default: if vocabulary.contains(parameter.name) { kinds[parameter.name] = .vocabulary }
      }
    }
    return kinds.filter { item in
      let rivals = kinds.filter { $0.value == item.value }.keys
      return rivals.count == 1 || rivals.filter(isSaidAlone) == [item.key]
    }
    .map { name, kind in
      switch kind {
      case .vocabulary: (name, "vocabulary")
      case .value("money", _): (name, "amount")
      default: (name, "")
      }
    }
    .sorted { $0.parameter < $1.parameter }
  }

  /// Whether the request has a value of a parameter without words around it.
  private func isSaidAlone(_ parameter: String) -> Bool {
    return frame?.pieces.contains { piece in
      piece.label == parameter
        && !piece.elements.contains { if case .word(_, false) = $0 { true } else { false } }
    } ?? false
  }

  private static func parameters(of schema: IntentSchema) -> [ParameterSchema] {
    let methods = schema.resolveMethods.filter(\.isCurrent)
    guard !methods.isEmpty else { return schema.parameters }
    let names = methods.filter { $0.availability.deprecation == nil }.map(\.parameter)
    return names.compactMap { schema.parameter(named: $0) }
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

extension LanguageTable {
  /// Returns the ways to say a request, or nil if the language has none.
  func frame(of schema: IntentSchema) -> Frame? {
    schema.isCustom ? nil : frames.first { $0.intent == schema.name }
  }
}
