public import IntentKitCore

/// A mistake of a view controller that doesn't end the negotiation.
public enum ViewFinding: Sendable, Hashable {
  /// The controller didn't answer; the standard view is shown.
  case noAnswer
  /// The controller called its completion a second time; the first answer counts.
  case completedTwice
  /// The view shows parameters that the request doesn't have; they are ignored.
  case foreignParameters([InterfaceParameter])
  /// The size of the view isn't between the minimum and the maximum.
  case sizeOutOfBounds(ViewSize, allowed: ViewSize)
  /// The view shows no parameters; it counts as a view of those that were asked for.
  case nothingConfigured
  /// The view contains a map although Maps shows one.
  case mapInMaps
}
