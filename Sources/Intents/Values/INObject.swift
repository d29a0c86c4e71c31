/// An object of an app, in a custom intent.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INObject: INFieldObject, INSpeakable, @unchecked Sendable {
  /// The identifier of the object in the app.
  public final var identifier: String? { optional("identifier") }
  /// The text that is shown and spoken.
  public final var displayString: String { value("displayString") }
  public final var pronunciationHint: String? { optional("pronunciationHint") }
  /// The text that is shown below the object among several options.
  public final var subtitleString: String? {
    get { optional("subtitleString") }
    set { set("subtitleString", newValue) }
  }
  /// The image that is shown beside the object among several options.
  public final var displayImage: INImage? {
    get { optional("displayImage") }
    set { set("displayImage", newValue) }
  }
  /// Other words that users say for the object.
  public final var alternativeSpeakableMatches: [INSpeakableString]? {
    get { optional("alternativeSpeakableMatches") }
    set { set("alternativeSpeakableMatches", newValue) }
  }
  public final var spokenPhrase: String { displayString }
  public final var vocabularyIdentifier: String? { identifier }

  /// Creates an object with a subtitle and an image.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init()
    set("identifier", identifier)
    set("displayString", displayString)
    set("pronunciationHint", pronunciationHint)
    set("subtitleString", subtitleString)
    set("displayImage", displayImage)
  }

  /// Creates an object with a subtitle and an image.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  /// Creates an object with a pronunciation.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: nil, image: nil)
  }

  /// Creates an object.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  override class var fields: FieldTable { fieldsOfObject }

  open override var description: String { displayString }
}

extension INSpeakable where Self: INObject {
  /// The same words as values of the protocol, whose type only Objective-C derives from the class's.
  public var alternativeSpeakableMatches: [any INSpeakable]? {
    optional("alternativeSpeakableMatches") as [INSpeakableString]?
  }
}

private let fieldsOfObject = FieldTable([
  "identifier": String.self, "displayString": String.self, "pronunciationHint": String.self,
  "subtitleString": String.self, "displayImage": INImage.self,
  "alternativeSpeakableMatches": [INSpeakableString].self,
])

/// A section of options with a title.
///
/// `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.
public final class INObjectSection<ObjectType>: NSObject, NSCopying, @unchecked Sendable {
  /// The title of the section.
  public let title: String?
  /// The options of the section.
  public let items: [ObjectType]

  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The options that a handler provides for a parameter.
///
/// `@unchecked` because a handler may change it only before it answers.
public final class INObjectCollection<ObjectType>: NSObject, NSCopying, @unchecked Sendable {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the options are shown with an index of letters.
  public var usesIndexedCollation = false

  /// The options of all sections.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  /// Creates a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  /// Creates a collection of options without sections.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INObjectCollection(sections: sections)
    copy.usesIndexedCollation = usesIndexedCollation
    return copy
  }
}
