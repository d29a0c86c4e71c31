// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FaultyHandlers",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    // The handlers, each with its truth.
    .target(
      name: "FaultyHandlers",
      dependencies: [
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitExtension", package: "IntentKit"),
        .product(name: "IntentKitSimulator", package: "IntentKit"),
      ]),
    // All handlers in a separate process; a setting chooses one.
    .executableTarget(
      name: "HandlerGuest",
      dependencies: [
        "FaultyHandlers",
        .product(name: "IntentKitExtension", package: "IntentKit"),
      ]),
    // The program that runs all handlers through all doors.
    .executableTarget(
      name: "score",
      dependencies: [
        "FaultyHandlers",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitExtension", package: "IntentKit"),
        .product(name: "IntentKitReports", package: "IntentKit"),
        .product(name: "IntentKitSimulator", package: "IntentKit"),
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    // The settings of the library.
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
