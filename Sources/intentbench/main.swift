import IntentKitExtension
import IntentKitPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The process benchmarks start this program as their guest.
if ProcessInfo.processInfo.environment["INTENTKIT_REQUESTS"] != nil { BenchExtension.main() }

// Each part can be run alone: intentbench phases json replay hung blocked process
let parts = Set(CommandLine.arguments.dropFirst())
let known: Set = ["phases", "json", "replay", "hung", "blocked", "process", "profile"]
guard parts.isSubset(of: known) else {
  print("intentbench: unknown part \(parts.subtracting(known).sorted().joined(separator: ", "));")
  print(
    "the parts are phases, json, replay, hung, blocked, process, and profile, a long run of "
      + "phases only."
  )
  CurrentProcess.flushAndExit(2)
}
if parts.contains("profile") {
  blackHole(await PhaseCost.onLane { await PhaseCost.sequential(200_000) })
  CurrentProcess.flushAndExit(0)
}
print(
  "intentbench: medians of interleaved rounds; differences to the first alternative in each round.")
if parts.isEmpty || parts.contains("phases") {
  await PhaseCost.report()
  await PhaseCost.reportGrowth()
}
if parts.isEmpty || parts.contains("json") { await Throughput.report() }
if parts.isEmpty || parts.contains("replay") { await ReplayCost.report() }
if parts.isEmpty || parts.contains("hung") { await HungHandlers.report() }
if parts.isEmpty || parts.contains("blocked") { await BlockedHandlers.report() }
if parts.isEmpty || parts.contains("process") { await ProcessCost.report() }
// Handlers that block their threads forever are abandoned.
CurrentProcess.flushAndExit(0)
