/// A parameter of an intent.
package struct DefinedParameter: Sendable, Hashable {
  package var name: Located<String>
  package var displayName: DefinedText?
  package var type: DefinedValueType
  /// Whether the parameter has several values.
  package var isArray = false
  /// The fixed numbers of values, by the size of a widget, in the order of the file.
  package var arraySizes: [ArraySize] = []
  /// Whether users can set the parameter in the Shortcuts app or in a widget.
  package var isConfigurable = false
  /// Whether the handler has a resolve method for the parameter.
  package var isResolvable = false
  /// Whether the handler provides options and a default value.
  package var providesOptions = false
  /// Whether the handler searches options for a term.
  package var searchesOptions = false
  /// The number of options that are spoken at once.
  package var pageSize: Int?
  /// The default value.
  package var defaultValue: DefinedValue?
  /// The smallest number that is allowed.
  package var minimum: Located<Double>?
  /// The largest number that is allowed.
  package var maximum: Located<Double>?
  package var allowsNegativeNumbers: Bool?
  /// The words for true.
  package var trueName: DefinedText?
  /// The words for false.
  package var falseName: DefinedText?
  /// The kind of date that is asked for.
  package var dateKind: DateKind?
  /// The texts of the dialog, by kind; without those that have no text.
  package var dialogs: [DialogKind: DefinedText] = [:]
  package var unsupportedReasons: [DefinedReason] = []
  package var relationship: DefinedRelationship?
  package var place: FilePlace

  /// A fixed number of values for a size of a widget.
  package struct ArraySize: Sendable, Hashable {
    /// The name of the widget's size.
    package var sizeClass: String
    package var size: Int
    package var place: FilePlace

    /// Creates a size.
    package init(_ sizeClass: String, _ size: Int, at place: FilePlace = FilePlace()) {
      self.sizeClass = sizeClass
      self.size = size
      self.place = place
    }
  }

  /// A part of the dialog about a parameter.
  package enum DialogKind: String, Sendable, Hashable, CaseIterable {
    /// The question for a missing value.
    case prompt = "Primary"
    /// The question in the editor of the Shortcuts app.
    case configuration = "Configuration"
    /// The question whether a value is right.
    case confirmation = "Confirmation"
    /// The sentence before the options.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// The question which option is meant.
    case disambiguationSelection = "DisambiguationSelection"
    /// The sentence before the next page of options.
    case subsequentIntroduction = "SubsequentIntroduction"
    /// A short version of the question.
    case concise = "Concise"
  }

  /// A kind of date.
  package enum DateKind: String, Sendable, Hashable, CaseIterable {
    case date = "Date"
    case time = "Time"
    case dateAndTime = "DateTime"
  }

  /// Creates a parameter with a name and a type.
  package init(_ name: Located<String>, type: DefinedValueType, at place: FilePlace = FilePlace()) {
    self.name = name
    self.type = type
    self.place = place
  }
}

/// A value in a definition file.
package enum DefinedValue: Sendable, Hashable {
  case string(DefinedText)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// A case of the parameter's enumeration.
  case enumerationCase(Located<String>)
}

/// A reason for which a handler doesn't support a value.
package struct DefinedReason: Sendable, Hashable {
  package var name: Located<String>
  package var text: DefinedText?
  /// Whether the reason follows from the bounds of the parameter.
  package var isBuiltIn: Bool

  /// Creates a reason.
  package init(_ name: Located<String>, text: DefinedText? = nil, isBuiltIn: Bool = false) {
    self.name = name
    self.text = text
    self.isBuiltIn = isBuiltIn
  }
}

/// A condition on another parameter, without which a parameter is neither shown nor resolved.
package struct DefinedRelationship: Sendable, Hashable {
  /// The other parameter.
  package var parent: Located<String>
  package var condition: Condition
  package var place: FilePlace

  /// A condition on the value of the other parameter.
  package enum Condition: Sendable, Hashable {
    case hasAnyValue
    case isCase(Located<String>)
    case isBoolean(Bool)
  }

  /// Creates a relationship.
  package init(
    parent: Located<String>, condition: Condition, at place: FilePlace = FilePlace()
  ) {
    self.parent = parent
    self.condition = condition
    self.place = place
  }
}
