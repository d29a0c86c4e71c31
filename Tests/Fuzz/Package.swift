// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    // The targets of the library, compiled from its own sources with the instrumentation of the
    // fuzzer. `Library` is a link to these sources instead of a dependency on the package, because
    // stores and the guest's side of the wire are in no product, and package access ends at the
    // package.
    .target(name: "CIntentKitPlatform", path: "Library/CIntentKitPlatform"),
    .target(
      name: "IntentKitPlatform", dependencies: ["CIntentKitPlatform"],
      path: "Library/IntentKitPlatform"),
    .target(
      name: "IntentKitCore", dependencies: ["IntentKitPlatform"], path: "Library/IntentKitCore"),
    .target(name: "IntentNames", path: "Library/IntentNames"),
    .target(
      name: "IntentDefinitionFiles", dependencies: ["IntentKitPlatform", "IntentNames"],
      path: "Library/IntentDefinitionFiles"),
    .target(
      name: "IntentKitUI", dependencies: ["IntentKitPlatform", "IntentKitCore"],
      path: "Library/IntentKitUI"),
    .target(
      name: "IntentKitSimulator",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitUI"],
      path: "Library/IntentKitSimulator"),
    .target(
      name: "IntentKitReports",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitSimulator", "IntentKitUI"],
      path: "Library/IntentKitReports"),
    .target(
      name: "IntentKitExtension",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitUI"],
      path: "Library/IntentKitExtension"),
    .target(
      name: "SampleStorage", dependencies: ["IntentKitPlatform", "IntentKitCore"],
      path: "Library/SampleStorage"),
    .target(
      name: "SampleApps",
      dependencies: ["IntentKitPlatform", "IntentKitCore", "IntentKitUI", "SampleStorage"],
      path: "Library/SampleApps",
      exclude: [
        "RecipeAssistant/Base.lproj", "RecipeAssistant/ja.lproj",
        "RecipeAssistant/RecipeAssistant.intentdefinition",
        "RecipeAssistant/RecipesWithoutUI.intentdefinition", "SoupChef/Base.lproj",
        "SoupChef/SoupChef.intentdefinition", "SoupChef/ja.lproj",
      ]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "IntentKitPlatform", "IntentKitCore", "IntentDefinitionFiles", "IntentKitSimulator",
        "IntentKitReports", "IntentKitExtension", "SampleApps", "ScriptedGuest",
      ],
      // The default linker fails on libFuzzer with an internal error.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    // In C, because a guest is started for each input.
    .executableTarget(name: "ScriptedGuest"),
  ]
)

let targetsInC: Set = ["CIntentKitPlatform", "ScriptedGuest"]

for target in package.targets where !targetsInC.contains(target.name) {
  target.swiftSettings = [
    // The settings of the library.
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // The fuzzer's choice of inputs follows the branches that they reach.
    .unsafeFlags(["-sanitize=fuzzer"]),
  ]
}
