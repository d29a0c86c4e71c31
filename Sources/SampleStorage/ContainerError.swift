package import IntentKitCore

/// An error that prevented a container from reading or changing a document.
///
/// The `description` contains the path, the cause and the remedy, for display to the user. The
/// properties are for custom messages.
package struct ContainerError: Error, Sendable, Hashable {
  /// The kind of an error.
  package enum Kind: Sendable, Hashable {
    /// The name isn't valid for a document.
    case unsuitableName
    /// The path of a document or the folder refers to something else.
    case unsuitableFile
    /// A document is damaged.
    case damaged
    /// The content couldn't be read again after storing it.
    case unstorable
    /// Another thread or process kept the container locked.
    case busy
    /// An update was nested inside another one.
    case nested
    /// The user doesn't have permission for the operation.
    case notPermitted
    /// The disk is full.
    case noSpace
    /// The system reported another failure.
    case failed
  }

  /// The kind of error.
  package var kind: Kind
  /// The path of the file or folder.
  package var path: String
  /// The position in the file, if known.
  package var position: JSONPosition?
  /// A sentence that describes the failure.
  package var message: String
  /// A sentence that describes the remedy.
  package var cure: String

  /// Returns the error for a file or folder that was removed while in use.
  static func vanished(path: String) -> ContainerError {
    ContainerError(
      kind: .failed, path: path, message: "This was removed while it was in use.",
      cure: "Leave the container's folder where it is, and try again.")
  }
}

extension ContainerError: CustomStringConvertible {
  package var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(message) \(cure)"
  }
}
