#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names of calendars, in Foundation's spelling of their identifiers.
enum CalendarName {
  private static let names: [(Calendar.Identifier, String)] = {
    var names: [(Calendar.Identifier, String)] = [
      (.gregorian, "gregorian"), (.iso8601, "iso8601"), (.buddhist, "buddhist"),
      (.chinese, "chinese"), (.coptic, "coptic"), (.ethiopicAmeteAlem, "ethiopicAmeteAlem"),
      (.ethiopicAmeteMihret, "ethiopicAmeteMihret"), (.hebrew, "hebrew"), (.indian, "indian"),
      (.islamic, "islamic"), (.islamicCivil, "islamicCivil"), (.islamicTabular, "islamicTabular"),
      (.islamicUmmAlQura, "islamicUmmAlQura"), (.japanese, "japanese"), (.persian, "persian"),
      (.republicOfChina, "republicOfChina"),
    ]
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, *) {
      names += [
        (.bangla, "bangla"), (.dangi, "dangi"), (.gujarati, "gujarati"), (.kannada, "kannada"),
        (.malayalam, "malayalam"), (.marathi, "marathi"), (.odia, "odia"), (.tamil, "tamil"),
        (.telugu, "telugu"), (.vietnamese, "vietnamese"), (.vikram, "vikram"),
      ]
    }
    return names
  }()

  static func name(of identifier: Calendar.Identifier) -> String? {
    names.first { $0.0 == identifier }?.1
  }

  static func calendar(named name: String) throws(ParameterError) -> Calendar {
    guard let identifier = names.first(where: { $0.1 == name })?.0 else {
      throw .unknownName(name, kind: "calendar", known: names.map(\.1))
    }
    // Without the full Foundation, creating any other calendar would stop the process.
    guard identifier == .gregorian || identifier == .iso8601 || TimeZone.areRegionsKnown else {
      throw ParameterError(
        found: "the calendar “\(name)”", expected: "gregorian or iso8601",
        hint: "Other calendars require the full Foundation.")
    }
    return Calendar(identifier: identifier)
  }
}
