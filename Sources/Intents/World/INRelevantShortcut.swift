/// The time, place or routine at which a shortcut is relevant.
open class INRelevanceProvider: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A time at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The first moment.
  public let startDate: Date
  /// The last moment; nil if there is none.
  public let endDate: Date?

  /// Creates a provider.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
  }
}

/// A place at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// Creates a provider.
  public init(region: CLRegion) { self.region = region }
}

/// A routine of the user at which a shortcut is relevant.
///
/// `@unchecked` because the superclass is; it states the reason.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The routine.
  public let situation: Situation

  /// Creates a provider.
  public init(situation: Situation) { self.situation = situation }
}

/// The texts and the image of a card.
open class INDefaultCardTemplate: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because the properties can change, as on a device.

  /// The first line.
  public final var title: String
  /// The second line.
  public final var subtitle: String?
  /// The image.
  public final var image: INImage?

  /// Creates a card.
  public init(title: String) { self.title = title }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDefaultCardTemplate(title: title)
    copy.subtitle = subtitle
    copy.image = image
    return copy
  }
}

/// A shortcut with the times and places at which it is relevant.
open class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
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

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.widgetKind = widgetKind
    copy.shortcutRole = shortcutRole
    return copy
  }
}

/// The relevant shortcuts, which ``INSimulatedWorld`` keeps.
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

/// Facts about the donation of an intent.
open class INIntentDonationMetadata: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because the properties can change, as on a device.

  public func copy(with zone: NSZone? = nil) -> Any { INIntentDonationMetadata() }
}

/// Facts about the donation of a message.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  /// Whether the message mentions the user.
  public final var mentionsCurrentUser = false
  /// Whether the message replies to the user.
  public final var isReplyToCurrentUser = false
  /// Whether the recipient is notified despite a Focus.
  public final var notifyRecipientAnyway = false
  /// The number of recipients.
  public final var recipientCount = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendMessageIntentDonationMetadata()
    copy.mentionsCurrentUser = mentionsCurrentUser
    copy.isReplyToCurrentUser = isReplyToCurrentUser
    copy.notifyRecipientAnyway = notifyRecipientAnyway
    copy.recipientCount = recipientCount
    return copy
  }
}
