// Parameters with their metadata, dialogs, reasons and relationships.

extension DefinitionReader {
  func parameter(
    _ object: FileObject, of intent: String, isSystem: Bool
  ) -> DefinedParameter? {
    let owner = "of the intent \(intent.quoted)"
    guard let name = object.name("Name", of: "The parameter \(owner)") else { return nil }
    let type = valueType(
      object, of: "The parameter \(name.value.quoted) \(owner)", isSystem: isSystem)
    var parameter = DefinedParameter(name, type: type, at: object.place)
    parameter.displayName = object.text("DisplayName")
    parameter.isArray = object.boolean("SupportsMultipleValues") ?? false
    readSizes(object, into: &parameter)
    readMarks(object, into: &parameter)
    if let metadata = object.object("Metadata", .metadata) {
      readMetadata(metadata, into: &parameter)
    }
    readDialogs(object, into: &parameter)
    readReasons(object, into: &parameter)
    parameter.relationship = object.object("Relationship", .relationship).flatMap {
      relationship($0, of: name.value)
    }
    return parameter
  }

  /// Reads who sets the parameter, and which methods a handler has for it.
  private func readMarks(_ object: FileObject, into parameter: inout DefinedParameter) {
    // The first version of the format has parameters without resolution and options.
    guard modelVersion != .v1_0 else { return }
    parameter.isResolvable = object.boolean("SupportsResolution") ?? false
    // The second version has one mark for both.
    parameter.isConfigurable =
      modelVersion == .v1_1 ? parameter.isResolvable : object.boolean("Configurable") ?? false
    parameter.providesOptions = object.boolean("SupportsDynamicEnumeration") ?? false
    parameter.searchesOptions = object.boolean("SupportsSearch") ?? false
    parameter.pageSize = object.integer("WindowSize")?.value
  }

  private func readSizes(_ object: FileObject, into parameter: inout DefinedParameter) {
    // The mark is the number 1, and absent from arrays without sizes.
    guard object.boolean("FixedSizeArray") ?? object.has("ArraySizes") else { return }
    parameter.isArray = true
    parameter.arraySizes = object.objects("ArraySizes", .arraySize).compactMap { size in
      guard let sizeClass = size.string("SizeClass"), let count = size.integer("Size") else {
        size.report(
          .wrongValue,
          "The size for a widget is incomplete and ignored. Add INIntentParameterArraySizeSize "
            + "and INIntentParameterArraySizeSizeClass.")
        return nil
      }
      return DefinedParameter.ArraySize(sizeClass.value, count.value, at: size.place)
    }
  }

  // MARK: - Dialog

  private func readDialogs(_ object: FileObject, into parameter: inout DefinedParameter) {
    for dialog in object.objects("PromptDialogs", .dialog) {
      guard let name = dialog.string("Type") else {
        dialog.report(
          .missingName,
          "The dialog of \(parameter.name.value.quoted) has no type, and is ignored.")
        continue
      }
      guard let kind = DefinedParameter.DialogKind(rawValue: name.value) else {
        let kinds = DefinedParameter.DialogKind.allCases.map(\.rawValue)
        dialog.report(
          .unknownName,
          "The dialog of \(parameter.name.value.quoted) has the unknown type "
            + "\(name.value.quoted), and is ignored. Use one of "
            + "\(kinds.joined(separator: ", ")).", at: "Type")
        continue
      }
      // Xcode can write a dialog twice, once without its text.
      guard let text = dialog.text("FormatString") else { continue }
      let hasText = parameter.dialogs[kind].map { !$0.versions.isEmpty } ?? false
      if !hasText, parameter.dialogs[kind] == nil || !text.versions.isEmpty {
        parameter.dialogs[kind] = text
      }
    }
  }

  private func readReasons(_ object: FileObject, into parameter: inout DefinedParameter) {
    let name = parameter.name.value
    parameter.unsupportedReasons = object.objects("UnsupportedReasons", .reason).compactMap {
      reason in
      guard let code = reason.name("Code", of: "The reason of \(name.quoted)") else { return nil }
      let isBuiltIn = DefinedReason.bounds.contains(code.value)
      return DefinedReason(
        code, text: reason.text("FormatString"),
        isBuiltIn: isBuiltIn && reason.boolean("Custom") != true)
    }
    // Xcode generates the reasons of a number with bounds even if the file doesn't list them.
    if parameter.unsupportedReasons.isEmpty, parameter.isResolvable, parameter.hasBounds {
      parameter.unsupportedReasons = DefinedReason.bounds.map {
        DefinedReason(Located($0, at: object.place), isBuiltIn: true)
      }
    }
  }

  // MARK: - Relationships

  private func relationship(_ object: FileObject, of child: String) -> DefinedRelationship? {
    guard let parent = object.string("ParentName") else {
      object.report(
        .missingName,
        "The condition of the parameter \(child.quoted) names no other parameter. "
          + DefinitionRule.ignoredCondition
          + "add INIntentParameterRelationshipParentName, or remove the condition.")
      return nil
    }
    let predicate = object.string("PredicateName")
    guard let condition = condition(object, predicate?.value) else {
      let found = predicate.map { "has the condition \($0.value.quoted)" } ?? "has no condition"
      object.report(
        .unknownName,
        "The relationship of the parameter \(child.quoted) \(found), expected HasAnyValue, "
          + "EnumHasExactValue or BooleanHasExactValue. " + DefinitionRule.ignoredCondition
          + "only these conditions are supported, and comparisons of numbers aren't.",
        at: "PredicateName")
      return nil
    }
    return DefinedRelationship(parent: parent, condition: condition, at: object.place)
  }

  private func condition(
    _ object: FileObject, _ predicate: String?
  ) -> DefinedRelationship.Condition? {
    switch predicate {
    case "HasAnyValue": return .hasAnyValue
    // Xcode leaves out false.
    case "BooleanHasExactValue": return .isBoolean(object.boolean("PredicateValue") ?? false)
    case "EnumHasExactValue":
      let place = object.place(of: "PredicateValue")
      return .isCase(object.string("PredicateValue") ?? Located("unknown", at: place))
    default: return nil
    }
  }
}

extension DefinedReason {
  /// The reasons that follow from the bounds of a number, in the order of their raw values.
  package static let bounds = [
    "negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue",
  ]
}

extension DefinedParameter {
  /// Whether only some numbers are allowed.
  package var hasBounds: Bool {
    guard type == .integer || type == .decimal else { return false }
    return minimum != nil || maximum != nil || allowsNegativeNumbers == false
  }
}
