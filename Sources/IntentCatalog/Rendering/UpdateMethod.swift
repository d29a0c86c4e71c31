/// A method that starts or stops updates to an observer.
struct UpdateMethod {
  /// The declaration up to the parameters.
  let head: String
  /// The declarations of the parameters.
  let parameters: [String]
  /// The comment of the method.
  let comment: String

  /// The method in the protocol.
  var requirement: [String] {
    Declaration.comment(comment, indent: 2) + Declaration.function(head, parameters, indent: 2)
  }

  /// The default implementation, which does nothing.
  var emptyDefault: [String] {
    Declaration.comment("Does nothing.", indent: 2)
      + Declaration.function("public \(head)", parameters, body: [], indent: 2)
  }
}
