package import IntentKitCore

extension AnswerReader {
  /// Returns the value of a parameter that a text states, as in an answer to a question for it.
  ///
  /// - Parameters:
  ///   - text: The words of a value, or its notation in scenarios.
  ///   - type: The type of the parameter.
  /// - Returns: The value, or nil if the text states no value of the type.
  package func statedValue(_ text: String, as type: ParameterType) -> ParameterValue? {
    // Any words are the name of a place.
    if case .record(let reference) = type, reference.name == SpatialEventTrigger.recordSchema.name,
      let visit = whole(SpokenWords(text), from: 0, { values.spatialTrigger(in: $0, at: $1) })
    {
      return try? type.rewritten(visit.parameterValue)
    }
    if let value = try? type.rewritten(.string(text)) { return value }
    return value(SpokenWords(text), from: 0, as: type, current: nil).flatMap {
      try? type.rewritten($0)
    }
  }
}
