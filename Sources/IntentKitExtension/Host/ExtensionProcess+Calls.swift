import IntentKitCore
import IntentKitPlatform

// Calls of the guest, and reading its answers.

extension ExtensionProcess {
  /// Sends a call to the guest and waits for the answer; an error ends the request.
  ///
  /// If the task is canceled, the guest is notified. The guest decides whether it still answers.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - fields: The fields of the call.
  ///   - ticket: The number of the call; nil for a new one.
  /// - Returns: The answer.
  /// - Throws: ``HandlerFailure`` if the guest refuses the call or doesn't answer it.
  func call(
    _ call: WireCall, _ fields: [String: ParameterValue], ticket: Ticket? = nil
  ) async throws(HandlerFailure) -> ParameterValue {
    switch try await reply(to: call, fields, ticket: ticket) {
    case .answered(let answer): return answer
    case .refused(let reason):
      handle(.answerRejected)
      throw call.refusal(reason, by: path)
    }
  }

  /// A guest's reply to a call.
  enum CallReply {
    /// The guest performed the call.
    case answered(ParameterValue)
    /// The guest refused the call, for the given reason.
    case refused(String)
  }

  /// Sends a call to the guest and waits for its reply.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - fields: The fields of the call.
  ///   - ticket: The number of the call; nil for a new one.
  ///   - limit: The time limit for the answer, unless the caller has one.
  /// - Returns: The reply.
  /// - Throws: ``HandlerFailure`` if the guest doesn't answer the call.
  func reply(
    to call: WireCall, _ fields: [String: ParameterValue], ticket: Ticket? = nil,
    limit: Duration? = nil
  ) async throws(HandlerFailure) -> CallReply {
    let ticket = ticket ?? callTicket()
    let message = call.message(id: ticket, fields)
    let reply: Reply = await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        handle(
          .call(ticket, call, message, limit: limit, method: .current), resuming: .reply(waiter))
        // A cancellation before the call was sent would have been ignored by the guest.
        if Task.isCancelled { handle(.callCanceled(ticket)) }
      }
    } onCancel: {
      handle(.callCanceled(ticket))
    }
    let answer = try reply.get()
    if answer["fault"] == Verdict.ID.completionDropped.parameterValue {
      if !call.isForView { handle(.answerRejected) }
      throw HandlerFailure(.completionDropped)
    }
    if case .string(let reason)? = answer["error"] { return .refused(reason) }
    return .answered(answer)
  }

  /// Handles the next message among the bytes that were read.
  ///
  /// - Parameter channel: The channel.
  /// - Returns: Whether there was a message that could be read.
  func handleNextInput(of channel: ExtensionChannel) -> Bool {
    switch channel.nextInput() {
    case .message(let message): handle(.received(message))
    case .violation(let kind):
      handle(.violated(kind))
      return false
    case nil: return false
    }
    return true
  }

  /// Returns the failure for an answer that can't be used.
  ///
  /// The process then has less time to exit.
  func unusableAnswer(_ error: ParameterError) -> HandlerFailure {
    handle(.answerRejected)
    return .unusableAnswer(error)
  }
}
