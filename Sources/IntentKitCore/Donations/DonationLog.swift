#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The interactions that an app donated and didn't delete, like those of `INInteraction`.
///
/// ```swift
/// var log = DonationLog()
/// let order = Interaction(intent: SendMessageIntent(content: "Hello"), response: nil)
/// log.donate(order, at: Date())
/// log.deleteAll()
/// ```
public struct DonationLog: Sendable, Hashable {
  /// The donated interactions by the number of their donation.
  private var donations: [Int: Interaction] = [:]
  /// The numbers of the donations by identifier.
  private var numbers: [String: Int] = [:]
  /// The numbers of the donations by group, including those that were deleted or replaced.
  private var groups: [String: [Int]] = [:]
  /// The number of the last donation, from which its identifier follows.
  private var lastNumber = 0

  /// Creates an empty log.
  public init() {}

  /// The donated interactions, in the order of their donation.
  public var interactions: [Interaction] {
    donations.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Donates an interaction.
  ///
  /// An interaction with the identifier of an earlier one replaces it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction. If it has no identifier, it receives one.
  ///   - date: The date of the donation, if the interaction has no date.
  /// - Returns: The interaction with its identifier.
  @discardableResult
  public mutating func donate(_ interaction: Interaction, at date: Date? = nil) -> Interaction {
    var interaction = interaction
    lastNumber += 1
    interaction.date = interaction.date ?? date
    let identifier = interaction.identifier ?? newIdentifier()
    interaction.identifier = identifier
    if let replaced = numbers.updateValue(lastNumber, forKey: identifier) {
      donations[replaced] = nil
    }
    donations[lastNumber] = interaction
    if let group = interaction.groupIdentifier { groups[group, default: []].append(lastNumber) }
    return interaction
  }

  /// Deletes the interactions with the given identifiers.
  ///
  /// - Returns: The deleted interactions.
  @discardableResult
  public mutating func delete(identifiers: Set<String>) -> [Interaction] {
    delete(identifiers.compactMap { numbers[$0] })
  }

  /// Deletes the interactions of a group.
  ///
  /// - Returns: The deleted interactions.
  @discardableResult
  public mutating func delete(group: String) -> [Interaction] {
    delete(groups.removeValue(forKey: group) ?? [])
  }

  /// Deletes all interactions.
  ///
  /// - Returns: The deleted interactions.
  @discardableResult
  public mutating func deleteAll() -> [Interaction] {
    groups = [:]
    return delete(Array(donations.keys))
  }

  private mutating func delete(_ numbersToDelete: [Int]) -> [Interaction] {
    numbersToDelete.sorted().compactMap { number in
      let deleted = donations.removeValue(forKey: number)
      if let identifier = deleted?.identifier { numbers[identifier] = nil }
      return deleted
    }
  }

  /// Returns an identifier that no interaction of the log has.
  private mutating func newIdentifier() -> String {
    while numbers["donation-\(lastNumber)"] != nil { lastNumber += 1 }
    return "donation-\(lastNumber)"
  }
}
