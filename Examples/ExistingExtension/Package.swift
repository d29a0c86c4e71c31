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
      exclude: ["MessageExtension/intentgen.json", "README.md", "Tests"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      // It generates the classes that Xcode generates on Apple platforms.
      plugins: [.plugin(name: "IntentDefinitionPlugin", package: "IntentKit")]),
    .testTarget(
      name: "ExistingExtensionTests",
      dependencies: [
        "CourierExtension",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ]),
  ]
)
