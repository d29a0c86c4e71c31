import FaultyHandlers
import IntentKitCore
import IntentKitSimulator
import IntentKitTesting

/// The contract check of the test kit.
struct ContractDoor {
  /// Checks a handler with its own request and with sample values.
  func observe(_ handler: FaultyHandler) async throws -> Observation {
    let name = handler.scenario.intent ?? ""
    guard let type = SystemIntents.named(name) else {
      throw Failure(description: "\(name) isn't a system intent")
    }
    return try await check(handler, type)
  }

  private func check<Request: SystemIntent>(
    _ handler: FaultyHandler, _ type: Request.Type
  ) async throws -> Observation {
    let scenario = handler.scenario
    let first = try Request(parameterValue: .object(scenario.parameters))
    let isCrash = handler.group == .crashes
    let world = TestWorld(
      device: DeviceState(siriAuthorization: scenario.given.siriAuthorization),
      settings: scenario.given.settings,
      launch: HandlerLaunch(duration: handler.request.launch), app: handler.request.app,
      source: scenario.source == .maps ? .maps(watching: .seconds(2)) : .siri,
      limit: isCrash ? .seconds(60) : .seconds(10),
      patience: isCrash ? nil : .milliseconds(500))
    let limits = ExtensionLimits(memory: handler.request.memory)
    let report = await checkContract(
      of: FaultyApp.self,
      hosted: isCrash
        ? .outOfProcess(program: SimulatorDoor.guestPath, limits: limits) : .inProcess,
      for: type, given: world,
      bounds: ContractBounds(requests: 100, questions: 8, faultyRequests: isCrash ? 1 : 2),
      initialRequests: [first])
    return Observation(
      verdicts: report.findings.map(\.verdict), missingMethods: report.missingMethods.map(\.name))
  }
}
