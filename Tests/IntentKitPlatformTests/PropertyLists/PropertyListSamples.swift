import Foundation
import IntentKitPlatform

/// Property lists as Xcode writes them.
enum PropertyListSamples {
  static let extensionInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleDisplayName</key>
    \t<string>UnicornRidesIntents</string>
    \t<key>NSExtension</key>
    \t<dict>
    \t\t<key>NSExtensionAttributes</key>
    \t\t<dict>
    \t\t\t<key>IntentsRestrictedWhileLocked</key>
    \t\t\t<array/>
    \t\t\t<key>IntentsSupported</key>
    \t\t\t<array>
    \t\t\t\t<string>INRequestRideIntent</string>
    \t\t\t\t<string>INGetRideStatusIntent</string>
    \t\t\t</array>
    \t\t</dict>
    \t\t<key>NSExtensionPointIdentifier</key>
    \t\t<string>com.apple.intents-service</string>
    \t\t<key>NSExtensionPrincipalClass</key>
    \t\t<string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
    \t</dict>
    </dict>
    </plist>

    """

  static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>com.apple.developer.siri</key>
    \t<true/>
    \t<key>com.apple.security.application-groups</key>
    \t<array>
    \t\t<string>group.com.example.UnicornRides</string>
    \t</array>
    </dict>
    </plist>

    """

  static let vocabulary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>IntentPhrases</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>IntentName</key>
    \t\t\t<string>INRequestRideIntent</string>
    \t\t\t<key>IntentExamples</key>
    \t\t\t<array>
    \t\t\t\t<string>Book a ride &amp; go to “Harpa”</string>
    \t\t\t\t<string>車を呼んで</string>
    \t\t\t</array>
    \t\t</dict>
    \t</array>
    \t<key>ParameterVocabularies</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>ParameterNames</key>
    \t\t\t<array>
    \t\t\t\t<string>INRequestRideIntent.rideOptionName</string>
    \t\t\t</array>
    \t\t\t<key>ParameterVocabulary</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>VocabularyItemIdentifier</key>
    \t\t\t\t\t<string>small</string>
    \t\t\t\t\t<key>VocabularyItemSynonyms</key>
    \t\t\t\t\t<array>
    \t\t\t\t\t\t<dict>
    \t\t\t\t\t\t\t<key>VocabularyItemPhrase</key>
    \t\t\t\t\t\t\t<string>Small</string>
    \t\t\t\t\t\t\t<key>VocabularyItemPronunciation</key>
    \t\t\t\t\t\t\t<string>smɔːl</string>
    \t\t\t\t\t\t\t<key>VocabularyItemExamples</key>
    \t\t\t\t\t\t\t<array>
    \t\t\t\t\t\t\t\t<string>Book a small ride</string>
    \t\t\t\t\t\t\t</array>
    \t\t\t\t\t\t</dict>
    \t\t\t\t\t</array>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """

  /// One value of each type.
  static let everyType = """
    <plist version="1.0"><dict>
    <key>array</key><array><integer>1</integer><array/></array>
    <key>data</key><data>AAEC /w==</data>
    <key>date</key><date>2026-11-22T08:30:00Z</date>
    <key>empty</key><dict/>
    <key>false</key><false/>
    <key>large</key><integer>18446744073709551615</integer>
    <key>negative</key><integer>-9223372036854775808</integer>
    <key>real</key><real>-0.5</real>
    <key>string</key><string>é &lt;語&gt; 🦄</string>
    <key>true</key><true/>
    </dict></plist>
    """

  static let all = [extensionInfo, entitlements, vocabulary, everyType]

  /// Returns a value wrapped as a document.
  static func document(_ value: String) -> String { "<plist version=\"1.0\">\(value)</plist>" }
}

extension PropertyList {
  /// Reads a text.
  static func reading(_ text: String) throws(PropertyListError) -> PropertyList {
    try PropertyListReader.propertyList(from: Array(text.utf8))
  }

  /// Converts a value of Foundation.
  init(foundation value: Any) {
    switch value {
    case let value as [String: Any]:
      self.init(
        .dictionary(value.map { Member($0.key, PropertyList(foundation: $0.value)) }.sorted()))
    case let value as [Any]: self.init(.array(value.map { PropertyList(foundation: $0) }))
    case let value as String: self.init(.string(value))
    case let value as Date: self.init(.date(value.timeIntervalSinceReferenceDate))
    case let value as Data: self.init(.data(Array(value)))
    // A number converts to `Bool` as well.
    case let value as NSNumber where value.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c")):
      self.init(.boolean(value.boolValue))
    case let value as NSNumber where value.objCType.pointee == CChar(bitPattern: UInt8(ascii: "d")):
      self.init(.real(value.doubleValue))
    case let value as NSNumber: self.init(.integer(Int128(value.stringValue) ?? 0))
    default: self.init(.string("a value of type \(type(of: value))"))
    }
  }

  /// This value with the members of all dictionaries in the order of their keys.
  var sorted: PropertyList {
    switch content {
    case .dictionary(let members):
      PropertyList(.dictionary(members.map { Member($0.key, $0.value.sorted) }.sorted()))
    case .array(let elements): PropertyList(.array(elements.map(\.sorted)))
    default: self
    }
  }
}

extension [PropertyList.Member] {
  fileprivate func sorted() -> Self { sorted { $0.key < $1.key } }
}
