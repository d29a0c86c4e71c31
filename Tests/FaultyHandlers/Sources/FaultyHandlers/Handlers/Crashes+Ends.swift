import Foundation
import IntentKitCore

// Methods that end their process, or its channel, on purpose.

/// Ends like a tool of the command line.
struct AbortsWhenSignedOut: CreateNoteIntentHandling {
  private let account: String? = nil

  func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    if account == nil { abort() }
    return CreateNoteIntentResponse(code: .ready)
  }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Ends the extension when the user has signed out.
struct ExitsInItsProvider: IntentHandlerProvider {
  func handler(for intent: any Intent) -> (any IntentHandling)? { exit(3) }
}

/// Closes all descriptors, as before starting another program.
struct ClosesAllDescriptors: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    for descriptor in Int32(3)..<64 { close(descriptor) }
    return SendMessageIntentResponse(code: .success)
  }
}
