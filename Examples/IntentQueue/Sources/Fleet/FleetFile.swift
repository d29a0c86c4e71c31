import IntentKitCore

/// The cars a fleet begins with, as a JSON text says them: an array of cars for each user.
public struct FleetFile: Sendable {
  /// The cars, by their users.
  public let vehicles: [String: [Vehicle]]

  /// Reads a text in UTF-8.
  ///
  /// - Throws: `JSONError` or `ParameterError` for the first mistake. Show it to whoever wrote the text.
  public init(_ text: [UInt8]) throws {
    var vehicles: [String: [Vehicle]] = [:]
    let users = try [String: ParameterValue](parameterValue: JSONReader.value(from: text))
    for (user, value) in users {
      do throws(ParameterError) {
        vehicles[user] = try [Vehicle](parameterValue: value)
      } catch {
        var error = error
        error.path = ParameterPath([.name(user)] + error.path.steps)
        throw error
      }
    }
    self.vehicles = vehicles
  }
}
