public import IntentKitCore

/// An intent's schema, for people and for machines.
public struct SchemaReport: Sendable {
  private let schema: IntentSchema

  /// Makes a report on an intent.
  public init(_ schema: IntentSchema) {
    self.schema = schema
  }

  // MARK: - For people

  /// The schema as a page of text.
  public var text: String {
    var lines = [
      "\(schema.name) · \(schema.siriKitName) · \(schema.domain)", "  \(schema.summary)", "",
    ]
    lines += section("Parameters", schema.parameters.map(parameterRow))
    lines += section("Resolved in this order", schema.resolveMethods.flatMap(methodRows))
    lines += section("Before handle", [[askingText]])
    lines += section("Response codes", schema.responseCodes.map(codeRow))
    lines += section("The response can say", schema.responseProperties.map(parameterRow))
    lines += section("Availability", [[availabilityText(schema.availability)]])
    if !schema.isHandled { lines.append("  Apps cannot handle this intent; it is only donated.") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    var widths: [Int] = []
    for row in rows where row.count > 1 {
      for (column, cell) in row.enumerated().dropLast() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    let lines = rows.map { row -> String in
      let cells = row.enumerated().map { column, cell in
        guard column < row.count - 1, column < widths.count else { return cell }
        return cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return [title] + lines + [""]
  }

  private func parameterRow(_ parameter: ParameterSchema) -> [String] {
    let type = parameter.type.swiftName + (parameter.isRequired ? "" : "?")
    return [parameter.name, type, note(on: parameter.availability)]
  }

  private func methodRows(_ method: ResolveMethodSchema) -> [[String]] {
    let results = method.results.filter {
      !$0.hasPrefix("unsupported(for") && !$0.hasSuffix("forReason:)")
    }
    let each = method.isPerElement ? "each element: " : ""
    var rows = [
      [
        method.method,
        each + results.joined(separator: ", ") + note(on: method.availability, in: " "),
      ]
    ]
    func add(_ title: String, _ reasons: [EnumerationSchema.Case]) {
      guard !reasons.isEmpty else { return }
      rows.append(["", "\(title) for \(reasons.map(\.name).joined(separator: ", "))"])
    }
    add("unsupported", method.unsupportedReasons)
    add("confirmationRequired", method.confirmationReasons)
    if !method.asksAgainWhenUnsupported { rows.append(["", "unsupported ends the request"]) }
    if !method.isCurrent { rows.append(["", "replaced; not a method of handlers here"]) }
    return rows
  }

  private func codeRow(_ code: ResponseCodeSchema) -> [String] {
    [
      "\(code.rawValue)", code.name,
      code.meaning.consequence + note(on: code.availability, in: " "),
    ]
  }

  private var askingText: String {
    let yes =
      switch schema.userConfirmation {
      case .always: "The user is asked for a yes."
      case .never: "The user is not asked."
      case .onRequest: "The user is asked when confirm answers userConfirmationRequired."
      }
    return yes + (schema.requiresUnlock ? " The device must be unlocked." : "")
  }

  private func note(on availability: Availability, in separator: String = "") -> String {
    guard let deprecation = availability.deprecation else { return "" }
    let versions = deprecation.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let replacement = deprecation.replacement.map { ", use \($0)" } ?? ""
    return "\(separator)(deprecated since \(versions.joined(separator: ", "))\(replacement))"
  }

  private func availabilityText(_ availability: Availability) -> String {
    let since = availability.introduced.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let never = availability.unavailable.sorted()
    return [
      since.isEmpty ? "" : "Since \(since.joined(separator: ", ")).",
      never.isEmpty ? "" : "Not on \(never.joined(separator: ", ")).",
      note(on: availability),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: - For machines

  /// The schema as a value.
  public var value: ParameterValue {
    [
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
    ]
  }

  private func value(of parameter: ParameterSchema) -> ParameterValue {
    [
      "name": .string(parameter.name), "type": .string(parameter.type.swiftName),
      "isRequired": .boolean(parameter.isRequired),
      "availability": value(of: parameter.availability),
    ]
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
    [
      "name": .string(code.name), "rawValue": .integer(code.rawValue),
      "meaning": .string(code.meaning.rawValue), "consequence": .string(code.meaning.consequence),
      "availability": value(of: code.availability),
    ]
  }

  private func value(of availability: Availability) -> ParameterValue {
    var fields: [String: ParameterValue] = [:]
    if !availability.introduced.isEmpty {
      fields["introduced"] = .object(availability.introduced.mapValues { .string($0) })
    }
    if !availability.unavailable.isEmpty {
      fields["unavailable"] = .array(availability.unavailable.map { .string($0) })
    }
    if let deprecation = availability.deprecation {
      fields["deprecated"] = .object(deprecation.versions.mapValues { .string($0) })
      if let replacement = deprecation.replacement {
        fields["replacedBy"] = .string(replacement)
      }
    }
    return .object(fields)
  }
}

extension CodeMeaning {
  /// What the assistant does for a code of this meaning, as a sentence (behaviour reference, 4.1).
  public var consequence: String {
    switch self {
    case .unspecified: "The user hears a general error."
    case .ready: "From confirm: the request goes on."
    case .inProgress: "The user hears that the app goes on by itself."
    case .success: "The user hears that it is done."
    case .failure: "The user hears that it did not work."
    case .failureRequiringAppLaunch: "The user hears that the app is needed and may open it."
    case .continueInApp: "The app opens in the foreground and goes on."
    case .handleInApp: "The app is started in the background and handles the request."
    case .userConfirmationRequired: "From confirm: the user is asked for a yes."
    }
  }
}
