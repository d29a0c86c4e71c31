import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite struct `Manifests` {
  @Test func `a manifest survives a round trip`() throws {
    #expect(try AppManifest(parameterValue: AppManifest.right.parameterValue) == .right)
    #expect(try AppManifest(parameterValue: [:]) == AppManifest())
  }

  @Test func `a manifest can contain any property list key`() throws {
    let manifest = try AppManifest(
      parameterValue: [
        "app": [
          "CFBundleName": "A", "UILaunchScreen": [:], "LSRequiresIPhoneOS": true,
          "NSCameraUsageDescription": "For pictures.", "CFBundleIconName": "Icon",
          "UIApplicationSceneManifest": ["UISceneConfigurations": [:]],
        ],
        "entitlements": ["com.apple.security.application-groups": ["group.a"]],
        "extensions": [["CFBundleVersion": "1", "NSExtension": ["NSExtensionAttributes": [:]]]],
      ])
    #expect(manifest.app.bundleName == "A")
  }

  @Test func `a file that isn't a manifest is rejected with the position`() {
    #expect(throws: ParameterError.self) {
      try AppManifest(parameterValue: ["app": ["NSSiriUsageDescription": true]])
    }
    #expect {
      try AppManifest(parameterValue: ["app": [:], "extension": []])
    } throws: { error in
      (error as? ParameterError)?.path == ParameterPath([.name("extension")])
    }
  }

  // MARK: - Descriptions of apps

  /// Sections 5.1, 5.2 and 6 of “What Siri does”.
  @Test func `a manifest becomes the description of an app`() {
    var manifest = AppManifest.right
    var second = manifest.extensions[0]
    second.intentsSupported = ["INPlayMediaIntent"]
    second.intentsRestrictedWhileLocked = ["INPlayMediaIntent"]
    manifest.extensions.append(second)
    manifest.extensions[1].intentsSupported = ["INRequestRideIntent"]
    #expect(
      manifest.appDescription
        == AppDescription(
          displayName: "Lighthouse", alternativeNames: ["Beacon", "灯台"],
          intentsSupported: ["INSendMessageIntent", "INStartCallIntent", "INPlayMediaIntent"],
          intentsSupportedInApp: ["INSearchForMessagesIntent"],
          intentsRestrictedWhileLocked: [
            "INSendMessageIntent", "INPlayMediaIntent", "INSearchForMessagesIntent",
          ],
          userActivityTypes: ["com.example.lighthouse.open"], supportsMultipleScenes: true))
    #expect(
      AppManifest().appDescription
        == AppDescription(
          displayName: "", intentsSupported: [], userActivityTypes: [], hasSiriEntitlement: false,
          hasSiriUsageDescription: false))
  }

  @Test func `a description of an app becomes a manifest and back`() {
    var descriptions = [AppManifest.right.appDescription]
    for app in SampleApps.all { descriptions.append(app.appDescription) }
    var poor = descriptions[0]
    poor.hasSiriEntitlement = false
    poor.hasSiriUsageDescription = false
    poor.supportsMultipleScenes = false
    poor.alternativeNames = []
    poor.intentsSupported = []
    poor.intentsRestrictedWhileLocked = []
    descriptions.append(poor)
    for description in descriptions {
      #expect(AppManifest(description).appDescription == description)
    }
  }
}
