import IntentKitCore
import IntentKitPlatform

/// The localized declarations of an app.
package struct AppLocalization: Sendable {
  /// The language of the values in the Info.plist.
  package var developmentLanguage: String
  /// The other languages of the app, sorted.
  package private(set) var languages: [String] = []
  /// The localized values of the Info.plist by their key, for each language that has any.
  package private(set) var values: [String: [String: String]] = [:]

  /// The languages that the project knows; empty if any can be one of the app.
  private let known: Set<String>

  /// Creates an empty localization.
  init(developmentLanguage: String, known: Set<String> = []) {
    self.developmentLanguage = developmentLanguage
    self.known = known
  }

  /// Whether a language is that of the Info.plist, possibly with a region: en-US and en.
  private func isDevelopmentLanguage(_ language: String) -> Bool {
    language == developmentLanguage
      || language.hasPrefix("\(developmentLanguage)-")
      || developmentLanguage.hasPrefix("\(language)-")
  }

  /// Adds a language of the app.
  mutating func add(_ language: String) {
    guard !isDevelopmentLanguage(language), !languages.contains(language),
      known.isEmpty || known.contains(language)
    else { return }
    languages.append(language)
    languages.sort()
  }

  /// Reads a file with localized values of the Info.plist.
  ///
  /// - Throws: ``ManifestError`` if the file can't be read. Show it to its author.
  mutating func addValues(of path: String) throws(ManifestError) {
    let bytes = try ProjectFile.bytes(of: path)
    if ProjectFolder.suffix(of: path) == "xcstrings" { return try addCatalog(bytes, path) }
    guard let language = path.languageOfFolder else { return }
    let list: PropertyList
    do throws(PropertyListError) {
      list = try StringsReader.strings(from: bytes)
    } catch {
      throw ManifestError(path: path, error)
    }
    add(language)
    for member in list.members ?? [] {
      values[language, default: [:]][member.key] = member.value.string
    }
  }

  /// Reads a catalog of strings, in which each key has a text in each language.
  private mutating func addCatalog(_ bytes: [UInt8], _ path: String) throws(ManifestError) {
    let catalog: ParameterValue
    do throws(JSONError) {
      catalog = try JSONReader.value(from: bytes)
    } catch {
      throw ManifestError(path: path, position: error.position, message: error.message)
    }
    guard case .object(let strings)? = catalog["strings"] else { return }
    for (key, entry) in strings {
      guard case .object(let localizations)? = entry["localizations"] else { continue }
      for (language, localization) in localizations {
        add(language)
        if case .string(let text)? = localization["stringUnit"]?["value"] {
          values[language, default: [:]][key] = text
        }
      }
    }
  }
}
