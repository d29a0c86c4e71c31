/// The costs of the pieces of a cover, from which the cheapest one follows.
///
/// A cover explains a sentence. What says more about the words is cheaper.
enum Costs {
  /// A piece of the intent.
  ///
  /// Fewer and longer pieces are better.
  static let piece = 2
  /// A word that changes nothing.
  static let filler = 1
  /// A word for the app.
  static let app = 1
  /// A value that a grammar reads.
  static let value = 1
  /// A name that is known.
  static let knownName = 1
  /// A name that is known for something else, such as a contact where an account is expected.
  static let otherName = 6
  /// Any other name, and each of its tokens.
  static let newName = 4
  static let nameToken = 1
  /// A number at the beginning of a name, which is more likely one before it: “2 large sencha”.
  static let numberInName = 1
  /// A free text, and each of its tokens.
  static let text = 5
  static let textToken = 2
  /// A text without a mark before it.
  static let unmarkedText = 4
  /// A word in a title before which it could end.
  static let markInTitle = 3
  /// A title that looks like a list of things.
  static let listInTitle = 30
  /// A value that replaces another one.
  static let correction = 3
  /// A pause, a filler or the app inside a piece.
  static let pauseInside = 1
  /// A clause that says why a request is made, besides one for each token.
  static let reason = 20
  /// A token without a role.
  ///
  /// No sentence with one is understood as a whole.
  static let leftover = 200
}
