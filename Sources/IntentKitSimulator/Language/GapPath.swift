/// What a gap of a wording asks for: a value by its place, or whether a value is as the sentence needs it.
///
/// | gap | is filled with |
/// | --- | --- |
/// | `payee` | the parameter of that name |
/// | `response.rideStatus.driver` | a field of the response; in a list, that field of each element |
/// | `response.tasks.count` | how many elements a list has |
/// | `response.accounts.spoken` | the value in another form, as ``Phrasebook/ValueTable/records`` has it |
/// | `a rideOptionName` | the value with its article: `a sedan`, `an SUV`; `A` begins a sentence |
/// | `response.rideStatus.phase=pickup` | nothing; stays empty unless the value is that, with `!=` unless it is another |
struct GapPath: Sendable, Hashable {
  /// Whether the value is to be as said, or is not to be so.
  struct Condition: Sendable, Hashable {
    /// The value as it is written in files.
    var value: String
    /// Whether it is to be that value.
    var isEqual: Bool
  }

  /// The article before the value, when there is to be one.
  var article: IndefiniteArticle?
  /// The names on the way to the value, the outermost first.
  var names: [String]
  /// What the value is to be, when only that is asked.
  var condition: Condition?

  /// Reads what stands in a gap.
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
