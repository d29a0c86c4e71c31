/// A default implementation, called in place of a method that an app or a handler lacks.
///
/// Each of them reports that it was called, so a misspelled method of the app doesn't go unnoticed.
/// A call of an existing method costs nothing. The defaults of resolve methods report nothing,
/// because their result already says it: ``ResolutionResult/notImplemented``.
package enum DefaultImplementation: Sendable {
  /// The confirm method of a handler.
  case confirm
  /// The method of a dynamic handler that provides options.
  case options
  /// The method of a dynamic handler that provides a default value.
  case defaultValue
  /// The method of the app that provides handlers.
  case handlerInApp
  /// The method of the app that continues activities.
  case activity

  /// Reports that the current call reached this implementation.
  package func note() { LaneContext.completionObserver?.note(self) }

  /// Returns whether the current call reached this implementation, and resets the mark.
  func take() -> Bool { LaneContext.completionObserver?.take(self) ?? false }

  /// Returns whether this implementation gave the answer that an event contains.
  ///
  /// It didn't if the handler's own method called the default of another method.
  func gave(_ event: TraceEvent.Kind) -> Bool {
    switch (self, event) {
    case (.confirm, .responded(let method, _, _, _)): method.phase == .confirm
    case (.options, .provided(_, .options, _)), (.defaultValue, .provided(_, .defaultValue, _)):
      true
    default: false
    }
  }
}

extension IntentResponse {
  /// Returns the response of a handler without a confirm method.
  ///
  /// Only the default implementations of handler protocols return it.
  public static func byDefault(_ code: Code) -> Self {
    DefaultImplementation.confirm.note()
    return Self(code: code, userActivity: nil)
  }

  /// The response of a handler without a handle method, for which the request ends with a verdict.
  ///
  /// Only the default implementations of handler protocols return it: a handler of an intent that
  /// configures a widget may lack the method.
  public static var notHandled: Self {
    LaneContext.completionObserver?.failed(.noHandleMethod)
    return .missing
  }
}
