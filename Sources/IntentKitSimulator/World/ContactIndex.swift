import IntentKitCore
import IntentKitPlatform

/// The contacts of a book by their normalized names, derived when a name is looked up for the first
/// time.
///
/// The normalization of a name takes longer than anything else in a look-up, and a request may
/// mention as many names as there are contacts.
final class ContactIndex: Sendable {
  private struct Names {
    /// The indices of contacts by full names and addresses.
    var whole: [String: [Int]] = [:]
    /// The indices of contacts by parts of names.
    var parts: [String: [Int]] = [:]
    /// The full name of each contact.
    var full: [String] = []

    init(_ contacts: [Person]) {
      full.reserveCapacity(contacts.count)
      for (index, contact) in contacts.enumerated() {
        let name = contact.displayName.folded
        full.append(name)
        for whole in Set([name] + contact.addresses.map(\.folded)) {
          self.whole[whole, default: []].append(index)
        }
        var parts = Set(name.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        if let components = contact.nameComponents {
          let names = [components.givenName, components.familyName, components.nickname]
          parts.formUnion(names.compactMap { $0?.folded })
        }
        for part in parts { self.parts[part, default: []].append(index) }
      }
    }
  }

  private let names = Locked<Names?>(nil)

  /// Returns the indices of the contacts with a normalized full name or address.
  func wholeMatches(for name: String, in contacts: [Person]) -> [Int] {
    read(contacts) { $0.whole[name] ?? [] }
  }

  /// Returns the indices of the contacts with a normalized part of a name, in ascending order.
  func partMatches(for name: String, in contacts: [Person]) -> [Int] {
    read(contacts) { names in
      let parts = names.parts[name] ?? []
      // Names in kanji are written without a space between their parts.
      guard name.count > 1, name.allSatisfy(\.isIdeograph) else { return parts }
      let found = names.full.indices.filter {
        names.full[$0].hasPrefix(name) || names.full[$0].hasSuffix(name)
      }
      return Set(parts + found).sorted()
    }
  }

  private func read(_ contacts: [Person], _ body: (Names) -> [Int]) -> [Int] {
    names.withLock { names in
      let known = names ?? Names(contacts)
      names = known
      return body(known)
    }
  }
}

/// An index follows from the contacts, so it doesn't distinguish books.
extension ContactIndex: Hashable {
  static func == (left: ContactIndex, right: ContactIndex) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Person {
  /// The addresses and phone numbers of this person.
  fileprivate var addresses: [String] {
    ([personHandle].compactMap(\.self) + (aliases ?? [])).compactMap(\.value)
  }
}

extension Character {
  /// Whether the character is an ideograph, as in Chinese and Japanese names.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.allSatisfy(\.properties.isIdeographic)
  }
}
