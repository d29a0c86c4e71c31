import IntentKitCore

// The recipients of a message who are a group with a name in a vocabulary.

extension RequestBuilder.Request {
  /// The parameters for people and for a group that receive a message.
  static let recipients = "recipients"
  fileprivate static let group = "speakableGroupName"

  /// Returns the request with the group that is in an app's vocabulary in the place of a recipient with
  /// its name: “Send a message to the rowing club”.
  func namingGroup(_ names: KnownNames, _ schema: IntentSchema) -> Self {
    guard !names.all.isEmpty, parameters[Self.group] == nil,
      case .array(let people)? = parameters[Self.recipients], people.count == 1,
      case .string(let name)? = people.first, names.isGroup(name, of: schema)
    else { return self }
    var request = self
    request.parameters[Self.recipients] = nil
    request.parameters[Self.group] = .string(name)
    for index in slots.indices where slots[index].parameter == Self.recipients {
      request.slots[index].parameter = Self.group
    }
    return request
  }
}

extension KnownNames {
  /// Returns whether a name is that of a group that can receive the message of an intent.
  func isGroup(_ name: String, of schema: IntentSchema) -> Bool {
    let group = RequestBuilder.Request.group
    return schema.parameter(named: group) != nil && self.name(name, at: group, of: schema) != nil
  }
}
