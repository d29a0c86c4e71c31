extension ViewLayout.Ink {
  /// All colors.
  static let all: [Self] =
    ViewColor.allCases.flatMap { [.solid($0), .tint($0)] }
    + [.onSolid, .separator, .track, .land, .street]

  /// The name in a style sheet.
  var name: String {
    switch self {
    case .solid(let color): "solid-\(color.rawValue)"
    case .tint(let color): "tint-\(color.rawValue)"
    case .onSolid: "on-solid"
    case .separator: "separator"
    case .track: "track"
    case .land: "land"
    case .street: "street"
    }
  }

  /// Returns the attribute of a shape: the color of a palette, or the name in the style sheet.
  func attribute(_ palette: ColorPalette?, _ property: String = "fill") -> String {
    if let palette { return "\(property)=\"\(palette.color(self))\"" }
    let paint = property == "fill" ? "" : " \(property)=\"currentColor\""
    return "class=\"\(name)\"\(paint)"
  }
}

/// The colors of a color scheme.
///
/// They resemble those of iOS. Texts have a contrast of at least 4.5 to 1.
struct ColorPalette {
  let scheme: ColorScheme

  /// The color behind a card.
  var card: String { scheme == .light ? "#ffffff" : "#1c1c1e" }

  /// The color around a card.
  var page: String { scheme == .light ? "#f2f2f7" : "#000000" }

  /// Returns a color.
  func color(_ ink: ViewLayout.Ink) -> String {
    switch ink {
    case .solid(let color): solid(color)
    case .tint(let color): tint(color)
    case .onSolid: scheme == .light ? "#ffffff" : "#000000"
    case .separator: scheme == .light ? "#d8d8dc" : "#3a3a3c"
    case .track: scheme == .light ? "#e5e5ea" : "#3a3a3c"
    case .land: scheme == .light ? "#e8eddf" : "#2b3a33"
    case .street: scheme == .light ? "#ffffff" : "#3d4a44"
    }
  }

  private func solid(_ color: ViewColor) -> String {
    switch (color, scheme) {
    case (.primary, .light): "#000000"
    case (.primary, .dark): "#ffffff"
    case (.secondary, .light): "#5f5f66"
    case (.secondary, .dark): "#a5a5ad"
    case (.accent, .light): "#0059c9"
    case (.accent, .dark): "#5aa9ff"
    case (.positive, .light): "#1c6b33"
    case (.positive, .dark): "#4cd56f"
    case (.caution, .light): "#8a5000"
    case (.caution, .dark): "#ffb648"
    case (.negative, .light): "#c11b17"
    case (.negative, .dark): "#ff7a73"
    }
  }

  private func tint(_ color: ViewColor) -> String {
    switch (color, scheme) {
    case (.primary, .light), (.secondary, .light): "#efeff4"
    case (.primary, .dark), (.secondary, .dark): "#2c2c2e"
    case (.accent, .light): "#e3eefc"
    case (.accent, .dark): "#14283f"
    case (.positive, .light): "#e2f4e6"
    case (.positive, .dark): "#15301c"
    case (.caution, .light): "#fdf0dc"
    case (.caution, .dark): "#352611"
    case (.negative, .light): "#fde8e7"
    case (.negative, .dark): "#3a1a18"
    }
  }
}
