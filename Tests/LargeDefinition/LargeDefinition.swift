/// A definition file of the largest size known: 82 intents in about 600 kB.
///
/// The file has the keys and the layout of Xcode's files. Its text is always the same.
package enum LargeDefinition {
  /// The number of intents.
  package static let intentCount = 82

  /// The text of the file.
  package static var text: String {
    var writer = PropertyListText()
    writer.dictionary {
      $0.array("INEnums", 0..<14) { writer, number in writeEnumeration(number, to: &writer) }
      $0.string("INIntentDefinitionModelVersion", "1.2")
      $0.string("INIntentDefinitionNamespace", "LaRgE1")
      $0.string("INIntentDefinitionToolsVersion", "16.1")
      $0.array("INIntents", 0..<intentCount) { writer, number in writeIntent(number, to: &writer) }
      $0.array("INTypes", 0..<8) { writer, number in writeType(number, to: &writer) }
    }
    return writer.document
  }

  // MARK: - Types

  private static func writeEnumeration(_ number: Int, to writer: inout PropertyListText) {
    writer.text("INEnumDisplayName", "Kind \(number)")
    writer.boolean("INEnumGeneratesHeader", true)
    writer.string("INEnumName", "Kind\(number)")
    writer.string("INEnumType", "Regular")
    writer.array("INEnumValues", 0..<(4 + number % 5)) { writer, index in
      writer.text("INEnumValueDisplayName", index == 0 ? "unknown" : "Choice \(index)")
      // The indexes have gaps, as they do after cases were removed.
      if index > 0 { writer.integer("INEnumValueIndex", index * 2) }
      writer.string("INEnumValueName", index == 0 ? "unknown" : "choice\(index)")
    }
  }

  private static func writeType(_ number: Int, to writer: inout PropertyListText) {
    writer.text("INTypeDisplayName", "Thing \(number)")
    writer.string("INTypeName", "Thing\(number)")
    let inherited = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    writer.array("INTypeProperties", 0..<10) { writer, index in
      if index < inherited.count {
        writer.boolean("INTypePropertyDefault", true)
        writer.string("INTypePropertyName", inherited[index])
        if index == 3 { writer.boolean("INTypePropertySupportsMultipleValues", true) }
        writer.integer("INTypePropertyTag", index + 1)
        writer.string("INTypePropertyType", index == 3 ? "SpeakableString" : "String")
      } else {
        writer.text("INTypePropertyDisplayName", "Detail \(index)")
        writer.string("INTypePropertyName", "detail\(index)")
        writer.integer("INTypePropertyTag", 96 + index)
        writer.string("INTypePropertyType", ["String", "Integer", "URL", "Boolean"][index % 4])
      }
    }
  }

  // MARK: - Intents

  private static func writeIntent(_ number: Int, to writer: inout PropertyListText) {
    let parameters = (0..<[1, 2, 1, 3, 1][number % 5]).map { "parameter\($0)" }
    writer.string("INIntentCategory", "generic")
    writer.boolean("INIntentConfigurable", true)
    writer.text(
      "INIntentDescription",
      "Changes the text in the way that action \(number) describes, and returns the result.\n\n"
        + "The action keeps everything that it doesn't mention: “quotes”, <brackets> & characters.")
    writer.string("INIntentInput", "parameter0")
    writer.string("INIntentKeyParameter", "parameter0")
    writer.integer("INIntentLastParameterTag", parameters.count)
    writer.dictionary("INIntentManagedParameterCombinations") {
      $0.dictionary(parameters.joined(separator: ",")) {
        $0.boolean("INIntentParameterCombinationSupportsBackgroundExecution", true)
        let values = parameters.map { "${\($0)}" }.joined(separator: " and ")
        $0.text("INIntentParameterCombinationTitle", "Run action \(number) on \(values)")
        $0.boolean("INIntentParameterCombinationUpdatesLinked", true)
      }
    }
    writer.string("INIntentName", "RunAction\(number)")
    writer.array("INIntentParameters", 0..<parameters.count) { writer, index in
      writeParameter(parameters[index], index, of: number, to: &writer)
    }
    writer.dictionary("INIntentResponse") { writeResponse(number, to: &$0) }
    writer.text("INIntentTitle", "Run Action \(number)")
    writer.string("INIntentType", "Custom")
    writer.string("INIntentVerb", "Do")
  }

  private static func writeParameter(
    _ name: String, _ index: Int, of intent: Int, to writer: inout PropertyListText
  ) {
    let kind = (intent + index) % 5
    writer.boolean("INIntentParameterConfigurable", true)
    writer.text("INIntentParameterDisplayName", "Parameter \(index)")
    writer.integer("INIntentParameterDisplayPriority", index + 1)
    if kind == 2 {
      writer.string("INIntentParameterEnumType", "Kind\(intent % 14)")
      writer.string("INIntentParameterEnumTypeNamespace", "LaRgE1")
    }
    writer.dictionary("INIntentParameterMetadata") {
      writeMetadata(ofKind: kind, index, to: &$0)
    }
    writer.string("INIntentParameterName", name)
    if kind == 4 {
      writer.string("INIntentParameterObjectType", "Thing\(intent % 8)")
      writer.string("INIntentParameterObjectTypeNamespace", "LaRgE1")
    }
    var dialogs = [
      ("Configuration", "${\(name)}"), ("Primary", "Which value should action \(intent) use?"),
    ]
    if kind == 4 {
      dialogs += [
        ("DisambiguationIntroduction", "There are ${count} values like “${\(name)}”."),
        ("DisambiguationSelection", "Which one?"),
      ]
    }
    writer.array("INIntentParameterPromptDialogs", dialogs.indices) { writer, index in
      writer.boolean("INIntentParameterPromptDialogCustom", true)
      writer.text("INIntentParameterPromptDialogFormatString", dialogs[index].1)
      writer.string("INIntentParameterPromptDialogType", dialogs[index].0)
    }
    if kind == 4 { writer.boolean("INIntentParameterSupportsDynamicEnumeration", true) }
    writer.boolean("INIntentParameterSupportsResolution", true)
    writer.integer("INIntentParameterTag", index + 1)
    writer.string(
      "INIntentParameterType", ["String", "Integer", "Integer", "Boolean", "Object"][kind])
    if kind == 0 {
      writer.array("INIntentParameterUnsupportedReasons", 0..<1) { writer, reason in
        writer.string("INIntentParameterUnsupportedReasonCode", "reason\(reason)")
        writer.boolean("INIntentParameterUnsupportedReasonCustom", true)
        writer.text(
          "INIntentParameterUnsupportedReasonFormatString",
          "The value “${\(name)}” isn't one that action \(intent) can use.")
      }
    }
  }

  private static func writeMetadata(
    ofKind kind: Int, _ index: Int, to writer: inout PropertyListText
  ) {
    switch kind {
    case 0:
      writer.string("INIntentParameterMetadataCapitalization", "Sentences")
      writer.text("INIntentParameterMetadataDefaultValue", "Text \(index)")
    case 1:
      writer.integer("INIntentParameterMetadataDefaultValue", index)
      writer.integer("INIntentParameterMetadataMaximumValue", 100)
      writer.integer("INIntentParameterMetadataMinimumValue", -100)
    case 2: writer.string("INIntentParameterMetadataDefaultValue", "choice1")
    case 3:
      writer.boolean("INIntentParameterMetadataDefaultValue", true)
      writer.text("INIntentParameterMetadataFalseDisplayName", "without it")
      writer.text("INIntentParameterMetadataTrueDisplayName", "with it")
    default: break
    }
  }

  private static func writeResponse(_ number: Int, to writer: inout PropertyListText) {
    let codes = [
      ("success", "Here is the result: ${result}"), ("failure", "${error}"),
      ("failureMissingResult", "There is no ${result} for action \(number)."),
    ]
    writer.array("INIntentResponseCodes", codes.indices) { writer, index in
      if index == 0 { writer.text("INIntentResponseCodeConciseFormatString", codes[index].1) }
      writer.text("INIntentResponseCodeFormatString", codes[index].1)
      writer.string("INIntentResponseCodeName", codes[index].0)
      if index == 0 { writer.boolean("INIntentResponseCodeSuccess", true) }
    }
    writer.integer("INIntentResponseLastParameterTag", 2)
    writer.string("INIntentResponseOutput", "result")
    writer.array("INIntentResponseParameters", 0..<2) { writer, index in
      writer.text("INIntentResponseParameterDisplayName", index == 0 ? "Result" : "Error")
      writer.integer("INIntentResponseParameterDisplayPriority", index + 1)
      writer.string("INIntentResponseParameterName", index == 0 ? "result" : "error")
      writer.integer("INIntentResponseParameterTag", index + 1)
      writer.string("INIntentResponseParameterType", "String")
    }
  }
}
