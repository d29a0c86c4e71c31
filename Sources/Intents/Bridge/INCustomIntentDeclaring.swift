/// An app that defines custom intents, in definition files.
public protocol INCustomIntentDeclaring {
  /// The generated classes of the intents that the app defines; empty by default.
  ///
  /// List each by its name among the supported intents of the app's description, too.
  static var customIntentClasses: [INIntent.Type] { get }
}

// MARK: - Default implementations

extension INCustomIntentDeclaring {
  /// By default, the app defines no intents.
  public static var customIntentClasses: [INIntent.Type] { [] }
}
