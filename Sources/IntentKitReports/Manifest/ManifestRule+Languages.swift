import IntentKitCore
import IntentKitSimulator

// The rules for the languages of an app. Only the files of a project show them. Each rule cites the
// section of “What Siri does” it derives from.

extension ManifestRule {
  // What Siri does, 6: Users say the names of their language.
  static let nameNotLocalized = rule("name-not-localized", .warning, .ours, needs: [.app]) {
    subject, found in
    guard let localization = subject.context.localization else { return }
    for (name, path) in subject.localizableNames {
      let missing = localization.languages(without: name)
      guard !missing.isEmpty, missing.count < localization.languages.count else { continue }
      found.add(
        path,
        "\(name.quoted) is localized, but not in \(missing.list), where users have to say the name of "
          + "the development language.",
        cure: "Add it to InfoPlist.strings in \(missing.folders).")
    }
  }

  // What Siri does, 6: The values of the names can be keys of InfoPlist.strings. The same names can be
  // right in every language, so this is only a note.
  static let alternativeNamesNotLocalized = rule(
    "alternative-names-not-localized", .note, .ours, needs: [.app]
  ) { subject, found in
    guard let localization = subject.context.localization else { return }
    for (name, path) in subject.localizableAlternativeNames {
      let missing = localization.languages(without: name)
      guard !missing.isEmpty, missing.count == localization.languages.count else { continue }
      found.add(
        path, "The alternative name \(name.quoted) isn't localized; the app has \(missing.list).",
        cure: "If users of these languages say another name, add it to InfoPlist.strings in "
          + "\(missing.folders).")
    }
  }
}

extension ManifestSubject {
  /// The names of the app that files of languages can replace, with their paths.
  ///
  /// The display name is replaced by its key, and an alternative name by its value.
  fileprivate var localizableNames: [(name: String, path: ParameterPath)] {
    let app = manifest.app
    let key = app.displayName == nil ? "CFBundleName" : "CFBundleDisplayName"
    return (app.spokenName == nil ? [] : [(key, .app(key))]) + localizableAlternativeNames
  }

  fileprivate var localizableAlternativeNames: [(name: String, path: ParameterPath)] {
    (manifest.app.alternativeNames ?? []).enumerated().compactMap { index, item in
      guard let name = item.name, !name.trimmed.isEmpty else { return nil }
      return (name, .app("INAlternativeAppNames", at: index, "INAlternativeAppName"))
    }
  }
}

extension AppLocalization {
  /// Returns the languages, except the development language, that have no value for a key.
  fileprivate func languages(without key: String) -> [String] {
    languages.filter { values[$0]?[key] == nil }
  }
}

extension [String] {
  /// These languages for a sentence.
  var list: String { prefix(8).joined(separator: ", ") + (count > 8 ? ", …" : "") }

  /// The folders of these languages.
  var folders: String { prefix(8).map { "\($0).lproj" }.list }
}
