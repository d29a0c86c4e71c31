import Intents

/// The extension, in the style of 2017.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INSendMessageIntent: return SendMessageHandler()
    case is INSearchForMessagesIntent: return SearchForMessagesHandler()
    case is ShareStatusIntent: return ShareStatusHandler()
    default: return self
    }
  }
}
