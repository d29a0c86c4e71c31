// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IntentQueue",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "IntentQueue", targets: ["IntentQueue"]),
    .executable(name: "fleet-worker", targets: ["fleet-worker"]),
  ],
  dependencies: [
    .package(name: "IntentKit", path: "../..")
  ],
  targets: [
    .target(
      name: "IntentQueue",
      dependencies: [
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitSimulator", package: "IntentKit"),
      ]),
    .target(
      name: "Fleet",
      dependencies: [.product(name: "IntentKitCore", package: "IntentKit")]),
    .executableTarget(
      name: "fleet-worker",
      dependencies: ["Fleet", "IntentQueue"]),
    .testTarget(
      name: "IntentQueueTests",
      dependencies: [
        "Fleet",
        "IntentQueue",
        .product(name: "IntentKitCore", package: "IntentKit"),
      ]),
    .testTarget(
      name: "FleetTests",
      dependencies: [
        "Fleet",
        .product(name: "IntentKitCore", package: "IntentKit"),
        .product(name: "IntentKitTesting", package: "IntentKit"),
      ]),
    .testTarget(name: "FleetWorkerTests", dependencies: ["fleet-worker"]),
  ]
)
