// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IntentKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "IntentKitCore", targets: ["IntentKitCore"]),
    .library(name: "IntentKitSimulator", targets: ["IntentKitSimulator"]),
  ],
  targets: [
    .target(name: "IntentKitCore"),
    .target(name: "IntentKitSimulator", dependencies: ["IntentKitCore"]),
    .testTarget(name: "IntentKitCoreTests", dependencies: ["IntentKitCore"]),
    .testTarget(
      name: "IntentKitSimulatorTests", dependencies: ["IntentKitCore", "IntentKitSimulator"]),
  ]
)

// Settings that every target shares, each with its reason.
for target in package.targets {
  target.swiftSettings = [
    // An existential has a cost; it is written where it is paid.
    .enableUpcomingFeature("ExistentialAny"),
    // A file says itself which module it takes a member from.
    .enableUpcomingFeature("MemberImportVisibility"),
    // What a target imports is its own business unless its interface needs it.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // An async function runs where its caller runs: handlers stay on their lane.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // A warning in our own build is a mistake we have not looked at yet.
    .treatAllWarnings(as: .error),
  ]
}
