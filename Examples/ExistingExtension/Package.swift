// swift-tools-version: 6.2
import PackageDescription

// The manifest for Linux. On Apple platforms, the project of the app builds the same files.
let package = Package(
  name: "ExistingExtension",
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "CourierExtension",
      dependencies: [
        .product(name: "Intents", package: "IntentKit"),
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitExtension", package: "IntentKit"),
      ],
      path: ".",
      exclude: ["README.md", "Tests"],
      sources: ["MessageExtension", "Linux"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ExistingExtensionTests",
      dependencies: [
        "CourierExtension",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ]),
  ]
)
