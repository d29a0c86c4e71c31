/// A part of the library that reads bytes which others wrote.
enum FuzzTarget: String, CaseIterable {
  /// A scenario that is run, recorded, and run again.
  case scenario
  /// A file of scenarios or results, one in each line.
  case lines
  /// The declarations of an app.
  case manifest
  /// A property list, or a file with localized texts.
  case plist
  /// A definition file of custom intents, with its texts in another language.
  case definition
  /// The messages of a host, read by a guest.
  case guest
  /// The messages of a guest, read by a host.
  case host
  /// The stored document of a sample app, on which requests follow.
  case store

  /// Runs one input, and traps if a property doesn't hold.
  func run(_ input: [UInt8]) {
    switch self {
    case .scenario: ScenarioTarget.run(input)
    case .lines: LinesTarget.run(input)
    case .manifest: ManifestTarget.run(input)
    case .plist: PropertyListTarget.run(input)
    case .definition: DefinitionTarget.run(input)
    case .guest: GuestTarget.run(input)
    case .host: HostTarget.run(input)
    case .store: StoreTarget.run(input)
    }
  }

  /// Whether an input contains a document in each line; otherwise it is one document.
  var hasLines: Bool {
    switch self {
    case .scenario, .manifest, .plist, .definition, .store: false
    case .lines, .guest, .host: true
    }
  }
}
