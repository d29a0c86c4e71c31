import IntentKitCore

print(
  "intentbench: medians of interleaved rounds; figures over the first way are differences round by round."
)
await PhaseCost.report()
