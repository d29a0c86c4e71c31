package import IntentKitCore

/// An error that prevented a container from reading or changing a document.
///
/// The `description` contains the path, the cause and the remedy, for display to the user. The
/// properties are for custom messages.
package struct ContainerError: Error, Sendable, Hashable {
  /// The kind of an error, with a stable name.
  package struct Kind: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    /// Creates a kind with a name.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name isn't valid for a document.
    package static let unsuitableName = Kind(rawValue: "unsuitable-name")
    /// The path of a document or the folder refers to something else.
    package static let unsuitableFile = Kind(rawValue: "unsuitable-file")
    /// A document is damaged.
    package static let damaged = Kind(rawValue: "damaged")
    /// The content couldn't be read again after storing it.
    package static let unstorable = Kind(rawValue: "unstorable")
    /// Another thread or process kept the container locked.
    package static let busy = Kind(rawValue: "busy")
    /// An update was nested inside another one.
    package static let nested = Kind(rawValue: "nested")
    /// The user doesn't have permission for the operation.
    package static let notPermitted = Kind(rawValue: "not-permitted")
    /// The disk is full.
    package static let noSpace = Kind(rawValue: "no-space")
    /// The system reported another failure.
    package static let failed = Kind(rawValue: "failed")
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

  /// Creates an error.
  package init(
    _ kind: Kind, path: String, position: JSONPosition? = nil, message: String, cure: String
  ) {
    self.kind = kind
    self.path = path
    self.position = position
    self.message = message
    self.cure = cure
  }

  /// Returns the error for a lock that wasn't released in time.
  static func busy(path: String, after patience: Duration, holder: String) -> ContainerError {
    ContainerError(
      .busy, path: path,
      message: "The container was not free within \(patience): \(holder) is using it.",
      cure: "Nothing was changed; try again, or stop the process that is using it.")
  }

  /// Returns the error for a file or folder that was removed while in use.
  static func vanished(path: String) -> ContainerError {
    ContainerError(
      .failed, path: path, message: "This was removed while it was in use.",
      cure: "Leave the container's folder where it is, and try again.")
  }
}

extension ContainerError: CustomStringConvertible {
  package var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(message) \(cure)"
  }
}
