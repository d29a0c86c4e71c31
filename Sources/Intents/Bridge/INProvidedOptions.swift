import IntentKitCore

/// The options that a handler provides for a parameter, in the form of the core.
public struct INProvidedOptions: Sendable {
  /// The options; nil if the handler has no method for them.
  let answer: Result<DynamicOptions?, ParameterError>

  /// Calls a handler's method for options.
  ///
  /// An error that it throws is shown to the user, who can then answer freely.
  public init<Item>(_ provide: () async throws -> INObjectCollection<Item>) async {
    do {
      let collection = try await provide()
      answer = Result { () throws(ParameterError) in .collection(try collection.written) }
    } catch is INMissingMethod {
      answer = .success(nil)
    } catch {
      answer = .success(.unavailable("\(error)"))
    }
  }
}

extension INObjectCollection {
  /// The options in the form of the core.
  fileprivate var written: IntentOptions<ParameterValue> {
    get throws(ParameterError) {
      var sections: [IntentOptions<ParameterValue>.Section] = []
      for section in self.sections {
        var items: [ParameterValue] = []
        for item in section.items {
          items.append(try inside(.index(items.count), try Self.written(item)))
        }
        sections.append(.init(section.title, items))
      }
      return IntentOptions(sections: sections, usesIndexedCollation: usesIndexedCollation)
    }
  }

  private static func written(_ item: ObjectType) throws(ParameterError) -> ParameterValue {
    switch item {
    // The classes that stand for Swift's types in collections.
    case let item as NSString: .string(item.substring(from: 0))
    case let item as NSURL: .string(item.absoluteString)
    case let item as any BridgedValue: try type(of: item).write(any: item)
    default:
      throw ParameterError(
        found: "an option of the type \(type(of: item))", expected: "a value of the parameter")
    }
  }
}
