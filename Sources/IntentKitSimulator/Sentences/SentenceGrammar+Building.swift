import IntentKitCore

extension SentenceGrammar {
  /// Creates a grammar from templates.
  ///
  /// - Parameters:
  ///   - templates: The templates and their rules.
  ///   - schemas: The intents. Templates of other intents are left out.
  /// - Throws: ``PatternError`` if a template names a rule or a parameter that doesn't exist.
  convenience init(_ templates: SentenceTemplates, for schemas: [IntentSchema]) throws(PatternError)
  {
    var draft = GrammarDraft()
    var builder = GrammarBuilder(templates.rules)
    // The built-in templates have the names of SiriKit's intents, those of custom intents have the
    // names of their classes, and the templates of a test have the names of any intents.
    let system = schemas.indices.filter { !schemas[$0].isCustom }
    let custom = schemas.indices.filter { schemas[$0].isCustom }
    let indices = Dictionary(
      (system + custom).map { (schemas[$0].name, $0) }
        + custom.map { (schemas[$0].siriKitName, $0) },
      uniquingKeysWith: { first, _ in first })
    for (name, text, pattern) in templates.templates {
      guard let intent = name == SentenceTemplates.nothing ? Int(Self.nothing) : indices[name],
        let schema = intent < 0 ? schemas.first : schemas[intent]
      else { continue }
      let end = try builder.add(pattern, at: Self.root, to: &draft, schema)
      draft.nodes[Int(end)].templates.append(Index(draft.templates.count))
      draft.templates.append(Template(intent: Index(intent), text: text))
    }
    func rule(_ name: String) throws(PatternError) -> Index? {
      guard templates.rules[name] != nil, let schema = schemas.first else { return nil }
      return try builder.rule(.rule(name), in: &draft, schema)
    }
    let frame = Frame(
      preface: try rule("preface"), reason: try rule("reason"), opening: try rule("opening"),
      closing: try rule("closing"), address: try rule("address"), thanks: try rule("thanks"),
      afterthought: try rule("afterthought"))
    self.init(draft, for: schemas, frame: frame)
  }
}

/// Adds patterns to a grammar.
private struct GrammarBuilder {
  /// The texts of rules by name.
  let texts: [String: String]
  /// The patterns of the rules that are in use.
  private var named: [String: SentencePattern] = [:]
  private var rules: [RuleKey: SentenceGrammar.Index] = [:]
  private var slots: [SentenceSlot: SentenceGrammar.Index] = [:]
  private var assignments: [SentenceGrammar.Assignment: SentenceGrammar.Index] = [:]
  private var namesWithSlots: [String: Bool] = [:]
  /// The rules that are being added and must not contain themselves.
  private var open: Set<String> = []

  init(_ texts: [String: String]) { self.texts = texts }

  /// Returns the pattern of a rule.
  private mutating func pattern(named name: String) throws(PatternError) -> SentencePattern {
    if let known = named[name] { return known }
    guard let text = texts[name] else { throw PatternError(problem: "no such rule", text: name) }
    let pattern = try SentencePattern(text)
    named[name] = pattern
    return pattern
  }

  /// A pattern that is matched as a rule.
  ///
  /// A pattern with slots depends on the intent.
  private struct RuleKey: Hashable {
    let pattern: SentencePattern
    let intent: String?
  }

  /// Adds a pattern after a node, and returns the node after it.
  mutating func add(
    _ pattern: SentencePattern, at node: SentenceGrammar.Index, to grammar: inout GrammarDraft,
    _ schema: IntentSchema
  ) throws(PatternError) -> SentenceGrammar.Index {
    switch pattern {
    case .words(let text):
      return SpokenWords(text).words.lazy.filter { $0.kind != .separator }
        .reduce(node) { grammar.addTarget(of: $0, word: $1.text) }
    case .sequence(let parts):
      var node = node
      for part in parts { node = try add(part, at: node, to: &grammar, schema) }
      return node
    case .choice, .permutation, .rule:
      let rule = try rule(pattern, in: &grammar, schema)
      return grammar.addTarget(of: node, part: .rule(rule))
    case .slot("app", nil) where schema.parameter(named: "app") == nil:
      return grammar.addTarget(of: node, part: .appName)
    case .slot(",", nil):
      return grammar.addTarget(of: node, part: .pause)
    case .slot("*,", nil):
      let slot = SentenceSlot(path: [], kind: .clause)
      return grammar.addTarget(of: node, part: .slot(index(of: slot, in: &grammar)))
    case .slot("*", nil):
      let slot = SentenceSlot(path: [], kind: .ignored)
      return grammar.addTarget(of: node, part: .slot(index(of: slot, in: &grammar)))
    case .slot(let parameter, let kind?) where kind.hasPrefix("<") && kind.hasSuffix(">"):
      let rule = try rule(.rule(String(kind.dropFirst().dropLast())), in: &grammar, schema)
      var slot =
        parameter == "*"
        ? SentenceSlot(path: [], kind: .ignored)
        : try SentenceSlot(parameter, kind: "text", of: schema)
      slot.kind = .phrase(rule: rule)
      return grammar.addTarget(of: node, part: .slot(index(of: slot, in: &grammar)))
    case .slot(let parameter, let kind):
      let slot = try SentenceSlot(parameter, kind: kind, of: schema)
      return grammar.addTarget(of: node, part: .slot(index(of: slot, in: &grammar)))
    case .assignment(let parameter, let value):
      let assignment = try SentenceGrammar.Assignment(parameter, value, of: schema)
      return grammar.addTarget(of: node, part: .assignment(index(of: assignment, in: &grammar)))
    }
  }

  private mutating func index(
    of slot: SentenceSlot, in grammar: inout GrammarDraft
  ) -> SentenceGrammar.Index {
    if let index = slots[slot] { return index }
    let index = SentenceGrammar.Index(grammar.slots.count)
    slots[slot] = index
    grammar.slots.append(slot)
    if let kind = grammar.kinds.firstIndex(of: slot.kind) {
      grammar.kindOfSlot.append(SentenceGrammar.Index(kind))
    } else {
      grammar.kindOfSlot.append(SentenceGrammar.Index(grammar.kinds.count))
      grammar.kinds.append(slot.kind)
    }
    return index
  }

  private mutating func index(
    of assignment: SentenceGrammar.Assignment, in grammar: inout GrammarDraft
  ) -> SentenceGrammar.Index {
    if let index = assignments[assignment] { return index }
    let index = SentenceGrammar.Index(grammar.assignments.count)
    assignments[assignment] = index
    grammar.assignments.append(assignment)
    return index
  }

  // MARK: - Rules

  /// Returns the rule for a pattern, adding it if necessary.
  mutating func rule(
    _ pattern: SentencePattern, in grammar: inout GrammarDraft, _ schema: IntentSchema
  ) throws(PatternError) -> SentenceGrammar.Index {
    let key = RuleKey(pattern: pattern, intent: try hasSlots(pattern) ? schema.siriKitName : nil)
    if let index = rules[key] { return index }
    let start = grammar.addNode()
    let index = SentenceGrammar.Index(grammar.rules.count)
    grammar.rules.append(start)
    switch pattern {
    case .choice(let parts):
      for part in parts { try end(part, at: start, in: &grammar, schema) }
    case .permutation(let parts):
      for parts in parts.permutations { try end(.sequence(parts), at: start, in: &grammar, schema) }
    case .rule(let name):
      let pattern = try self.pattern(named: name)
      guard open.insert(name).inserted else {
        throw PatternError(problem: "a rule that contains itself", text: name)
      }
      // The parts of a rule that is a choice need no separate network.
      if case .choice(let parts) = pattern {
        for part in parts { try end(part, at: start, in: &grammar, schema) }
      } else {
        try end(pattern, at: start, in: &grammar, schema)
      }
      open.remove(name)
    default: try end(pattern, at: start, in: &grammar, schema)
    }
    rules[key] = index
    return index
  }

  private mutating func end(
    _ pattern: SentencePattern, at start: SentenceGrammar.Index,
    in grammar: inout GrammarDraft, _ schema: IntentSchema
  ) throws(PatternError) {
    let end = try add(pattern, at: start, to: &grammar, schema)
    grammar.nodes[Int(end)].endsRule = true
  }

  /// Returns whether a pattern has parameters, so that its meaning depends on the intent.
  private mutating func hasSlots(_ pattern: SentencePattern) throws(PatternError) -> Bool {
    switch pattern {
    case .words: return false
    case .slot, .assignment: return true
    case .sequence(let parts), .choice(let parts), .permutation(let parts):
      for part in parts where try hasSlots(part) { return true }
      return false
    case .rule(let name):
      if let known = namesWithSlots[name] { return known }
      namesWithSlots[name] = false
      let result = try hasSlots(self.pattern(named: name))
      namesWithSlots[name] = result
      return result
    }
  }
}

extension Array {
  /// All orders of the elements.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}

extension SentenceGrammar.Assignment {
  /// Creates an assignment from its text form.
  init(_ path: String, _ text: String, of schema: IntentSchema) throws(PatternError) {
    let names = path.split(separator: ".").map(String.init)
    guard let type = schema.type(at: names) else {
      throw PatternError(problem: "an unknown parameter of \(schema.name)", text: path)
    }
    let value: ParameterValue =
      switch type {
      case .boolean: .boolean(text == "true")
      case .integer, .number, .decimal: Int(text).map { .integer($0) } ?? .string(text)
      case .list, .options: .array([.string(text)])
      default: .string(text)
      }
    self.init(path: names, value: value)
  }
}
