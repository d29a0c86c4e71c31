public import IntentKitCore

/// What kept a container from reading or changing a document.
///
/// It says where, what happened, and what to do about it. The caller shows `description` to whoever runs the app; the
/// pieces are there for those who render it otherwise.
public struct ContainerError: Error, Sendable, Hashable {
  /// The stable name of a kind of error.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a document is none that a container takes.
    public static let unsuitableName = Kind(rawValue: "unsuitable-name")
    /// Something else stands where a document or the folder belongs.
    public static let unsuitableFile = Kind(rawValue: "unsuitable-file")
    /// A document holds something that cannot be read.
    public static let damaged = Kind(rawValue: "damaged")
    /// What was to be stored could not be read again.
    public static let unstorable = Kind(rawValue: "unstorable")
    /// Others did not let go of the container.
    public static let busy = Kind(rawValue: "busy")
    /// An update was made inside another one.
    public static let nested = Kind(rawValue: "nested")
    /// The user may not do this here.
    public static let notPermitted = Kind(rawValue: "not-permitted")
    /// The disk is full.
    public static let noSpace = Kind(rawValue: "no-space")
    /// The system failed in some other way.
    public static let failed = Kind(rawValue: "failed")
  }

  /// What kind of error it is.
  public var kind: Kind
  /// The file or the folder.
  public var path: String
  /// The place in the file, when it is known.
  public var position: JSONPosition?
  /// What happened, as a sentence.
  public var message: String
  /// What to do about it, as a sentence.
  public var cure: String

  /// Makes an error.
  public init(
    _ kind: Kind, path: String, position: JSONPosition? = nil, message: String, cure: String
  ) {
    self.kind = kind
    self.path = path
    self.position = position
    self.message = message
    self.cure = cure
  }

  /// The error for those who waited in vain for somebody else.
  static func busy(path: String, after patience: Duration, holder: String) -> ContainerError {
    ContainerError(
      .busy, path: path,
      message: "The container was not free within \(patience): \(holder) uses it.",
      cure: "Nothing was changed; try again, or end what holds it.")
  }

  /// The error for a file or folder that somebody takes away while it is used.
  static func vanished(path: String) -> ContainerError {
    ContainerError(
      .failed, path: path, message: "This was removed while it was in use.",
      cure: "Leave the container's folder where it is, and try again.")
  }
}

extension ContainerError: CustomStringConvertible {
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(message) \(cure)"
  }
}
