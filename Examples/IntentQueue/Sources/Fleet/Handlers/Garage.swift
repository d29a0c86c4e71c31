import IntentKitCore

/// The cars of one user, as used by the handlers.
struct Garage: Sendable {
  let fleet: Fleet
  let user: String

  var vehicles: [Vehicle] {
    get async { await fleet.vehicles(of: user) }
  }

  /// Returns the car for a resolved name.
  func vehicle(_ name: SpeakableString?) async -> Vehicle? {
    guard let name else { return nil }
    return await fleet.vehicle(named: name.spokenPhrase, of: user)
  }

  /// Resolves the name of a car.
  ///
  /// - Parameters:
  ///   - name: The user's words for the car.
  ///   - requiresConfirmation: Whether a partial match requires confirmation.
  /// - Returns: The result for the intent's parameter.
  func resolve(
    _ name: SpeakableString?, requiresConfirmation: Bool = false
  ) async -> SpeakableStringResolutionResult {
    let vehicles = await vehicles
    // A user without cars can't answer a question about them. The confirm phase reports the
    // failure.
    guard !vehicles.isEmpty else { return .notRequired() }
    let phrase = name?.spokenPhrase.lowercased() ?? ""
    if let exact = vehicles.first(where: { $0.name.lowercased() == phrase }) {
      return .success(with: exact.spokenName)
    }
    let found =
      phrase.isEmpty ? vehicles : vehicles.filter { $0.name.lowercased().contains(phrase) }
    switch found.count {
    case 0: return .unsupported()
    case 1:
      let guess = found[0].spokenName
      return requiresConfirmation ? .confirmationRequired(with: guess) : .success(with: guess)
    default: return .disambiguation(with: found.map(\.spokenName))
    }
  }
}

extension Vehicle {
  /// The name as the assistant speaks it.
  var spokenName: SpeakableString { SpeakableString(spokenPhrase: name) }
}
