import IntentKitPlatform

/// The texts of one language, by the identifiers in the definition file.
struct LocalizedTexts {
  /// The language; nil for that of the definition file.
  let language: String?
  /// The texts, by identifier.
  private(set) var entries: [String: Entry] = [:]
  /// The texts for enumeration cases, by identifier, in the order of the files.
  private(set) var variants: [String: [Variant]] = [:]

  /// A text with its plural forms.
  struct Entry {
    var text: String
    var plurals: [String: [String: String]] = [:]
    var place: FilePlace
  }

  /// A text that holds only for enumeration cases.
  struct Variant {
    /// The identifiers of the cases' display names, joined by hyphens.
    var cases: String
    /// The identifier of the whole text.
    var id: String
  }

  /// Creates an empty language.
  init(language: String?) { self.language = language }

  /// Adds the texts of a file, and replaces those with the same identifiers.
  mutating func add(_ file: TextCompanion, _ log: ReadingLog) {
    do throws(PropertyListError) {
      let list =
        file.hasPlurals
        ? try PropertyListReader.propertyList(from: file.bytes)
        : try StringsReader.strings(from: file.bytes)
      let place = { (position: TextPosition?, id: String) in
        FilePlace(position, keyPath: id.prefix(utf8Count: 200), companion: file.path)
      }
      guard let members = list.members else {
        log.add(
          .unreadableTexts, "Found \(list.content.kind), expected a dictionary of texts.",
          at: place(list.position, ""))
        return
      }
      for member in members {
        let place = place(member.value.position, member.key)
        let entry =
          file.hasPlurals
          ? PluralEntry.entry(member.value, at: place, log)
          : member.value.string.map { Entry(text: $0, place: place) }
        guard let entry else {
          if !file.hasPlurals {
            log.add(
              .unreadableTexts,
              "Found \(member.value.content.kind) for \(member.key.quoted), expected a text.",
              at: place)
          }
          continue
        }
        guard !entry.text.isEmpty else { continue }
        if entries.updateValue(entry, forKey: member.key) == nil { addVariants(member.key) }
      }
    } catch {
      log.add(
        .unreadableTexts, error.message.capitalizedSentence,
        at: FilePlace(error.position, companion: file.path))
    }
  }

  /// Adds a text to the variants of each text that its identifier can mean.
  private mutating func addVariants(_ id: String) {
    // Identifiers are short; the limits bound the time for others.
    guard id.utf8.count <= 200, id.utf8.count(where: { $0 == UInt8(ascii: "-") }) <= 8 else {
      return
    }
    for index in id.indices where id[index] == "-" {
      let cases = String(id[id.index(after: index)...])
      variants[String(id[..<index]), default: []].append(Variant(cases: cases, id: id))
    }
  }
}

/// Reads the plural forms of a text.
private enum PluralEntry {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  static func entry(
    _ list: PropertyList, at place: FilePlace, _ log: ReadingLog
  ) -> LocalizedTexts.Entry? {
    guard let members = list.members,
      let format = list["NSStringLocalizedFormatKey"]?.string
    else {
      log.add(
        .wrongPlural,
        "Found a text without NSStringLocalizedFormatKey, expected a dictionary with the text and "
          + "its plural forms. The text is ignored.", at: place)
      return nil
    }
    var entry = LocalizedTexts.Entry(text: FormatText.plain(format), place: place)
    for member in members {
      guard let forms = member.value.members else { continue }
      guard member.key.utf8.count <= PluralFormat.maximumNameLength else {
        log.add(
          .wrongPlural,
          "The variable \(member.key.quoted) has a name of \(member.key.utf8.count) bytes, expected "
            + "at most \(PluralFormat.maximumNameLength). It is ignored.", at: place)
        continue
      }
      var texts: [String: String] = [:]
      for form in forms where categories.contains(form.key) {
        texts[form.key] = form.value.string.map { FormatText.plain($0, number: member.key) }
      }
      if texts["other"] == nil {
        log.add(
          .wrongPlural,
          "The plural forms of \(member.key.quoted) lack the form other, which every language has. "
            + "Add it.",
          at: FilePlace(
            member.value.position, keyPath: place.keyPath, companion: place.companion))
      }
      entry.plurals[member.key] = texts
    }
    guard entry.isWithinLimits else {
      log.add(
        .wrongPlural,
        "The text \(entry.text.quoted) has too many plural forms, with those inside of others: "
          + "expected \(PluralFormat.limits). The text is ignored.", at: place)
      return nil
    }
    return entry
  }
}

extension LocalizedTexts.Entry {
  /// Whether the text with its plural forms has a usable length.
  fileprivate var isWithinLimits: Bool {
    ["one", "other"].allSatisfy { category in
      PluralFormat.filled(text) { name in
        plurals[name].map { $0[category] ?? $0["other"] ?? "" }
      } != nil
    }
  }
}
