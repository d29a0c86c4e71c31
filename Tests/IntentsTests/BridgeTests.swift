import IntentKitCore
import IntentKitTesting
import Testing

@testable import Intents

@Suite struct `The bridge` {
  @Test(arguments: SystemIntents.all.map { $0.schema.siriKitName })
  func `the bridge reads and writes every parameter of an intent`(_ name: String) throws {
    let schema = try #require(SystemIntents.named(name)?.schema)
    let type = try #require(IntentClasses.named(name))
    try check(type, schema.parameters)
  }

  @Test(arguments: SystemIntents.all.map { $0.schema.siriKitName })
  func `the bridge reads and writes every property of a response`(_ name: String) throws {
    let schema = try #require(SystemIntents.named(name)?.schema)
    let type = try #require(IntentClasses.named(name)?._responseType)
    try check(type, schema.responseProperties)
  }

  @Test(arguments: [KeepValuesIntent.self, HandleIntent.self, PourOver.self])
  func `the bridge reads and writes every parameter and property of a custom intent`(
    _ type: INIntent.Type
  ) throws {
    let schema = try #require(type._schema)
    try check(type, schema.parameters)
    try check(try #require(type._responseType), schema.responseProperties)
  }

  @Test func `the bridge names class, property and types of a value that doesn't fit`() {
    let payment = INSendPaymentIntent()
    payment.setValue("ten", forKey: "currencyAmount")
    #expect {
      try payment.fieldValues
    } throws: { error in
      "\(error)"
        == "INSendPaymentIntent.currencyAmount: found a value of the type String, expected a value "
        + "of the type INCurrencyAmount."
    }
  }

  @Test func `the bridge names the property of an element that doesn't fit`() {
    let person = INPerson()
    person.setValue(7, forKey: "displayName")
    let intent = INSendMessageIntent(
      recipients: [person], content: nil, speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    #expect {
      try intent.fieldValues
    } throws: { error in
      "\(error)"
        == "INSendMessageIntent.recipients[0].INPerson.displayName: found a value of the type Int, "
        + "expected a value of the type String."
    }
  }

  @Test func `the bridge writes a note's content with its kind`() throws {
    let note = INNote(
      title: INSpeakableString(spokenPhrase: "List"), contents: [INTextNoteContent(text: "Milk")],
      groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    let fields = try note.fieldValues
    #expect(fields["contents"]?[0] == ["kind": "text", "text": "Milk"])
    #expect(try INNote.read(.object(fields)) == note)
  }

  private func check(_ type: INFieldObject.Type, _ parameters: [ParameterSchema]) throws {
    var fields: [String: ParameterValue] = [:]
    for parameter in parameters {
      let sample = SampleValues.value(of: parameter.type, depth: 0)
      fields[parameter.name] = try parameter.type.rewritten(sample.withRealInteractions)
    }
    let object = type.init()
    try object.set(fields)
    let written = try object.fieldValues
    for (name, value) in fields {
      let type = try #require(parameters.first { $0.name == name }?.type)
      let back = try written[name].map { try type.rewritten($0) }
      #expect(differences(back, value) == [], "\(name)")
    }
  }
}

extension ParameterValue {
  /// This value with interactions of an intent that exists.
  fileprivate var withRealInteractions: ParameterValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withRealInteractions))
    case .object(var members):
      members = members.mapValues(\.withRealInteractions)
      if members["interaction"] != nil {
        members["interaction"] = [
          "intentName": "SendMessage", "intent": ["content": "Hello"],
          "intentResponse": ["code": "success"], "direction": "incoming", "identifier": "7",
        ]
      }
      return .object(members)
    default: return self
    }
  }
}

/// Returns the paths of the members in which two values differ.
private func differences(_ value: ParameterValue?, _ other: ParameterValue?) -> [String] {
  switch (value, other) {
  case (.object(let members)?, .object(let others)?):
    Set(members.keys).union(others.keys).sorted().flatMap { key in
      differences(members[key], others[key]).map { "\(key).\($0)" }
    }
  case (.array(let elements)?, .array(let others)?) where elements.count == others.count:
    zip(elements, others).enumerated().flatMap { index, pair in
      differences(pair.0, pair.1).map { "\(index).\($0)" }
    }
  default:
    value == other ? [] : ["\(value?.summary ?? "nothing") != \(other?.summary ?? "nothing")"]
  }
}
