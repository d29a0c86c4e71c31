/// An intent that is declared by tables: its fields, its resolvers and the calls of its handlers.
public protocol DeclaredIntent: TypedIntent, DeclaredRecord {
  /// The calls of a handler's methods.
  static var calls: HandlerCalls<Self> { get }
}

/// The calls of the handler methods that confirm and handle an intent.
public struct HandlerCalls<Request: Intent>: Sendable {
  /// A closure that calls a method of a handler.
  public typealias Call = @Sendable (Request.Handling, Request) async -> Request.Response

  let confirm: Call
  let handle: Call

  /// Creates calls.
  ///
  /// - Parameters:
  ///   - confirm: Asks a handler whether it could carry out the intent.
  ///   - handle: Asks a handler to carry out the intent.
  public init(confirm: @escaping Call, handle: @escaping Call) {
    self.confirm = confirm
    self.handle = handle
  }
}

// MARK: - Default implementations

extension DeclaredIntent {
  public static var recordSchema: RecordSchema { schema.recordSchema(named: "\(Self.self)") }

  public func confirm(with handler: Handling) async -> Response {
    await Self.calls.confirm(handler, self)
  }

  public func handle(with handler: Handling) async -> Response {
    await Self.calls.handle(handler, self)
  }
}

extension DeclaredIntent where Handling == Never {
  /// The calls of an intent that apps only donate, which nothing makes.
  public static var calls: HandlerCalls<Self> {
    @Sendable func call(_ handler: Never, _ intent: Self) async -> Response {}
    return HandlerCalls(confirm: call, handle: call)
  }
}
