public import IntentKitCore

/// The base class of intents.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INIntent: INFieldObject, @unchecked Sendable {
  /// The identifier that the system gives to a request; nil here.
  public final let identifier: String? = nil
  /// The description of the intent; the name of its class by default.
  open var intentDescription: String? { Self._schema?.summary }
  /// The phrase that the app suggests for a shortcut.
  public final var suggestedInvocationPhrase: String?
  /// The places where the system suggests a shortcut.
  public final var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// Facts about the donation of the intent.
  public final var donationMetadata: INIntentDonationMetadata?
  /// The images of parameters, by name.
  private var images: [String: INImage] = [:]

  override func copyState(to copy: INFieldObject) {
    guard let copy = copy as? INIntent else { return }
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    copy.images = images
  }

  override func encodeState(with coder: NSCoder) {
    coder.encode(suggestedInvocationPhrase as NSString?, forKey: "suggestedInvocationPhrase")
    coder.encode(Int(bitPattern: shortcutAvailability.rawValue), forKey: "shortcutAvailability")
    coder.encode(donationMetadata, forKey: "donationMetadata")
    coder.encode(images as NSDictionary, forKey: "images")
  }

  override func decodeState(with coder: NSCoder) {
    // An absent object is an error of the archive, and older archives lack these.
    guard coder.containsValue(forKey: "images") else { return }
    suggestedInvocationPhrase = coder.decodeText("suggestedInvocationPhrase")
    shortcutAvailability = INShortcutAvailabilityOptions(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "shortcutAvailability")))
    donationMetadata = coder.decodeObject(
      of: INIntentDonationMetadata.self, forKey: "donationMetadata")
    let images = coder.decodeObject(
      of: [NSDictionary.self, NSString.self, INImage.self], forKey: "images")
    self.images = images as? [String: INImage] ?? [:]
  }

  // MARK: The bridge

  /// The class name in the schema of the intent.
  open class var _intentName: String { "\(Self.self)" }

  /// The schema of the intent; nil for a class that is neither SiriKit's nor generated.
  open class var _schema: IntentSchema? { SystemIntents.named(_intentName)?.schema }

  /// The class of the responses.
  open class var _responseType: INIntentResponse.Type? { nil }

  /// Returns whether an object handles this intent.
  open class func _isHandled(by handler: Any) -> Bool { false }

  /// Calls the method that resolves a parameter.
  ///
  /// - Returns: The results; nil if the handler has no method for the parameter.
  open func _resolve(_ parameter: String, with handler: Any) async -> [INIntentResolutionResult]? {
    nil
  }

  /// Calls the method that provides the options for a parameter.
  ///
  /// - Returns: The options; nil if the handler has no method for the parameter.
  open func _options(
    for parameter: String, searchTerm: String?, with handler: Any
  ) async -> INProvidedOptions? { nil }

  /// Calls the method that provides the default value of a parameter.
  ///
  /// - Returns: The value, if any.
  open func _defaultValue(of parameter: String, with handler: Any) -> Any? { nil }

  /// Calls the method that confirms the request.
  open func _confirm(with handler: Any) async -> INIntentResponse? { nil }

  /// Calls the method that handles the request.
  open func _handle(with handler: Any) async -> INIntentResponse? { nil }

  /// Calls the method that starts sending updates.
  func startUpdates(
    with handler: Any, to receive: @escaping @Sendable (INIntentResponse) -> Void
  ) -> HandlerUpdates? { nil }
}

/// The methods of intents whose arguments depend on the class.
public protocol INIntentImages: INIntent {}

extension INIntent: INIntentImages {}

extension INIntentImages {
  /// Sets the image of a parameter.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, parameter: Self.propertyName(parameterName))
  }

  /// Returns the image of a parameter, or nil.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(parameter: Self.propertyName(parameterName))
  }
}

extension INIntent {
  fileprivate func setImage(_ image: INImage?, parameter: String?) {
    if let parameter { images[parameter] = image }
  }

  fileprivate func image(parameter: String?) -> INImage? { parameter.flatMap { images[$0] } }

  /// Returns the image of the first parameter, in the order of the intent, that has one.
  public func keyImage() -> INImage? {
    let names = Self._schema?.parameters.map(\.name) ?? images.keys.sorted()
    return names.lazy.compactMap { self.images[$0] }.first
  }
}

extension String {
  /// Creates the name of an intent's class, as sources of 2016 write it.
  public init(_ aClass: INIntent.Type) { self = NSStringFromClass(aClass) }
}

// On Linux, the name of a class has that of its module, and overloads for `AnyClass` are ambiguous.

/// Returns the name of an intent's class, without its module.
public func NSStringFromClass(_ aClass: INIntent.Type) -> String { aClass._intentName }

/// Returns the name of a response's class, without its module.
public func NSStringFromClass(_ aClass: INIntentResponse.Type) -> String { "\(aClass)" }
