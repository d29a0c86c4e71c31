/// A method that starts or stops the news to an observer.
struct UpdateMethod {
  /// The function up to its parameters.
  let head: String
  /// The parameters with their labels.
  let parameters: [String]
  /// What the method does, in words.
  let comment: String

  /// The method in the protocol.
  var requirement: [String] {
    Declaration.comment(comment, indent: 2) + Declaration.function(head, parameters, indent: 2)
  }

  /// What happens when a handler lacks the method: nothing.
  var emptyDefault: [String] {
    Declaration.comment("Sends nothing.", indent: 2)
      + Declaration.function("public \(head)", parameters, body: [], indent: 2)
  }
}
