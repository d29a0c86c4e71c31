/// The text of a property list in XML, as Xcode lays it out.
struct PropertyListText {
  private var lines: [String] = []
  private var depth = 0
  /// The number of texts so far, as the identifier of the latest one.
  private var textCount = 0

  /// The whole document.
  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines.joined(separator: "\n"))
    </plist>

    """
  }

  mutating func dictionary(_ key: String? = nil, _ write: (inout PropertyListText) -> Void) {
    element("dict", key, write)
  }

  /// Writes an array with a dictionary for each index.
  mutating func array(
    _ key: String, _ indices: Range<Int>, _ write: (inout PropertyListText, Int) -> Void
  ) {
    element("array", key) { writer in
      for index in indices { writer.dictionary { write(&$0, index) } }
    }
  }

  mutating func string(_ key: String, _ value: String) {
    var escaped = ""
    for character in value {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    line("<key>\(key)</key>")
    line("<string>\(escaped)</string>")
  }

  /// Writes a text for users, with its identifier.
  mutating func text(_ key: String, _ value: String) {
    string(key, value)
    textCount += 1
    let digits = String(textCount, radix: 36)
    string("\(key)ID", String(repeating: "0", count: 6 - digits.count) + digits)
  }

  mutating func integer(_ key: String, _ value: Int) {
    line("<key>\(key)</key>")
    line("<integer>\(value)</integer>")
  }

  mutating func boolean(_ key: String, _ value: Bool) {
    line("<key>\(key)</key>")
    line("<\(value)/>")
  }

  private mutating func element(
    _ name: String, _ key: String?, _ write: (inout PropertyListText) -> Void
  ) {
    if let key { line("<key>\(key)</key>") }
    line("<\(name)>")
    depth += 1
    write(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "\t", count: depth) + text)
  }
}
