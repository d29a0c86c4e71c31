// Intents as the assistant and the App Store see them.

extension DefinitionRule {
  // The App Store's ITMS-90626.
  static let missingTitle = intent("missing-title", .warning) { intent, subject, found in
    check(intent.title, "title", intent, subject, &found)
  }

  static let missingDescription = intent("missing-description", .warning) {
    intent, subject, found in
    check(intent.description, "description", intent, subject, &found)
  }

  private static func check(
    _ text: DefinedText?, _ noun: String, _ intent: DefinedIntent, _ subject: DefinitionSubject,
    _ found: inout Findings
  ) {
    let reason = "which the App Store requires in every language of the app (ITMS-90626)"
    guard let text, text.base != nil else {
      return found.add(
        "The intent \(intent.name.value.quoted) has no \(noun), \(reason). Add it in Xcode's "
          + "editor.", at: text?.place ?? intent.name.place)
    }
    let known = Set(text.versions.compactMap(\.language))
    let missing = subject.languages.filter { !known.contains($0) }
    guard !missing.isEmpty else { return }
    let key = text.id.map { " for the key \($0.quoted)" } ?? ""
    found.add(
      "The intent \(intent.name.value.quoted) has no \(noun) in \(missing.quotedList), \(reason). "
        + "Add it\(key) to the .strings file of the language.", at: text.place)
  }

  static let unknownCategory = intent("unknown-category", .warning) { intent, _, found in
    guard let category = intent.category, verbs[category.value] == nil else { return }
    found.add(
      "The category \(category.value.quoted) is unknown, so the assistant uses general words. Use "
        + "one of \(verbs.keys.sorted().quotedList).", at: category.place)
  }

  static let unknownVerb = intent("unknown-verb", .warning) { intent, _, found in
    guard let verb = intent.verb, let category = intent.category,
      let known = verbs[category.value], !known.contains(verb)
    else { return }
    found.add(
      "The verb \(verb.quoted) isn't one of the category \(category.value.quoted), so the "
        + "assistant uses general words. Use one of \(known.quotedList).", at: category.place)
  }

  /// The verbs in Xcode's menu, by category.
  private static let verbs: [String: [String]] = [
    "generic": ["Do", "Run", "Go"], "information": ["View", "Open"],
    "download": ["Get", "Download"], "create": ["Add", "Create"],
    "share": ["Send", "Post", "Share"], "set": ["Set"], "request": ["Request"],
    "order": ["Order", "Book", "Buy"], "search": ["Search", "Find", "Filter"],
    "start": ["Start"], "navigation": ["StartNavigation"], "toggle": ["Toggle"],
    "checkIn": ["CheckIn"],
  ]

  static let orderWithoutConfirmation = intent("order-without-confirmation", .warning) {
    intent, _, found in
    guard let category = intent.category, category.value == "order", !intent.marksConfirmation
    else { return }
    found.add(
      "The intent \(intent.name.value.quoted) has the category order, which always requires the "
        + "user's confirmation, but the file doesn't say so. Select “User confirmation required”.",
      at: category.place)
  }

  static let duplicateCombination = intent("duplicate-combination", .warning) { intent, _, found in
    for combinations in [intent.combinations, intent.shortcutSummaries] {
      var known: Set<Set<String>> = []
      for combination in combinations {
        let names = Set(combination.parameters)
        if names.count < combination.parameters.count {
          found.add(
            "A combination of \(intent.name.value.quoted) contains a parameter twice. Remove one "
              + "of them.", at: combination.place)
        }
        if !known.insert(names).inserted {
          found.add(
            "The intent \(intent.name.value.quoted) has a combination of the same parameters, "
              + "\(combination.parameters.quotedList), before. Only one of them is used; remove "
              + "the other.", at: combination.place)
        }
      }
    }
  }

  static let successWithoutMark = intent("success-without-mark", .warning) { intent, _, found in
    for code in intent.responseCodes where code.name.value == "success" && !code.isSuccess {
      found.add(
        "The code success of \(intent.name.value.quoted) isn't marked as a success, so the "
          + "assistant reports a failure. Set INIntentResponseCodeSuccess to true.",
        at: code.name.place)
    }
  }
}
