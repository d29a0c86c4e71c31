// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ExtensionChat",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "ChatExtension", targets: ["ChatExtension"])
  ],
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    .target(
      name: "ChatHandlers",
      dependencies: [.product(name: "IntentKitCore", package: "IntentKit")]),
    .executableTarget(
      name: "ChatExtension",
      dependencies: [
        "ChatHandlers",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitExtension", package: "IntentKit"),
      ]),
    .testTarget(
      name: "ExtensionChatTests",
      dependencies: [
        "ChatExtension",
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ],
      exclude: ["which-bill.json"]),
  ]
)
