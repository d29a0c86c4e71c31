package import IntentKitCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// An entry of a file with donations: a donation, or a deletion of earlier ones.
package struct DonationEntry: DeclaredRecord {
  /// The name of the donated intent; nil for a deletion.
  package var intent: String?
  /// The parameters of the donated request.
  package var parameters: [String: ParameterValue]
  /// The date of the donation.
  package var date: Date?
  /// The direction of the interaction.
  package var direction: InteractionDirection
  /// The identifier of the donation.
  package var identifier: String?
  /// The identifier of the donation's group.
  package var group: String?
  /// The deletion; nil for a donation.
  package var deletion: Deletion?

  /// A deletion of earlier donations.
  package struct Deletion: DeclaredRecord {
    /// The identifiers of the donations.
    package var identifiers: [String]
    /// The group of the donations.
    package var group: String?
    /// Whether all donations are deleted.
    package var all: Bool

    package static let recordFields = RecordFields<Deletion>(
      .optional("identifiers", \.identifiers, absence: []),
      .optional("group", \.group),
      .optional("all", \.all, absence: false)
    ) { identifiers, group, all throws(ParameterError) in
      let count = (identifiers.isEmpty ? 0 : 1) + (group == nil ? 0 : 1) + (all ? 1 : 0)
      guard count == 1 else {
        throw ParameterError(
          found: count == 0 ? "nothing" : "several members", expected: "identifiers, group or all")
      }
      return Deletion(identifiers: identifiers, group: group, all: all)
    }
  }

  package static let recordFields = RecordFields<DonationEntry>(
    name: "Donation",
    .optional("intent", \.intent),
    .optional("parameters", \.parameters, default: [:]),
    .optional("date", \.date),
    .optional("direction", \.direction, absence: .outgoing),
    .optional("identifier", \.identifier),
    .optional("group", \.group),
    .optional("delete", \.deletion)
  ) { intent, parameters, date, direction, identifier, group, deletion throws(ParameterError) in
    guard (intent == nil) != (deletion == nil) else {
      throw ParameterError(
        found: intent == nil ? "nothing" : "both an intent and delete",
        expected: "an intent or delete")
    }
    return DonationEntry(
      intent: intent, parameters: parameters, date: date, direction: direction,
      identifier: identifier, group: group, deletion: deletion)
  }
}
