import IntentKitCore

/// The initial cars of a fleet in JSON: an object with an array of cars for each user.
public struct FleetFile: Sendable {
  /// The cars, by user.
  public let vehicles: [String: [Vehicle]]

  /// Reads a UTF-8 text.
  ///
  /// - Parameter text: The content of the file.
  /// - Throws: `JSONError` or `ParameterError` for the first error. Show it to the author of the
  ///   file.
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
