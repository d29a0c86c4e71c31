import IntentKitCore
import IntentKitPlatform
import IntentKitUI

// The views of the app.

extension GuestServer {
  /// Creates a view controller; the answer is empty if the app has no view for the request.
  func createViewController(
    _ message: ParameterValue
  ) async throws(Refusal) -> [String: ParameterValue] {
    let number = try controllerNumber(in: message)
    guard let provider = state.withLock({ $0.views }) else { return [:] }
    let interaction = try refusing(
      try Interaction(parameterValue: message["interaction"] ?? [:]))
    let extensionContext = try refusing(
      try HostedViewExtensionContext(parameterValue: message["extensionContext"] ?? [:]))
    let controller = LocalViews(provider).viewController(for: interaction, in: extensionContext)
    guard let controller else { return [:] }
    state.withLock { $0.controllers[number] = controller }
    return ["way": controller.way.parameterValue]
  }

  /// Configures the view of a controller.
  func configureView(
    _ message: ParameterValue
  ) async throws(Refusal) -> [String: ParameterValue] {
    let number = try controllerNumber(in: message)
    guard let controller = state.withLock({ $0.controllers[number] }) else {
      throw Refusal(reason: "no view controller has this number")
    }
    let call = HostedViewController.Call(
      parameters: Set(
        try refusing(try [InterfaceParameter](parameterValue: message["parameters"] ?? []))),
      interaction: try refusing(try Interaction(parameterValue: message["interaction"] ?? [:])),
      interactiveBehavior: try refusing(
        try InteractiveBehavior(parameterValue: message["interactiveBehavior"] ?? "none")),
      context: try refusing(
        try HostedViewContext(parameterValue: message["context"] ?? "siriSnippet")))
    // Another controller is created for the next call of an app that replaces views.
    if controller.way == .replacing { state.withLock { $0.controllers[number] = nil } }
    return try await refusingOnFailure(try await controller.configure(call)).fields
  }

  private func controllerNumber(in message: ParameterValue) throws(Refusal) -> Int {
    guard case .integer(let number)? = message["controller"] else {
      throw Refusal(reason: "a view controller requires a number")
    }
    return number
  }
}
