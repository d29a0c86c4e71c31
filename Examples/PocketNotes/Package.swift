// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PocketNotes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PocketNotes", targets: ["PocketNotes"])
  ],
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    .target(
      name: "PocketNotes",
      dependencies: [.product(name: "IntentKitCore", package: "IntentKit")]),
    .testTarget(
      name: "PocketNotesTests",
      dependencies: [
        "PocketNotes",
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ],
      exclude: ["Scenarios"]),
  ]
)
