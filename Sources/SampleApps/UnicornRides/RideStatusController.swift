import IntentKitCore
import IntentKitUI

/// Adds the progress of a ride to the standard interface, and again with each new status.
struct RideStatusController: ViewAugmenting, HostedViewSiriProviding {
  let language: AppLanguage
  /// Whether the view has a map in Maps as well.
  let hasMap: Bool

  /// Outside of Maps, the view has a map.
  var displaysMap: Bool { true }

  func configure(
    with interaction: Interaction, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard let status = interaction.response(to: GetRideStatusIntent.self)?.rideStatus else {
      return .hiding()
    }
    var views: [ViewDescription] = [
      .progress(Self.progress(of: status.phase), label: text(status.phase))
    ]
    if context == .siriSnippet || hasMap {
      let places = [status.pickupLocation, status.dropOffLocation].compactMap(\.self)
      views.append(
        .map(
          ViewDescription.Map(
            places.map {
              .init(
                $0.name ?? "", latitude: $0.location?.latitude, longitude: $0.location?.longitude)
            }, label: language.text("Route", "経路"))))
    }
    return .showing(.stack(.init(views)))
  }

  private static func progress(of phase: RidePhase) -> Double {
    switch phase {
    case .unknown, .received: 0.1
    case .confirmed: 0.2
    case .approachingPickup: 0.4
    case .pickup: 0.5
    case .ongoing: 0.75
    case .completed: 1
    }
  }

  private func text(_ phase: RidePhase) -> String {
    switch phase {
    case .unknown, .received: language.text("Looking for a driver", "ドライバーを探しています")
    case .confirmed: language.text("Your driver is on the way", "ドライバーが向かっています")
    case .approachingPickup: language.text("Almost there", "まもなく到着します")
    case .pickup: language.text("Your vehicle is here", "到着しました")
    case .ongoing: language.text("On the way", "移動中です")
    case .completed: language.text("You have arrived", "目的地に到着しました")
    }
  }
}
