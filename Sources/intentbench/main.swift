import IntentKitExtension
import IntentKitPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The process benchmarks start this program as their guest.
if ProcessInfo.processInfo.environment["INTENTKIT_REQUESTS"] != nil { BenchExtension.main() }

// Each part can be run alone: intentbench phases json replay hung blocked process scale phrases definitions
let parts = Set(CommandLine.arguments.dropFirst())
let benchmarks: [(name: String, report: () async -> Void)] = [
  ("phases", PhaseCost.report), ("json", Throughput.report), ("replay", ReplayCost.report),
  ("hung", UnansweredRequests.reportHung), ("blocked", UnansweredRequests.reportBlocked),
  ("process", ProcessCost.report), ("scale", ScaleCost.report), ("phrases", SentenceCost.report),
  ("definitions", DefinitionCost.report),
]
let unknown = parts.subtracting(benchmarks.map(\.name) + ["profile"])
guard unknown.isEmpty else {
  print("intentbench: unknown part \(unknown.sorted().joined(separator: ", "));")
  print(
    "the parts are phases, json, replay, hung, blocked, process, scale, phrases, definitions, and "
      + "profile, a long run of phases only."
  )
  CurrentProcess.flushAndExit(2)
}
if parts.contains("profile") {
  blackHole(await PhaseCost.onLane { await PhaseCost.sequential(200_000) })
  CurrentProcess.flushAndExit(0)
}
print(
  "intentbench: medians of interleaved rounds; differences to the first alternative in each round.")
for (name, report) in benchmarks where parts.isEmpty || parts.contains(name) { await report() }
// Handlers that block their threads forever are abandoned.
CurrentProcess.flushAndExit(0)
