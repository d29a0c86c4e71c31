import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTMLReport {
  /// Facts about a replay that its results don't contain.
  ///
  /// A page states only those that are given, so equal results and details yield equal pages.
  public struct Details: Sendable {
    /// The title of the page.
    public var title: String
    /// The command line of the replay.
    public var command: String?
    /// The commit of the app that was tested.
    public var commit: String?
    /// The date of the replay.
    public var date: Date?
    /// The command that runs a scenario again.
    public var repetition: RepeatCommand
    /// The earlier replay with which the results are compared.
    public var earlier: EarlierReplay?

    /// Creates details.
    public init(
      title: String = "Replay", command: String? = nil, commit: String? = nil, date: Date? = nil,
      repetition: RepeatCommand = RepeatCommand(), earlier: EarlierReplay? = nil
    ) {
      self.title = title
      self.command = command
      self.commit = commit
      self.date = date
      self.repetition = repetition
      self.earlier = earlier
    }

    /// The header of the page.
    var markup: Markup {
      let facts = [
        command.map { Self.fact("Command", "<code>\(HTMLReport.words(of: $0))</code>") },
        commit.map { Self.fact("Commit", "<code>\($0)</code>") },
        date.map { date in
          let time = date.formatted(.iso8601)
          let words = String(time.dropLast().replacing("T", with: " "))
          return Self.fact("Date", "<time datetime=\"\(attribute: time)\">\(words) UTC</time>")
        },
        earlier.map { Self.fact("Compared with", "<code>\($0.name)</code>") },
      ].compactMap(\.self)
      return """
        <p>intentsim</p><h1 dir="auto">\(title)</h1>
        \(facts.isEmpty ? nil : "<dl class=\"origin\">\n\(facts)</dl>\n")
        """
    }

    private static func fact(_ name: String, _ value: Markup) -> Markup {
      "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n"
    }
  }
}
