import IntentKitCore

/// The response codes that report obstacles.
protocol RideCode: ResponseCode {
  static var failure: Self { get }
}

extension ListRideOptionsIntentResponseCode: RideCode {}
extension RequestRideIntentResponseCode: RideCode {}
extension GetRideStatusIntentResponseCode: RideCode {}

extension RideCode {
  /// Creates the code that reports an obstacle to the user.
  init(_ obstacle: RideObstacle) {
    self = (try? Self(parameterValue: .string(obstacle.rawValue))) ?? .failure
  }
}
