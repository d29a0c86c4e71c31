public import IntentKitCore

/// The reason that a handler gives for a result.
///
/// ```swift
/// await siri.asks(\.recipients, why: .unsupported, reason: .noAccount)
/// ```
///
/// The members have the names of SiriKit's reasons. A test fails if the parameter's method never
/// gives the reason.
public struct ResultReason: Sendable, Hashable, RawRepresentable {
  /// The name of the reason.
  public let rawValue: String

  /// Creates a reason from its name, for a custom intent.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a reason from the one that a handler passes to its result.
  public init(_ reason: some UnsupportedReason) {
    self.init(rawValue: reason.name)
  }
}

extension Outcome.Reason {
  /// Returns the reason for an unsupported value that the assistant doesn't ask for again.
  ///
  /// - Parameter reason: The handler's reason.
  /// - Returns: The reason of the outcome.
  public static func unsupported(_ reason: ResultReason) -> Self { .unsupported(reason.rawValue) }
}

extension ResultReason {
  /// SiriKit's reasons.
  public static let wellKnown: Set<Self> = [
    .aboveMaximum, .belowMinimum, .cameraNotAccessible, .cellularDataSettings,
    .credentialsUnverified, .explicitContentSettings, .insufficientFunds, .invalidHandle,
    .invalidRecurrence, .listShouldBeCreated, .loginRequired,
    .messagingServiceNotEnabledForRecipient, .microphoneNotAccessible, .multipleContactsUnsupported,
    .noAccount, .noCallHistoryForRedial, .noContactFound, .noHandleForLabel,
    .noTaskListFound, .noTasksFound, .noTasksInApp, .noUsableHandleForRedial, .noValidHandle,
    .offline, .paymentsAmountAboveMaximum, .paymentsAmountBelowMinimum,
    .paymentsCurrencyUnsupported, .playlistNameNotFound, .playlistNotEditable, .regionRestriction,
    .requestedHandleInvalid, .requiringInAppAuthentication, .restrictedContent, .serviceUnavailable,
    .subscriptionRequired, .timeInPast, .unsupportedMediaType, .unsupportedMmiUssd,
    .videoCallUnsupported,
  ]

  /// The value is too large.
  public static let aboveMaximum = Self(rawValue: "aboveMaximum")
  /// The value is too small.
  public static let belowMinimum = Self(rawValue: "belowMinimum")
  /// The app can't use the camera.
  public static let cameraNotAccessible = Self(rawValue: "cameraNotAccessible")
  /// The settings don't allow the media over cellular data.
  public static let cellularDataSettings = Self(rawValue: "cellularDataSettings")
  /// The user must sign in to the app first.
  public static let credentialsUnverified = Self(rawValue: "credentialsUnverified")
  /// The settings don't allow explicit content.
  public static let explicitContentSettings = Self(rawValue: "explicitContentSettings")
  /// The user's balance is too low.
  public static let insufficientFunds = Self(rawValue: "insufficientFunds")
  /// The address or number isn't valid.
  public static let invalidHandle = Self(rawValue: "invalidHandle")
  /// The app can't repeat a task by the requested rule.
  public static let invalidRecurrence = Self(rawValue: "invalidRecurrence")
  /// The list doesn't exist, and the app offers to create it.
  public static let listShouldBeCreated = Self(rawValue: "listShouldBeCreated")
  /// The user must sign in to the service.
  public static let loginRequired = Self(rawValue: "loginRequired")
  /// The recipient doesn't accept messages from the service.
  public static let messagingServiceNotEnabledForRecipient = Self(
    rawValue: "messagingServiceNotEnabledForRecipient")
  /// The app can't use the microphone.
  public static let microphoneNotAccessible = Self(rawValue: "microphoneNotAccessible")
  /// The app can't call several people at once.
  public static let multipleContactsUnsupported = Self(rawValue: "multipleContactsUnsupported")
  /// The person doesn't have an account with the service.
  public static let noAccount = Self(rawValue: "noAccount")
  /// There is no earlier call to repeat.
  public static let noCallHistoryForRedial = Self(rawValue: "noCallHistoryForRedial")
  /// A contact that matches the request doesn't exist.
  public static let noContactFound = Self(rawValue: "noContactFound")
  /// The person doesn't have an address or number with the requested label, such as work.
  public static let noHandleForLabel = Self(rawValue: "noHandleForLabel")
  /// A list that matches the request doesn't exist.
  public static let noTaskListFound = Self(rawValue: "noTaskListFound")
  /// Tasks that match the request don't exist.
  public static let noTasksFound = Self(rawValue: "noTasksFound")
  /// The app doesn't contain any tasks.
  public static let noTasksInApp = Self(rawValue: "noTasksInApp")
  /// The earlier call has no address or number that the app can use.
  public static let noUsableHandleForRedial = Self(rawValue: "noUsableHandleForRedial")
  /// The person doesn't have an address or number that the service can use.
  public static let noValidHandle = Self(rawValue: "noValidHandle")
  /// The recipient is offline and can't receive the message now.
  public static let offline = Self(rawValue: "offline")
  /// The amount is larger than the service allows.
  public static let paymentsAmountAboveMaximum = Self(rawValue: "paymentsAmountAboveMaximum")
  /// The amount is smaller than the service allows.
  public static let paymentsAmountBelowMinimum = Self(rawValue: "paymentsAmountBelowMinimum")
  /// The service doesn't support the currency.
  public static let paymentsCurrencyUnsupported = Self(rawValue: "paymentsCurrencyUnsupported")
  /// A playlist with the name doesn't exist.
  public static let playlistNameNotFound = Self(rawValue: "playlistNameNotFound")
  /// The playlist can't be changed.
  public static let playlistNotEditable = Self(rawValue: "playlistNotEditable")
  /// The media isn't available in the user's region.
  public static let regionRestriction = Self(rawValue: "regionRestriction")
  /// The address or number that the user asked for isn't valid.
  public static let requestedHandleInvalid = Self(rawValue: "requestedHandleInvalid")
  /// The user must sign in to the app first.
  public static let requiringInAppAuthentication = Self(rawValue: "requiringInAppAuthentication")
  /// The device's restrictions don't allow the content.
  public static let restrictedContent = Self(rawValue: "restrictedContent")
  /// The service isn't available.
  public static let serviceUnavailable = Self(rawValue: "serviceUnavailable")
  /// The user must subscribe to the service.
  public static let subscriptionRequired = Self(rawValue: "subscriptionRequired")
  /// The requested time has passed.
  public static let timeInPast = Self(rawValue: "timeInPast")
  /// The app doesn't support the kind of media.
  public static let unsupportedMediaType = Self(rawValue: "unsupportedMediaType")
  /// The app doesn't support the service code of the network.
  public static let unsupportedMmiUssd = Self(rawValue: "unsupportedMmiUssd")
  /// The app doesn't support video calls with the contact.
  public static let videoCallUnsupported = Self(rawValue: "videoCallUnsupported")
}
