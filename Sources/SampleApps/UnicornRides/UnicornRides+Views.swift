package import IntentKitCore
package import IntentKitUI

extension UnicornRides: HostedViewProvider {
  package static let intentsWithViews = [
    RequestRideIntent.schema.siriKitName, GetRideStatusIntent.schema.siriKitName,
  ]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    switch interaction.intentName {
    case RequestRideIntent.schema.name: BookedRideController(language: language)
    case GetRideStatusIntent.schema.name:
      RideStatusController(language: language, hasMap: hasMapInMaps)
    default: nil
    }
  }
}
