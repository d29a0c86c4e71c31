import Foundation
import IntentKitCore
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test func `a null member is distinguished from an absent one`() throws {
    let text = Array(#"{"a": null, "b": {"c": null}, "d": 1}"#.utf8)
    #expect(
      try JSONReader.valueWithNulls(from: text) == ["a": .null, "b": ["c": .null], "d": 1])
    for text in ["null", "[null]", #"{"a": [1, null]}"#, "nul", "[nulls]"] {
      let error = try #require(throws: JSONError.self) {
        try JSONReader.valueWithNulls(from: Array(text.utf8))
      }
      #expect(throws: error) { try JSONReader.value(from: text) }
    }
  }

  @Test(arguments: goodTexts)
  func `valid JSON is read as its value`(_ sample: GoodText) throws {
    #expect(try JSONReader.value(from: sample.text) == sample.value)
  }

  @Test(arguments: badTexts)
  func `invalid JSON is rejected with its position, the found and the expected text`(
    _ sample: BadText
  ) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(from: sample.bytes) }
    #expect(error?.description == sample.message)
  }

  @Test func `JSON that is truncated anywhere is rejected`() {
    let bytes = Array(JSONSamples.document.utf8)
    for length in bytes.indices {
      let error = #expect(throws: JSONError.self) {
        try JSONReader.value(from: bytes.prefix(length))
      }
      guard length > 0 else { continue }
      #expect(error?.found == nil, "cut after \(length) bytes: \(error?.description ?? "")")
    }
  }

  @Test(arguments: 1...4)
  func `damaged bytes produce a value or an error and never trap`(seed: UInt64) {
    let document = Array(JSONSamples.document.utf8)
    let path = ParameterPath([.name("recipients"), .index(1), .name("displayName")])
    var random = JSONSamples.Values(seed: seed)
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = document
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        case 2: bytes[place] = Array(#"{}[]",:\u0-.eE"#.utf8)[random.below(14)]
        default: bytes[place] = UInt8(random.below(256))
        }
      }
      do throws(JSONError) {
        let value = try JSONReader.value(from: bytes)
        #expect(try JSONReader.value(from: JSONWriter.bytes(value, style: .pretty)) == value)
      } catch {
        refused += 1
        #expect(error.line >= 1 && error.column >= 1)
      }
      _ = JSONReader.position(of: path, in: bytes)
    }
    #expect(refused > 1_000)
  }

  @Test(arguments: ["[]", "{}"])
  func `the maximum nesting depth is 256 levels`(brackets: String) throws {
    func text(levels: Int) -> String {
      let isArray = brackets == "[]"
      return String(repeating: isArray ? "[" : #"{"a":"#, count: levels - 1) + brackets
        + String(repeating: isArray ? "]" : "}", count: levels - 1)
    }
    _ = try JSONReader.value(from: text(levels: 256))
    for levels in [257, 100_000] {
      let error = #expect(throws: JSONError.self) {
        try JSONReader.value(from: text(levels: levels))
      }
      #expect(error?.found == "another level of nesting")
      #expect(error?.expected == "at most 256 levels")
    }
    let open = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONReader.value(from: open) }
  }

  @Test func `the nesting depth counts open levels only`() throws {
    let text = "[" + Array(repeating: "[[]]", count: 1_000).joined(separator: ",") + "]"
    #expect(try JSONReader.value(from: text)[999] == [[]])
  }

  @Test func `a number is read as the nearest Double`() throws {
    var random = JSONSamples.Values(seed: 7)
    for _ in 0..<20_000 {
      let whole = random.bits() >> random.below(64)
      let fraction = random.bits() >> random.below(64)
      let exponent = ["", "e\(random.below(50) - 25)", "E+\(random.below(250))"][random.below(3)]
      let text = "\(random.below(2) == 0 ? "-" : "")\(whole).\(fraction)\(exponent)"
      let expected = try #require(Double(text))
      #expect(try JSONReader.value(from: text) == .number(expected), "\(text)")
    }
  }

  @Test func `JSON is read from any collection of bytes`() throws {
    let value: ParameterValue = ["a": [1, 2.5, "ü"]]
    let bytes = Array(#"--{"a":[1,2.5,"ü"]}"#.utf8)
    #expect(try JSONReader.value(from: bytes.dropFirst(2)) == value)
    #expect(try JSONReader.value(from: Data(bytes).dropFirst(2)) == value)
    #expect(try JSONReader.value(from: bytes.reversed().dropLast(2).reversed()) == value)
    #expect(try JSONReader.value(from: bytes.lazy.map { $0 }.dropFirst(2)) == value)
  }
}

// MARK: - Samples

struct GoodText: Sendable, CustomTestStringConvertible {
  var text: String
  var value: ParameterValue
  var testDescription: String { text }

  init(_ text: String, _ value: ParameterValue) {
    self.text = text
    self.value = value
  }
}

private let goodTexts: [GoodText] = [
  .init("true", true),
  .init(" false\n", false),
  .init("0", 0),
  .init("-0", 0),
  .init("12", 12),
  .init("9223372036854775807", .integer(.max)),
  .init("-9223372036854775808", .integer(.min)),
  .init("9223372036854775808", .number(9_223_372_036_854_775_808)),
  .init("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
  .init("18446744073709551616", .number(18_446_744_073_709_551_616)),
  .init("3.0", 3.0),
  .init("-0.0", -0.0),
  .init("1e2", .number(100)),
  .init("1E+2", .number(100)),
  .init("25e-1", 2.5),
  .init("0.1", 0.1),
  .init("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
  .init("5e-324", .number(.leastNonzeroMagnitude)),
  .init("1e-400", .number(0)),
  .init("0e999999999999999999999", .number(0)),
  .init("1e-99999999999999999999", .number(0)),
  .init(#""""#, ""),
  .init(#""Bill""#, "Bill"),
  .init(#""Bürgi 田中 🐈""#, "Bürgi 田中 🐈"),
  .init(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
  .init(#""a\u0041\u00fc\u2019\uD83D\uDE00\u0000z""#, "aAü’😀\u{0}z"),
  .init("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
  .init("[]", []),
  .init("[ ]", []),
  .init("[1,\t2 ,\r\n3]", [1, 2, 3]),
  .init("{}", [:]),
  .init("{ }", [:]),
  .init(#"{ "a" : 1 , "b" : { "c" : [ { } ] } }"#, ["a": 1, "b": ["c": [[:]]]]),
  .init(#"{"a": null}"#, [:]),
  .init(#"[{"a": null, "b": 1}]"#, [["b": 1]]),
  .init(#"{"": ""}"#, ["": ""]),
  .init("\u{FEFF}[1]", [1]),
]

struct BadText: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var message: String
  var testDescription: String { message }

  init(_ text: String, _ message: String) {
    self.init(Array(text.utf8), message)
  }

  init(_ bytes: [UInt8], _ message: String) {
    self.bytes = bytes
    self.message = message
  }
}

private let badTexts: [BadText] = [
  // What is not there.
  .init("", "line 1, column 1: found an empty text, expected a value."),
  .init("\u{FEFF}", "line 1, column 1: found an empty text, expected a value."),
  .init(" \n ", "line 1, column 1: found only whitespace, expected a value."),
  .init("[", "line 1, column 2: the text ends too early, expected a value."),
  .init("[1", "line 1, column 3: the text ends too early, expected “,” or “]”."),
  .init("[1,", "line 1, column 4: the text ends too early, expected a value."),
  .init("{", "line 1, column 2: the text ends too early, expected a key in double quotes."),
  .init(#"{"a""#, "line 1, column 5: the text ends too early, expected “:”."),
  .init(#"{"a":1"#, "line 1, column 7: the text ends too early, expected “,” or “}”."),
  .init(
    #""ab"#, "line 1, column 4: the text ends too early, expected the closing quote of a string."),
  .init(#""\"#, "line 1, column 3: the text ends too early, expected the rest of an escape."),
  .init("tru", "line 1, column 4: the text ends too early, expected “true”."),
  .init("-", "line 1, column 2: the text ends too early, expected a digit."),
  .init(
    "1.", "line 1, column 3: the text ends too early, expected a digit after the decimal point."),
  .init("1e+", "line 1, column 4: the text ends too early, expected a digit of the exponent."),
  .init(
    [0x22, 0xC3],
    "line 1, column 3: the text ends too early, expected the rest of a character in UTF-8."),
  // What is there instead.
  .init("[\n  1,\n  ,", "line 3, column 3: found “,”, expected a value."),
  .init("[1,]", "line 1, column 4: found “]”, expected a value."),
  .init("[1 2]", "line 1, column 4: found “2”, expected “,” or “]”."),
  .init("[1}", "line 1, column 3: found “}”, expected “,” or “]”."),
  .init("]", "line 1, column 1: found “]”, expected a value."),
  .init(#"{"a":1,}"#, "line 1, column 8: found “}”, expected a key in double quotes."),
  .init("{name: 1}", "line 1, column 2: found “name”, expected a key in double quotes."),
  .init("{'a': 1}", "line 1, column 2: found “'”, expected a key in double quotes."),
  .init(#"{"a" 1}"#, "line 1, column 6: found “1”, expected “:”."),
  .init(#"{"a":1 "b":2}"#, "line 1, column 8: found “\"”, expected “,” or “}”."),
  .init(#"{"a":1]"#, "line 1, column 7: found “]”, expected “,” or “}”."),
  .init("True", "line 1, column 1: found “True”, expected a value."),
  .init("truth", "line 1, column 1: found “truth”, expected a value."),
  .init("[trues]", "line 1, column 2: found “trues”, expected a value."),
  .init("NaN", "line 1, column 1: found “NaN”, expected a value."),
  .init("// a\n1", "line 1, column 1: found “/”, expected a value."),
  .init("1 1", "line 1, column 3: found “1”, expected the end of the text."),
  .init("[] // done", "line 1, column 4: found “/”, expected the end of the text."),
  .init(
    "\u{A0}1", "line 1, column 1: found “\u{A0}”, expected a value."),
  .init(
    "[\u{FEFF}1]",
    "line 1, column 2: found the invisible character U+FEFF, expected a value."),
  .init("[ü]", "line 1, column 2: found “ü”, expected a value."),
  // null.
  .init(
    "null",
    "line 1, column 1: found null, expected a value, because null is only allowed for members of an object."
  ),
  .init(
    "[1, null]",
    "line 1, column 5: found null, expected a value, because null is only allowed for members of an object."
  ),
  .init("nul", "line 1, column 4: the text ends too early, expected “null”."),
  .init("nil", "line 1, column 1: found “nil”, expected a value."),
  // Numbers.
  .init("01", "line 1, column 1: found a leading zero, expected a number such as 7 or 0.7."),
  .init("-00.5", "line 1, column 2: found a leading zero, expected a number such as 7 or 0.7."),
  .init("+1", "line 1, column 1: found “+”, expected a value."),
  .init(".5", "line 1, column 1: found “.”, expected a value."),
  .init("- 1", "line 1, column 2: found a space, expected a digit."),
  .init("-Infinity", "line 1, column 2: found “Infinity”, expected a digit."),
  .init("[1.]", "line 1, column 4: found “]”, expected a digit after the decimal point."),
  .init("[1.e5]", "line 1, column 4: found “e5”, expected a digit after the decimal point."),
  .init("[1e]", "line 1, column 4: found “]”, expected a digit of the exponent."),
  .init("1e+x", "line 1, column 4: found “x”, expected a digit of the exponent."),
  .init("1.5.2", "line 1, column 4: found “.”, expected the end of the text."),
  .init("0x1F", "line 1, column 2: found “x1F”, expected the end of the text."),
  .init(
    "[1e400]",
    "line 1, column 2: found the number 1e400, expected a number that a Double can hold."),
  .init(
    "-1e99999999999999999999",
    "line 1, column 1: found the number -1e99999999999999999999, expected a number that a Double can hold."
  ),
  .init(
    String(repeating: "9", count: 400),
    "line 1, column 1: found the number \(String(repeating: "9", count: 59))…, expected a number that a Double can hold."
  ),
  // Strings.
  .init(
    "\"a\nb\"", #"line 1, column 3: found a line break inside a string, expected the escape “\n”."#),
  .init(
    "\"a\rb\"", #"line 1, column 3: found a line break inside a string, expected the escape “\r”."#),
  .init("\"\t\"", #"line 1, column 2: found a tab inside a string, expected the escape “\t”."#),
  .init(
    "\"\u{1}\"",
    #"line 1, column 2: found the invisible character U+0001 inside a string, expected the escape “\u0001”."#
  ),
  .init(
    #""a\x""#,
    #"line 1, column 3: found a backslash before “x”, expected one of \" \\ \/ \b \f \n \r \t \u."#),
  .init(
    #""\u12g4""#,
    #"line 1, column 6: found “g”, expected four hexadecimal digits after “\u”."#),
  .init(
    #""\u12""#,
    #"line 1, column 6: found “"”, expected four hexadecimal digits after “\u”."#),
  .init(
    #""\u12"#,
    #"line 1, column 6: the text ends too early, expected four hexadecimal digits after “\u”."#),
  .init(
    #""\ud83d""#,
    "line 1, column 2: found the first half of a surrogate pair, expected its second half after it."
  ),
  .init(
    #""\ud83d\n""#,
    "line 1, column 2: found the first half of a surrogate pair, expected its second half after it."
  ),
  .init(
    #""\ud83d\u0041""#,
    "line 1, column 2: found the first half of a surrogate pair, expected its second half after it."
  ),
  .init(
    #""-\ude00""#,
    "line 1, column 3: found the second half of a surrogate pair, expected its first half before it."
  ),
  .init(
    #""\ud83d"#,
    "line 1, column 8: the text ends too early, expected the second half of a surrogate pair."),
  // Keys.
  .init(
    #"{"a": 1, "b": 2, "a": 3}"#,
    "line 1, column 18: found the duplicate key “a”, expected unique keys in an object."),
  .init(
    #"{"a": null, "a": 3}"#,
    "line 1, column 13: found the duplicate key “a”, expected unique keys in an object."),
  .init(
    #"{"a": 3, "\u0061": null}"#,
    "line 1, column 10: found the duplicate key “a”, expected unique keys in an object."),
  .init(
    #"{"a": null, "a": null}"#,
    "line 1, column 13: found the duplicate key “a”, expected unique keys in an object."),
  .init(
    "{\"\u{E9}\": 1, \"e\u{301}\": 2}",
    "line 1, column 10: found the duplicate key “e\u{301}”, expected unique keys in an object."),
  // UTF-8.
  .init([0xFF], "line 1, column 1: found a byte that isn't UTF-8, expected a value."),
  .init(
    [0x22, 0x61, 0x80, 0x22],
    "line 1, column 3: found a byte that isn't UTF-8, expected text in UTF-8."),
  .init(
    [0x22, 0xC3, 0x22],
    "line 1, column 2: found a byte that isn't UTF-8, expected text in UTF-8."),
  .init(
    [0x22, 0xC0, 0xAF, 0x22],
    "line 1, column 2: found a byte that isn't UTF-8, expected text in UTF-8."),
  .init(
    [0x22, 0xED, 0xA0, 0x80, 0x22],
    "line 1, column 2: found a byte that isn't UTF-8, expected text in UTF-8."),
  .init(
    [0x22, 0xE0, 0x9F, 0xBF, 0x22],
    "line 1, column 2: found a byte that isn't UTF-8, expected text in UTF-8."),
  .init(
    [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    "line 1, column 2: found a byte that isn't UTF-8, expected text in UTF-8."),
  // Lines and columns.
  .init("\u{FEFF}x", "line 1, column 1: found “x”, expected a value."),
  .init("[\"ü🐈e\u{301}\" x]", "line 1, column 9: found “x”, expected “,” or “]”."),
  .init("[\r\n1,\r2,\n\n x]", "line 5, column 2: found “x”, expected a value."),
]
