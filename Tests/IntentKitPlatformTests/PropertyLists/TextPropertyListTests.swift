import IntentKitPlatform
import Testing

@Suite struct `Property lists in the old-style text format` {
  private static func list(_ text: String) throws(PropertyListError) -> PropertyList {
    try PropertyListReader.textPropertyList(from: Array(text.utf8))
  }

  @Test func `dictionaries, arrays and words are read`() throws {
    let list = try Self.list(
      """
      // !$*UTF8*$!
      {
        objects = {
          0A /* Debug */ = {isa = XCBuildConfiguration; path = $SRCROOT/a.b; "A[sdk=*]" = "x \\"y\\""; };
          list = ( 1, "2 3" /* two */, {}, );
          none = ();
        };
      }

      """)
    let objects = try #require(list["objects"])
    #expect(objects["0A"]?["isa"]?.string == "XCBuildConfiguration")
    #expect(objects["0A"]?["path"]?.string == "$SRCROOT/a.b")
    #expect(objects["0A"]?["A[sdk=*]"]?.string == "x \"y\"")
    #expect(objects["list"]?.elements?.compactMap(\.string) == ["1", "2 3"])
    #expect(objects["list"]?.elements?.last?.members == [])
    #expect(objects["none"]?.elements == [])
    #expect(list.member("objects")?.keyPosition == TextPosition(line: 3, column: 3))
  }

  @Test func `the same list in XML is read`() throws {
    let list = try Self.list("<plist><dict><key>a</key><string>b</string></dict></plist>")
    #expect(list["a"]?.string == "b")
  }

  @Test(arguments: [
    ("", "1:1: the file ends too early, expected a value."),
    ("{ a = b }", "1:9: found “}”, expected “;” after the text of the key “a”."),
    ("{ a = b;", "1:9: the file ends too early, expected “}” after the members."),
    ("( a b )", "1:5: found “b”, expected “,” or “)” after an element."),
    ("{ a = ; }", "1:7: found “;”, expected the value of the key “a”."),
    ("{} {", "1:4: found “{”, expected nothing after the value."),
    ("<<<<<<< HEAD\n{}", "1:1: "),
  ])
  func `a mistake is reported with its place`(_ text: String, _ message: String) {
    do throws(PropertyListError) {
      _ = try Self.list(text)
      Issue.record("no error")
    } catch {
      #expect(error.description(path: "a").hasPrefix("a:\(message)"), "\(error)")
    }
  }

  @Test(arguments: ["(", "{a="]) func `deep nesting is an error`(_ bracket: String) {
    #expect(throws: PropertyListError.self) {
      _ = try Self.list(String(repeating: bracket, count: 100_000))
    }
  }
}
