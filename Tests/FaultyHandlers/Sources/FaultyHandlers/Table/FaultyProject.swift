/// A project with one mistake in its property lists, in the folder `Projects`.
///
/// The lines of the mistake are marked with `<!-- mistake -->`. A missing key has the line of the
/// dictionary that it belongs in.
public struct FaultyProject: Sendable {
  /// The name of the folder, which states the mistake.
  public let name: String
  /// The rule that the project violates; nil if the project is correct.
  public let rule: String?
  /// The file with the mistake, relative to the project.
  public let file: String
  /// The words that the message and the cure must contain.
  public let words: [String]

  private init(_ name: String, _ rule: String?, in file: String, says words: String...) {
    self.name = name
    self.rule = rule
    self.file = file
    self.words = words
  }

  /// All projects.
  public static let all = [
    FaultyProject(
      "LacksItsEntitlement", "siri-entitlement-missing", in: "App/App.entitlements",
      says: "Siri", "capability"),
    FaultyProject(
      "ForgetsItsUsageDescription", "usage-description-missing", in: "App/Info.plist",
      says: "NSSiriUsageDescription"),
    FaultyProject(
      "MisspellsAnIntent", "unknown-intent", in: "Intents/Info.plist",
      says: "INSearchForMessageIntent", "INSearchForMessagesIntent"),
    FaultyProject(
      "DeclaresAnIntentThatDoesNotExist", "unknown-intent", in: "Intents/Info.plist",
      says: "INDeleteNothingIntent"),
    FaultyProject(
      "NamesItsClassWithoutModule", "class-without-module", in: "Intents/Info.plist",
      says: "$(PRODUCT_MODULE_NAME).IntentHandler"),
    FaultyProject(
      "ShowsWhatNothingHandles", "shown-not-handled", in: "IntentsUI/Info.plist",
      says: "INSearchForMessagesIntent"),
    FaultyProject(
      "RestrictsAnotherIntent", "restricted-not-supported", in: "Intents/Info.plist",
      says: "INTransferMoneyIntent"),
    FaultyProject(
      "DeclaresIntentsOneLevelTooHigh", "misplaced-key", in: "Intents/Info.plist",
      says: "IntentsSupported", "NSExtensionAttributes"),
    FaultyProject(
      "HandlesInASingleScene", "single-scene", in: "App/Info.plist",
      says: "UIApplicationSupportsMultipleScenes"),
    FaultyProject(
      "OffersRidesWithoutLocation", "location-usage-missing", in: "App/Info.plist",
      says: "NSLocationWhenInUseUsageDescription"),
    FaultyProject(
      "DeclaresSomeRides", "rides-incomplete", in: "Intents/Info.plist",
      says: "INListRideOptionsIntent"),
    FaultyProject(
      "SharesAnIntentBetweenExtensions", "intent-in-two-extensions", in: "MoreIntents/Info.plist",
      says: "INStartWorkoutIntent"),
    FaultyProject(
      "MixesStoryboardAndClass", "storyboard-and-class", in: "IntentsUI/Info.plist",
      says: "storyboard", "class"),
    FaultyProject(
      "UsesAnUnknownExtensionPoint", "wrong-extension-point", in: "Intents/Info.plist",
      says: "com.apple.intents-services", "com.apple.intents-service"),
    FaultyProject(
      "MisspellsAKey", "misspelled-key", in: "App/Info.plist",
      says: "NSUserActivityType", "NSUserActivityTypes"),
    FaultyProject(
      "RepeatsAnAlternativeName", "repeated-alternative-name", in: "App/Info.plist",
      says: "Pigeon"),
    FaultyProject(
      "GivesTooManyAlternativeNames", "too-many-alternative-names", in: "App/Info.plist",
      says: "three"),
    FaultyProject(
      "WritesATextForAList", "wrong-type", in: "Intents/Info.plist", says: "array"),
    FaultyProject(
      "LocalizesItsNameInOneLanguage", "name-not-localized", in: "App/Info.plist",
      says: "CFBundleDisplayName", "fr.lproj"),
    FaultyProject("HandlesEverythingRight", nil, in: "App/Info.plist"),
  ]
}
