/// The content of a gap in a wording: the path of a value, or a condition on a value.
///
/// | gap | content |
/// | --- | --- |
/// | `payee` | the parameter with that name |
/// | `response.rideStatus.driver` | a field of the response, or that field of each element of a list |
/// | `response.tasks.count` | the number of elements of a list |
/// | `mediaItems.first` | the first element of a list |
/// | `response.accounts.spoken` | the value in another form; see ``Phrasebook/ValueTable/records`` |
/// | `taskTitles.quoted` | the value in quotation marks, or each element of a list |
/// | `a rideOptionName` | the value with an article: `a sedan`, `an SUV`; `A` starts a sentence |
/// | `response.rideStatus.phase=pickup` | empty if the value is equal, or different with `!=`; otherwise unfilled |
/// | `response.nowPlayingInfo=` | empty if there is such a record; otherwise unfilled |
struct GapPath: Sendable, Hashable {
  /// A condition on a value.
  struct Condition: Sendable, Hashable {
    /// The value to compare with, as written in files.
    var value: String
    /// Whether the values must be equal.
    var isEqual: Bool
  }

  /// The article before the value, if any.
  var article: IndefiniteArticle?
  /// The names on the path to the value, outermost first.
  var names: [String]
  /// The condition, if the gap is a condition.
  var condition: Condition?

  /// Creates the path for the text of a gap.
  init(_ gap: String) {
    var path = Substring(gap)
    if let sign = path.firstIndex(of: "=") {
      let isEqual = !path[..<sign].hasSuffix("!")
      condition = Condition(value: String(path[path.index(after: sign)...]), isEqual: isEqual)
      path = path[..<sign].dropLast(isEqual ? 0 : 1)
    }
    for article in IndefiniteArticle.allCases where path.hasPrefix(article.rawValue + " ") {
      self.article = article
      path = path.dropFirst(article.rawValue.count + 1)
    }
    names = path.split(separator: ".").map(String.init)
  }
}
