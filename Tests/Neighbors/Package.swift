// swift-tools-version: 6.2
import PackageDescription

// A package that uses the module `Intents`, beside another that asks which frameworks exist.
let package = Package(
  name: "Neighbors",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    // Only one of SiriKit's domains is compiled.
    .package(name: "IntentKit", path: "../..", traits: ["Workouts"]), .package(path: "Bystander"),
  ],
  targets: [
    .executableTarget(
      name: "CoreUser", dependencies: [.product(name: "IntentKitCore", package: "IntentKit")]),
    .executableTarget(
      name: "Courier",
      dependencies: [
        .product(name: "Bystander", package: "Bystander"),
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "Intents", package: "IntentKit"),
      ]),
  ]
)
