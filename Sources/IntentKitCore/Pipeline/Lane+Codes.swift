// The codes of responses (What Siri does, 3 and 4).

extension Lane {
  /// Returns the description of a response's code; an undeclared code ends the request.
  func declared(_ response: Request.Response) throws(LaneEnd) -> ResponseCodeSchema {
    if let code = response.code.schema { return code }
    let allowed = schema.codes(allowedFor: lastCall.method)
    try judge(.undeclaredCode(code: response.code.name, declared: allowed.map(\.name)))
    throw .ended(Outcome(.failed, phase: lastCall.method.phase, code: response.code.name))
  }

  func notAllowed(
    _ code: ResponseCodeSchema, in phase: Phase? = nil
  ) throws(LaneEnd) -> LaneEnd {
    try judge(.codeNotAllowed(code: code.name, meaning: code.meaning))
    return .ended(Outcome(.failed, phase: phase ?? lastCall.method.phase, code: code.name))
  }

  /// Returns the end of the request for a response (What Siri does, 4.1).
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - code: The code of the response.
  ///   - phase: The phase that handed the request over to the app, if one did. It ends the request,
  ///     although the app handles it.
  /// - Returns: The end of the request.
  /// - Throws: ``LaneEnd`` if the request ends during the transfer to the app.
  func end(
    with response: Request.Response, _ code: ResponseCodeSchema, in phase: Phase? = nil
  ) async throws(LaneEnd) -> LaneEnd {
    let phase = phase ?? lastCall.method.phase
    let result: Outcome.Result
    switch code.meaning {
    case .success:
      result = .succeeded
      if let field = schema.successDetail, phase == .handle,
        response.parameterValue[field] == nil
      {
        try judge(.missingDetail(field: field))
      }
    case .inProgress: result = .inProgress
    case .failure: result = .failed
    case .failureRequiringAppLaunch:
      result = .requiresAppLaunch
      // The codes with a longer name say what the user must do in the app.
      if phase == .handle,
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
      guard lastCall.method != .handleInApp else { return try notAllowed(code, in: phase) }
      result = .handledInApp
      try await handOver(.background, response)
    case .unspecified, .ready, .userConfirmationRequired:
      result = .failed
      try judge(.unspecifiedCode)
    }
    return .ended(Outcome(result, phase: phase, code: code.name))
  }
}
