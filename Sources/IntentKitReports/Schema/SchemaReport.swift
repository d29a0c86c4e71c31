public import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// An intent's schema as text and as JSON.
public struct SchemaReport: Sendable {
  private let schema: IntentSchema
  private let methods: MethodReport?
  private let words: SchemaWords
  private let phrasebook: Phrasebook

  /// Creates a report on an intent.
  ///
  /// - Parameters:
  ///   - schema: The schema of the intent.
  ///   - declaredMethods: The methods that a program declares for its handler, by their calls in the
  ///     wire protocol; nil for a report on the intent alone.
  ///   - language: The language of the text. JSON is the same in all languages.
  public init(
    _ schema: IntentSchema, declaredMethods: [String]? = nil, language: Language = .english
  ) {
    self.schema = schema
    words = .words(in: language)
    phrasebook = language.phrasebook
    methods = declaredMethods.map { MethodReport(schema, declared: $0) }
  }

  /// Whether the intent is a custom intent.
  private var isCustom: Bool { schema.isCustom }

  /// The types that are defined with the intent.
  private var types: [TypeDefinition] { schema.definitions?.types ?? [] }

  /// The types of SiriKit's that the parameters use.
  private var usedTypes: [UsedType] {
    UsedType.all(of: schema, except: Set(types.map(\.name)))
  }

  // MARK: - Text

  /// Returns the schema as text.
  ///
  /// - Parameter width: The number of columns. Long names may exceed it.
  /// - Returns: The text with a line break at the end.
  public func text(width: Int = 80) -> String {
    let current = schema.resolveMethods.filter(\.isCurrent)
    let replaced = schema.resolveMethods.filter { !$0.isCurrent }
    var sections = [
      "\(schema.name) · \(schema.siriKitName) · \(phrasebook.name(ofDomain: schema.domain))"
        .wrapped(to: width)
        + (schema.summary.isEmpty
          ? [] : lines(([], [phrasebook.summary(of: schema)]), [], width))
        + (isCustom && schema.availability.deprecation != nil
          ? lines(([], [note(on: schema.availability)]), [], width) : [])
    ]
    func add(_ title: String, _ rows: [Row]) {
      guard !rows.isEmpty else { return }
      let columns = (rows.map(\.names.count).max() ?? 0)
      let widths = (0..<columns).map { column in
        rows.map { $0.names[column].columns }.max() ?? 0
      }
      sections.append([title] + rows.flatMap { lines($0, widths, width) })
    }
    add(words.parameters, schema.parameters.map(parameterRow))
    add(words.resolveMethods, current.map(methodRow))
    add(
      words.replacedMethods,
      replaced.map { ([$0.method], [note(on: $0.availability)]) })
    add(words.beforeHandle, [([], [askingText])])
    add(words.handlerMethods, (methods?.rows(in: words) ?? []).map { ([$0.name], [$0.remark]) })
    add(words.responseCodes, schema.responseCodes.map(codeRow))
    add(words.responseProperties, schema.responseProperties.map(parameterRow))
    add(words.types, types.map(typeRow) + usedTypes.map(typeRow))
    if !isCustom { add(words.availability, [([], [availabilityText])]) }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The names in the columns of a row, and wrapped texts beside them.
  private typealias Row = (names: [String], texts: [String])

  private func lines(_ row: Row, _ widths: [Int], _ width: Int) -> [String] {
    let start = "  " + zip(row.names, widths).map { $0.padded(to: $1) + "  " }.joined()
    // If long names leave too little room, the text exceeds the width instead of becoming a
    // narrow column.
    let room = max(width - start.columns, 32)
    let texts = row.texts.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return [String(start.reversed().drop { $0 == " " }.reversed())] }
    return texts.flatMap { text in
      (text.columns > room ? text.wrapped(to: room - 2) : [text]).enumerated()
        .map { $0 == 0 ? $1 : "  \($1)" }
    }.hanging(after: start)
  }

  private func parameterRow(_ parameter: ParameterSchema) -> Row {
    let type = parameter.type.swiftName + (parameter.isRequired ? "" : "?")
    return (
      [parameter.name, type],
      [
        note(on: parameter.availability), phrasebook.summary(of: parameter) ?? "",
        !parameter.providesOptions
          ? ""
          : parameter.definition?.searchesOptions == true
            ? words.searchesOptions : words.providesOptions,
        parameter.providesDefault ? words.providesDefault : "",
        parameter.definition.map(conditions) ?? "",
        phrasebook.words(parameter.prompt).map { words.labeled(words.prompt, $0) } ?? "",
      ]
    )
  }

  /// Returns the default value, the limits and the condition of a custom intent's parameter.
  private func conditions(_ definition: IntentDefinition.Parameter) -> String {
    var parts: [String] = []
    if let value = definition.defaultValue {
      parts.append(words.defaultValue + words.colon + text(of: value))
    }
    if definition.minimum != nil || definition.maximum != nil {
      let ends = [definition.minimum, definition.maximum].map { $0.map(\.spokenText) ?? "" }
      parts.append(ends.joined(separator: "…"))
    }
    for flag in [true, false] {
      if let word = phrasebook.flagWord(flag, of: definition) {
        parts.append("\(flag)" + words.colon + word)
      }
    }
    if let relationship = definition.relationship {
      let value = relationship.value.map { " = \(text(of: $0))" } ?? ""
      parts.append(words.onlyIf + words.colon + relationship.parent + value)
    }
    return parts.joined(separator: words.separator)
  }

  /// Returns a value as in JSON, with a text or the name of a case as it is.
  private func text(of value: ParameterValue) -> String {
    if case .string(let text) = value { text } else { JSONWriter.text(value, style: .compact) }
  }

  private func typeRow(_ type: TypeDefinition) -> Row {
    let cases = type.cases.map { words.oneOf + $0.map(\.name).joined(separator: ", ") }
    let fields = (type.fields ?? []).map { field in
      "\(field.name) \(field.type)\(field.isRequired ? "" : "?")"
        + (field.summary.map { ": \($0)" } ?? "")
    }
    return ([type.name], [cases].compactMap(\.self) + fields)
  }

  private func typeRow(_ type: UsedType) -> Row {
    guard let cases = type.cases else {
      let fields = type.fields.filter { $0.availability.deprecation == nil }
      return (
        [type.name],
        [
          words.fields + fields.map(\.name).joined(separator: ", "),
          type.textField.map { words.textAlone + $0 } ?? "",
        ]
      )
    }
    return (
      [type.name],
      [(type.isOpen ? words.suchAs : words.oneOf) + cases.joined(separator: ", ")]
    )
  }

  private func methodRow(_ method: ResolveMethodSchema) -> Row {
    // Results with a reason are distinguished by their reasons below.
    let kinds = method.results.map { String($0.prefix { $0 != "(" }) }
    // These speak for the whole list (What Siri does, 2.4).
    let ofList =
      method.isPerElement ? kinds.filter { ["needsValue", "notRequired"].contains($0) } : []
    let each = method.isPerElement ? words.eachElement + words.colon : ""
    var texts = [
      each + kinds.filter { !ofList.contains($0) }.uniqued.joined(separator: ", "),
      ofList.isEmpty ? "" : words.wholeList + words.colon + ofList.uniqued.joined(separator: ", "),
    ]
    func add(_ title: String, _ reasons: [EnumerationSchema.Case]) {
      guard !reasons.isEmpty else { return }
      texts.append(
        title + words.reasons + words.colon + reasons.map(\.name).joined(separator: ", "))
    }
    add("unsupported", method.unsupportedReasons)
    add("confirmationRequired", method.confirmationReasons)
    if !method.asksAgainWhenUnsupported { texts.append(words.unsupportedEnds) }
    texts.append(note(on: method.availability))
    return ([method.method], texts)
  }

  private func codeRow(_ code: ResponseCodeSchema) -> Row {
    (
      ["\(code.rawValue)", code.name],
      [
        words.consequences[code.meaning] ?? "",
        phrasebook.words(code.text).map { words.labeled(words.text, $0) } ?? "",
        note(on: code.availability),
      ]
    )
  }

  private var askingText: String {
    let yes =
      switch schema.userConfirmation {
      case .always: words.always
      case .never: words.never
      case .onRequest: words.onRequest
      case .whenCharged: words.whenCharged
      }
    return yes + (schema.requiresUnlock ? words.betweenSentences + words.unlocked : "")
  }

  /// Returns a note on a deprecated item, or an empty string.
  private func note(on availability: Availability) -> String {
    guard let deprecation = availability.deprecation else { return "" }
    let versions = deprecation.versions.sorted { $0.key < $1.key }
    // One platform is enough to show the age. The JSON form has all platforms.
    let since = versions.first { $0.key == "iOS" } ?? versions.first
    return words.deprecated(since.map { "\($0.key) \($0.value)" }, deprecation.replacement)
  }

  private var availabilityText: String {
    let availability = schema.availability
    var sentences: [String] = []
    if !availability.introduced.isEmpty {
      sentences.append(words.since(availability.introduced.versionList))
    }
    if !availability.unavailable.isEmpty {
      sentences.append(
        words.notOn(availability.unavailable.sorted().joined(separator: words.separator)))
    }
    if let deprecation = availability.deprecation {
      sentences.append(words.deprecatedSince(deprecation.versions.versionList))
      if let replacement = deprecation.replacement { sentences.append(words.use(replacement)) }
    }
    if !schema.isHandled {
      sentences.append(words.onlyDonated)
    }
    return sentences.isEmpty
      ? words.unknown : sentences.joined(separator: words.betweenSentences)
  }

  // MARK: - JSON

  /// The schema as a JSON value.
  public var value: ParameterValue {
    .members([
      "name": .string(schema.name), "siriKitName": .string(schema.siriKitName),
      "domain": .string(schema.domain), "summary": .string(schema.summary),
      "userConfirmation": .string(schema.userConfirmation.rawValue),
      "requiresUnlock": .boolean(schema.requiresUnlock),
      "isHandled": .boolean(schema.isHandled),
      "availability": value(of: schema.availability),
      "parameters": .array(schema.parameters.map(value)),
      "resolveMethods": .array(schema.resolveMethods.map(value)),
      "responseCodes": .array(schema.responseCodes.map(value)),
      "responseProperties": .array(schema.responseProperties.map(value)),
      "definition": schema.definition?.parameterValue,
      "phrases": schema.phrases.isEmpty ? nil : schema.phrases.parameterValue,
      "types": .array(types.map(\.parameterValue) + usedTypes.map(value)),
      "methods": methods?.value,
    ])
  }

  private func value(of parameter: ParameterSchema) -> ParameterValue {
    .members([
      "name": .string(parameter.name), "type": .string(parameter.type.swiftName),
      "isRequired": .boolean(parameter.isRequired),
      "availability": value(of: parameter.availability),
      "summary": parameter.summary.map { .string($0) },
      // Only custom intents have these properties.
      "providesOptions": parameter.providesOptions ? true : nil,
      "providesDefault": parameter.providesDefault ? true : nil,
      "prompt": parameter.prompt?.parameterValue,
    ])
  }

  private func value(of type: UsedType) -> ParameterValue {
    .members([
      "name": .string(type.name), "cases": type.cases.map { .array($0.map { .string($0) }) },
      "isOpen": type.isOpen ? true : nil,
      "fields": type.cases == nil ? .array(type.fields.map(value)) : nil,
      "textField": type.textField.map { .string($0) },
    ])
  }

  private func value(of method: ResolveMethodSchema) -> ParameterValue {
    [
      "method": .string(method.method), "parameter": .string(method.parameter),
      "resultType": .string(method.resultType),
      "results": .array(method.results.map { .string($0) }),
      "isPerElement": .boolean(method.isPerElement),
      "unsupportedReasons": .array(method.unsupportedReasons.map { .string($0.name) }),
      "confirmationReasons": .array(method.confirmationReasons.map { .string($0.name) }),
      "asksAgainWhenUnsupported": .boolean(method.asksAgainWhenUnsupported),
      "isCurrent": .boolean(method.isCurrent),
      "availability": value(of: method.availability),
    ]
  }

  private func value(of code: ResponseCodeSchema) -> ParameterValue {
    .members([
      "name": .string(code.name), "rawValue": .integer(code.rawValue),
      "meaning": .string(code.meaning.rawValue), "consequence": .string(code.meaning.consequence),
      "availability": value(of: code.availability), "text": code.text?.parameterValue,
      "printedText": code.printedText?.parameterValue,
    ])
  }

  private func value(of availability: Availability) -> ParameterValue {
    let (introduced, unavailable) = (availability.introduced, availability.unavailable)
    let deprecation = availability.deprecation
    return .members([
      "introduced": introduced.isEmpty ? nil : .object(introduced.mapValues { .string($0) }),
      "unavailable": unavailable.isEmpty ? nil : .array(unavailable.map { .string($0) }),
      "deprecated": deprecation.map { .object($0.versions.mapValues { .string($0) }) },
      "replacedBy": deprecation?.replacement.map { .string($0) },
    ])
  }
}

extension CodeMeaning {
  /// The assistant's reaction to a code with this meaning, as a sentence (What Siri does, 4.1).
  public var consequence: String {
    switch self {
    case .unspecified: "The assistant reports a general error."
    case .ready: "From confirm: the request continues."
    case .inProgress: "The assistant says that the app continues on its own."
    case .success: "The assistant reports success."
    case .failure: "The assistant reports a failure."
    case .failureRequiringAppLaunch: "The assistant offers to open the app."
    case .continueInApp: "The app opens in the foreground and continues."
    case .handleInApp: "The app is launched in the background and handles the request."
    case .userConfirmationRequired: "From confirm: the user is asked for confirmation."
    }
  }
}

extension [String: String] {
  /// These versions by platform, as a list.
  var versionList: String {
    sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
