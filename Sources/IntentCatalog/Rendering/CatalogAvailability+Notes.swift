extension CatalogAvailability {
  /// Returns a sentence with the SiriKit name of a type, and with the versions that have the type.
  func origin(_ name: String) -> String {
    let versions = introducedVersions.map { ", available since \($0)" } ?? ""
    return "Named `\(name)` in SiriKit\(versions)."
  }

  /// Returns the availability and the deprecation of a property or a case as a sentence.
  ///
  /// - Parameter owner: The availability of the type, whose versions aren't repeated.
  /// - Returns: The sentence, or nil if the catalog has no more to say than about the type.
  func memberNote(in owner: CatalogAvailability) -> String? {
    var note: String?
    if let versions = introducedVersions {
      if introduced != owner.introduced { note = "Available in SiriKit since \(versions)" }
    } else if let unavailable, !unavailable.isEmpty {
      note = "Unavailable in SiriKit on \(Self.list(unavailable))"
    }
    guard let deprecationNote else { return note.map { "\($0)." } }
    guard let note else { return deprecationNote }
    return "\(note); \(deprecationNote.prefix(1).lowercased())\(deprecationNote.dropFirst())"
  }

  /// The first versions as a sentence lists them: `iOS 10.0, macOS 12.0 and watchOS 3.2`.
  private var introducedVersions: String? {
    let versions = Self.platforms.compactMap { platform in
      introduced?[platform].map { "\(platform) \($0)" }
    }
    return versions.isEmpty ? nil : Self.list(versions)
  }

  /// Returns words as a sentence lists them.
  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
