import Foundation
import IntentKitPlatform
import Testing

@Suite struct `Localized texts in files` {
  private static let text = """
    /* The name below the icon.
       It is short. */
    "CFBundleDisplayName" = "ユニコーン";

    // Asked for once.
    NSSiriUsageDescription = "Siri says \\"hello\\"\\n\\U0041\\Ud83e\\udd84\\101é\\é";
    "a b";
    """

  @Test(arguments: [String.Encoding.utf8, .utf16])
  func `keys and texts are read with their positions`(_ encoding: String.Encoding) throws {
    let list = try StringsReader.strings(
      from: Array(try #require(Self.text.data(using: encoding))))
    #expect(
      list.members?.map(\.key) == ["CFBundleDisplayName", "NSSiriUsageDescription", "a b"])
    #expect(list["CFBundleDisplayName"]?.string == "ユニコーン")
    #expect(list["NSSiriUsageDescription"]?.string == "Siri says \"hello\"\nA🦄Aéé")
    #expect(list["a b"]?.string == "a b")
    #expect(list.member("NSSiriUsageDescription")?.keyPosition == TextPosition(line: 6, column: 1))
    #expect(list["NSSiriUsageDescription"]?.position == TextPosition(line: 6, column: 26))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a file that Xcode converted is read`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "A"], format: format, options: 0)
    #expect(try StringsReader.strings(from: Array(data))["CFBundleName"]?.string == "A")
  }

  @Test func `an empty file has no texts`() throws {
    #expect(try StringsReader.strings(from: []).members == [])
    #expect(try StringsReader.strings(from: Array("/* none */\n".utf8)).members == [])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: the file ends too early, expected “;” after the text of the key “a”."),
    ("\"a\" = ;", "1:7: found “;”, expected the text of the key “a”."),
    (
      "\"a\" = \"b;",
      "1:7: found an open quotation mark, expected its other one. "
        + "Write \\\" for a quotation mark in a text."
    ),
    ("= \"b\";", "1:1: found “=”, expected a key in quotation marks."),
    ("/* a", "1:1: found an open comment, expected “*/” after it."),
    ("<plist><array/></plist>", "1:8: found another value, expected a dictionary of texts."),
  ])
  func `a mistake is reported with its place`(_ text: String, _ message: String) {
    do throws(PropertyListError) {
      _ = try StringsReader.strings(from: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description(path: "a") == "a:\(message)")
    }
  }
}
