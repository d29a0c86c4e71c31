public import IntentKitCore

extension ViewDescription {
  /// A bar that shows the progress of something.
  public struct Progress: DeclaredRecord {
    /// The fraction that is done, from 0 to 1.
    public var fraction: Double
    /// The text below the bar; nil for the percentage.
    public var label: String?

    /// Creates a bar; a fraction below 0 or above 1 is limited.
    public init(_ fraction: Double, label: String? = nil) {
      self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      self.label = label
    }

    /// The fraction as a whole percentage: `40%`.
    var percentage: String { "\(Int((fraction * 100).rounded()))%" }

    public static let recordFields = RecordFields<Progress>(
      name: "ProgressView",
      .required("fraction", \.fraction, summary: "The fraction that is done, from 0 to 1."),
      .optional("label", \.label, summary: "The text below the bar; the percentage by default.")
    ) { Progress($0, label: $1) }
  }

  /// Returns a bar that shows a progress from 0 to 1.
  public static func progress(_ fraction: Double, label: String? = nil) -> ViewDescription {
    .progress(Progress(fraction, label: label))
  }
}
