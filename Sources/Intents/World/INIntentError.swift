/// An error of the framework.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  /// The error as an object, the same as on Apple platforms.
  private let error: NSError

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    error = NSError(domain: INIntentErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The kind of error.
  public var code: Code { Code(rawValue: error.code) ?? .absent }
  /// More information about the error.
  public var userInfo: [String: Any] { error.userInfo }

  /// The domain of the error.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The number of the error in its domain.
  public var errorCode: Int { error.code }
  /// More information about the error.
  public var errorUserInfo: [String: Any] { error.userInfo }
  /// A sentence about the error.
  public var localizedDescription: String { error.localizedDescription }
}

extension INIntentError.Code {
  /// Returns whether an error has a code, for `catch` clauses.
  public static func ~= (match: Self, error: any Error) -> Bool {
    if let error = error as? INIntentError { return error.code == match }
    let error = error as NSError
    return error.domain == INIntentErrorDomain && error.code == match.rawValue
  }
}
