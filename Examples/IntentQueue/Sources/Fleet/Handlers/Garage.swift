import IntentKitCore

/// The cars of one user, as handlers look for them.
struct Garage: Sendable {
  let fleet: Fleet
  let user: String

  var vehicles: [Vehicle] {
    get async { await fleet.vehicles(of: user) }
  }

  /// The car that a settled name means.
  func vehicle(_ name: SpeakableString?) async -> Vehicle? {
    guard let name else { return nil }
    return await fleet.vehicle(named: name.spokenPhrase, of: user)
  }

  /// Settles which car is meant.
  ///
  /// - Parameter mustBeSure: Whether a car that was only guessed needs the user's yes.
  func resolve(
    _ name: SpeakableString?, mustBeSure: Bool = false
  ) async -> SpeakableStringResolutionResult {
    let vehicles = await vehicles
    // Without a car there is nothing to ask for; confirm says so.
    guard !vehicles.isEmpty else { return .notRequired() }
    let said = name?.spokenPhrase.lowercased() ?? ""
    if let exact = vehicles.first(where: { $0.name.lowercased() == said }) {
      return .success(with: exact.spokenName)
    }
    let found = said.isEmpty ? vehicles : vehicles.filter { $0.name.lowercased().contains(said) }
    switch found.count {
    case 0: return .unsupported()
    case 1:
      let guess = found[0].spokenName
      return mustBeSure ? .confirmationRequired(with: guess) : .success(with: guess)
    default: return .disambiguation(with: found.map(\.spokenName))
    }
  }
}

extension Vehicle {
  /// The name as the assistant says it.
  var spokenName: SpeakableString { SpeakableString(spokenPhrase: name) }
}
