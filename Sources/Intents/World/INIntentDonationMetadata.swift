/// Facts about the donation of an intent.
open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // `@unchecked` because the properties can change, as on a device.

  /// Creates facts without content.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { INIntentDonationMetadata() }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  public required init?(coder: NSCoder) { super.init() }
}

/// Facts about the donation of a message.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  // `@unchecked` because the superclass is; it states the reason.

  /// Whether the message mentions the user.
  public final var mentionsCurrentUser = false
  /// Whether the message replies to the user.
  public final var isReplyToCurrentUser = false
  /// Whether the recipient is notified despite a Focus.
  public final var notifyRecipientAnyway = false
  /// The number of recipients.
  public final var recipientCount = 0

  /// Creates facts about a message without recipients.
  public override init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendMessageIntentDonationMetadata()
    copy.mentionsCurrentUser = mentionsCurrentUser
    copy.isReplyToCurrentUser = isReplyToCurrentUser
    copy.notifyRecipientAnyway = notifyRecipientAnyway
    copy.recipientCount = recipientCount
    return copy
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(mentionsCurrentUser, forKey: "mentionsCurrentUser")
    coder.encode(isReplyToCurrentUser, forKey: "isReplyToCurrentUser")
    coder.encode(notifyRecipientAnyway, forKey: "notifyRecipientAnyway")
    coder.encode(recipientCount, forKey: "recipientCount")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    mentionsCurrentUser = coder.decodeBool(forKey: "mentionsCurrentUser")
    isReplyToCurrentUser = coder.decodeBool(forKey: "isReplyToCurrentUser")
    notifyRecipientAnyway = coder.decodeBool(forKey: "notifyRecipientAnyway")
    recipientCount = coder.decodeInteger(forKey: "recipientCount")
  }
}
