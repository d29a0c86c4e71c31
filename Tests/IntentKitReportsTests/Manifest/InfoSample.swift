import Foundation
import TestSupport

/// Property lists as text.
enum InfoSample {
  static func list(_ members: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n"
  }

  static func list(extension point: String, _ intents: [String], _ more: String = "")
    -> String
  {
    list(
      """
      \(more)
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key><string>\(point)</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Handler</string>
        <key>NSExtensionAttributes</key>
        <dict><key>IntentsSupported</key>
        <array>\(intents.map { "<string>\($0)</string>" }.joined())</array></dict>
      </dict>
      """)
  }

  /// The keys of an app that handles calls itself.
  static func list(app name: String, _ more: String = "") -> String {
    list(
      """
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      \(more)
      """)
  }

  static let siri = """
    <key>NSSiriUsageDescription</key><string>Siri.</string>
    <key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
    """
}

extension Folder {
  /// Writes a file and the folders on the way to it.
  func add(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(of: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(name, text)
  }
}
