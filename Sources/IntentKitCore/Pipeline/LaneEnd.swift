/// The reason for which a lane stops.
enum LaneEnd: Error {
  /// The request has ended.
  case ended(Outcome)
  /// The lifecycle was closed by another thread, and the result of the lane is discarded.
  case abandoned
}
