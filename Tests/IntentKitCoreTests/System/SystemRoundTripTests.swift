import FoundationEssentials
import IntentKitCore
import IntentKitTesting
import Testing

@Suite("Round trips of system types")
struct SystemRoundTripTests {
  @Test(arguments: SystemIntents.all.map(Named.init))
  func `an intent keeps every parameter`(_ intent: Named<any SystemIntent.Type>) throws {
    try roundTrip(intent.value)
  }

  @Test(arguments: SystemIntents.all.map(Named.init))
  func `a response keeps its code and every property`(_ intent: Named<any SystemIntent.Type>) throws
  {
    func check<Request: SystemIntent>(_ type: Request.Type) throws {
      try roundTrip(Request.Response.self)
      for code in type.schema.responseCodes {
        let response = try Request.Response(parameterValue: ["code": .string(code.name)])
        #expect(response.code.rawValue == code.rawValue)
        #expect(response.code.meaning == code.meaning)
        #expect(Request.Response(code: response.code, userActivity: nil).code == response.code)
      }
    }
    try check(intent.value)
  }

  @Test(arguments: SystemTypes.records.map(Named.init))
  func `a value keeps every property`(_ type: Named<any ParameterRecord.Type>) throws {
    try roundTrip(type.value)
  }

  @Test(arguments: SystemTypes.unions.map(Named.init))
  func `a union keeps its kind and its values`(_ type: Named<any ParameterUnion.Type>)
    throws
  {
    func check<Union: ParameterUnion>(_ type: Union.Type) throws {
      for kind in type.kinds {
        guard case .object(var fields) = SampleValues.full(kind.type) else { continue }
        fields["kind"] = .string(kind.name)
        let value = try Union(parameterValue: .object(fields))
        #expect(value.content.kind == kind.name)
        #expect(value.parameterValue == .object(fields))
        #expect(isWrittenDirectly(value))
      }
    }
    try check(type.value)
  }

  @Test(
    arguments: (SystemIntents.all as [any ParameterRecord.Type] + SystemTypes.records).map(
      Named.init))
  func `a value of the wrong type is rejected with its path`(
    _ type: Named<any ParameterRecord.Type>
  ) {
    func check<Record: ParameterRecord>(_ type: Record.Type) {
      guard case .object(let full) = SampleValues.full(type) else { return }
      for field in type.recordSchema.fields {
        var fields = full
        fields[field.name] = [[[]]]
        let error = #expect(throws: ParameterError.self) {
          try Record(parameterValue: .object(fields))
        }
        #expect(error?.path.steps.first == .name(field.name))
        #expect(error?.found.contains("array") == true)
      }
      var fields = full
      fields["xyzzy"] = 1
      let error = #expect(throws: ParameterError.self) {
        try Record(parameterValue: .object(fields))
      }
      #expect(error?.found == "the key “xyzzy”")
      #expect(error?.path == ParameterPath([.name("xyzzy")]))
      for wrong: ParameterValue in [true, []] {
        #expect(throws: ParameterError.self) { try Record(parameterValue: wrong) }
      }
    }
    check(type.value)
  }

  @Test(arguments: SystemTypes.enumerations.map(Named.init))
  func `a case is written by name`(_ type: Named<any ParameterEnumeration.Type>) throws {
    func check<Enumeration: ParameterEnumeration>(_ type: Enumeration.Type) throws {
      #expect(type.caseNames.count == type.allCases.count)
      for member in type.allCases {
        #expect("\(member)" == member.name)
        #expect(isWrittenDirectly(member))
        #expect(try Enumeration(parameterValue: member.parameterValue) == member)
        #expect(Enumeration(rawValue: member.rawValue) == member)
      }
    }
    try check(type.value)
  }

  @Test(arguments: SystemTypes.options.map(Named.init))
  func `options are written by name, one and all of them`(
    _ type: Named<any ParameterOptions.Type>
  ) throws {
    func check<Options: ParameterOptions>(_ type: Options.Type) throws {
      for (name, option) in type.namedOptions {
        #expect(option.names == [name])
        #expect(try Options(parameterValue: .string(name)) == option)
      }
      let all = type.namedOptions.reduce(into: Options()) { $0.formUnion($1.option) }
      #expect(all.names == type.namedOptions.map(\.name))
      #expect(try Options(parameterValue: all.parameterValue) == all)
      #expect(isWrittenDirectly(all))
    }
    try check(type.value)
  }

  @Test(arguments: SystemTypes.keywords.map(Named.init))
  func `a keyword can be any string`(_ type: Named<any ParameterKeyword.Type>) throws {
    func check<Keyword: ParameterKeyword>(_ type: Keyword.Type) throws {
      for keyword in type.wellKnown + [Keyword(rawValue: "one of my own")] {
        #expect(try Keyword(parameterValue: keyword.parameterValue) == keyword)
        #expect(isWrittenDirectly(keyword))
      }
      #expect(Set(type.wellKnown).count == type.wellKnown.count)
    }
    try check(type.value)
  }

  /// Returns whether a value is written as JSON like its untyped form.
  private func isWrittenDirectly(_ value: some ParameterConvertible) -> Bool {
    JSONWriter.bytes(of: value) == JSONWriter.bytes(value.parameterValue, style: .compact)
  }

  /// Fills every field of a record, reads it, writes it, and sends it through JSON.
  private func roundTrip<Record: ParameterRecord>(_ type: Record.Type) throws {
    let full = SampleValues.full(type)
    let value = try Record(parameterValue: full)
    #expect(value.parameterValue == full)
    #expect(isWrittenDirectly(value))
    #expect(try Record(parameterValue: value.parameterValue) == value)
    #expect(try JSONDecoder().decode(Record.self, from: try JSONEncoder().encode(value)) == value)
    #expect(!value.spokenText.isEmpty)
    // Fields that the schema doesn't require are optional.
    #expect(throws: Never.self) {
      if type.recordSchema.name == "Image" || type.recordSchema.name == "MediaDestination" {
        return
      }
      _ = try Record(parameterValue: SampleValues.minimal(type.recordSchema))
    }
    for field in type.recordSchema.fields where field.isRequired {
      guard case .object(var fields) = full else { continue }
      fields[field.name] = nil
      let error = #expect(throws: ParameterError.self) {
        try Record(parameterValue: .object(fields))
      }
      #expect(error?.path.description == field.name)
    }
  }
}

/// A type as the argument of a test, shown by its name.
struct Named<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let value: Value

  init(_ value: Value) { self.value = value }

  var testDescription: String { "\(value)" }
}
