import Dispatch
import Foundation
import IntentKitCore

/// The service of a messaging app, with callbacks on its own queue.
final class ChatService: Sendable {
  static let shared = ChatService()

  enum Failure: Error { case offline, unknownContact }

  private let queue = DispatchQueue(label: "chat")
  /// The people in the app's address book.
  let contacts = ["Bill James", "Bill Smith", "Tom Clark", "Anne Johnson"].map {
    Person(displayName: $0, customIdentifier: $0.lowercased())
  }

  /// Returns the people whose name contains a text.
  func people(matching name: String) -> [Person] {
    contacts.filter { $0.displayName.localizedCaseInsensitiveContains(name) }
  }

  /// Sends a text, and calls back once.
  func send(
    _ text: String, to people: [Person],
    completion: @escaping @Sendable (Result<Message, Failure>) -> Void
  ) {
    queue.async {
      completion(.success(Message(identifier: "1", content: text, recipients: people)))
    }
  }

  /// Fails to send a text, and calls back once.
  func sendOffline(
    _ text: String, completion: @escaping @Sendable (Result<Message, Failure>) -> Void
  ) {
    queue.async { completion(.failure(.offline)) }
  }

  /// Fetches a page of messages, and calls back for each of several pages.
  func fetchPages(_ count: Int, page: @escaping @Sendable ([Message]) -> Void) {
    queue.async {
      for number in 1...count { page([Message(identifier: "\(number)", content: "hello")]) }
    }
  }
}

extension [SendMessageRecipientResolutionResult] {
  /// Accepts people as they are.
  static func accepting(_ people: [Person]?) -> Self {
    guard let people, !people.isEmpty else { return [.needsValue()] }
    return people.map { .success(with: $0) }
  }
}

extension SendMessageIntentHandling {
  /// The rest of a correct messaging handler.
  func accepted(_ content: String?) -> StringResolutionResult {
    guard let content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }
}
