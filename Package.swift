// swift-tools-version: 6.2
import PackageDescription

// SiriKit's domains; a package that depends on this one can leave out those that it doesn't use.
let domains = [
  "Messages",
  "Calls",
  "Workouts",
  "RideBooking",
  "Payments",
  "Photos",
  "ListsAndNotes",
  "VisualCodes",
  "CarCommands",
  "CarPlay",
  "Radio",
  "RestaurantReservations",
  "Media",
  "ReservationsAndTravel",
  "FocusStatus",
]

let package = Package(
  name: "IntentKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "IntentKitCore", targets: ["IntentKitCore"]),
    .library(name: "IntentKitSimulator", targets: ["IntentKitSimulator"]),
    .library(name: "IntentKitUI", targets: ["IntentKitUI"]),
    .library(name: "IntentKitReports", targets: ["IntentKitReports"]),
    .library(name: "IntentKitTesting", targets: ["IntentKitTesting"]),
    .library(name: "IntentKitExtension", targets: ["IntentKitExtension"]),
    .executable(name: "intentsim", targets: ["intentsim"]),
    .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
  ],
  // By default, one trait stands for all domains. The package manager passes enabled traits to the
  // compiler in an order that changes, and with several of them it often compiles everything again.
  traits: Set(domains.map { .trait(name: $0, description: "The intents of the domain \($0).") })
    .union([
      .trait(name: "AllDomains", description: "The intents of all domains."),
      .default(enabledTraits: ["AllDomains"]),
    ]),
  targets: [
    // System calls that Swift doesn't import.
    .target(name: "CIntentKitPlatform"),
    // The operating system. Nothing else asks which one it is.
    .target(name: "IntentKitPlatform", dependencies: ["CIntentKitPlatform"]),
    .target(name: "IntentKitCore", dependencies: ["IntentKitPlatform"]),
    // The translation of SiriKit's names into Swift.
    .target(name: "IntentNames"),
    // It writes the core's sources, so it must not need them to build.
    .target(
      name: "IntentCatalog", dependencies: ["IntentNames"],
      exclude: ["Catalog/compatible-surface.json", "Catalog/system-intents.json"]),
    // The reader of definition files, which programs that run them need, too.
    .target(name: "IntentDefinitionFiles", dependencies: ["IntentKitPlatform", "IntentNames"]),
    // The tool behind the build plugin, so that it must not need the core to build, either.
    .target(
      name: "IntentDefinitionSwift",
      dependencies: ["IntentCatalog", "IntentDefinitionFiles", "IntentNames"]),
    // The files of a language and their tables. The generator compiles them without the core.
    .target(name: "LanguageFiles"),
    // Sentences, by the tables of languages.
    .target(
      name: "IntentKitLanguage",
      dependencies: ["IntentKitCore", "LanguageFiles"], exclude: ["Languages"]),
    .target(name: "IntentKitUI", dependencies: ["IntentKitPlatform", "IntentKitCore"]),
    .target(
      name: "IntentKitSimulator",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentKitLanguage", "IntentKitUI", "LanguageFiles",
      ]),
    .target(
      name: "IntentKitReports",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitSimulator", "IntentKitUI"]),
    .target(
      name: "IntentKitExtension",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitUI"]),
    .target(
      name: "IntentKitTesting",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentKitExtension", "IntentKitSimulator",
        "IntentKitUI",
      ]),
    .target(name: "SampleStorage", dependencies: ["IntentKitCore", "IntentKitPlatform"]),
    // The Swift for its definition files is checked in: with the plugin, everything that the
    // plugin's tool needs would be built a second time, for the tool.
    .target(
      name: "SampleApps",
      dependencies: ["IntentKitCore", "IntentKitPlatform", "IntentKitUI", "SampleStorage"],
      exclude: [
        "RecipeAssistant/Base.lproj", "RecipeAssistant/ja.lproj",
        "RecipeAssistant/RecipeAssistant.intentdefinition",
        "RecipeAssistant/RecipesWithoutUI.intentdefinition", "SoupChef/Base.lproj",
        "SoupChef/SoupChef.intentdefinition", "SoupChef/ja.lproj",
      ]),
    .executableTarget(
      name: "intentsim",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentDefinitionFiles", "IntentKitSimulator",
        "IntentKitReports", "IntentKitUI",
        "IntentKitExtension", "SampleApps",
      ]),
    // A program that a plugin runs can't be linked into tests, so its logic is apart.
    .target(
      name: "IntentGenCommands",
      dependencies: [
        "IntentKitPlatform", "IntentCatalog", "IntentDefinitionFiles", "IntentDefinitionSwift",
        "LanguageFiles",
      ]),
    .executableTarget(name: "intentgen", dependencies: ["IntentGenCommands"]),
    // Swift for definition files: during the build, and as files to check in.
    .plugin(
      name: "IntentDefinitionPlugin", capability: .buildTool(), dependencies: ["intentgen"],
      path: "Sources/IntentDefinitionPlugin"),
    .plugin(
      name: "GenerateIntents",
      capability: .command(
        intent: .custom(
          verb: "generate-intents",
          description: "Writes Swift for the .intentdefinition files of a package."),
        permissions: [
          .writeToPackageDirectory(reason: "The generated Swift becomes a part of the package.")
        ]),
      dependencies: ["intentgen"], path: "Sources/GenerateIntents"),
    .executableTarget(
      name: "intentbench",
      dependencies: [
        "IntentDefinitionFiles", "IntentDefinitionSwift", "LargeDefinition",
        "IntentKitPlatform", "IntentKitCore", "IntentKitSimulator", "IntentKitReports",
        "IntentKitExtension", "SampleApps",
      ]),
    // A definition file of the largest known size, for tests and measurements.
    .target(name: "LargeDefinition", path: "Tests/LargeDefinition"),
    // What several test targets need.
    .target(
      name: "TestSupport",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentKitSimulator", "SampleApps", "SampleStorage",
      ],
      path: "Tests/TestSupport"),
    // Sizes, names, imports and words in all files.
    .testTarget(name: "HygieneTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "IntentKitPlatformTests", dependencies: ["IntentKitPlatform", "TestSupport"]),
    // Its samples of every type are those that handlers are explored with.
    .testTarget(
      name: "IntentKitCoreTests",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitTesting"]),
    .testTarget(
      name: "IntentKitUITests",
      dependencies: ["IntentKitCore", "IntentKitPlatform", "IntentKitUI", "TestSupport"]),
    .testTarget(name: "IntentCatalogTests", dependencies: ["IntentCatalog", "IntentNames"]),
    .testTarget(
      name: "IntentDefinitionFilesTests",
      dependencies: [
        "IntentCatalog", "IntentDefinitionFiles", "IntentDefinitionSwift", "IntentKitPlatform",
        "LargeDefinition", "TestSupport",
      ],
      exclude: ["Golden", "Swift/Files"]),
    // Its sources are the expected Swift for definition files with every feature, type and name.
    .testTarget(
      name: "GeneratedIntentsTests",
      dependencies: [
        "IntentDefinitionFiles", "IntentKitCore", "IntentKitSimulator", "IntentKitTesting",
        "TestSupport",
      ],
      exclude: ["Everything.intentdefinition"]),
    .testTarget(
      name: "IntentKitLanguageTests",
      dependencies: ["IntentKitCore", "IntentKitLanguage", "LanguageFiles"],
      exclude: ["Corpus", "Languages", "Values"]),
    .testTarget(
      name: "IntentKitSimulatorTests",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentKitSimulator", "IntentKitUI", "SampleApps",
        "TestSupport",
      ]),
    .testTarget(
      name: "IntentKitReportsTests",
      dependencies: [
        "IntentKitCore", "IntentKitPlatform", "IntentKitReports", "IntentKitSimulator",
        "SampleApps", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "IntentKitTestingTests",
      dependencies: [
        "IntentKitPlatform",
        "ChatGuest", "FaultyGuest", "IntentKitCore", "IntentKitExtension", "IntentKitSimulator",
        "IntentKitTesting", "SampleApps", "TestSupport",
      ],
      exclude: ["Golden"]),
    // Only a process can be killed in the middle of its work.
    .executableTarget(
      name: "ContainerWriter", dependencies: ["IntentKitCore", "SampleStorage"],
      path: "Tests/ContainerWriter"),
    .testTarget(
      name: "SampleStorageTests",
      dependencies: [
        "ContainerWriter", "IntentKitCore", "IntentKitPlatform", "SampleStorage", "TestSupport",
      ]),
    .testTarget(
      name: "SampleAppsTests",
      dependencies: [
        "IntentKitCore", "IntentKitPlatform", "IntentKitReports", "IntentKitSimulator",
        "IntentKitTesting", "SampleApps", "SampleStorage", "TestSupport",
      ]),
    // Guests in separate processes: an app as it should be, and one that does what it should not.
    .executableTarget(
      name: "ChatGuest", dependencies: ["IntentKitCore", "IntentKitExtension", "SampleApps"],
      path: "Tests/Guests/ChatGuest"),
    .executableTarget(
      name: "FaultyGuest", dependencies: ["IntentKitCore", "IntentKitExtension"],
      path: "Tests/Guests/FaultyGuest"),
    .executableTarget(
      name: "RidesGuest",
      dependencies: ["IntentKitCore", "IntentKitExtension", "IntentKitUI", "SampleApps"],
      path: "Tests/Guests/RidesGuest"),
    // One that breaks every rule, and a program that runs it in every way and looks for remains.
    .executableTarget(name: "HostileGuest", path: "Tests/Guests/HostileGuest"),
    .executableTarget(
      name: "HostileRuns",
      dependencies: [
        "HostileGuest", "IntentKitCore", "IntentKitExtension", "IntentKitPlatform",
        "IntentKitSimulator",
      ],
      path: "Tests/HostileRuns"),
    .testTarget(
      name: "IntentKitExtensionTests",
      dependencies: [
        "IntentKitPlatform",
        "ChatGuest", "FaultyGuest", "HostileGuest", "HostileRuns", "IntentKitCore",
        "IntentKitExtension", "IntentKitSimulator", "RidesGuest", "SampleApps", "TestSupport",
      ]),
    .testTarget(
      name: "IntentGenCommandsTests",
      dependencies: ["IntentDefinitionFiles", "IntentDefinitionSwift", "IntentGenCommands"]),
    // What a program loads to start is seen in a program only.
    .executableTarget(
      name: "LinkageProbe", dependencies: ["IntentKitCore"], path: "Tests/LinkageProbe"),
    .testTarget(name: "LinkageTests", dependencies: ["LinkageProbe", "intentsim"]),
    // It runs the program that was built beside it and imports nothing of it.
    .testTarget(
      name: "IntentSimTests",
      dependencies: [
        "ChatGuest", "FaultyGuest", "HostileGuest", "HostileRuns", "intentsim", "IntentKitCore",
        "SampleApps", "TestSupport",
      ],
      exclude: ["Golden"]),
  ]
)

// The module `Intents`, for files that were written for Apple's framework. On Apple platforms, the
// framework itself is used. The modules of its neighbors are separate products, because every
// module in a build makes `canImport` true for all targets.
#if os(Linux)
package.products += [
  .library(name: "Intents", targets: ["Intents"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "Contacts", targets: ["Contacts"]),
  .library(name: "IntentsUI", targets: ["IntentsUI"]),
]
package.targets += [
  // The values of other frameworks that intents contain.
  .target(name: "IntentsValues"),
  .target(
    name: "Intents", dependencies: ["IntentKitCore", "IntentKitPlatform", "IntentsValues"]),
  .target(name: "CoreLocation", dependencies: ["IntentsValues"]),
  .target(name: "Contacts", dependencies: ["IntentsValues"]),
  .target(name: "IntentsUI", dependencies: ["IntentKitCore", "IntentKitUI", "Intents"]),
  .testTarget(
    name: "IntentsTests",
    dependencies: [
      "CoreLocation", "IntentDefinitionFiles", "IntentKitCore", "IntentKitPlatform",
      "IntentKitReports", "IntentKitSimulator", "IntentKitTesting", "IntentKitUI", "Intents",
      "IntentsUI", "SampleApps", "TestSupport",
    ]),
  .testTarget(
    name: "IntentsUITests",
    dependencies: ["IntentKitCore", "IntentKitTesting", "IntentKitUI", "Intents", "IntentsUI"]),
]
// It measures the cost of the bridge.
package.targets.first { $0.name == "intentbench" }?.dependencies.append("Intents")
#endif

// Settings that every Swift target but the plugins shares, each with its reason.
for target in package.targets where target.type != .plugin {
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
  ]
}
