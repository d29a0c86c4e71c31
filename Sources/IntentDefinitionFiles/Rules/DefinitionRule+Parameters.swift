// Parameters as a handler and the assistant use them.

extension DefinitionRule {
  static let missingPrompt = parameter("missing-prompt", .warning) { parameter, _, found in
    guard parameter.isResolvable, parameter.dialogs[.prompt] == nil else { return }
    found.add(
      "The parameter \(parameter.name.value.quoted) is resolvable and has no prompt, so the "
        + "assistant asks a general question. Add the prompt in Xcode's editor.",
      at: parameter.name.place)
  }

  static let childBeforeParent = intent("child-before-parent", .warning) { intent, _, found in
    var earlier: Set<String> = []
    let all = Set(intent.parameters.map(\.name.value))
    for parameter in intent.parameters {
      earlier.insert(parameter.name.value)
      guard parameter.isResolvable, let parent = parameter.relationship?.parent,
        all.contains(parent.value), !earlier.contains(parent.value)
      else { continue }
      found.add(
        "The parameter \(parameter.name.value.quoted) depends on \(parent.value.quoted), which is "
          + "resolved after it. Move it behind \(parent.value.quoted).", at: parent.place)
    }
  }

  static let searchWithoutOptions = parameter("search-without-options", .warning) {
    parameter, _, found in
    guard parameter.searchesOptions, !parameter.providesOptions else { return }
    found.add(
      "The parameter \(parameter.name.value.quoted) searches its options, but has no dynamic "
        + "options, so the search has no effect. Select “Options are provided dynamically”.",
      at: parameter.name.place)
  }

  static let unusualOptions = parameter("unusual-options", .warning) { parameter, _, found in
    guard parameter.providesOptions else { return }
    switch parameter.type {
    case .boolean, .enumeration: break
    default: return
    }
    found.add(
      "The parameter \(parameter.name.value.quoted) has dynamic options, although its type lists "
        + "all values. Use another type, or remove the options.", at: parameter.name.place)
  }

  static let reasonsWithoutResolution = parameter("reasons-without-resolution", .warning) {
    parameter, _, found in
    guard !parameter.isResolvable, let first = parameter.unsupportedReasons.first else { return }
    found.add(
      "The parameter \(parameter.name.value.quoted) has reasons for unsupported values, but isn't "
        + "resolvable, so a handler can't report them. Make it resolvable, or remove the reasons.",
      at: first.name.place)
  }

  static let emptyRange = parameter("empty-range", .warning) { parameter, _, found in
    guard let minimum = parameter.minimum, let maximum = parameter.maximum,
      minimum.value > maximum.value
    else { return }
    found.add(
      "The minimum of \(parameter.name.value.quoted), \(minimum.value.short), is greater than its "
        + "maximum, \(maximum.value.short), so no number is allowed. Swap or correct them.",
      at: minimum.place)
  }

  static let defaultOutOfRange = parameter("default-out-of-range", .warning) {
    parameter, _, found in
    let number: Double
    switch parameter.defaultValue {
    case .integer(let value)?: number = Double(value)
    case .number(let value)?: number = value
    default: return
    }
    let minimum = parameter.minimum?.value ?? -.infinity
    let maximum = parameter.maximum?.value ?? .infinity
    guard number < minimum || number > maximum, minimum <= maximum else { return }
    found.add(
      "The default value of \(parameter.name.value.quoted), \(number.short), isn't between its "
        + "bounds. Correct the default value or the bounds.", at: parameter.name.place)
  }

  static let unknownWidgetSize = parameter("unknown-widget-size", .warning) {
    parameter, _, found in
    for size in parameter.arraySizes {
      if !DefinedParameter.ArraySize.classes.contains(size.sizeClass) {
        found.add(
          "The parameter \(parameter.name.value.quoted) has a number of values for the unknown "
            + "widget size \(size.sizeClass.quoted). Use one of "
            + "\(DefinedParameter.ArraySize.classes.quotedList).", at: size.place)
      } else if size.size < 1 {
        found.add(
          "The parameter \(parameter.name.value.quoted) has \(size.size) values in the widget size "
            + "\(size.sizeClass.quoted), expected at least 1.", at: size.place)
      }
    }
  }

  static let invalidPageSize = parameter("invalid-page-size", .warning) { parameter, _, found in
    guard let size = parameter.pageSize, size < 1 else { return }
    found.add(
      "The parameter \(parameter.name.value.quoted) offers \(size) options at once, expected at "
        + "least 1. The default number is used; correct or remove it.", at: parameter.name.place)
  }
}

extension DefinedParameter.ArraySize {
  /// The sizes of widgets.
  static let classes = [
    "Small", "Medium", "Large", "ExtraLarge", "AccessoryInline", "AccessoryCorner",
    "AccessoryCircular", "AccessoryRectangular",
  ]
}

extension Double {
  /// The number for messages, without a fraction of zero.
  var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
