/// The time, place or routine at which a shortcut is relevant.
open class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.

  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  public required init?(coder: NSCoder) { super.init() }
}

/// A time at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The first moment.
  public let startDate: Date
  /// The last moment, if any.
  public let endDate: Date?

  /// Creates a provider.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }

  public override func encode(with coder: NSCoder) {
    coder.encode(startDate as NSDate, forKey: "startDate")
    coder.encode(endDate as NSDate?, forKey: "endDate")
  }

  public required init?(coder: NSCoder) {
    guard let startDate = coder.decodeDate("startDate") else { return nil }
    self.startDate = startDate
    endDate = coder.decodeDate("endDate")
    super.init(coder: coder)
  }
}

/// A place at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// Creates a provider.
  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  public override func encode(with coder: NSCoder) { coder.encode(region, forKey: "region") }

  public required init?(coder: NSCoder) {
    guard let region = coder.decodeObject(of: CLRegion.self, forKey: "region") else { return nil }
    self.region = region
    super.init(coder: coder)
  }
}

/// A routine of the user at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The routine.
  public let situation: Situation

  /// Creates a provider.
  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }

  public override func encode(with coder: NSCoder) {
    coder.encode(situation.rawValue, forKey: "situation")
  }

  public required init?(coder: NSCoder) {
    guard let situation = Situation(rawValue: coder.decodeInteger(forKey: "situation")) else {
      return nil
    }
    self.situation = situation
    super.init(coder: coder)
  }
}

/// The texts and the image of a card.
open class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // `@unchecked` because the properties can change, as on a device.

  /// The first line.
  public final var title: String
  /// The second line.
  public final var subtitle: String?
  /// The image.
  public final var image: INImage?

  /// Creates a card.
  public init(title: String) { self.title = title }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDefaultCardTemplate(title: title)
    copy.subtitle = subtitle
    copy.image = image
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString, forKey: "title")
    coder.encode(subtitle as NSString?, forKey: "subtitle")
    coder.encode(image, forKey: "image")
  }

  public required init?(coder: NSCoder) {
    guard let title = coder.decodeText("title") else { return nil }
    self.title = title
    subtitle = coder.decodeText("subtitle")
    image = coder.decodeObject(of: INImage.self, forKey: "image")
  }
}

/// A shortcut with the times and places at which it is relevant.
open class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // `@unchecked` because the properties can change, as on a device.

  /// The times and places.
  public final var relevanceProviders: [INRelevanceProvider] = []
  /// The card on a watch.
  public final var watchTemplate: INDefaultCardTemplate?
  /// The kind of the widget that shows the shortcut.
  public final var widgetKind: String?
  /// Whether the shortcut acts or informs.
  public final var shortcutRole: INRelevantShortcutRole = .action
  /// The shortcut.
  public final let shortcut: INShortcut

  /// Creates a relevant shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.widgetKind = widgetKind
    copy.shortcutRole = shortcutRole
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(INShortcutReference(shortcut), forKey: "shortcut")
    coder.encode(relevanceProviders as NSArray, forKey: "relevanceProviders")
    coder.encode(watchTemplate, forKey: "watchTemplate")
    coder.encode(widgetKind as NSString?, forKey: "widgetKind")
    coder.encode(shortcutRole.rawValue, forKey: "shortcutRole")
  }

  public required init?(coder: NSCoder) {
    guard
      let reference = coder.decodeObject(of: INShortcutReference.self, forKey: "shortcut"),
      let role = INRelevantShortcutRole(rawValue: coder.decodeInteger(forKey: "shortcutRole"))
    else { return nil }
    shortcut = reference.shortcut
    shortcutRole = role
    let providers = coder.decodeObject(
      of: [NSArray.self, INRelevanceProvider.self], forKey: "relevanceProviders")
    relevanceProviders = providers as? [INRelevanceProvider] ?? []
    watchTemplate = coder.decodeObject(of: INDefaultCardTemplate.self, forKey: "watchTemplate")
    widgetKind = coder.decodeText("widgetKind")
  }
}

/// The relevant shortcuts in ``INSimulatedWorld``.
public final class INRelevantShortcutStore: NSObject, Sendable {
  /// The only store.
  public static let `default` = INRelevantShortcutStore()

  /// Replaces the relevant shortcuts.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    INSimulatedWorld.shared.setRelevant(shortcuts)
    completionHandler?(nil)
  }

  /// Replaces the relevant shortcuts.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    INSimulatedWorld.shared.setRelevant(shortcuts)
  }
}
