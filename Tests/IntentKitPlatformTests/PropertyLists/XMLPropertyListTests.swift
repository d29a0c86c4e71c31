import Foundation
import IntentKitPlatform
import Testing

@Suite struct `Property lists in XML` {
  @Test(arguments: PropertyListSamples.all)
  func `a property list has the values that Foundation reads`(_ text: String) throws {
    let list = try PropertyList.reading(text)
    let other = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(list.sorted == PropertyList(foundation: other))
  }

  @Test func `keys and values have the positions of their tags`() throws {
    let list = try PropertyList.reading(PropertyListSamples.extensionInfo)
    #expect(list.position == TextPosition(line: 4, column: 1))
    let name = try #require(list.member("CFBundleDisplayName"))
    #expect(name.keyPosition == TextPosition(line: 5, column: 2))
    #expect(name.value.position == TextPosition(line: 6, column: 2))
    let intents = try #require(list["NSExtension"]?["NSExtensionAttributes"])
    #expect(intents["IntentsRestrictedWhileLocked"]?.elements == [])
    let supported = intents["IntentsSupported"]?.elements ?? []
    #expect(supported.map(\.string) == ["INRequestRideIntent", "INGetRideStatusIntent"])
    #expect(supported.last?.position == TextPosition(line: 16, column: 5))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `columns are counted in scalars and lines by every kind of line break`(
    _ lineBreak: String
  ) throws {
    let text = ["<plist><array>", "<string>e\u{301}🦄</string><true/>", "</array></plist>"]
      .joined(separator: lineBreak)
    let list = try PropertyList.reading("\u{FEFF}" + text)
    #expect(
      list.elements?.map(\.position) == [
        TextPosition(line: 2, column: 1), TextPosition(line: 2, column: 21),
      ])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func `a text is read in each of its encodings`(_ encoding: String.Encoding) throws {
    let mark: [UInt8] =
      switch encoding {
      case .utf16LittleEndian: [0xFF, 0xFE]
      case .utf16BigEndian: [0xFE, 0xFF]
      default: []
      }
    let text = PropertyListSamples.everyType
    let bytes = mark + (try #require(text.data(using: encoding)))
    let list = try PropertyListReader.propertyList(from: bytes)
    #expect(list == (try PropertyList.reading(text)))
    #expect(list.members?.last?.keyPosition == TextPosition(line: 11, column: 1))
  }

  @Test(arguments: [
    ("<string>a&amp;&#98;&#x63;&quot;&apos;</string>", PropertyList.Content.string("a&bc\"'")),
    ("<string><![CDATA[<a> & ]]]>b<!-- c --></string>", .string("<a> & ]b")),
    ("<string>a\r\nb\rc&#13;</string>", .string("a\nb\nc\r")),
    ("<string/>", .string("")),
    ("<string xml:space='preserve'> a </string>", .string(" a ")),
    ("<integer> 7\n</integer>", .integer(7)),
    ("<integer>+7</integer>", .integer(7)),
    ("<integer>-0x1F</integer>", .integer(-31)),
    ("<real>1e3</real>", .real(1000)),
    ("<real>nan</real>", .real(.nan)),
    ("<real>-infinity</real>", .real(-.infinity)),
    ("<true></true>", .boolean(true)),
    ("<false />", .boolean(false)),
    ("<date>2001-01-01T00:00:00Z</date>", .date(0)),
    ("<date>1969-12-31T23:59:59Z</date>", .date(-978_307_201)),
    ("<date>2024-02-29T12:00:00Z</date>", .date(730_900_800)),
    ("<data></data>", .data([])),
    ("<data>\n\tAQI=\n\t</data>", .data([1, 2])),
    ("<data>AQI</data>", .data([1, 2])),
    ("<!-- a --><array><!-- b --><?c?></array>", .array([])),
  ])
  func `a value is read in each of its forms`(
    _ text: String, _ content: PropertyList.Content
  ) throws {
    #expect(try PropertyList.reading(PropertyListSamples.document(text)) == PropertyList(content))
  }

  @Test func `a value without the usual wrapping is read`() throws {
    let list = try PropertyList.reading("<dict><key>a</key><true/></dict>\n<!-- end -->")
    #expect(list["a"] == PropertyList(.boolean(true)))
  }

  @Test func `the last of several members with one key is valid and the others are reported`()
    throws
  {
    let list = try PropertyList.reading(
      """
      <plist><dict>
      <key>a</key><array><dict><key>b</key><true/><key>b</key><false/></dict></array>
      <key>c</key><string>1</string>
      <key>c</key><string>2</string>
      </dict></plist>
      """)
    #expect(list["c"]?.string == "2")
    #expect(list.duplicates.map(\.key) == ["b", "c"])
    #expect(
      list.duplicates.map(\.keyPosition) == [
        TextPosition(line: 2, column: 45), TextPosition(line: 4, column: 1),
      ])
  }

  // MARK: - Mistakes

  @Test(arguments: mistakes)
  func `a text that isn't a property list is reported with the place and the remedy`(
    _ text: String, _ message: String
  ) {
    #expect(throws: PropertyListError.self) { try PropertyList.reading(text) }
    do throws(PropertyListError) {
      _ = try PropertyList.reading(text)
    } catch {
      #expect(error.description(path: "a") == "a:\(message)")
    }
  }

  @Test func `every beginning of a file is reported as incomplete`() {
    let bytes = Array(PropertyListSamples.vocabulary.utf8)
    let whole = PropertyListSamples.vocabulary.firstRange(of: "</plist>").map {
      PropertyListSamples.vocabulary[..<$0.upperBound].utf8.count
    }
    for count in bytes.indices {
      do throws(PropertyListError) {
        _ = try PropertyListReader.propertyList(from: Array(bytes[..<count]))
        #expect(count >= whole ?? 0)
      } catch {
        #expect(error.position != nil)
        #expect(error.message.hasSuffix("."))
      }
    }
  }

  @Test func `limits bound the nesting and the size`() throws {
    func nested(_ count: Int) -> String {
      let start = String(repeating: "<array>", count: count)
      return PropertyListSamples.document(
        start + String(repeating: "</array>", count: count))
    }
    _ = try PropertyList.reading(nested(PropertyListReader.maximumDepth))
    #expect(message(nested(PropertyListReader.maximumDepth + 1))?.contains("256 levels") == true)
    #expect(message(nested(100_000))?.contains("256 levels") == true)
    let long = String(repeating: " ", count: PropertyListReader.maximumSize) + "<true/>"
    #expect(message(long) == "found 16777223 bytes, expected at most 16 MiB.")
  }

  private func message(_ text: String) -> String? {
    do throws(PropertyListError) {
      _ = try PropertyList.reading(text)
      return nil
    } catch {
      return error.message
    }
  }
}

private let mistakes: [(String, String)] = [
  ("", "1:1: found an empty file, expected a property list in XML."),
  (" \n", "1:1: found only whitespace, expected a property list in XML."),
  ("plist", "1:1: found “plist”, expected a property list in XML."),
  (
    "{ CFBundleName = A; }",
    "1:1: found a property list in the old-style text format or another text, expected XML or the "
      + "binary format. Convert it with plutil -convert xml1, or open it in Xcode and save it as XML."
  ),
  (
    "<?xml version=\"1.0\"?>\n<html><body/></html>",
    "2:1: found <html>, expected <plist>, as in a property list."
  ),
  (
    "<?xml version='1.0' encoding='iso-8859-1'?><plist><true/></plist>",
    "1:1: found the encoding “iso-8859-1”, expected UTF-8 or UTF-16. Save the file as UTF-8."
  ),
  (
    "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>",
    "1:17: found declarations in the document type, expected the document type of a property list. "
      + "Remove the part in brackets; property lists have no entities of their own."
  ),
  (
    "<plist><string>&a;</string></plist>",
    "1:16: found &a;, expected &lt;, &gt;, &amp;, &apos;, &quot; or the number of a character. "
      + "Property lists have no other entities."
  ),
  (
    "<plist><string>&#0;</string></plist>",
    "1:16: found &#0;, expected &lt;, &gt;, &amp;, &apos;, &quot; or the number of a character. "
      + "Property lists have no other entities."
  ),
  (
    "<plist><string>you & me</string></plist>",
    "1:20: found “&” without a reference, expected a reference such as &amp;. Write &amp; for the "
      + "character “&”."
  ),
  (
    "<plist><string>a <b>b</b></string></plist>",
    "1:18: found “<b>”, expected </string>. Write &lt; for the character “<” in a text."
  ),
  ("<plist/>", "1:9: the file ends too early, expected a value in <plist>."),
  ("<plist></plist>", "1:8: found “</plist>”, expected a value in <plist>."),
  (
    "<plist><true/><true/></plist>",
    "1:15: found “<true/>”, expected </plist>, because it has only one value."
  ),
  ("<plist><true/></plist>a", "1:23: found “a”, expected the end of the file."),
  (
    "<plist><true/>",
    "1:15: the file ends too early, expected </plist>, because it has only one value."
  ),
  (
    "<plist><dict>\n<key>A</key>\n</dict></plist>",
    "3:1: found “</dict>”, expected the value of the key “A”. Each <key> needs exactly one value "
      + "after it."
  ),
  (
    "<plist><dict><key>A</key><key>B</key></dict></plist>",
    "1:26: found another <key>, expected the value of the key “A”. Each <key> needs exactly one "
      + "value after it."
  ),
  (
    "<plist><dict><string>A</string></dict></plist>",
    "1:14: found <string>, expected <key> or </dict>. Each value of a <dict> needs a <key> before it."
  ),
  ("<plist><dict>A</dict></plist>", "1:14: found “A”, expected <key> or </dict>."),
  (
    "<plist><array><key>A</key></array></plist>",
    "1:15: found <key>, expected a value: <dict>, <array>, <string>, <integer>, <real>, <true/>, "
      + "<false/>, <date> or <data>. A key belongs in a <dict>, before its value."
  ),
  (
    "<plist><Dict/></plist>",
    "1:8: found <Dict>, expected a value: <dict>, <array>, <string>, <integer>, <real>, <true/>, "
      + "<false/>, <date> or <data>."
  ),
  ("<plist><array><true/></dict></plist>", "1:22: found “</dict>”, expected </array>."),
  ("<plist><string>a</key></plist>", "1:17: found “</key>”, expected </string>."),
  ("<plist><string>a", "1:17: the file ends too early, expected </string> for the tag in line 1."),
  ("<plist><true>1</true></plist>", "1:14: found “1”, expected </true>."),
  (
    "<plist><integer>7.5</integer></plist>",
    "1:8: found “7.5” in <integer>, expected a whole number."
  ),
  ("<plist><integer/></plist>", "1:8: found “” in <integer>, expected a whole number."),
  ("<plist><real>a</real></plist>", "1:8: found “a” in <real>, expected a number."),
  (
    "<plist><date>2026-13-01T00:00:00Z</date></plist>",
    "1:8: found “2026-13-01T00:00:00Z” in <date>, expected a date such as 2026-11-22T08:30:00Z."
  ),
  ("<plist><data>A</data></plist>", "1:8: found “A” in <data>, expected data in Base64."),
  ("<plist><data>A?==</data></plist>", "1:8: found “A?==” in <data>, expected data in Base64."),
  ("<!-- a", "1:1: found an open comment, expected “-->” after it."),
  (
    "<plist><string a=b/></plist>",
    "1:18: found “b”, expected the attribute's value in quotation marks."
  ),
  ("<plist><string a='b/></plist>", "1:18: found an open quotation mark, expected its other one."),
  (
    "<plist><\u{0}",
    "1:9: found a null character, expected text. Save the file as UTF-8, or as UTF-16 with a byte "
      + "order mark."
  ),
]
