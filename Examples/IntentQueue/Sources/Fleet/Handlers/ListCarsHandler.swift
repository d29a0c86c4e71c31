public import IntentKitCore

/// Lists the user's cars.
public struct ListCarsHandler {
  private let garage: Garage

  /// Creates a handler for one user's cars.
  public init(fleet: Fleet, user: String) {
    garage = Garage(fleet: fleet, user: user)
  }
}

extension ListCarsHandler: ListCarsIntentHandling {
  public func handle(intent: ListCarsIntent) async -> ListCarsIntentResponse {
    let cars = await garage.vehicles.map { vehicle in
      Car(carIdentifier: vehicle.plate, displayName: vehicle.name)
    }
    return ListCarsIntentResponse(code: .success, cars: cars)
  }
}
