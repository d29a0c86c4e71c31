import IntentKitCore
import IntentKitUI

/// Shows the driver and the vehicle of a booked ride together; the rest has the standard views.
struct BookedRideController: ViewReplacing {
  let language: AppLanguage

  private static let driver: InterfaceParameter = "RequestRideIntentResponse.rideStatus.driver"
  private static let vehicle: InterfaceParameter = "RequestRideIntentResponse.rideStatus.vehicle"

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard parameters.contains(Self.driver),
      let status = interaction.response(to: RequestRideIntent.self)?.rideStatus,
      let driver = status.driver, let vehicle = status.vehicle
    else { return .standard }
    let name = driver.displayName ?? ""
    return .showing(
      .row(
        .image(
          Image(named: name), size: ViewSize(width: 44, height: 44), isRound: true),
        .column(
          .row(
            .text(name, style: .headline),
            .badge("★ \(driver.rating ?? "–")", color: .positive)),
          .text(
            [vehicle.manufacturer, vehicle.model, vehicle.registrationPlate].compactMap(\.self)
              .joined(separator: " "),
            style: .footnote, color: .secondary),
          spacing: 2),
        spacing: 12),
      for: [Self.driver, Self.vehicle])
  }
}
