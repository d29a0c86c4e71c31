import IntentKitCore
import LanguageFiles

/// Converts covers of answers to answers.
///
/// What consents, what refuses, what steers, what chooses options, and what gives values exclude
/// each other, so that no part of an answer is dropped. A refusal can precede what is wanted instead,
/// and a request that is agreed to with other values is asked about again.
struct AnswerBuilder {
  let text: String
  let prompt: Prompt
  let options: OptionNames
  let values: MeaningBuilder
  /// The labels of the verbs of the request, with which it is agreed to: “book it”.
  let verbs: Set<String>

  /// The parts of an answer by what they do.
  private struct Parts {
    var acts: Set<AnswerFrame.Act> = []
    /// Whether the verb of the request is said.
    var hasVerb = false
    /// The options that each step can choose.
    var choices: [Set<Int>] = []
    /// The parameters that are to change, without new values.
    var changes: [String?] = []
    var parameters: [String: ParameterValue] = [:]

    /// The effects of which an answer has one.
    var effects: Int {
      let steering = AnswerFrame.Act.steering.count { !acts.isDisjoint(with: $0.acts) }
      return steering + (choices.isEmpty && !acts.contains(.all) ? 0 : 1)
        + (changes.isEmpty ? 0 : 1) + (parameters.isEmpty ? 0 : 1)
    }

    var isYes: Bool { hasVerb || !acts.isDisjoint(with: [.yes, .unlocked, .allowed]) }
  }

  /// Returns the answer of a cover, or nil if its parts contradict each other.
  func answer(of cover: Cover) -> Answer? {
    guard var parts = parts(of: cover), !parts.acts.contains(.hesitation) else { return nil }
    // “Wait, five” means five.
    if parts.effects > 1 { parts.acts.remove(.again) }
    guard parts.effects <= 1 else { return nil }
    guard isJoined(cover, hasEffect: parts.effects > 0) else { return nil }
    let isNo = parts.acts.contains(.no)
    if parts.acts.contains(.negation) {
      let isVerb = parts.acts.isSubset(of: [.negation, .no])
      return isVerb && parts.effects == 0 && !isOpen ? .no : nil
    }
    if parts.isYes {
      guard !isNo, parts.effects == 0 || prompt.kind == .request && !parts.parameters.isEmpty else {
        return nil
      }
    }
    for (acts, answer) in AnswerFrame.Act.steering where !parts.acts.isDisjoint(with: acts) {
      return answer
    }
    if !parts.choices.isEmpty || parts.acts.contains(.all) {
      return choice(parts.choices, all: parts.acts.contains(.all))
    }
    if let change = parts.changes.first {
      return parts.changes.count == 1 ? .change(parameter: change) : nil
    }
    if !parts.parameters.isEmpty { return answer(with: parts.parameters) }
    // “No” alone names no value.
    if isOpen { return nil }
    return parts.isYes ? .yes : isNo ? .no : nil
  }

  /// Whether the question is for a value.
  private var isOpen: Bool { prompt.kind == .value || prompt.kind == .choice }

  /// Whether something follows each link, and something precedes each ending.
  private func isJoined(_ cover: Cover, hasEffect: Bool) -> Bool {
    let acts = cover.steps.compactMap(\.piece).filter { !$0.isFiller }
      .map { AnswerFrame.Act(label: $0.label) }
    if acts.contains(.link) || acts.contains(.ending), !hasEffect { return false }
    return acts.last != .link && acts.first != .ending
  }

  // MARK: - Parts

  /// Returns the parts of an answer, or nil if a value doesn't exist, or two changes are of one list.
  private func parts(of cover: Cover) -> Parts? {
    var parts = Parts()
    var lists: [(act: AnswerFrame.Act, step: Cover.Step)] = []
    var steps: [Cover.Step] = []
    for step in cover.steps {
      let act = step.piece.flatMap { AnswerFrame.Act(label: $0.label) }
      if let act { parts.acts.insert(act) }
      switch act {
      case .option, .position: parts.choices.append(options(in: step))
      case .addition, .removal, .exchange, .only: lists.append((act ?? .only, step))
      case .name: parts.changes.append(step.piece?.parameter)
      case .change where step.match.bindings.allSatisfy(\.kind.isParameterName):
        parts.changes.append(step.piece?.parameter)
      default:
        let label = step.piece?.label ?? ""
        if act == nil, verbs.contains(label) { parts.hasVerb = true }
        steps.append(step)
      }
    }
    guard let parameters = values.parameters(of: Cover(cost: cover.cost, steps: steps)) else {
      return nil
    }
    parts.parameters = parameters
    var newLists: [String: [ParameterValue]] = [:]
    for (act, step) in lists {
      guard let name = step.match.bindings.first?.receiver, parameters[name] == nil,
        let list = changed(newLists[name] ?? known(name), by: act, step)
      else { return nil }
      newLists[name] = list
    }
    for (name, list) in newLists { parts.parameters[name] = .array(list) }
    return parts
  }

  /// The elements of a list that the request has.
  private func known(_ name: String) -> [ParameterValue] {
    if case .array(let elements)? = values.current[name] { elements } else { [] }
  }

  /// Returns a list in which an element is added, left out or replaced, or nil if nothing remains.
  private func changed(
    _ list: [ParameterValue], by act: AnswerFrame.Act, _ step: Cover.Step
  ) -> [ParameterValue]? {
    let bindings = step.match.bindings
    func names(_ bindings: some Sequence<PieceMatcher.Binding>) -> [String] {
      bindings.flatMap { $0.elements.isEmpty ? [$0.value] : $0.elements }
        .map { values.sentence.text(of: $0) }
    }
    let isExchange = act == .exchange
    let old = isExchange ? names(bindings.prefix(1)) : act == .removal ? names(bindings) : []
    let new =
      act == .removal
      ? []
      : names(isExchange ? bindings.dropFirst() : bindings[...])
        .map { ParameterValue.string($0) }
    // What isn't in the list can't be left out of it.
    let isKnown = old.allSatisfy { name in list.contains { $0.isCalled(name) } }
    guard isKnown || prompt.kind != .request || list.isEmpty && isExchange else { return nil }
    let rest = act == .only ? [] : list.filter { element in !old.contains { element.isCalled($0) } }
    let changed = act == .addition ? rest + new : new + rest
    return changed.isEmpty ? nil : changed
  }

  // MARK: - Options

  /// Returns the options that a step can choose by words or a position.
  private func options(in step: Cover.Step) -> Set<Int> {
    for binding in step.match.bindings {
      if binding.kind == .option {
        // Other options can have the same words, and one value can have several titles.
        let numbers = values.sentence.names[binding.value.lowerBound].compactMap { name -> Int? in
          guard name.end == binding.value.upperBound, case .option(let number) = name.kind else {
            return nil
          }
          return number
        }
        guard prompt.kind == .value else { return Set(numbers) }
        let text = values.sentence.text(of: binding.value)
        let titles = numbers.filter { options.isTitle(text, of: $0) }
        return Set(
          (titles.isEmpty ? numbers : titles).compactMap { number in
            prompt.options.firstIndex { $0.value == prompt.options[number].value }
          })
      }
      let position = binding.fields.integer("number") ?? binding.fields.integer("ordinalNumber")
      if let position { return index(position).map { [$0] } ?? [] }
    }
    let position = (step.piece?.assignments.first?.value).flatMap { Int($0) }
    return position.flatMap(index).map { [$0] } ?? []
  }

  /// Returns the index of a position, from the end if it is negative.
  ///
  /// Without a screen, positions are those among the options that were spoken last. Greater numbers
  /// are positions among all options.
  private func index(_ position: Int) -> Int? {
    for range in [prompt.spokenIndices, prompt.options.indices] where !range.isEmpty {
      let index = position < 0 ? range.upperBound + position : range.lowerBound + position - 1
      if range.contains(index), position != 0 { return index }
    }
    return nil
  }

  /// Returns the choice among options: one, or several for a list.
  private func choice(_ choices: [Set<Int>], all: Bool) -> Answer? {
    if all, prompt.kind == .value { return choices.isEmpty ? wholeAmount : nil }
    if all, choices.isEmpty { return isList ? picked([Array(prompt.options.indices)]) : nil }
    guard let first = choices.first, choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    // Words of a title and of its detail choose one option together.
    let common = choices.dropFirst().reduce(first) { $0.intersection($1) }
    if let option = common.first, common.count == 1, !all { return .option(option) }
    // Words of several options choose all of them only if these are a section of a list.
    let isPicked = choices.allSatisfy { !all && $0.count == 1 || isSection($0) }
    if isList && isPicked { return picked(choices.map { $0.sorted() }) }
    let isNarrower = common.count > 1 && common.count < prompt.options.count
    return isNarrower && !all ? .narrowed(options: common.sorted(), text: text) : nil
  }

  /// Returns the value with the options of several choices, each once.
  private func picked(_ choices: [[Int]]) -> Answer {
    var numbers: [Int] = []
    for number in choices.joined() where !numbers.contains(number) { numbers.append(number) }
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
      let type = values.schema.type(at: parameter)
    else { return false }
    return switch type {
    case .list, .options: true
    default: false
    }
  }

  /// The amount of all that is due, or all that can be transferred.
  private var wholeAmount: Answer {
    let isDue = values.schema.parameter(named: "billPayee") != nil
    let type = isDue ? AmountType.amountDue : .maximumTransferAmount
    return .value(["amountType": type.parameterValue])
  }

  // MARK: - Values

  private func answer(with parameters: [String: ParameterValue]) -> Answer? {
    let isOnly = parameters.count == 1
    guard prompt.kind == .request || prompt.kind == .change else {
      guard let asked = prompt.parameter, let value = parameters[asked] else { return nil }
      // A number can come with its unit, which is another parameter.
      return isOnly ? .value(value.unwrapped) : .changes(parameters.mapValues(\.unwrapped))
    }
    guard isOnly, let (name, value) = parameters.first else {
      return .changes(parameters.mapValues(\.unwrapped))
    }
    return .change(parameter: name, to: value.unwrapped)
  }
}

extension RoleKind {
  /// Whether the words are the name of a parameter, and no value.
  fileprivate var isParameterName: Bool {
    if case .parameter = self { true } else { false }
  }
}

extension ParameterValue {
  /// A list of one element as the element, as people say it.
  fileprivate var unwrapped: ParameterValue {
    if case .array(let elements) = self, elements.count == 1 { elements[0] } else { self }
  }

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
