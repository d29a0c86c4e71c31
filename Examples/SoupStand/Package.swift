// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SoupStand",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SoupStand", targets: ["SoupStand"])
  ],
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    .target(
      name: "SoupStand",
      dependencies: [.product(name: "IntentKitCore", package: "IntentKit")],
      plugins: [.plugin(name: "IntentDefinitionPlugin", package: "IntentKit")]),
    .testTarget(
      name: "SoupStandTests",
      dependencies: [
        "SoupStand",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitSimulator", package: "IntentKit"),
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ],
      exclude: ["SoupStand.json"]),
  ]
)
