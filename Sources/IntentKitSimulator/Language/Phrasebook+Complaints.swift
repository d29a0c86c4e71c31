import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The sentences on unsupported values (What Siri does, 2.2).
//
// Most results of SiriKit have no reasons. Without one, the sentence follows from the value and
// from the rest of the request.

extension Phrasebook {
  /// The sentences on unsupported values.
  struct Complaints: Sendable {
    /// A person that the app doesn't know.
    let person: Wording
    /// A value that equals that of another parameter: `{other}`.
    let same: Wording
    /// A number or an amount that isn't positive.
    let notPositive: Wording
    /// An amount with fractions of the smallest coin.
    let notWhole: Wording
    /// A day or a time that has passed.
    let pastDay: Wording
    let pastTime: Wording
    /// A day that doesn't exist.
    let noSuchDay: Wording
    /// The sentences for a parameter, by intent and parameter.
    let byParameter: [String: Wording]
    /// One of the cases of an enumeration.
    let choice: Wording
    /// A name that nothing has: `{kind}`.
    let name: Wording
    /// A media item that wasn't found.
    let media: Wording
    /// A picture instead of a text.
    let picture: Wording
    /// A number, an amount or a date.
    let quantity: Wording
    /// Any other value.
    let value: Wording
    /// No value.
    let absence: Wording
    /// The sentences for no value, by intent and parameter.
    let absenceByParameter: [String: Wording]
    /// A reason that has no sentence: `{reason}`.
    let unknownReason: Wording
  }

  /// Returns the sentence on the value of a question, if the app doesn't support it.
  func complaint(about prompt: Prompt, in situation: Situation) -> Utterance? {
    guard prompt.cause == .unsupported || offersOtherCases(prompt, situation) else { return nil }
    return complaint(
      Complaint(
        parameter: prompt.parameter, value: prompt.value, text: prompt.valueText,
        reason: prompt.reason),
      in: situation)
  }

  /// Returns whether the options of a question are cases of an enumeration without the one in
  /// question, which the app therefore doesn't support.
  private func offersOtherCases(_ prompt: Prompt, _ situation: Situation) -> Bool {
    guard prompt.cause == .disambiguation, let value = prompt.value,
      case .enumeration? = situation.type(of: prompt.parameter)?.element
    else { return false }
    return !prompt.options.contains { $0.value == value }
  }

  /// A value that an app doesn't support.
  struct Complaint: Sendable {
    var parameter: String?
    var value: ParameterValue?
    /// The user's words for the value.
    var text: String?
    /// The name of the app's reason.
    var reason: String?
  }

  /// Returns the sentence on an unsupported value.
  func complaint(_ complaint: Complaint, in situation: Situation) -> Utterance {
    let filled = fill(
      situation, parameter: complaint.parameter, value: complaint.value,
      valueText: complaint.text, reason: complaint.reason)
    // An amount in an unknown currency isn't said.
    let isBareAmount =
      complaint.value.map { lacksCurrency($0, situation.type(of: complaint.parameter)?.element) }
      ?? false
    func ofValue(_ gap: String) -> Utterance? {
      isBareAmount && gap.hasPrefix("value") ? nil : filled(gap)
    }
    let words = complaints
    if let reason = complaint.reason {
      if let sentence = authorSentence(
        onReason: reason, of: complaint.parameter, in: situation, ofValue)
      {
        return sentence
      }
      let intent = situation.phraseKey
      return sentence(
        reasons["\(intent).\(reason)"] ?? reasons[reason] ?? words.unknownReason, ofValue)
    }
    guard let parameter = complaint.parameter, let value = complaint.value else {
      let key = "\(situation.phraseKey).\(complaint.parameter ?? "")"
      return sentence(words.absenceByParameter[key] ?? words.absence, ofValue)
    }
    let type = situation.type(of: parameter)?.element
    if type?.isPerson == true { return sentence(words.person, ofValue) }
    if let other = situation.parameter(equalTo: value, of: parameter, in: self) {
      return sentence(words.same) {
        $0 == "other" ? Utterance(noun(for: other, of: situation.schema)) : ofValue($0)
      }
    }
    let wording =
      flaw(of: value, type, in: situation) ?? words.byParameter[
        "\(situation.phraseKey).\(parameter)"]
      ?? self.wording(for: value, type, parameter)
    return sentence(wording) { gap in
      switch gap {
      case "kind":
        return kind(of: type, parameter).map { Utterance($0) }
      case "value", "value.quoted":
        guard let name = value["placemark"] else { return ofValue(gap) }
        let place = text(of: name, as: Placemark.parameterType)
        return Utterance(gap == "value" ? place : quoted(place))
      default: return ofValue(gap)
      }
    }
  }

  /// Returns whether a value is an amount of money without its currency.
  private func lacksCurrency(_ value: ParameterValue, _ type: ParameterType?) -> Bool {
    guard case .record(let reference)? = type,
      ["CurrencyAmount", "PaymentAmount"].contains(reference.name),
      let number = number(in: value, type)
    else { return false }
    return number.currency == nil
  }

  private var complaints: Complaints { questions.complaints }

  /// Returns the wording for a value that would be unsupported anywhere.
  private func flaw(
    of value: ParameterValue, _ type: ParameterType?, in situation: Situation
  ) -> Wording? {
    if let number = number(in: value, type) {
      if number.amount <= 0 { return complaints.notPositive }
      if let currency = number.currency, !Money.isWhole(number.amount, in: currency) {
        return complaints.notWhole
      }
    }
    guard let moment = moment(in: value, type, now: situation.now) else { return nil }
    if moment.isImpossible { return complaints.noSuchDay }
    return moment.isPast ? moment.hasTime ? complaints.pastTime : complaints.pastDay : nil
  }

  private func wording(
    for value: ParameterValue, _ type: ParameterType?, _ parameter: String
  ) -> Wording {
    if value["kind"] == "image" || value["image"] != nil { return complaints.picture }
    if kind(of: type, parameter) != nil { return complaints.name }
    switch type {
    case .enumeration?, .options?: return complaints.choice
    case .integer?, .number?, .decimal?, .range?, .date?, .dateComponents?:
      return complaints.quantity
    case .record(let reference)? where reference.name == "MediaItem": return complaints.media
    case .record(let reference)? where Self.quantities.contains(reference.name):
      return complaints.quantity
    default: return complaints.value
    }
  }

  /// The records that aren't names of anything.
  private static let quantities: Set = [
    "CurrencyAmount", "PaymentAmount", "BalanceAmount", "DateComponentsRange",
    "TemporalEventTrigger", "RecurrenceRule",
  ]

  /// Returns the noun for what a value names, or nil if it isn't a name.
  private func kind(of type: ParameterType?, _ parameter: String) -> String? {
    if case .record(let reference)? = type, let term = Glossary.kinds[reference.name] {
      return word(term)
    }
    return word(Glossary.kinds[parameter])
  }

  /// Returns the number or the amount of money in a value.
  private func number(
    in value: ParameterValue, _ type: ParameterType?
  ) -> (amount: Decimal, currency: String?)? {
    switch (type, value) {
    case (.integer?, _), (.number?, _), (.decimal?, _):
      return (try? Decimal(parameterValue: value)).map { ($0, nil) }
    case (.record?, .object(let fields)):
      // The amount of a payment is inside another record.
      let amount = if case .object(let inner)? = fields["amount"] { inner } else { fields }
      guard let number = amount["amount"].flatMap({ try? Decimal(parameterValue: $0) }) else {
        return nil
      }
      if case .string(let currency)? = amount["currencyCode"] { return (number, currency) }
      return (number, nil)
    default: return nil
    }
  }

  /// Returns the beginning of the day or time in a value.
  private func moment(in value: ParameterValue, _ type: ParameterType?, now: Date?) -> Moment? {
    var value = value
    if let range = value["dateComponentsRange"] { value = range }
    if let start = value["startDateComponents"] ?? value["endDateComponents"] { value = start }
    switch type {
    case .dateComponents?: break
    case .record(let reference)?
    where ["DateComponentsRange", "TemporalEventTrigger"].contains(reference.name): break
    default: return nil
    }
    return (try? DateComponents(parameterValue: value)).map { Moment($0, now: now) }
  }
}

extension Situation {
  /// Returns the parameter of the same type with the same value as another one, or nil.
  ///
  /// The app may have replaced the other value by one whose name contains this one.
  fileprivate func parameter(
    equalTo value: ParameterValue, of parameter: String, in phrasebook: Phrasebook
  ) -> String? {
    guard let type = type(of: parameter), case .record = type else { return nil }
    let words = phrasebook.text(of: value, as: type).folded.split(separator: " ")
    guard !words.isEmpty else { return nil }
    return schema?.parameters.first { other in
      guard other.name != parameter, other.type == type, let its = parameters[other.name] else {
        return false
      }
      let name = phrasebook.text(of: its, as: type).folded.split(separator: " ")
      return words.allSatisfy(name.contains)
    }?.name
  }
}

extension ParameterType {
  /// The type of the elements of a list, or the type itself.
  var element: ParameterType { if case .list(let element) = self { element } else { self } }
}
