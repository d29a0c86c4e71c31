import IntentDefinitionFiles

/// The names that are visible in generated Swift.
///
/// A type of the definition file hides the type of the same name in Swift, Foundation or the core.
/// The hidden one is then written with its module. So are those types of the core whose names an
/// app is likely to use, because the generator doesn't see the app's types.
struct NameScope: Sendable {
  /// The names that the generated code declares.
  let declared: Set<String>

  /// The core's types whose names are common in apps.
  private static let common: Set<String> = [
    "Color", "File", "Image", "Location", "PaymentMethod", "Person", "Placemark",
  ]

  /// Returns a type of the core, or a generic one with a type of the core as its argument:
  /// `Quantity<MassUnit>`.
  func core(_ name: String) -> String {
    guard let bracket = name.firstIndex(of: "<") else { return qualified(name, "IntentKitCore") }
    let argument = name[name.index(after: bracket)...].dropLast()
    return "\(core(String(name[..<bracket])))<\(core(String(argument)))>"
  }

  /// Returns a type of the standard library.
  func swift(_ name: String) -> String { qualified(name, "Swift") }

  /// Returns a type of Foundation.
  func foundation(_ name: String) -> String { qualified(name, "Foundation") }

  private func qualified(_ name: String, _ module: String) -> String {
    declared.contains(name) || module == "IntentKitCore" && Self.common.contains(name)
      ? "\(module).\(name)" : name
  }
}
