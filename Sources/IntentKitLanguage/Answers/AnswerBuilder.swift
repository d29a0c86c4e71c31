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
    if acts.contains(.cancel) { return parameters.isEmpty ? .cancel : nil }
    let steering: [(AnswerFrame.Act, Answer)] = [(.skip, .skip), (.more, .more), (.back, .back)]
    for (act, answer) in steering where acts.contains(act) {
      return parameters.isEmpty ? answer : nil
    }
    let options = Set(cover.steps.compactMap { option(in: $0) })
    if !options.isEmpty || acts.contains(.all) {
      return parameters.isEmpty ? choice(options, all: acts.contains(.all)) : nil
    }
    if acts.contains(.change), parameters.isEmpty { return .change(parameter: named(in: cover)) }
    if !parameters.isEmpty { return answer(with: parameters) }
    return consent(acts)
  }

  private func act(of step: Cover.Step) -> AnswerFrame.Act? {
    guard let label = step.piece?.label else { return nil }
    return AnswerFrame.Act(rawValue: label) ?? (verbs.contains(label) ? .yes : nil)
  }

  /// Returns the option that a step chooses by its words or its position.
  private func option(in step: Cover.Step) -> Int? {
    for binding in step.match.bindings {
      switch (binding.receiver, binding.kind) {
      case (_, .option): return binding.fields.integer("number")
      case ("position", _):
        return (binding.fields.integer("number") ?? binding.fields.integer("ordinalNumber"))
          .flatMap(index)
      default: continue
      }
    }
    let position = step.piece?.assignments.first { $0.field == "position" }
    return position.flatMap { Int($0.value) }.flatMap(index)
  }

  /// Returns the index of a position, from the end if it is negative.
  private func index(_ position: Int) -> Int? {
    let count = prompt.options.count
    let index = position < 0 ? count + position : position - 1
    return (0..<count).contains(index) ? index : nil
  }

  private func choice(_ options: Set<Int>, all: Bool) -> Answer? {
    if all { return .value(.array(prompt.options.map(\.value))) }
    guard options.count > 1 else { return options.first.map { .option($0) } }
    return .value(.array(options.sorted().map { prompt.options[$0].value }))
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
