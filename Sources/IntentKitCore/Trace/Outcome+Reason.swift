extension Outcome {
  /// The reason why a request ended without a code of the handler.
  ///
  /// Later releases may add reasons. What the assistant says for a reason depends on the language
  /// and belongs to the phrasebooks of `IntentKitSimulator`.
  public struct Reason: Sendable, Hashable, ParameterKeyword {
    public let rawValue: String

    /// Creates a reason from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Outcome.Reason {
  /// The reasons with a fixed text.
  ///
  /// ``verdict(_:)`` and ``unsupported(_:)`` create the others.
  public static let wellKnown: [Self] =
    obstacles + [
      .notAuthorized, .locked, .noHandler, .notChangeable, .notUnderstood, .tooManyRounds,
      .taskCancelled,
    ]

  // MARK: - The app's declarations prevent the request

  /// The reasons that ``AppDescription/obstacle(to:from:)`` returns.
  public static let obstacles: [Self] = [
    .notDeclared, .noEntitlement, .noUsageDescription, .singleScene, .notInMaps, .ridesIncomplete,
  ]

  /// The app doesn't declare the intent.
  ///
  /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
  public static let notDeclared = Self(rawValue: "notDeclared")
  /// The app lacks the Siri entitlement.
  ///
  /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
  public static let noEntitlement = Self(rawValue: "noEntitlement")
  /// The app doesn't state its use of Siri, so it can't ask for permission.
  ///
  /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
  public static let noUsageDescription = Self(rawValue: "noUsageDescription")
  /// The app handles the intent itself but doesn't support multiple scenes, so it is never called.
  ///
  /// See <doc:WhatSiriDoes#5.1-Extension-or-app>.
  public static let singleScene = Self(rawValue: "singleScene")
  /// The intent isn't about rides, so Maps doesn't use it.
  public static let notInMaps = Self(rawValue: "notInMaps")
  /// The app doesn't declare all intents of rides, so Maps skips it.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  public static let ridesIncomplete = Self(rawValue: "ridesIncomplete")

  // MARK: - The request isn't started or ends early

  /// The user doesn't allow Siri to use the app.
  public static let notAuthorized = Self(rawValue: "notAuthorized")
  /// The device stayed locked.
  public static let locked = Self(rawValue: "locked")
  /// The app has no handler for the intent.
  public static let noHandler = Self(rawValue: "noHandler")
  /// The user asked to change a parameter that no method resolves.
  public static let notChangeable = Self(rawValue: "notChangeable")
  /// Two answers to a question weren't understood.
  ///
  /// See <doc:WhatSiriDoes#2.3-Answers-and-repeated-questions>.
  public static let notUnderstood = Self(rawValue: "notUnderstood")
  /// The resolve methods were called too often.
  public static let tooManyRounds = Self(rawValue: "tooManyRounds")
  /// The task that ran the request was cancelled.
  public static let taskCancelled = Self(rawValue: "taskCancelled")

  // MARK: - The handler ended the request

  /// Returns the reason for a request that a verdict ended.
  public static func verdict(_ id: Verdict.ID) -> Self { Self(rawValue: id.rawValue) }

  /// Returns the reason for an unsupported value that the assistant doesn't ask for again.
  ///
  /// - Parameter reason: The name of the handler's reason, if any.
  /// - Returns: The reason of the outcome.
  public static func unsupported(_ reason: String? = nil) -> Self {
    Self(rawValue: unsupportedName + (reason.map { ": \($0)" } ?? ""))
  }

  private static var unsupportedName: String { "unsupported" }

  /// Whether the request ended because of an unsupported value.
  public var isUnsupported: Bool {
    rawValue == Self.unsupportedName || unsupportedReason != nil
  }

  /// The name of the handler's reason for an unsupported value, if any.
  public var unsupportedReason: String? {
    let prefix = "\(Self.unsupportedName): "
    return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : nil
  }
}
