import IntentKitCore
package import IntentKitSimulator

extension AppManifest {
  /// A manifest in which nothing is wrong and every key of ours stands.
  package static var right: AppManifest {
    var manifest = AppManifest()
    manifest.app.displayName = "Lighthouse"
    manifest.app.bundleName = "Lighthouse"
    manifest.app.siriUsageDescription = "Siri sends your messages."
    manifest.app.locationUsageDescription = "Your messages say where you are."
    manifest.app.userActivityTypes = ["com.example.lighthouse.open"]
    manifest.app.alternativeNames = [
      AlternativeName("Beacon", pronunciationHint: "beak on"), AlternativeName("灯台"),
    ]
    manifest.app.intentsSupported = ["INSearchForMessagesIntent"]
    manifest.app.intentsRestrictedWhileLocked = ["INSearchForMessagesIntent"]
    manifest.app.sceneManifest = SceneManifest(supportsMultipleScenes: true)
    manifest.entitlements.siri = true
    var service = Extension()
    service.point = "com.apple.intents-service"
    service.principalClass = "$(PRODUCT_MODULE_NAME).IntentHandler"
    service.intentsSupported = ["INSendMessageIntent", "INStartCallIntent"]
    service.intentsRestrictedWhileLocked = ["INSendMessageIntent"]
    service.intentsRestrictedWhileProtectedDataUnavailable = ["INStartCallIntent"]
    var interface = Extension()
    interface.point = "com.apple.intents-ui-service"
    interface.mainStoryboard = "MainInterface"
    interface.intentsSupported = ["INSendMessageIntent"]
    manifest.extensions = [service, interface]
    return manifest
  }

  /// The right manifest with something changed.
  package static func changed(_ change: (inout AppManifest) -> Void) -> AppManifest {
    var manifest = right
    change(&manifest)
    return manifest
  }
}
