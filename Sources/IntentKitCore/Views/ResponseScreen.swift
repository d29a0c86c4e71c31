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
