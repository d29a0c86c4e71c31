import IntentKitCore

// Providers that don't return the handler of the intent.

extension FaultyHandler {
  static let provision = [
    FaultyHandler(
      app: ReturnsNilForAnotherIntent(), asked: .message(to: "Bill"),
      truth: .fault(
        .noHandler, in: .provideHandler, says: "no handler for INSendMessageIntent",
        cure: "Return a handler for INSendMessageIntent")),
    FaultyHandler(
      app: ReturnsTheHandlerOfAnotherIntent(), asked: .payment(),
      truth: .fault(
        .wrongHandler, in: .provideHandler, says: "handles INRequestPaymentIntent",
        cure: "SendPaymentIntentHandling", "check the conditions")),
    FaultyHandler(
      app: ForgetsToConform(), asked: .note,
      truth: .fault(
        .wrongHandler, in: .provideHandler, says: "doesn't conform to CreateNoteIntentHandling",
        cure: "conform to CreateNoteIntentHandling")),
    FaultyHandler(
      app: ChecksTheIntentsInTheWrongOrder(), asked: .search,
      truth: .fault(.wrongHandler, in: .provideHandler, cure: "SearchForMessagesIntentHandling")),
    FaultyHandler(
      app: ReturnsNilInTheApp(),
      asked: .song.declaring {
        $0.intentsSupportedInApp = $0.intentsSupported ?? []
        $0.intentsSupported = []
        $0.supportsMultipleScenes = true
      },
      truth: .fault(
        .noHandler, in: .provideHandlerInApp, says: "no handler for INPlayMediaIntent",
        cure: "Return a handler for INPlayMediaIntent")),
    FaultyHandler(
      app: LacksTheMethodInTheApp(),
      asked: .song.declaring {
        $0.intentsSupportedInApp = $0.intentsSupported ?? []
        $0.intentsSupported = []
        $0.supportsMultipleScenes = true
      },
      truth: .fault(
        .noHandler, in: .provideHandlerInApp, says: "has no application(handlerFor:)",
        cure: "Implement application(handlerFor:)")),
  ]
}

/// Handles one of two declared intents.
struct ReturnsNilForAnotherIntent: IntentHandlerProvider {
  private struct Search: SearchForMessagesIntentHandling {
    func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
      SearchForMessagesIntentResponse(code: .success)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    intent is SearchForMessagesIntent ? Search() : nil
  }
}

/// Returns one handler for all payments.
struct ReturnsTheHandlerOfAnotherIntent: IntentHandlerProvider {
  private struct Requests: RequestPaymentIntentHandling {
    func handle(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
      RequestPaymentIntentResponse(code: .success)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { Requests() }
}

/// Has all methods, but doesn't declare the conformance.
struct ForgetsToConform: IntentHandlerProvider {
  private struct NoteHandler: IntentHandling {
    func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      CreateNoteIntentResponse(code: .ready)
    }

    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      CreateNoteIntentResponse(code: .success)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { NoteHandler() }
}

/// Compares names, and takes the first that fits.
struct ChecksTheIntentsInTheWrongOrder: IntentHandlerProvider {
  private struct Sender: SendMessageIntentHandling {
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  private struct Search: SearchForMessagesIntentHandling {
    func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
      SearchForMessagesIntentResponse(code: .success)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    if "\(type(of: intent))".contains("Message") { return Sender() }
    if intent is SearchForMessagesIntent { return Search() }
    return nil
  }
}

/// Handles in the app what the extension handles already.
struct ReturnsNilInTheApp: IntentHandlerProvider, IntentAppDelegate, PlayMediaIntentHandling {
  func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
    PlayMediaIntentResponse(code: .success)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { nil }
}

/// Declares an intent of the app without a method for it.
struct LacksTheMethodInTheApp: IntentHandlerProvider, IntentAppDelegate, PlayMediaIntentHandling {
  func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
    PlayMediaIntentResponse(code: .success)
  }
}
