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

extension TimeZone {
  /// Whether named time zones and calendars other than the Gregorian one are available.
  ///
  /// FoundationEssentials alone knows only offsets from GMT and the Gregorian calendar. Named zones
  /// require the full Foundation.
  static let areRegionsKnown = TimeZone(identifier: "Asia/Tokyo") != nil

  /// Reads the identifier of a time zone: `Asia/Tokyo` or `GMT+0900`.
  init(parameterText text: String) throws(ParameterError) {
    if let zone = TimeZone(offsetText: text) ?? TimeZone(identifier: text) {
      self = zone
      return
    }
    throw ParameterError(
      found: "the string “\(text.shortened(to: 60))”",
      expected: "a time zone such as \"Asia/Tokyo\" or \"GMT+0900\"",
      hint: TimeZone.areRegionsKnown
        ? nil
        : "Named time zones require the full Foundation. Write the offset, such as \"GMT+0900\".")
  }

  /// Reads `GMT`, `UTC`, `GMT+0900` or `GMT+09:00`.
  ///
  /// FoundationEssentials writes these identifiers but doesn't read them.
  private init?(offsetText text: String) {
    guard text.hasPrefix("GMT") || text.hasPrefix("UTC") else { return nil }
    let offset = text.dropFirst(3).filter { $0 != ":" }
    if offset.isEmpty {
      self.init(secondsFromGMT: 0)
      return
    }
    let digits = offset.dropFirst()
    guard let sign = offset.first, sign == "+" || sign == "-", digits.count == 4,
      digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits)
    else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    self.init(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}
