extension Verdict {
  /// The stable identifier of a kind of verdict, such as `completed-twice`.
  ///
  /// Identifiers are never renamed. Later releases may add some.
  public struct ID: Sendable, Hashable, ParameterKeyword {
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    fileprivate init(_ name: Kind.Name) {
      rawValue = name.rawValue
    }
  }
}

extension Verdict.Kind {
  /// The identifiers, as a closed set: a kind without a name doesn't compile, and neither does a name
  /// whose kind can't be read.
  enum Name: String, CaseIterable {
    case noAnswer = "no-answer"
    case noThread = "no-thread"
    case completionDropped = "completion-dropped"
    case completedTwice = "completed-twice"
    case completedLate = "completed-late"
    case codeNotAllowed = "code-not-allowed"
    case unspecifiedCode = "unspecified-code"
    case undeclaredCode = "undeclared-code"
    case successFromConfirm = "success-from-confirm"
    case resultCountMismatch = "result-count-mismatch"
    case emptyResult = "empty-result"
    case misplacedResult = "misplaced-result"
    case emptyDisambiguation = "empty-disambiguation"
    case singleDisambiguation = "single-disambiguation"
    case longDisambiguation = "long-disambiguation"
    case equalOptions = "equal-options"
    case endlessQuestion = "endless-question"
    case tooManyRounds = "too-many-rounds"
    case slowAnswer = "slow-answer"
    case undeclaredActivityType = "undeclared-activity-type"
    case unexplainedAppLaunch = "unexplained-app-launch"
    case missingDetail = "missing-detail"
    case ignoredActivity = "ignored-activity"
    case notHandledInApp = "not-handled-in-app"
    case noHandler = "no-handler"
    case wrongHandler = "wrong-handler"
    case noHandleMethod = "no-handle-method"
    case notDeclared = "not-declared"
    case noEntitlement = "no-entitlement"
    case noUsageDescription = "no-usage-description"
    case singleScene = "single-scene"
    case notInMaps = "not-in-maps"
    case ridesIncomplete = "rides-incomplete"
    case notAuthorized = "not-authorized"
    case invalidUpdate = "invalid-update"
    case ignoredUpdate = "ignored-update"
    case viewNotConfigured = "view-not-configured"
    case viewCompletedTwice = "view-completed-twice"
    case foreignParameters = "foreign-parameters"
    case nothingConfigured = "nothing-configured"
    case viewSize = "view-size"
    case mapInMaps = "map-in-maps"
    case unusableAnswer = "unusable-answer"
    case launchFailed = "launch-failed"
    case launchTooSlow = "launch-too-slow"
    case protocolMismatch = "protocol-mismatch"
    case crashed
    case exited
    case unreadableMessage = "unreadable-message"
    case cutOffMessage = "cut-off-message"
    case flood
    case ignoredShutdown = "ignored-shutdown"
    case leftProcesses = "left-processes"
  }

  /// The stable identifier.
  public var id: Verdict.ID { Verdict.ID(name) }
}

extension Verdict.ID {
  /// All identifiers.
  public static let wellKnown = Verdict.Kind.Name.allCases.map { Self($0) }

  /// A method gave no answer within the limit.
  public static let noAnswer = Self(.noAnswer)
  /// A request was refused because handlers of other requests block too many threads.
  public static let noThread = Self(.noThread)
  /// A method released its completion without calling it.
  public static let completionDropped = Self(.completionDropped)
  /// A method called its completion a second time.
  public static let completedTwice = Self(.completedTwice)
  /// A method answered after its limit.
  public static let completedLate = Self(.completedLate)
  /// A response had a code that its phase doesn't allow.
  public static let codeNotAllowed = Self(.codeNotAllowed)
  /// A response had the code `unspecified`.
  public static let unspecifiedCode = Self(.unspecifiedCode)
  /// A response had a code that its intent doesn't declare.
  public static let undeclaredCode = Self(.undeclaredCode)
  /// The confirm method answered `success` before anything was done.
  public static let successFromConfirm = Self(.successFromConfirm)
  /// A list didn't get one result for each of its elements.
  public static let resultCountMismatch = Self(.resultCountMismatch)
  /// A list got no result at all.
  public static let emptyResult = Self(.emptyResult)
  /// A result for a whole list was among those for its elements.
  public static let misplacedResult = Self(.misplacedResult)
  /// A disambiguation had no values.
  public static let emptyDisambiguation = Self(.emptyDisambiguation)
  /// A disambiguation had a single value.
  public static let singleDisambiguation = Self(.singleDisambiguation)
  /// A disambiguation had more values than users listen to.
  public static let longDisambiguation = Self(.longDisambiguation)
  /// Several options of a disambiguation read alike.
  public static let equalOptions = Self(.equalOptions)
  /// The same question was repeated without getting closer to a value.
  public static let endlessQuestion = Self(.endlessQuestion)
  /// The resolve methods of a request were called too often.
  public static let tooManyRounds = Self(.tooManyRounds)
  /// An answer came in time, but later than users tolerate.
  public static let slowAnswer = Self(.slowAnswer)
  /// The app received an activity of a type that it doesn't declare.
  public static let undeclaredActivityType = Self(.undeclaredActivityType)
  /// The handle method sent the user to the app without an activity.
  public static let unexplainedAppLaunch = Self(.unexplainedAppLaunch)
  /// A success lacks the property of the response that describes its result.
  public static let missingDetail = Self(.missingDetail)
  /// The app continued an activity that it didn't recognize.
  public static let ignoredActivity = Self(.ignoredActivity)
  /// A request was handed over to an app that has no handler for it.
  public static let notHandledInApp = Self(.notHandledInApp)
  /// The app returned no handler for an intent.
  public static let noHandler = Self(.noHandler)
  /// The app returned a handler that doesn't handle the intent.
  public static let wrongHandler = Self(.wrongHandler)
  /// The handler has no method that handles the request.
  public static let noHandleMethod = Self(.noHandleMethod)
  /// The app doesn't declare the intent.
  public static let notDeclared = Self(.notDeclared)
  /// The app lacks the Siri entitlement.
  public static let noEntitlement = Self(.noEntitlement)
  /// The app doesn't state its use of Siri.
  public static let noUsageDescription = Self(.noUsageDescription)
  /// The app handles the intent itself but doesn't support multiple scenes.
  public static let singleScene = Self(.singleScene)
  /// The request comes from Maps, but the intent isn't about rides.
  public static let notInMaps = Self(.notInMaps)
  /// The request comes from Maps, and the app doesn't declare all intents of rides.
  public static let ridesIncomplete = Self(.ridesIncomplete)
  /// The user doesn't allow Siri to use the app.
  public static let notAuthorized = Self(.notAuthorized)
  /// An update after the response can't be shown.
  public static let invalidUpdate = Self(.invalidUpdate)
  /// An update after the response is about another ride.
  public static let ignoredUpdate = Self(.ignoredUpdate)
  /// A view controller didn't answer, so the standard view is shown.
  public static let viewNotConfigured = Self(.viewNotConfigured)
  /// A view controller called its completion a second time.
  public static let viewCompletedTwice = Self(.viewCompletedTwice)
  /// A view shows parameters that the request doesn't have.
  public static let foreignParameters = Self(.foreignParameters)
  /// A view was configured without saying which parameters it shows.
  public static let nothingConfigured = Self(.nothingConfigured)
  /// The size of a view isn't between the minimum and the maximum.
  public static let viewSize = Self(.viewSize)
  /// A view in Maps contains a map.
  public static let mapInMaps = Self(.mapInMaps)
  /// A dynamic handler gave an answer that doesn't fit its intent.
  public static let unusableAnswer = Self(.unusableAnswer)
  /// The process of an extension couldn't be launched.
  public static let launchFailed = Self(.launchFailed)
  /// The process of an extension didn't send its hello within the limit for launches.
  public static let launchTooSlow = Self(.launchTooSlow)
  /// An extension uses another version of the protocol.
  public static let protocolMismatch = Self(.protocolMismatch)
  /// The process of an extension was ended by a signal.
  public static let crashed = Self(.crashed)
  /// The process of an extension exited while it was needed.
  public static let exited = Self(.exited)
  /// An extension sent a line that isn't a message.
  public static let unreadableMessage = Self(.unreadableMessage)
  /// An extension ended in the middle of a message.
  public static let cutOffMessage = Self(.cutOffMessage)
  /// An extension wrote more than its limits allow.
  public static let flood = Self(.flood)
  /// The process of an extension kept running after its shutdown was requested.
  public static let ignoredShutdown = Self(.ignoredShutdown)
  /// An extension left processes running.
  public static let leftProcesses = Self(.leftProcesses)
}
