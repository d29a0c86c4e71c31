/// The names that an app has given the assistant on behalf of its user.
///
/// As with SiriKit's `INVocabulary`, each call replaces the names of a type, and the more important
/// names come first (What Siri does, 6).
///
/// ```swift
/// var vocabulary = UserVocabulary()
/// vocabulary.setStrings(["Rowing club", "Book club"], of: .contactGroupName)
/// ```
public struct UserVocabulary: Sendable, Hashable {
  /// The maximum length of all names of a type, in UTF-16 code units; the names after it are
  /// dropped.
  public static let maximumLength = 1024

  private var names: [VocabularyStringType: [SpeakableString]] = [:]

  /// Creates an empty vocabulary.
  public init() {}

  /// Returns the names of a type, the most important one first.
  public func strings(of type: VocabularyStringType) -> [SpeakableString] { names[type] ?? [] }

  /// Replaces the names of a type.
  ///
  /// - Parameters:
  ///   - strings: The names, the most important one first. Names beyond ``maximumLength`` are
  ///     dropped.
  ///   - type: The meaning of the names.
  public mutating func setStrings(_ strings: [SpeakableString], of type: VocabularyStringType) {
    var length = 0
    let kept = strings.prefix {
      length += $0.spokenPhrase.utf16.count
      return length <= Self.maximumLength
    }
    names[type] = kept.isEmpty ? nil : Array(kept)
  }

  /// Replaces the names of a type with names that have no identifiers.
  ///
  /// - Parameters:
  ///   - strings: The names, the most important one first.
  ///   - type: The meaning of the names.
  public mutating func setStrings(_ strings: [String], of type: VocabularyStringType) {
    setStrings(strings.map { SpeakableString(spokenPhrase: $0) }, of: type)
  }

  /// Removes the names of all types.
  public mutating func removeAllStrings() { names = [:] }
}

extension UserVocabulary: ParameterRecord {
  public static let recordSchema = RecordSchema(
    name: "UserVocabulary",
    fields: VocabularyStringType.allCases.map {
      ParameterSchema(
        $0.name, [SpeakableString].self, summary: "The names of type \($0.name), the best first.")
    })

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    for type in VocabularyStringType.allCases {
      setStrings(try fields.value(type.name, default: [SpeakableString]()), of: type)
    }
  }

  public func write(to fields: inout ParameterWriter) {
    for type in VocabularyStringType.allCases { fields.write(type.name, names[type]) }
  }
}
