// The codes of responses (What Siri does, 3 and 4).

extension Lane {
  /// Returns the description of a response's code; an undeclared code ends the request.
  func declared(_ response: Request.Response) throws(LaneEnd) -> ResponseCodeSchema {
    if let code = response.code.schema { return code }
    let allowed = schema.codes(allowedFor: lastCall.method)
    try judge(.undeclaredCode(code: response.code.name, declared: allowed.map(\.name)))
    throw .ended(Outcome(.failed, phase: lastCall.method.phase, code: response.code.name))
  }

  func notAllowed(_ code: ResponseCodeSchema) throws(LaneEnd) -> LaneEnd {
    try judge(.codeNotAllowed(code: code.name, meaning: code.meaning))
    return .ended(Outcome(.failed, phase: lastCall.method.phase, code: code.name))
  }

  /// Returns the end of the request for a response (What Siri does, 4.1).
  func end(
    with response: Request.Response, _ code: ResponseCodeSchema
  ) async throws(LaneEnd) -> LaneEnd {
    let result: Outcome.Result
    switch code.meaning {
    case .success: result = .succeeded
    case .inProgress: result = .inProgress
    case .failure: result = .failed
    case .failureRequiringAppLaunch:
      result = .requiresAppLaunch
      // The codes with a longer name say what the user must do in the app.
      if lastCall.method.phase == .handle,
        code.name == CodeMeaning.failureRequiringAppLaunch.rawValue,
        response.userActivity == nil
      {
        try judge(.unexplainedAppLaunch)
      }
      try await handOver(.launch, response)
    case .continueInApp:
      result = .continuedInApp
      try await handOver(.foreground, response)
    case .handleInApp:
      // The app may hand over only once; otherwise the request might never end.
      guard lastCall.method != .handleInApp else { return try notAllowed(code) }
      result = .handledInApp
      try await handOver(.background, response)
    case .unspecified, .ready, .userConfirmationRequired:
      result = .failed
      try judge(.unspecifiedCode)
    }
    return .ended(Outcome(result, phase: lastCall.method.phase, code: code.name))
  }
}
