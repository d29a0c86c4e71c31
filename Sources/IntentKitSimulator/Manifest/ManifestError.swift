public import IntentKitCore

/// The reason why a file isn't a manifest.
public struct ManifestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file; nil if the message names it.
  public var path: String?
  /// The position in the file, if it's known.
  public var position: JSONPosition?
  /// The problem, as a sentence.
  public var message: String

  public var description: String {
    let place = [path, position.map { "\($0.line):\($0.column)" }].compactMap(\.self)
    return place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
  }
}
