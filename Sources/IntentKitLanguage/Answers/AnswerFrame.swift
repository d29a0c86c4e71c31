import IntentKitCore
import LanguageFiles

/// The frame of the answers to a question: what the language says in answers, with the options and
/// the parameters of the request in their places.
///
/// A piece of an answer names what the answer does by its label. `{option}` stands for the options
/// of the question, `{parameter}` for the words for a parameter, and `{}` for a value: that of the
/// parameter beside it, or of the one in question.
struct AnswerFrame {
  /// What an answer does.
  enum Act: String, CaseIterable {
    case yes, no, negation, cancel, skip, more, back
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
    /// The device is unlocked, or access is allowed.
    case unlocked, allowed
  }

  private let language: PreparedLanguage
  private let prompt: Prompt
  private let schema: IntentSchema
  /// The parameters for which the app has declared names.
  private let vocabulary: Set<String>

  init(
    _ language: PreparedLanguage, _ prompt: Prompt, _ schema: IntentSchema,
    vocabulary: Set<String>
  ) {
    (self.language, self.prompt, self.schema) = (language, prompt, schema)
    self.vocabulary = vocabulary
  }

  /// Returns the frame, with the pieces of the request itself where its values can change.
  func prepared() -> PreparedFrame {
    let acts = Self.acts(for: prompt)
    var pieces: [LanguageTable.Piece] = []
    for piece in language.table.answerPieces {
      guard let act = Act(rawValue: piece.label), acts.contains(act) else { continue }
      pieces += instances(of: piece, act)
    }
    var needs = Act.allCases.map { [$0.rawValue] }
    needs += schema.parameters.map { [$0.name] }
    if acts.contains(.replacement),
      let frame = language.table.frames.first(where: { $0.intent == schema.name })
    {
      pieces += frame.pieces
      // “Book it” is a yes.
      needs += Self.verbs(of: frame, language.table).map { [$0] }
    }
    return PreparedFrame(
      .init(intent: schema.name, domain: "", needs: needs, pieces: pieces), schema, language)
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
    var acts: Set<Act> = [.cancel]
    switch prompt.kind {
    case .value: acts.formUnion([.skip, .value, .change, .no])
    case .choice:
      acts.formUnion([.skip, .option, .position, .all, .no])
      if prompt.cause == .unsupported { acts.insert(.value) }
    case .confirmation:
      acts.formUnion([.yes, .no, .negation, .option, .position, .value, .change])
    case .request: acts.formUnion([.yes, .no, .negation, .change, .replacement])
    case .change: acts.formUnion([.no, .option, .position, .change])
    case .unlock: acts.formUnion([.yes, .no, .negation, .unlocked])
    case .authorization: acts.formUnion([.yes, .no, .negation, .allowed])
    }
    if prompt.page != nil { acts.formUnion([.more, .back]) }
    return acts
  }

  /// Returns a piece for each parameter that it can be about.
  private func instances(of piece: LanguageTable.Piece, _ act: Act) -> [LanguageTable.Piece] {
    let namesParameter = piece.elements.contains(.value(receiver: "", kind: "parameter"))
    var instances: [LanguageTable.Piece] = []
    if namesParameter {
      for name in language.table.parameterNames {
        for parameter in name.parameters where schema.parameter(named: parameter) != nil {
          instances.append(self.piece(piece, about: parameter, called: name.wordClass))
        }
      }
    } else if act == .replacement {
      for parameter in schema.parameters {
        guard let kind = recognizableKind(of: parameter) else { continue }
        instances.append(self.piece(piece, about: parameter.name, called: nil, as: kind))
      }
    } else if act == .value {
      guard let parameter = prompt.parameter else { return [] }
      instances.append(self.piece(piece, about: parameter, called: nil))
    } else {
      instances.append(piece)
    }
    return instances
  }

  /// The kind of values that show which parameter they belong to without words around them, or nil
  /// for a parameter whose values can be any words.
  private func recognizableKind(of parameter: ParameterSchema) -> String? {
    switch RoleKind(parameter.type, language.values) {
    case .value, .person, .people, .place: ""
    default: vocabulary.contains(parameter.name) ? "vocabulary" : nil
    }
  }

  /// Returns a piece with a parameter in the places for one and for values.
  private func piece(
    _ piece: LanguageTable.Piece, about parameter: String, called wordClass: Int?,
    as valueKind: String? = nil
  ) -> LanguageTable.Piece {
    let elements = piece.elements.map { element -> LanguageTable.Element in
      switch element {
      case .value("", "parameter"):
        .word(wordClass: wordClass ?? 0, isOptional: false)
      case .value("", let kind) where kind != "option":
        .value(
          receiver: parameter, kind: kind.isEmpty ? valueKind ?? openKind(of: parameter) : kind)
      default: element
      }
    }
    return .init(
      label: piece.label, elements: elements, assignments: piece.assignments,
      parameter: wordClass == nil ? nil : parameter)
  }

  /// The kind of a value that is expected, so that any words can be a name.
  private func openKind(of parameter: String) -> String {
    guard let type = schema.type(at: parameter) else { return "" }
    let isElement = prompt.parameter == parameter && prompt.element != nil
    switch RoleKind(isElement ? type.element : type, language.values) {
    case .name: return "title"
    case .person where isElement: return "person"
    default: return ""
    }
  }
}
