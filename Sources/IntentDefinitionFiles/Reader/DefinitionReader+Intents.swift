// Intents with their combinations and responses.

extension DefinitionReader {
  func intent(_ object: FileObject) -> DefinedIntent? {
    guard let name = object.name("Name", of: "The intent") else { return nil }
    let isSystem = object.string("Type")?.value == DefinedIntent.Origin.system.rawValue
    var intent = DefinedIntent(name, origin: isSystem ? .system : .custom, at: object.place)
    intent.className = object.string("ClassName")
    intent.classPrefix = object.string("ClassPrefix")?.value
    intent.title = object.text("Title")
    intent.description = object.text("Description")
    intent.category = object.string("Category")
    intent.verb = object.string("Verb")?.value
    intent.isConfigurable = object.boolean("Configurable") ?? false
    intent.isEligibleForWidgets = object.boolean("EligibleForWidgets") ?? false
    intent.isEligibleForSuggestions = !(object.boolean("IneligibleForSuggestions") ?? false)
    intent.marksConfirmation = object.boolean("UserConfirmationRequired") ?? false
    intent.requiresConfirmation = intent.marksConfirmation || intent.category?.value == "order"
    intent.requiresUnlock = (object.integer("Restrictions")?.value ?? 0) != 0
    intent.isDeprecated = object.boolean("Deprecated") ?? false
    intent.defaultImageName = object.string("DefaultImageName")?.value
    intent.inputParameter = object.string("Input")
    intent.keyParameter = object.string("KeyParameter")
    let parameters = object.objects("Parameters", .parameter).sortedByPriority
    intent.parameters = parameters.compactMap { parameter($0, of: name.value, isSystem: isSystem) }
    intent.combinations = combinations(object, "ParameterCombinations")
    intent.shortcutSummaries = combinations(object, "ManagedParameterCombinations")
    if let response = object.object("Response", .response) { read(response, into: &intent) }
    return intent
  }

  private func combinations(_ object: FileObject, _ key: String) -> [DefinedCombination] {
    object.entries(key, .combination).map { names, value in
      DefinedCombination(
        names.value.split(separator: ",").map { String($0.trimmed) }, title: value.text("Title"),
        subtitle: value.text("Subtitle"),
        runsInBackground: value.boolean("SupportsBackgroundExecution") ?? true,
        isPrimary: value.boolean("IsPrimary") ?? false, at: names.place)
    }
  }

  private func read(_ response: FileObject, into intent: inout DefinedIntent) {
    let owner = "response of \(intent.name.value.quoted)"
    intent.responseCodes = response.objects("Codes", .responseCode).compactMap { code in
      guard let name = code.name("Name", of: "The code in the \(owner)") else { return nil }
      return DefinedResponseCode(
        name, isSuccess: code.boolean("Success") ?? false, text: code.text("FormatString"),
        printedText: code.text("ConciseFormatString"))
    }
    // Xcode 11.6 wrote properties with other keys.
    let arrays = ["Parameters", "Properties"]
    intent.responseProperties = arrays.flatMap { key in
      let isOther = response.hasKey(startingWith: KnownKeys.responseProperty.prefix, in: key)
      return response.objects(key, isOther ? .responseProperty : .responseParameter)
        .compactMap { field($0, of: owner) }
    }
    intent.outputProperty = response.string("Output")
  }
}

extension [FileObject] {
  /// The objects in the order of their display priorities, in which Xcode writes them.
  fileprivate var sortedByPriority: [FileObject] {
    let priorities = map { $0.integer("DisplayPriority")?.value }
    guard priorities.allSatisfy({ $0 != nil }) else { return self }
    return zip(priorities, self).enumerated()
      .sorted { ($0.element.0 ?? 0, $0.offset) < ($1.element.0 ?? 0, $1.offset) }
      .map(\.element.1)
  }
}

extension Substring {
  /// The text without the spaces around it.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
