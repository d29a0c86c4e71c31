/// The base protocol of all handler protocols.
///
/// A handler runs on a lane of the pipeline. A request calls one method of its handler at a time,
/// but several requests may share a handler, so handlers are `Sendable`. An actor can be a handler.
public protocol IntentHandling: Sendable {}
