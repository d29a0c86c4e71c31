import IntentKitCore

if CommandLine.arguments.dropFirst().first == "profile" {
  blackHole(await PhaseCost.onLane { await PhaseCost.sequential(100_000) })
} else {
  print(
    "intentbench: medians of interleaved rounds; figures over the first way are differences round by round."
  )
  await PhaseCost.report()
}
