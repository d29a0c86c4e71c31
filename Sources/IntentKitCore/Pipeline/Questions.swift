/// The questions asked about one parameter.
struct Questions<Value: ParameterConvertible> {
  var parameter: String
  /// The type of the value, if the Swift type doesn't define it.
  let type: ParameterType?
  /// The index of the element in question.
  var element: Int?
  /// The elements of the list, if there are several.
  var elements: [Value] = []
  /// The values that the handler offered last, and the element for which it did.
  private var offered: (options: [Prompt.Option], element: Int?) = ([], nil)
  /// Calls the handler for options, possibly with words to search for; nil without options.
  var offer: OptionSearch?
  /// The values that the user confirmed, possibly one for each element.
  var confirmed: [Value] = []
  /// The values that the user refused to confirm.
  private(set) var rejected: [Value] = []
  /// The values that the handler doesn't support.
  var refused: [Value] = []
  /// The values with which the user answered a choice.
  var chosen: [Value] = []
  /// The values that the user picked from those that the handler offered.
  private var picked: [Value] = []
  /// The other values that the user gave.
  private var given: [Value] = []
  private var fruitless = 0
  private var isCounted = false
  /// Whether a question of this round is about something that the user has settled before.
  var asksAgain = false

  init(parameter: String, type: ParameterType?) {
    self.parameter = parameter
    self.type = type
  }

  /// Begins a round with the results of one call; a round counts once for all its elements.
  mutating func beginRound() {
    isCounted = false
    asksAgain = false
  }

  /// Counts a result that leads to a question, and gives up after too many without new information.
  ///
  /// It is the handler's fault only if it asks again about something that the user has settled. If
  /// the user repeats an answer that the handler can't use, the handler is right to ask.
  mutating func countFruitless<Request>(
    _ result: ResultKind, reason: String? = nil, lane: Lane<Request>
  ) throws(LaneEnd) {
    guard !isCounted else { return }
    isCounted = true
    fruitless += 1
    guard fruitless >= QuestionLimiter.maximumFruitlessCount else { return }
    guard asksAgain else {
      throw .ended(
        Outcome(
          .gaveUp, phase: .resolve,
          reason: result == .unsupported ? .unsupported(reason) : .tooManyRounds))
    }
    try lane.judge(.endlessQuestion(result, count: fruitless))
    throw .ended(Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
  }

  /// The values that the handler offered last for the element.
  var choices: [Prompt.Option] {
    get { offered.element == element ? offered.options : [] }
    set { offered = (newValue, element) }
  }

  /// Returns the options that the handler hasn't refused and that aren't other elements of the list.
  func remaining(_ options: [Prompt.Option]) -> [Prompt.Option] {
    guard !options.isEmpty, !refused.isEmpty || element != nil else { return options }
    // A key path would be created for each question, because its type is generic.
    var taken = Set(refused.map { $0.parameterValue })
    for (index, value) in elements.enumerated() where element != nil && index != element {
      taken.insert(value.parameterValue)
    }
    return options.filter { !taken.contains($0.value) }
  }

  /// Returns whether the user picked or confirmed a value.
  func isSettled(_ value: Value?) -> Bool {
    value.map { picked.contains($0) || confirmed.contains($0) } ?? false
  }

  /// Returns whether the user gave all of these values, and whether there are any.
  func wasGiven(_ values: [Value]) -> Bool {
    !values.isEmpty && values.allSatisfy { isSettled($0) || given.contains($0) }
  }

  /// Keeps a value that the user gave.
  mutating func keep(_ value: Value, isOffered: Bool) {
    if isOffered { picked.append(value) } else { given.append(value) }
  }

  /// Keeps a value that the user refused to confirm, and the one that the user gave instead.
  mutating func reject(_ value: Value, saying other: Value?) {
    rejected.append(value)
    if let other { given.append(other) }
  }

  /// Records whether an answer contained new information.
  mutating func note(isNew: Bool) {
    if isNew { fruitless = 0 }
  }
}
