import IntentKitCore
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test(arguments: compactSamples)
  func `the compact style contains no whitespace`(_ sample: GoodText) throws {
    #expect(JSONWriter.text(sample.value, style: .compact) == sample.text)
    #expect(JSONWriter.bytes(sample.value, style: .compact) == Array(sample.text.utf8))
  }

  @Test
  func `the pretty style sorts keys, indents by two spaces and keeps short arrays on one line`() {
    let value: ParameterValue = [
      "b": [1, 2.5, "three", [], [:]],
      "a": ["name": "Bill", "tags": [["x"]]],
      "empty": [], "nothing": [:],
    ]
    #expect(
      JSONWriter.text(value, style: .pretty) == """
        {
          "a": {
            "name": "Bill",
            "tags": [
              ["x"]
            ]
          },
          "b": [1, 2.5, "three", [], {}],
          "empty": [],
          "nothing": {}
        }
        """)
  }

  @Test
  func `members follow the order of the type's fields and other members come last`() {
    let value: ParameterValue = [
      [
        "zebra": 1, "aliases": ["x"], "displayName": "Bill",
        "personHandle": ["type": "t", "value": "v"],
      ]
    ]
    #expect(
      JSONWriter.text(value, as: [Person].parameterType, style: .compact)
        == #"[{"personHandle":{"value":"v","type":"t"},"displayName":"Bill","aliases":["x"],"zebra":1}]"#
    )
    #expect(
      JSONWriter.bytes(value, as: .string, style: .compact)
        == JSONWriter.bytes(value, style: .compact))
  }

  @Test func `an explicit null is written as null`() throws {
    let value: ParameterValue = ["a": .null, "b": [["c": .null]]]
    let text = #"{"a":null,"b":[{"c":null}]}"#
    #expect(JSONWriter.text(value, style: .compact) == text)
    #expect(try JSONReader.valueWithNulls(from: Array(text.utf8)) == value)
    #expect(try JSONReader.value(from: text) == ["b": [[:]]])
  }

  @Test func `an array stays on one line if it fits into 100 columns with a comma`() {
    // Two spaces, `"a": ["` and `"]` leave 88 columns of text and one for the comma.
    for (length, isOneLine) in [(88, true), (89, false)] {
      let text = String(repeating: "ü", count: length)
      let written = JSONWriter.text(["a": [.string(text)]], style: .pretty)
      #expect(written.contains("\n    \"") == !isOneLine)
      #expect(written.split(separator: "\n").count == (isOneLine ? 3 : 5))
    }
    let many = JSONWriter.text(.array(Array(repeating: 1, count: 34)), style: .pretty)
    #expect(many.split(separator: "\n").count == 36)
  }

  @Test func `a random value survives a round trip with identical bytes`() throws {
    var random = JSONSamples.Values(seed: 2026)
    for _ in 0..<10_000 {
      let value = random.value()
      for style in [JSONWriter.Style.compact, .pretty] {
        let bytes = JSONWriter.bytes(value, style: style)
        let copy = try JSONReader.value(from: bytes)
        #expect(copy == value)
        // Equality is kind to texts and zeros; bytes are not.
        #expect(JSONWriter.bytes(copy, style: style) == bytes)
      }
    }
  }

  @Test func `the insertion order of members doesn't affect the output`() {
    let keys = (0..<100).map { "key\($0)" }
    let forwards = Dictionary(uniqueKeysWithValues: keys.map { ($0, ParameterValue.boolean(true)) })
    var backwards: [String: ParameterValue] = [:]
    for key in keys.reversed() { backwards[key] = true }
    #expect(
      JSONWriter.bytes(.object(forwards), style: .pretty)
        == JSONWriter.bytes(.object(backwards), style: .pretty))
  }

  @Test func `every control character is an escape that is read as the same text`() throws {
    let text = String(
      String.UnicodeScalarView((0...0x17F as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) })
    )
    let json = JSONWriter.bytes([.string(text), [text: 1]], style: .compact)
    let scalars = String(decoding: json, as: UTF8.self).unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(try JSONReader.value(from: json) == [.string(text), [text: 1]])
  }

  @Test func `a character that needs an escape is found at every place of a text`() {
    for scalar in (0...0x17F as ClosedRange<UInt32>).compactMap({ Unicode.Scalar($0) }) {
      let quoted = JSONWriter.text(.string(String(scalar)), style: .compact).unicodeScalars
      let written = String(quoted.dropFirst().dropLast())
      for place in 0..<18 {
        let (before, after) = ("abcdefghijklmnopqr".prefix(place), "üxyz012345".prefix(place))
        #expect(
          JSONWriter.text(.string("\(before)\(scalar)\(after)"), style: .compact)
            == "\"\(before)\(written)\(after)\"")
      }
    }
  }

  @Test func `an infinite or undefined number is written in the form that Double reads`() throws {
    #expect(JSONWriter.text(.number(-.infinity), style: .compact) == #""-inf""#)
    #expect(try Double(parameterValue: JSONReader.value(from: #""-inf""#)) == -.infinity)
    #expect(JSONWriter.text(.number(.nan), style: .compact) == #""nan""#)
  }
}

// MARK: - Samples

private let compactSamples: [GoodText] = [
  .init("true", true),
  .init("-7", -7),
  .init("3.0", 3.0),
  .init("-0.0", -0.0),
  .init("0.1", 0.1),
  .init("1e+300", 1e300),
  .init("5e-324", .number(.leastNonzeroMagnitude)),
  .init("9223372036854775807", .integer(.max)),
  .init(#""a/ü🐈""#, "a/ü🐈"),
  .init("\"\u{2028}\u{A0}Âé\"", "\u{2028}\u{A0}Âé"),
  .init(#""a\u007F\u0080é\u009F\u0085""#, "a\u{7F}\u{80}é\u{9F}\u{85}"),
  .init(#""\"\\\b\f\n\r\t\u0000\u001F""#, "\"\\\u{8}\u{C}\n\r\t\u{0}\u{1F}"),
  .init("[]", []),
  .init("{}", [:]),
  .init(#"[1,[2,3],{"a":"b"}]"#, [1, [2, 3], ["a": "b"]]),
  .init(#"{"":0,"B":1,"a":2,"a\n":3,"ü":4}"#, ["ü": 4, "a\n": 3, "a": 2, "B": 1, "": 0]),
]
