/// An object that handles intents: the root of every handler protocol.
///
/// A handler runs on a lane of the pipeline, never on two at once for the same request, but several
/// requests may reach one handler at the same time; hence it is `Sendable`. An actor can be a
/// handler as well.
public protocol IntentHandling: Sendable {}
