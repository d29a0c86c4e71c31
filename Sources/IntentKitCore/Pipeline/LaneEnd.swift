/// Why a lane goes no further.
enum LaneEnd: Error {
  /// The request has come to its end.
  case ended(Outcome)
  /// The lifecycle was closed from outside; nobody waits for this lane any more.
  case abandoned
}
