import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

/// A manifest with a single mistake.
struct Broken: Sendable, CustomTestStringConvertible {
  var id: String
  var path: String
  var manifest: ParameterValue
  var words: String?

  init(_ id: String, _ path: String, _ manifest: ParameterValue, says words: String? = nil) {
    (self.id, self.path, self.manifest, self.words) = (id, path, manifest, words)
  }

  init(
    _ id: String, _ path: String, says words: String? = nil, _ change: (inout AppManifest) -> Void
  ) {
    self.init(id, path, AppManifest.changed(change).parameterValue, says: words)
  }

  var testDescription: String { "\(id) at \(path)" }
}

private let attributes = "extensions[0].NSExtension.NSExtensionAttributes"
private let rides = [
  "INListRideOptionsIntent", "INRequestRideIntent", "INGetRideStatusIntent", "INCancelRideIntent",
  "INSendRideFeedbackIntent",
]

let brokenManifests: [Broken] = [
  // Form.
  Broken("wrong-type", "", 5, says: "Found the number 5, expected an object."),
  Broken("wrong-type", "app", ["app": []]),
  Broken(
    "wrong-type", "app.NSUserActivityTypes[1]",
    ["app": ["NSUserActivityTypes": ["a", true]]], says: "Found true, expected a string."),
  Broken(
    "wrong-type", "entitlements.com.apple.developer.siri",
    ["entitlements": ["com.apple.developer.siri": "true"]],
    says: "Found the string “true”, expected true or false."),
  Broken(
    "wrong-type", "extensions[0].NSExtension.NSExtensionAttributes.IntentsSupported",
    ["extensions": [["NSExtension": ["NSExtensionAttributes": ["IntentsSupported": "IN"]]]]],
    says: "expected an array of strings."),
  Broken("wrong-type", "extensions", ["extensions": [:]], says: "expected an array of objects."),
  Broken("unknown-part", "extension", ["extension": []], says: "Did you mean “extensions”?"),
  Broken("unknown-part", "CFBundleName", ["CFBundleName": "A"], says: "to “app”"),
  Broken("unknown-part", "NSExtension", ["NSExtension": [:]], says: "the array “extensions”"),
  Broken(
    "misspelled-key", "app.NSUserActivityType",
    AppManifest.right.parameterValue.adding("NSUserActivityType", ["a"], to: "app"),
    says: "NSUserActivityTypes"),
  Broken(
    "misspelled-key", "app.IntentsSupported",
    AppManifest.right.parameterValue.adding("IntentsSupported", [], to: "app"),
    says: "INIntentsSupported"),
  Broken(
    "misplaced-key", "extensions[0].NSExtension.IntentsSupported",
    AppManifest.right.parameterValue.replacing(
      "extensions",
      [
        [
          "NSExtension": [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionPrincipalClass": "A.IntentHandler",
            "IntentsSupported": ["INSendMessageIntent"],
          ]
        ]
      ]), says: "Move it to NSExtensionAttributes."),
  Broken(
    "misplaced-key", "extensions[0].IntentsSupported",
    AppManifest.right.parameterValue.replacing(
      "extensions",
      [
        [
          "IntentsSupported": ["INSendMessageIntent"],
          "NSExtension": [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionPrincipalClass": "A.IntentHandler",
          ],
        ]
      ]), says: "belongs in NSExtensionAttributes of the extension"),
  Broken(
    "misplaced-key", "extensions[0].NSExtension.NSExtensionAttributes.NSExtensionPrincipalClass",
    AppManifest.right.parameterValue.replacing(
      "extensions",
      [
        [
          "NSExtension": [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionAttributes": [
              "IntentsSupported": ["INSendMessageIntent"],
              "NSExtensionPrincipalClass": "A.IntentHandler",
            ],
          ]
        ]
      ]), says: "Move it to NSExtension."),
  // The app's own declarations.
  Broken("display-name-missing", "app.CFBundleDisplayName") { $0.app.removeNames() },
  Broken("display-name-missing", "app.CFBundleDisplayName") {
    $0.app.removeNames()
    $0.app.bundleName = " "
  },
  Broken("siri-entitlement-missing", "entitlements.com.apple.developer.siri") {
    $0.entitlements.siri = nil
  },
  Broken("siri-entitlement-missing", "entitlements.com.apple.developer.siri") {
    $0.entitlements.siri = false
  },
  Broken("usage-description-missing", "app.NSSiriUsageDescription", says: "missing") {
    $0.app.siriUsageDescription = nil
  },
  Broken("usage-description-missing", "app.NSSiriUsageDescription", says: "empty") {
    $0.app.siriUsageDescription = " \n"
  },
  Broken(
    "location-usage-missing", "app.NSLocationWhenInUseUsageDescription", says: "is missing"
  ) {
    $0.extensions[0].intentsSupported? += rides
    $0.app.locationUsageDescription = nil
  },
  Broken("location-usage-missing", "app.NSLocationWhenInUseUsageDescription", says: "is empty") {
    $0.extensions[0].intentsSupported? += rides
    $0.app.locationUsageDescription = " "
  },
  Broken("common-display-name", "app.CFBundleDisplayName", says: "INAlternativeAppNames") {
    $0.app.displayName = "Send Message"
    $0.app.alternativeNames = nil
  },
  Broken("common-display-name", "app.CFBundleName") {
    $0.app.displayName = nil
    $0.app.bundleName = "PlayMedia"
    $0.app.alternativeNames = []
  },
  Broken("too-many-alternative-names", "app.INAlternativeAppNames[3]", says: "4 alternative") {
    $0.app.alternativeNames = ["A", "B", "C", "D"].map { AppManifest.AlternativeName($0) }
  },
  Broken("alternative-name-missing", "app.INAlternativeAppNames[1].INAlternativeAppName") {
    $0.app.alternativeNames?[1].name = nil
  },
  Broken("alternative-name-missing", "app.INAlternativeAppNames[0].INAlternativeAppName") {
    $0.app.alternativeNames?[0].name = ""
  },
  Broken(
    "repeated-alternative-name", "app.INAlternativeAppNames[1].INAlternativeAppName",
    says: "is the display name"
  ) { $0.app.alternativeNames?[1].name = "lighthouse" },
  Broken(
    "repeated-alternative-name", "app.INAlternativeAppNames[1].INAlternativeAppName",
    says: "duplicate"
  ) { $0.app.alternativeNames?[1].name = "ＢＥＡＣＯＮ" },
  Broken("alternative-names-without-extension", "app.INAlternativeAppNames") {
    $0.extensions = []
  },
  Broken("empty-activity-type", "app.NSUserActivityTypes[1]") {
    $0.app.userActivityTypes = ["a", "", "b"]
  },
  Broken("repeated-activity-type", "app.NSUserActivityTypes[2]", says: "“a”") {
    $0.app.userActivityTypes = ["a", "b", "a"]
  },
  // Extensions.
  Broken("wrong-extension-point", "extensions[0].NSExtension.NSExtensionPointIdentifier") {
    $0.extensions[0].point = nil
  },
  Broken("wrong-extension-point", "extensions[0].NSExtension.NSExtensionPointIdentifier") {
    $0.extensions[0].point = "com.apple.intent"
  },
  Broken(
    "intents-without-effect",
    "extensions[2].NSExtension.NSExtensionAttributes.IntentsSupported", says: "no effect"
  ) {
    var widget = AppManifest.Extension()
    widget.point = "com.apple.widgetkit-extension"
    widget.intentsSupported = ["INSendMessageIntent"]
    $0.extensions.append(widget)
  },
  Broken(
    "wrong-extension-point", "extensions[1].NSExtension.NSExtensionPointIdentifier",
    says: "“com.apple.intents-ui”"
  ) { $0.extensions[1].point = "com.apple.intents-ui" },
  Broken("wrong-extension-point", "extensions[2].NSExtension.NSExtensionPointIdentifier") {
    var other = AppManifest.Extension()
    other.point = "com.apple.intent-service"
    $0.extensions.append(other)
  },
  Broken("storyboard-and-class", "extensions[1].NSExtension.NSExtensionMainStoryboard") {
    $0.extensions[1].principalClass = "Controller"
  },
  Broken("storyboard-and-class", "extensions[0].NSExtension.NSExtensionMainStoryboard") {
    $0.extensions[0].mainStoryboard = "Main"
  },
  Broken("no-storyboard-or-class", "extensions[0].NSExtension.NSExtensionPrincipalClass") {
    $0.extensions[0].principalClass = nil
  },
  Broken("no-storyboard-or-class", "extensions[1].NSExtension.NSExtensionPrincipalClass") {
    $0.extensions[1].mainStoryboard = nil
  },
  Broken(
    "class-without-module", "extensions[0].NSExtension.NSExtensionPrincipalClass",
    says: "Write $(PRODUCT_MODULE_NAME).IntentHandler, unless"
  ) { $0.extensions[0].principalClass = "IntentHandler" },
  Broken("class-without-module", "extensions[1].NSExtension.NSExtensionPrincipalClass") {
    $0.extensions[1].mainStoryboard = nil
    $0.extensions[1].principalClass = "IntentViewController"
  },
  Broken("extension-without-intents", "\(attributes).IntentsSupported") {
    $0.extensions[0].removeIntents()
  },
  Broken(
    "extension-without-intents",
    "extensions[1].NSExtension.NSExtensionAttributes.IntentsSupported"
  ) { $0.extensions[1].intentsSupported = [] },
  // Intents.
  Broken("no-intents", "extensions") {
    $0.extensions = []
    $0.app.removeIntents()
    $0.app.alternativeNames = nil
  },
  Broken("unknown-intent", "\(attributes).IntentsSupported[2]", says: "INRequestRideIntent") {
    $0.extensions[0].intentsSupported?.append("INRequesRideIntent")
  },
  Broken(
    "unknown-intent", "\(attributes).IntentsSupported[2]", says: "Did you mean INPlayMediaIntent?"
  ) {
    $0.extensions[0].intentsSupported?.append("PlayMediaIntent")
  },
  Broken(
    "unknown-intent", "\(attributes).IntentsSupported[2]", says: "Did you mean INPlayMediaIntent?"
  ) {
    $0.extensions[0].intentsSupported?.append("inplaymediaintent")
  },
  Broken("unknown-intent", "\(attributes).IntentsSupported[2]", says: "INSendMessageIntent") {
    $0.extensions[0].intentsSupported?.append("INOrderSoupWithCroutonsIntent")
  },
  Broken("unknown-intent", "\(attributes).IntentsSupported[2]") {
    $0.extensions[0].intentsSupported?.append("")
  },
  Broken("unknown-intent", "extensions[1].NSExtension.NSExtensionAttributes.IntentsSupported[0]") {
    $0.extensions[1].intentsSupported = ["INSendMesageIntent"]
  },
  Broken("unknown-intent", "app.INIntentsSupported[1]") {
    $0.app.intentsSupported?.append("INSendMesageIntent")
  },
  Broken("custom-intent", "\(attributes).IntentsSupported[2]", says: "“OrderSoupIntent”") {
    $0.extensions[0].intentsSupported?.append("OrderSoupIntent")
  },
  Broken("not-handled-by-apps", "app.INIntentsSupported[1]", says: "only donate it") {
    $0.app.intentsSupported?.append("INGetReservationDetailsIntent")
  },
  Broken(
    "deprecated-intent", "\(attributes).IntentsSupported[2]",
    says: "deprecated since iOS 13.0, watchOS 6.0. Use INStartCallIntent."
  ) { $0.extensions[0].intentsSupported?.append("INStartAudioCallIntent") },
  Broken("deprecated-intent", "app.INIntentsSupported[1]", says: "iOS 15.0") {
    $0.app.intentsSupported?.append("INPayBillIntent")
  },
  Broken(
    "intent-in-two-extensions",
    "extensions[2].NSExtension.NSExtensionAttributes.IntentsSupported[1]", says: "extensions[0]"
  ) {
    var second = $0.extensions[0]
    second.removeIntents()
    second.intentsSupported = ["INPlayMediaIntent", "INStartCallIntent"]
    $0.extensions.append(second)
  },
  Broken(
    "shown-not-handled", "extensions[1].NSExtension.NSExtensionAttributes.IntentsSupported[1]",
    says: "“INPlayMediaIntent”"
  ) { $0.extensions[1].intentsSupported?.append("INPlayMediaIntent") },
  Broken("intent-in-extension-and-app", "app.INIntentsSupported[1]") {
    $0.app.intentsSupported?.append("INSendMessageIntent")
  },
  Broken("restricted-not-supported", "\(attributes).IntentsRestrictedWhileLocked[1]") {
    $0.extensions[0].intentsRestrictedWhileLocked?.append("INPlayMediaIntent")
  },
  Broken(
    "restricted-not-supported",
    "\(attributes).IntentsRestrictedWhileProtectedDataUnavailable[1]"
  ) {
    $0.extensions[0].intentsRestrictedWhileProtectedDataUnavailable?.append("INPlayMediaIntent")
  },
  Broken("restricted-not-supported-in-app", "app.INIntentsRestrictedWhileLocked[1]") {
    $0.app.intentsRestrictedWhileLocked?.append("INSendMessageIntent")
  },
  Broken(
    "single-scene", "app.UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes",
    says: "“INSearchForMessagesIntent” itself"
  ) { $0.app.sceneManifest = nil },
  Broken(
    "single-scene", "app.UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes",
    says: "“INSearchForMessagesIntent” and 1 more itself"
  ) {
    $0.app.sceneManifest?.supportsMultipleScenes = false
    $0.app.intentsSupported?.append("INPlayMediaIntent")
  },
  Broken(
    "rides-incomplete", "\(attributes).IntentsSupported[2]",
    says: "missing: INListRideOptionsIntent, INGetRideStatusIntent, INSendRideFeedbackIntent."
  ) {
    $0.extensions[0].intentsSupported?.append("INRequestRideIntent")
    $0.app.intentsSupported?.append("INCancelRideIntent")
  },
]

let validManifests: [AppManifest] = [
  .right,
  // The bundle's name replaces an empty display name.
  .changed { $0.app.displayName = " " },
  // Common words are permitted if the app has another name.
  .changed { $0.app.displayName = "Send Message" },
  .changed {
    $0.app.displayName = "Ride Status"
    $0.app.alternativeNames = [AppManifest.AlternativeName("Hansom")]
  },
  // Extensions of other kinds aren't checked.
  .changed {
    var widget = AppManifest.Extension()
    widget.point = "com.apple.widgetkit-extension"
    $0.extensions.append(widget)
  },
  .changed {
    var share = AppManifest.Extension()
    share.point = "com.apple.share-services"
    share.intentsSupported = ["INSendMessageIntent"]
    $0.extensions.append(share)
  },
  // What an extension handles needs no scenes in the app.
  .changed {
    $0.app.sceneManifest = nil
    $0.app.removeIntents()
  },
  // All intents of rides, wherever they are handled.
  .changed {
    $0.extensions[0].intentsSupported? += rides.prefix(3)
    $0.app.intentsSupported? += rides.dropFirst(3)
  },
  // The module can be a variable, or the name itself.
  .changed { $0.extensions[0].principalClass = "LighthouseIntents.IntentHandler" },
  .changed { $0.extensions[0].principalClass = "$(INTENT_HANDLER)" },
  // The app handles what an extension shows.
  .changed { $0.extensions[1].intentsSupported = ["INSearchForMessagesIntent"] },
  // An app alone needs no extension, and then has no alternative names.
  .changed {
    $0.extensions = []
    $0.app.alternativeNames = nil
  },
]

extension AppManifest.App {
  fileprivate mutating func removeNames() {
    (displayName, bundleName) = (nil, nil)
  }

  fileprivate mutating func removeIntents() {
    (intentsSupported, intentsRestrictedWhileLocked) = (nil, nil)
  }
}

extension AppManifest.Extension {
  fileprivate mutating func removeIntents() {
    intentsSupported = nil
    intentsRestrictedWhileLocked = nil
    intentsRestrictedWhileProtectedDataUnavailable = nil
  }
}

extension ParameterValue {
  /// This object with another value for one of its parts.
  fileprivate func replacing(_ part: String, _ value: ParameterValue) -> Self {
    guard case .object(var parts) = self else { return self }
    parts[part] = value
    return .object(parts)
  }

  /// This object with one more key in one of its parts.
  fileprivate func adding(_ key: String, _ value: ParameterValue, to part: String) -> Self {
    guard case .object(var parts) = self, case .object(var keys)? = parts[part] else { return self }
    keys[key] = value
    parts[part] = .object(keys)
    return .object(parts)
  }
}
