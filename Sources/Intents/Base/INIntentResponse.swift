import IntentKitCore

/// The base class of responses.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INIntentResponse: INFieldObject, @unchecked Sendable {
  /// Whether this object stands for the response of a method that the handler lacks.
  private(set) final var isMissing = false

  /// The activity to continue in the app; nil for one that the assistant creates.
  public final var userActivity: NSUserActivity? {
    get { optional("userActivity") }
    set { set("userActivity", newValue) }
  }

  override class var fields: FieldTable { fieldsOfIntentResponse }

  /// Returns the response of a method that a handler lacks.
  ///
  /// Only the default implementations of handler protocols return it.
  public class func _missing() -> Self {
    let response = Self()
    response.isMissing = true
    return response
  }
}

private let fieldsOfIntentResponse = FieldTable(["userActivity": NSUserActivity.self])

extension INIntentResponse: PossibleAnswer {
  static var missing: Self { _missing() }
}
