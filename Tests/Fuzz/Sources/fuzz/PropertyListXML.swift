import Foundation
import IntentKitPlatform

/// Writes property lists as XML.
enum PropertyListXML {
  /// The maximum number of bytes of strings and data.
  ///
  /// A small binary file can contain many references to the same string.
  private static let maximumSize = 1 << 20

  /// Returns the text of a property list, or nil if it is too long or has a value that XML can't
  /// contain: a null character, or a date with a fraction or far away.
  static func text(_ list: PropertyList) -> String? {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    guard add(list, to: &text) else { return nil }
    return text + "</plist>\n"
  }

  private static func add(_ list: PropertyList, to text: inout String) -> Bool {
    guard text.utf8.count <= maximumSize else { return false }
    switch list.content {
    case .dictionary(let members):
      text += "<dict>"
      for member in members {
        guard let key = escaped(member.key) else { return false }
        text += "<key>\(key)</key>"
        guard add(member.value, to: &text) else { return false }
      }
      text += "</dict>\n"
    case .array(let elements):
      text += "<array>"
      for element in elements where !add(element, to: &text) { return false }
      text += "</array>\n"
    case .string(let string):
      guard let string = escaped(string) else { return false }
      text += "<string>\(string)</string>\n"
    case .integer(let number): text += "<integer>\(number)</integer>\n"
    case .real(let number): text += "<real>\(number)</real>\n"
    case .boolean(let value): text += value ? "<true/>\n" : "<false/>\n"
    case .date(let seconds):
      guard let date = date(seconds), seconds == seconds.rounded() else { return false }
      text += "<date>\(date)</date>\n"
    case .data(let bytes): text += "<data>\(Data(bytes).base64EncodedString())</data>\n"
    }
    return true
  }

  /// Returns a string with its markup as references, and its carriage returns, which a reader would
  /// replace.
  private static func escaped(_ string: String) -> String? {
    guard !string.utf8.contains(0), string.utf8.count <= maximumSize else { return nil }
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the date of a number of seconds since the beginning of 2001, or nil if it has no form
  /// in XML.
  private static func date(_ seconds: Double) -> String? {
    // Years of up to nine digits.
    guard abs(seconds) < 3e16 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let days = Int((Double(whole) / 86_400).rounded(.down))
    let second = whole - days * 86_400
    let (year, month, day) = day(days + 11_323)
    func digits(_ number: Int, _ count: Int) -> String {
      let digits = String(abs(number))
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count))
        + digits
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T\(digits(second / 3600, 2))"
      + ":\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2))Z"
  }

  private static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let period = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfPeriod = days - period * 146_097
    let yearOfPeriod =
      (dayOfPeriod - dayOfPeriod / 1460 + dayOfPeriod / 36_524 - dayOfPeriod / 146_096) / 365
    let dayOfYear = dayOfPeriod - (365 * yearOfPeriod + yearOfPeriod / 4 - yearOfPeriod / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfPeriod + period * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
