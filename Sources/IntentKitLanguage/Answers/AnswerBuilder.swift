import IntentKitCore
import LanguageFiles

/// Converts covers of answers to answers.
struct AnswerBuilder {
  let prompt: Prompt
  let values: MeaningBuilder
  /// The labels of the verbs of the request, with which it is agreed to: “book it”.
  let verbs: Set<String>

  /// Returns the answer of a cover, or nil if its parts contradict each other.
  func answer(of cover: Cover) -> Answer? {
    guard let parameters = values.parameters(of: cover) else { return nil }
    let acts = Set(cover.steps.compactMap { act(of: $0) })
    if !acts.isDisjoint(with: [.cancel, .withdrawal]) { return parameters.isEmpty ? .cancel : nil }
    let steering: [(AnswerFrame.Act, Answer)] = [(.skip, .skip), (.more, .more), (.back, .back)]
    for (act, answer) in steering where acts.contains(act) {
      return parameters.isEmpty ? answer : nil
    }
    let choices = cover.steps.compactMap { options(in: $0) }
    if !choices.isEmpty || acts.contains(.all) {
      return parameters.isEmpty ? choice(choices, all: acts.contains(.all)) : nil
    }
    if let change = listChange(cover) { return change }
    if acts.contains(.change), parameters.isEmpty { return .change(parameter: named(in: cover)) }
    if !parameters.isEmpty { return answer(with: parameters) }
    guard ![.value, .choice].contains(prompt.kind) else { return nil }
    return consent(acts)
  }

  private func act(of step: Cover.Step) -> AnswerFrame.Act? {
    guard let label = step.piece?.label else { return nil }
    return AnswerFrame.Act(rawValue: label) ?? (verbs.contains(label) ? .yes : nil)
  }

  /// Returns the options that a step can choose by words or a position, or nil if it chooses none.
  private func options(in step: Cover.Step) -> Set<Int>? {
    var found: Set<Int>?
    for binding in step.match.bindings {
      switch (binding.receiver, binding.kind) {
      case (_, .option):
        // Other options can have the same words.
        let names = values.sentence.names[binding.value.lowerBound]
          .filter { $0.end == binding.value.upperBound }
        for name in names {
          if case .option(let number) = name.kind { found = (found ?? []).union([number]) }
        }
      case ("position", _):
        let position = binding.fields.integer("number") ?? binding.fields.integer("ordinalNumber")
        found = position.flatMap(index).map { [$0] } ?? []
      default: continue
      }
    }
    if let position = step.piece?.assignments.first(where: { $0.field == "position" }) {
      found = Int(position.value).flatMap(index).map { [$0] } ?? []
    }
    return found
  }

  /// Returns the index of a position, from the end if it is negative.
  private func index(_ position: Int) -> Int? {
    let count = prompt.options.count
    let index = position < 0 ? count + position : position - 1
    return (0..<count).contains(index) ? index : nil
  }

  /// Returns the choice among options: one, or several for a list.
  private func choice(_ choices: [Set<Int>], all: Bool) -> Answer? {
    if all, choices.isEmpty { return .value(.array(prompt.options.map(\.value))) }
    guard choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    if choices.count == 1, let option = choices[0].first, choices[0].count == 1 {
      return .option(option)
    }
    // Words of several options choose all of them only if these are a section of a list.
    guard isList, choices.allSatisfy({ $0.count == 1 || isSection($0) }) else { return nil }
    var numbers: [Int] = []
    for number in choices.flatMap({ $0.sorted() }) where !numbers.contains(number) {
      numbers.append(number)
    }
    return .value(.array(numbers.map { prompt.options[$0].value }))
  }

  /// Whether options are all of those with one title of a section.
  private func isSection(_ numbers: Set<Int>) -> Bool {
    let sections = Set(numbers.map { prompt.options[$0].section })
    guard sections.count == 1, let section = sections.first ?? nil else { return false }
    return numbers == Set(prompt.options.indices.filter { prompt.options[$0].section == section })
  }

  /// Whether the value in question is a list.
  private var isList: Bool {
    guard let parameter = prompt.parameter, prompt.element == nil,
      case .list? = values.schema.type(at: parameter)
    else { return false }
    return true
  }

  /// Returns the change of a list by an element that is added, left out or replaced.
  private func listChange(_ cover: Cover) -> Answer? {
    for step in cover.steps {
      guard let act = act(of: step), [.addition, .removal, .exchange, .only].contains(act),
        let name = step.match.bindings.first?.receiver
      else { continue }
      var names = step.match.bindings.flatMap { $0.elements.isEmpty ? [$0.value] : $0.elements }
        .map { values.sentence.text(of: $0) }
      var current: [ParameterValue] = []
      if case .array(let elements)? = values.current[name] { current = elements }
      switch act {
      case .only: current = []
      case .removal:
        current.removeAll { element in names.contains { element.isCalled($0) } }
        names = []
      case .exchange:
        let old = names.removeFirst()
        guard prompt.kind == .request, !current.isEmpty else { break }
        guard current.contains(where: { $0.isCalled(old) }) else { return nil }
        current.removeAll { $0.isCalled(old) }
      default: break
      }
      let new = names.map { ParameterValue.string($0) }
      let value = (act == .addition ? current + new : new + current)
      guard !value.isEmpty else { return nil }
      return answer(with: [name: .array(value)])
    }
    return nil
  }

  /// Returns the parameter whose name is a part of the answer.
  private func named(in cover: Cover) -> String? {
    for step in cover.steps {
      guard let piece = step.piece, AnswerFrame.Act(rawValue: piece.label) == .change else {
        continue
      }
      if let parameter = piece.parameter { return parameter }
    }
    return nil
  }

  private func answer(with parameters: [String: ParameterValue]) -> Answer? {
    if prompt.kind == .value || prompt.kind == .choice || prompt.kind == .confirmation,
      let asked = prompt.parameter, let value = parameters[asked], parameters.count == 1
    {
      return .value(value.unwrapped)
    }
    guard parameters.count == 1, let (name, value) = parameters.first else {
      return .changes(parameters.mapValues(\.unwrapped))
    }
    return .change(parameter: name, to: value.unwrapped)
  }

  private func consent(_ acts: Set<AnswerFrame.Act>) -> Answer? {
    let isNegated = acts.contains(.negation)
    let isYes = !acts.isDisjoint(with: [.yes, .unlocked, .allowed])
    if isNegated { return acts.contains(.no) || isYes || acts.count == 1 ? .no : nil }
    switch (isYes, acts.contains(.no)) {
    case (true, false): return .yes
    case (false, true): return .no
    default: return nil
    }
  }
}

extension ParameterValue {
  /// A list of one element as the element, as people say it.
  fileprivate var unwrapped: ParameterValue {
    if case .array(let elements) = self, elements.count == 1 { elements[0] } else { self }
  }
}

extension ParameterValue {
  /// Whether a text in the value, such as the name of a person, has a word that is said.
  fileprivate func isCalled(_ name: String) -> Bool {
    switch self {
    case .string(let text):
      text.lowercased() == name.lowercased()
        || text.split(separator: " ").contains { $0.lowercased() == name.lowercased() }
    case .object(let fields): fields.values.contains { $0.isCalled(name) }
    default: false
    }
  }
}
