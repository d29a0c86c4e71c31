extension NSString {
  /// Returns a localized text of the app with values, for titles and options of intents.
  ///
  /// On a device, the text is localized when it is shown; here, when this method is called.
  ///
  /// - Parameters:
  ///   - format: The key of the text, with the placeholders of `String(format:)`.
  ///   - arguments: The values for the placeholders.
  /// - Returns: The text.
  public class func deferredLocalizedIntentsString(
    with format: String, _ arguments: any CVarArg...
  ) -> NSString {
    localized(format, table: nil, arguments)
  }

  /// Returns a localized text from a table of the app with values, for titles and options of intents.
  ///
  /// On a device, the text is localized when it is shown; here, when this method is called.
  ///
  /// - Parameters:
  ///   - format: The key of the text, with the placeholders of `String(format:)`.
  ///   - table: The name of the table.
  ///   - arguments: The values for the placeholders.
  /// - Returns: The text.
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ arguments: any CVarArg...
  ) -> NSString {
    localized(format, table: table, arguments)
  }

  /// Returns a localized text from a table of the app with a list of values.
  ///
  /// On a device, the text is localized when it is shown; here, when this method is called.
  ///
  /// - Parameters:
  ///   - format: The key of the text, with the placeholders of `String(format:)`.
  ///   - table: The name of the table.
  ///   - arguments: The values for the placeholders.
  /// - Returns: The text.
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, arguments: CVaListPointer
  ) -> NSString {
    NSString(format: localized(format, table: table), arguments: arguments)
  }

  private class func localized(
    _ format: String, table: String?, _ arguments: [any CVarArg]
  ) -> NSString {
    NSString(string: String(format: localized(format, table: table), arguments: arguments))
  }

  private class func localized(_ format: String, table: String?) -> String {
    Bundle.main.localizedString(forKey: format, value: nil, table: table)
  }
}
