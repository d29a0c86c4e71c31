// The facts of verdicts under their names, by which JSON, descriptions and sentences refer to them.

extension Verdict {
  /// One fact of a verdict, with its name.
  package struct Fact: Sendable {
    /// The name in JSON and in the gaps of sentences.
    package let name: String
    /// The value; what it looks like in a sentence depends on its type and on the language.
    package let value: any ParameterConvertible

    /// The value in a plain form that doesn't depend on a language.
    package var text: String {
      if case .string(let text) = value.parameterValue { text } else { value.spokenText }
    }
  }
}

extension Verdict.Kind {
  /// The identifier as one of a closed set.
  var name: Name { entry.name }

  /// The facts that have a value, in the order of the payload.
  package var facts: [Verdict.Fact] {
    entry.facts.compactMap { name, value in value.map { Verdict.Fact(name: name, value: $0) } }
  }

  private var entry: (name: Name, facts: [(String, (any ParameterConvertible)?)]) {
    switch self {
    case .noAnswer(let limit, let state, let patience):
      (.noAnswer, [("limit", limit), ("state", state), ("patience", patience)])
    case .noThread(let blocked): (.noThread, [("blocked", blocked)])
    case .completionDropped: (.completionDropped, [])
    case .completedTwice: (.completedTwice, [])
    case .completedLate(let limit): (.completedLate, [("limit", limit)])
    case .codeNotAllowed(let code, let meaning):
      (.codeNotAllowed, [("code", code), ("meaning", meaning)])
    case .unspecifiedCode: (.unspecifiedCode, [])
    case .undeclaredCode(let code, let declared):
      (.undeclaredCode, [("code", code), ("declared", declared)])
    case .successFromConfirm: (.successFromConfirm, [])
    case .resultCountMismatch(let results, let elements):
      (.resultCountMismatch, [("results", results), ("elements", elements)])
    case .emptyResult: (.emptyResult, [])
    case .misplacedResult(let result): (.misplacedResult, [("result", result)])
    case .emptyDisambiguation: (.emptyDisambiguation, [])
    case .singleDisambiguation: (.singleDisambiguation, [])
    case .longDisambiguation(let count): (.longDisambiguation, [("count", count)])
    case .equalOptions(let text, let count):
      (.equalOptions, [("text", text), ("count", count)])
    case .endlessQuestion(let result, let count):
      (.endlessQuestion, [("result", result), ("count", count)])
    case .tooManyRounds(let questions, let limit):
      (.tooManyRounds, [("questions", questions), ("limit", limit)])
    case .slowAnswer: (.slowAnswer, [])
    case .unexplainedAppLaunch: (.unexplainedAppLaunch, [])
    case .missingDetail(let field): (.missingDetail, [("field", field)])
    case .undeclaredActivityType(let type): (.undeclaredActivityType, [("activityType", type)])
    case .ignoredActivity(let type, let cause):
      (.ignoredActivity, [("activityType", type), ("cause", cause)])
    case .notHandledInApp(let intent, .returnedNil): (.notHandledInApp, [("intent", intent)])
    case .notHandledInApp(let intent, .methodMissing):
      (.notHandledInApp, [("intent", intent), ("cause", HandlerAbsenceName.methodMissing)])
    case .notHandledInApp(let intent, .wrongType(let type)):
      (
        .notHandledInApp,
        [("intent", intent), ("cause", HandlerAbsenceName.wrongType), ("type", type)]
      )
    case .noHandler(let intent, let isMethodMissing):
      (
        .noHandler,
        [("intent", intent), ("cause", isMethodMissing ? HandlerAbsenceName.methodMissing : nil)]
      )
    case .wrongHandler(let intent, let type, let expected, let handles):
      (
        .wrongHandler,
        [
          ("intent", intent), ("type", type), ("expected", expected),
          ("handles", handles.isEmpty ? nil : handles),
        ]
      )
    case .notDeclared(let intent, let misspelling):
      (.notDeclared, [("intent", intent), ("misspelling", misspelling)])
    case .noHandleMethod: (.noHandleMethod, [])
    case .noEntitlement: (.noEntitlement, [])
    case .noUsageDescription: (.noUsageDescription, [])
    case .singleScene(let intent): (.singleScene, [("intent", intent)])
    case .notInMaps(let intent): (.notInMaps, [("intent", intent)])
    case .ridesIncomplete(let missing): (.ridesIncomplete, [("missing", missing)])
    case .notAuthorized(let status): (.notAuthorized, [("status", status)])
    case .invalidUpdate(.unreadable): (.invalidUpdate, [("flaw", UpdateFlawName.unreadable)])
    case .invalidUpdate(.code(let code)):
      (.invalidUpdate, [("flaw", UpdateFlawName.code), ("code", code)])
    case .invalidUpdate(.missing(let field)):
      (.invalidUpdate, [("flaw", UpdateFlawName.missing), ("field", field)])
    case .invalidUpdate(.unknownPhase): (.invalidUpdate, [("flaw", UpdateFlawName.unknownPhase)])
    case .ignoredUpdate(let ride, let expected):
      (.ignoredUpdate, [("ride", ride), ("expected", expected)])
    case .viewNotConfigured(let limit, let isDropped):
      (
        .viewNotConfigured,
        [("limit", limit), ("cause", isDropped ? ViewSilenceName.dropped : nil)]
      )
    case .viewCompletedTwice: (.viewCompletedTwice, [])
    case .foreignParameters(let parameters): (.foreignParameters, [("parameters", parameters)])
    case .nothingConfigured: (.nothingConfigured, [])
    case .viewSize(let size, let allowed):
      (.viewSize, [("size", size), ("allowed", allowed)])
    case .mapInMaps: (.mapInMaps, [])
    case .unusableAnswer(let error):
      (
        .unusableAnswer,
        [
          ("path", error.path.steps.isEmpty ? nil : error.path), ("found", error.found),
          ("expected", error.expected), ("hint", error.hint),
        ]
      )
    case .launchFailed(let path, .notStarted(let reason)):
      (
        .launchFailed,
        [("path", path), ("cause", LaunchFailureName.notStarted), ("reason", reason)]
      )
    case .launchFailed(let path, .refused(let reason)):
      (.launchFailed, [("path", path), ("cause", LaunchFailureName.refused), ("reason", reason)])
    case .launchTooSlow(let limit): (.launchTooSlow, [("limit", limit)])
    case .protocolMismatch(let found, let expected):
      (.protocolMismatch, [("found", found), ("expected", expected)])
    case .crashed(let signal, let memoryLimit, let message, let place):
      (
        .crashed,
        [
          ("signal", signal), ("memoryLimit", memoryLimit), ("message", message), ("place", place),
        ]
      )
    case .exited(let status, let message):
      (.exited, [("status", status), ("message", message)])
    case .unreadableMessage(.invalidJSON(let reason)):
      (.unreadableMessage, [("flaw", MessageFlawName.invalidJSON), ("reason", reason)])
    case .unreadableMessage(.closedChannel):
      (.unreadableMessage, [("flaw", MessageFlawName.closedChannel)])
    case .cutOffMessage: (.cutOffMessage, [])
    case .flood(let source, let limit): (.flood, [("source", source), ("limit", limit)])
    case .ignoredShutdown(let grace): (.ignoredShutdown, [("grace", grace)])
    case .leftProcesses(let count): (.leftProcesses, [("count", count)])
    }
  }

  /// The facts as the fields of an object.
  var factFields: [String: ParameterValue] {
    Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0.value.parameterValue) })
  }

  /// Reads the kind with an identifier from its facts.
  ///
  /// - Throws: ``ParameterError`` if this release doesn't know the identifier, or the facts don't fit
  ///   it.
  init(_ id: Verdict.ID, facts: [String: ParameterValue]) throws(ParameterError) {
    guard let name = Name(rawValue: id.rawValue) else {
      throw ParameterError.unknownName(
        id.rawValue, kind: "verdict", known: Verdict.ID.wellKnown.map(\.rawValue)
      ).inside(.name("id"))
    }
    var reader = ParameterReader(facts)
    do throws(ParameterError) {
      self = try Self(name, &reader)
      try reader.finish(with: RecordSchema(name: "facts of \(id.rawValue)", fields: []))
    } catch {
      throw error.inside(.name("facts"))
    }
  }

  private init(_ name: Name, _ facts: inout ParameterReader) throws(ParameterError) {
    self =
      switch name {
      case .completionDropped: .completionDropped
      case .completedTwice: .completedTwice
      case .unspecifiedCode: .unspecifiedCode
      case .successFromConfirm: .successFromConfirm
      case .emptyResult: .emptyResult
      case .emptyDisambiguation: .emptyDisambiguation
      case .singleDisambiguation: .singleDisambiguation
      case .slowAnswer: .slowAnswer
      case .unexplainedAppLaunch: .unexplainedAppLaunch
      case .cutOffMessage: .cutOffMessage
      case .noHandleMethod: .noHandleMethod
      case .noEntitlement: .noEntitlement
      case .noUsageDescription: .noUsageDescription
      case .noAnswer:
        .noAnswer(
          limit: try facts.required("limit"), state: try facts.required("state"),
          patience: try facts.optional("patience"))
      case .noThread: .noThread(blocked: try facts.required("blocked"))
      case .completedLate: .completedLate(limit: try facts.required("limit"))
      case .codeNotAllowed:
        .codeNotAllowed(code: try facts.required("code"), meaning: try facts.required("meaning"))
      case .undeclaredCode:
        .undeclaredCode(code: try facts.required("code"), declared: try facts.required("declared"))
      case .resultCountMismatch:
        .resultCountMismatch(
          results: try facts.required("results"), elements: try facts.required("elements"))
      case .misplacedResult: .misplacedResult(try facts.required("result"))
      case .longDisambiguation: .longDisambiguation(count: try facts.required("count"))
      case .equalOptions:
        .equalOptions(text: try facts.required("text"), count: try facts.required("count"))
      case .endlessQuestion:
        .endlessQuestion(try facts.required("result"), count: try facts.required("count"))
      case .tooManyRounds:
        .tooManyRounds(
          questions: try facts.required("questions"), limit: try facts.required("limit"))
      case .missingDetail: .missingDetail(field: try facts.required("field"))
      case .undeclaredActivityType:
        .undeclaredActivityType(try facts.required("activityType"))
      case .ignoredActivity:
        .ignoredActivity(
          try facts.required("activityType"), because: try facts.required("cause"))
      case .notHandledInApp:
        .notHandledInApp(
          intent: try facts.required("intent"), because: try Verdict.HandlerAbsence(&facts))
      case .noHandler:
        .noHandler(
          intent: try facts.required("intent"),
          isMethodMissing: try Verdict.HandlerAbsence(&facts) == .methodMissing)
      case .wrongHandler:
        .wrongHandler(
          intent: try facts.required("intent"), type: try facts.required("type"),
          expected: try facts.required("expected"), handles: try facts.value("handles", default: [])
        )
      case .notDeclared:
        .notDeclared(
          intent: try facts.required("intent"), misspelling: try facts.optional("misspelling"))
      case .singleScene: .singleScene(intent: try facts.required("intent"))
      case .notInMaps: .notInMaps(intent: try facts.required("intent"))
      case .ridesIncomplete: .ridesIncomplete(missing: try facts.required("missing"))
      case .notAuthorized: .notAuthorized(try facts.required("status"))
      case .invalidUpdate: .invalidUpdate(try Verdict.UpdateFlaw(&facts))
      case .ignoredUpdate:
        .ignoredUpdate(ride: try facts.required("ride"), expected: try facts.required("expected"))
      case .viewNotConfigured:
        .viewNotConfigured(
          limit: try facts.required("limit"),
          isDropped: try facts.optional("cause") as ViewSilenceName? == .dropped)
      case .viewCompletedTwice: .viewCompletedTwice
      case .foreignParameters: .foreignParameters(try facts.required("parameters"))
      case .nothingConfigured: .nothingConfigured
      case .viewSize:
        .viewSize(try facts.required("size"), allowed: try facts.required("allowed"))
      case .mapInMaps: .mapInMaps
      case .unusableAnswer:
        .unusableAnswer(
          ParameterError(
            found: try facts.required("found"), expected: try facts.required("expected"),
            hint: try facts.optional("hint"),
            path: try facts.value("path", default: ParameterPath())))
      case .launchFailed:
        .launchFailed(path: try facts.required("path"), try Verdict.LaunchFailure(&facts))
      case .launchTooSlow: .launchTooSlow(limit: try facts.required("limit"))
      case .protocolMismatch:
        .protocolMismatch(
          found: try facts.optional("found"), expected: try facts.required("expected"))
      case .crashed:
        .crashed(
          signal: try facts.required("signal"), memoryLimit: try facts.optional("memoryLimit"),
          message: try facts.optional("message"), place: try facts.optional("place"))
      case .exited:
        .exited(status: try facts.required("status"), message: try facts.optional("message"))
      case .unreadableMessage: .unreadableMessage(try Verdict.MessageFlaw(&facts))
      case .flood: .flood(try facts.required("source"), limit: try facts.required("limit"))
      case .ignoredShutdown: .ignoredShutdown(grace: try facts.required("grace"))
      case .leftProcesses: .leftProcesses(count: try facts.optional("count"))
      }
  }
}

// MARK: - Alternatives within a kind

private enum HandlerAbsenceName: String, NamedValue {
  case methodMissing, wrongType
}

extension Verdict.HandlerAbsence {
  fileprivate init(_ facts: inout ParameterReader) throws(ParameterError) {
    self =
      switch try facts.optional("cause") as HandlerAbsenceName? {
      case nil: .returnedNil
      case .methodMissing: .methodMissing
      case .wrongType: .wrongType(try facts.required("type"))
      }
  }
}

private enum UpdateFlawName: String, NamedValue {
  case unreadable, code, missing, unknownPhase
}

extension Verdict.UpdateFlaw {
  fileprivate init(_ facts: inout ParameterReader) throws(ParameterError) {
    self =
      switch try facts.required("flaw") as UpdateFlawName {
      case .unreadable: .unreadable
      case .code: .code(try facts.required("code"))
      case .missing: .missing(field: try facts.required("field"))
      case .unknownPhase: .unknownPhase
      }
  }
}

private enum LaunchFailureName: String, NamedValue {
  case notStarted, refused
}

extension Verdict.LaunchFailure {
  fileprivate init(_ facts: inout ParameterReader) throws(ParameterError) {
    self =
      switch try facts.required("cause") as LaunchFailureName {
      case .notStarted: .notStarted(try facts.required("reason"))
      case .refused: .refused(try facts.required("reason"))
      }
  }
}

private enum ViewSilenceName: String, NamedValue {
  case dropped
}

private enum MessageFlawName: String, NamedValue {
  case invalidJSON, closedChannel
}

extension Verdict.MessageFlaw {
  fileprivate init(_ facts: inout ParameterReader) throws(ParameterError) {
    self =
      switch try facts.required("flaw") as MessageFlawName {
      case .invalidJSON: .invalidJSON(try facts.required("reason"))
      case .closedChannel: .closedChannel
      }
  }
}
