/// The screen on which an assistant shows the responses of an app, with the app's own views.
///
/// The pipeline depends only on this protocol; IntentKitUI implements it.
package protocol ResponseScreen: Sendable {
  /// Prepares the screen for one request.
  ///
  /// - Parameters:
  ///   - schema: The schema of the intent.
  ///   - context: The place on the screen.
  /// - Returns: The screen during the request, or nil if the app has no views for the intent.
  func session(for schema: IntentSchema, in context: HostedViewContext) -> (any ScreenSession)?
}

/// The screen during one request.
package protocol ScreenSession: Sendable {
  /// Shows a response.
  ///
  /// - Parameters:
  ///   - interaction: The request and the response.
  ///   - meaning: The meaning of the response's code.
  ///   - phase: The phase of the response.
  ///   - caller: The way to call methods of the app's views within the limit.
  mutating func show(
    _ interaction: Interaction, _ meaning: CodeMeaning, in phase: Phase, through caller: ViewCaller
  ) async

  /// Shows a new status of the request, if the app's view augments the interface.
  mutating func update(_ interaction: Interaction, through caller: ViewCaller) async
}

/// An app outside of this process whose views can be shown.
package protocol ScreenOwner {
  /// The screen that shows the app's views.
  var screen: any ResponseScreen { get }
}

/// Calls methods of an app's views, within the limit of the request's calls.
package struct ViewCaller: Sendable {
  /// The end of a call.
  package enum Result: Sendable {
    /// The app answered.
    case answered(elapsed: Duration)
    /// The app can't answer anymore, because it released its completion.
    case dropped(elapsed: Duration)
    /// The app runs elsewhere, and its answer can't be used, or it can't answer anymore.
    case failed(HandlerFailure, elapsed: Duration)
    /// The app didn't answer within the limit.
    case overdue(limit: Duration)
    /// The request has ended.
    case ended
  }

  let lifecycle: Lifecycle

  /// Calls a method that answers at last within the limit.
  ///
  /// - Parameters:
  ///   - method: The method, as traces name it.
  ///   - isRecorded: Whether the trace contains the call.
  ///   - body: A closure that calls the method and keeps its answer. Its task is canceled after the
  ///     limit.
  /// - Returns: The end of the call. The method itself may continue after it.
  package func call(
    _ method: HandlerMethod, isRecorded: Bool = true,
    _ body: @escaping @Sendable () async throws(HandlerFailure) -> Void
  ) async -> Result {
    await lifecycle.callForView(method, isRecorded: isRecorded, body)
  }

  /// Records the result of a call.
  package func record(_ step: ViewStep) {
    try? lifecycle.record(.viewConfigured(step))
  }

  /// Records a verdict on a call.
  package func judge(_ kind: Verdict.Kind, _ method: HandlerMethod, elapsed: Duration) {
    try? lifecycle.record(.judged(Verdict(kind, method: method, elapsed: elapsed)))
  }
}
