// The codes that an app answers with.

extension IntentSchema {
  /// Returns the code by which a method says that everything is fine, or nil if it answers without a
  /// code.
  func goodCode(of method: HandlerMethod) -> ResponseCodeSchema? {
    switch method {
    case .confirm: code(.ready, .success)
    case .handle: code(.success, .continueInApp, .handleInApp, .inProgress)
    case .handleInApp: code(.success, .continueInApp, .inProgress)
    default: nil
    }
  }

  /// Returns the code by which a method says that the work continues after its answer, or nil.
  ///
  /// `handleInApp` isn't among them, because an app without a handler would be the next mistake.
  func continuingCode(of method: HandlerMethod) -> ResponseCodeSchema? {
    switch method {
    case .handle, .handleInApp: code(.inProgress, .continueInApp)
    default: nil
    }
  }

  /// Returns the codes that a method may answer.
  ///
  /// `unspecified` isn't among them, nor is a launch of the app after which the user doesn't know what
  /// to do there.
  func codes(allowedFor method: HandlerMethod) -> [ResponseCodeSchema] {
    responseCodes.filter { code in
      switch code.meaning {
      case .unspecified: false
      case .ready, .userConfirmationRequired: method == .confirm
      case .inProgress: method != .confirm
      case .success: method != .confirm || !responseCodes.contains { $0.meaning == .ready }
      case .handleInApp: method != .handleInApp
      case .failureRequiringAppLaunch: method == .confirm || code.name != code.meaning.rawValue
      case .continueInApp, .failure: true
      }
    }
  }

  /// Returns the first code with one of several meanings that isn't deprecated.
  private func code(_ meanings: CodeMeaning...) -> ResponseCodeSchema? {
    for meaning in meanings {
      let code = responseCodes.first {
        $0.meaning == meaning && $0.availability.deprecation == nil
      }
      if let code { return code }
    }
    return nil
  }
}
