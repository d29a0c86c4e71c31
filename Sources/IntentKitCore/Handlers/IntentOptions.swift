/// The options that a handler provides for a parameter, like SiriKit's `INObjectCollection`.
///
/// ```swift
/// func provideSoupOptionsCollection(for intent: OrderSoupIntent) async -> IntentOptions<Soup> {
///   IntentOptions(sections: [.init("Today", [clamChowder]), .init("Always", [miso, tomato])])
/// }
/// ```
public struct IntentOptions<Value: ParameterConvertible>: Sendable, Hashable {
  /// The sections, in the order in which they are shown.
  public var sections: [Section]
  /// Whether long lists are sorted and indexed by the first letter.
  public var usesIndexedCollation: Bool

  /// Options with a title.
  public struct Section: Sendable, Hashable {
    /// The title; nil for options without one.
    public var title: String?
    /// The options, most likely first.
    public var items: [Value]

    /// Creates a section.
    public init(_ title: String? = nil, _ items: [Value]) {
      self.title = title
      self.items = items
    }
  }

  /// Creates options from sections.
  public init(sections: [Section], usesIndexedCollation: Bool = false) {
    self.sections = sections
    self.usesIndexedCollation = usesIndexedCollation
  }

  /// Creates options without sections; if empty, the assistant asks an open question.
  public init(_ items: [Value]) {
    self.init(sections: [Section(nil, items)])
  }

  /// All options, in the order of the sections.
  public var allItems: [Value] { sections.flatMap(\.items) }

  /// The answer of a method that a handler doesn't implement.
  ///
  /// Only the default implementations of handler protocols return it.
  public static var notImplemented: Self {
    DefaultImplementation.options.note()
    return Self([])
  }
}

extension IntentOptions {
  /// The options without their Swift type.
  var untyped: IntentOptions<ParameterValue> {
    IntentOptions<ParameterValue>(
      sections: sections.map { .init($0.title, $0.items.map { $0.parameterValue }) },
      usesIndexedCollation: usesIndexedCollation)
  }
}
