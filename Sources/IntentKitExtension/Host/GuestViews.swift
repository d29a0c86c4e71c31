package import IntentKitCore
import IntentKitPlatform
import IntentKitUI

extension GuestApp: ScreenOwner {
  package var screen: any ResponseScreen { HostedViewScreen(GuestViews(app: self)) }
}

/// The view controllers of an app in a separate process.
struct GuestViews: HostedViewSource {
  let app: GuestApp

  func hasViews(for schema: IntentSchema) -> Bool {
    app.intentsWithViews.contains(schema.siriKitName)
  }

  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) async throws(HandlerFailure) -> HostedViewController? {
    let (process, number) = (app.process, app.nextNumber())
    let answer = try await process.callForView(
      .viewController,
      [
        "controller": .integer(number), "interaction": interaction.parameterValue,
        "extensionContext": extensionContext.parameterValue,
      ])
    guard let field = answer["way"] else { return nil }
    let way = try process.reading(
      try inside("way", try HostedViewNegotiation.Way(parameterValue: field)))
    return HostedViewController(way) { call throws(HandlerFailure) in
      let answer = try await process.callForView(
        .configureView,
        [
          "controller": .integer(number), "parameters": call.parameters.sorted().parameterValue,
          "interaction": call.interaction.parameterValue,
          "interactiveBehavior": call.interactiveBehavior.parameterValue,
          "context": call.context.parameterValue,
        ])
      return try process.reading(try HostedViewController.Answer(message: answer))
    }
  }
}

extension HostedViewController.Answer {
  /// Reads an answer of a guest.
  init(message: ParameterValue) throws(ParameterError) {
    guard let configuration = message["configuration"] else {
      throw ParameterError(
        found: "nothing", expected: "the configuration of a view", path: ["configuration"])
    }
    self.init(
      try inside("configuration", try ViewConfiguration(parameterValue: configuration)),
      displayedParts: try inside(
        "displays", try [StandardViewPart](parameterValue: message["displays"] ?? [])))
  }

  /// The fields of a guest's answer.
  var fields: [String: ParameterValue] {
    var fields = ["configuration": configuration.parameterValue]
    if !displayedParts.isEmpty { fields["displays"] = displayedParts.parameterValue }
    return fields
  }
}

extension ExtensionProcess {
  /// Sends a call for a view, and reports a second answer to it as one of the current method.
  fileprivate func callForView(
    _ call: WireCall, _ fields: [String: ParameterValue]
  ) async throws(HandlerFailure) -> ParameterValue {
    let ticket = callTicket()
    let recipient = HandlerFailure.secondCompletionRecipient
    state.withLock { $0.secondCompletions[ticket] = recipient }
    return try await self.call(call, fields, ticket: ticket)
  }

  /// Returns the value of an expression that reads an answer.
  func reading<Value>(
    _ value: @autoclosure () throws(ParameterError) -> Value
  ) throws(HandlerFailure) -> Value {
    do throws(ParameterError) {
      return try value()
    } catch {
      throw unusableAnswer(error)
    }
  }
}
