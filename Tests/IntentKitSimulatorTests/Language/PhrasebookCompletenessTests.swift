import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Completeness of the phrasebooks")
struct PhrasebookCompletenessTests {
  private static var methods: [ResolveMethodSchema] {
    IntentSchema.system.flatMap(\.resolveMethods)
  }

  @Test func `every unsupported reason of a system intent has a sentence`() {
    let names = Set(Self.methods.flatMap(\.unsupportedReasons).map(\.name))
    #expect(names.count > 30)
    for language in Language.allCases {
      let missing = names.subtracting(language.phrasebook.reasons.keys)
      #expect(missing.isEmpty, "\(language)")
    }
  }

  @Test func `every confirmation reason of a system intent has a question`() {
    let names = Set(Self.methods.flatMap(\.confirmationReasons).map(\.name))
    #expect(!names.isEmpty)
    for language in Language.allCases {
      let missing = names.subtracting(language.phrasebook.questions.isRightForReason.keys)
      #expect(missing.isEmpty, "\(language)")
    }
  }

  @Test
  func `every failure code of a system intent has a sentence and every sentence has a code`() {
    let general = ["failure", "failureRequiringAppLaunch"]
    let codes = IntentSchema.system.flatMap(\.responseCodes).filter {
      $0.meaning == .failure || $0.meaning == .failureRequiringAppLaunch
    }
    let names = Set(codes.map(\.name)).subtracting(general)
    #expect(names.count > 40)
    for language in Language.allCases {
      let keys = language.phrasebook.failures.keys
      #expect(names == Set(keys.filter { !$0.contains(".") }), "\(language)")
    }
  }

  @Test func `every domain has a sentence for success`() {
    for language in Language.allCases {
      let known = language.phrasebook.statements.succeeded.keys
      #expect(Set(SystemIntents.domains).subtracting(known).isEmpty, "\(language)")
    }
  }

  @Test func `every intent that requires confirmation has a question`() {
    let names = IntentSchema.system.filter { $0.userConfirmation != .never }.map(\.name)
    for language in Language.allCases {
      let known = language.phrasebook.questions.request.keys
      #expect(Set(names).subtracting(known).isEmpty, "\(language)")
    }
  }

  @Test func `keys of the phrasebooks name existing parameters and intents`() {
    let schemas = IntentSchema.system
    let parameters = Set(schemas.flatMap { $0.parameters.map(\.name) })
    let qualified = Set(
      schemas.flatMap { schema in
        schema.parameters.map { "\(schema.name).\($0.name)" }
      })
    let intents = Set(schemas.map(\.name))
    let book = Phrasebook.english
    #expect(Set(Glossary.nouns.all.keys).subtracting(parameters).isEmpty)
    // Maps asks about the options in a response.
    let asked = parameters.union(qualified).union(["rideOptions"])
    #expect(Set(Glossary.questions.all.keys).subtracting(asked).isEmpty)
    #expect(Set(Glossary.yesOrNoQuestions.all.keys).subtracting(parameters).isEmpty)
    #expect(Set(book.questions.request.keys).subtracting(intents).isEmpty)
    #expect(Set(book.questions.complaints.byParameter.keys).subtracting(qualified).isEmpty)
    let records = Set(RecordCollector.systemRecords.keys)
    #expect(Set(Glossary.kinds.all.keys).subtracting(parameters.union(records)).isEmpty)
    let codes = schemas.flatMap { schema in schema.responseCodes.map { "\(schema.name).\($0.name)" }
    }
    #expect(Set(book.failures.keys.filter { $0.contains(".") }).subtracting(codes).isEmpty)
    let reasons = schemas.flatMap { schema in
      schema.resolveMethods.flatMap(\.unsupportedReasons).map { "\(schema.name).\($0.name)" }
    }
    #expect(Set(book.reasons.keys.filter { $0.contains(".") }).subtracting(reasons).isEmpty)
    #expect(Set(book.statements.inProgress.keys).subtracting(intents).isEmpty)
    #expect(
      Set(book.statements.succeeded.keys).subtracting(intents.union(SystemIntents.domains)).isEmpty)
  }

  @Test func `the tables of all languages have the same keys`() {
    let english = Phrasebook.english
    for book in Language.allCases.map(\.phrasebook) {
      for ((name, table), (_, expected)) in zip(tables(of: book), tables(of: english)) {
        #expect(Set(table.keys) == Set(expected.keys), "\(name) in \(book.language)")
      }
    }
  }

  @Test
  func `the last wording of a sentence has the fewest gaps`() {
    let always: Set = ["app"]
    for book in Language.allCases.map(\.phrasebook) {
      for (name, table) in tables(of: book)
      where !["records", "isRightByParameter", "spokenRequest", "spokenSuccess"].contains(name) {
        for (key, wording) in table {
          let last = lastGaps(of: wording)
          #expect(last.isSubset(of: always), "\(name) \(key) in \(book.language)")
        }
      }
    }
  }

  @Test func `every gap of a sentence about an intent refers to one of its fields`() {
    for book in Language.allCases.map(\.phrasebook) {
      let statements = book.statements
      let tables = [
        book.questions.request, book.questions.spokenRequest, statements.succeeded,
        statements.spokenSuccess, statements.inProgress,
        statements.continuedInApp, statements.handledInApp,
      ]
      for (key, wording) in tables.joined() {
        for schema in IntentSchema.system where schema.name == key || schema.domain == key {
          for gap in wording.gaps where gap != "app" {
            var names = GapPath(gap).names
            let isResponse = names.first == "response"
            if isResponse { names.removeFirst() }
            let fields = isResponse ? schema.responseProperties : schema.parameters
            let isKnown = GapReader(book: book).leads(names, from: fields)
            #expect(isKnown || schema.name != key, "{\(gap)} of \(key) in \(book.language)")
          }
        }
      }
    }
  }

  @Test func `every gap of a record's words refers to one of its fields`() {
    let records = RecordCollector.systemRecords
    #expect(records.count > 60)
    for book in Language.allCases.map(\.phrasebook) {
      for (key, wording) in book.values.records {
        let parts = key.split(separator: ".")
        #expect(parts.count == 1 || Phrasebook.forms.contains(String(parts[1])), "\(key)")
        guard let fields = records[String(parts[0])] else {
          Issue.record("\(key) is no record")
          continue
        }
        for gap in wording.gaps {
          let isKnown = GapReader(book: book).leads(GapPath(gap).names, from: fields)
          #expect(isKnown, "{\(gap)} of \(key) in \(book.language)")
        }
      }
    }
  }

  @Test func `the phrasebooks name exactly the existing cases`() {
    let schemas = RecordCollector.systemEnumerations
    let cases = Glossary.cases
    #expect(cases.count > 15)
    for (key, names) in cases {
      let type = String(key.prefix { $0 != "." })
      guard let schema = schemas[type] else {
        Issue.record("\(key) is no enumeration")
        continue
      }
      let known = Set(schema.cases.map(\.name))
      #expect(Set(names.all.keys).isSubset(of: known), "\(key)")
      // Only the common units of length have words.
      if type != "LengthUnit" {
        #expect(known.subtracting(names.all.keys).subtracting(["unknown"]).isEmpty, "\(key)")
      }
    }
  }

  @Test func `labels refer to existing fields`() {
    var fields = Set(
      IntentSchema.system.flatMap { $0.parameters + $0.responseProperties }.map(\.name))
    var qualified: Set<String> = []
    for (record, schemas) in RecordCollector.systemRecords {
      for schema in schemas {
        fields.insert(schema.name)
        qualified.insert("\(record).\(schema.name)")
      }
    }
    for schema in IntentSchema.system {
      qualified.formUnion(schema.parameters.map { "\(schema.name).\($0.name)" })
    }
    let keys = Set(Glossary.labels.all.keys).union(Glossary.recordLabels.all.keys)
    #expect(keys.subtracting(fields).subtracting(qualified).isEmpty)
  }

  @Test func `words for yes, no and cancel don't overlap`() {
    for vocabulary in Language.allCases.map(\.phrasebook.vocabulary) {
      let sets = [vocabulary.yes, vocabulary.no, vocabulary.cancel].map { Set($0.folded) }
      for set in sets { #expect(set.count >= 5) }
      #expect(sets[0].isDisjoint(with: sets[1]))
      #expect(sets[0].isDisjoint(with: sets[2]))
      #expect(sets[1].isDisjoint(with: sets[2]))
    }
  }
}

/// The tables of a phrasebook that have a sentence for each key.
private func tables(of book: Phrasebook) -> [(name: String, table: [String: Wording])] {
  [
    ("reasons", book.reasons), ("failures", book.failures),
    ("isRightForReason", book.questions.isRightForReason),
    ("request", book.questions.request), ("succeeded", book.statements.succeeded),
    ("inProgress", book.statements.inProgress), ("refused", book.statements.refused),
    ("continuedInApp", book.statements.continuedInApp),
    ("handledInApp", book.statements.handledInApp), ("records", book.values.records),
    ("isRightByParameter", book.questions.isRightByParameter),
    ("complaints", book.questions.complaints.byParameter),
    ("absences", book.questions.complaints.absenceByParameter),
    ("spokenRequest", book.questions.spokenRequest),
    ("spokenSuccess", book.statements.spokenSuccess),
  ]
}

/// The gaps of the wording that needs the least.
private func lastGaps(of wording: Wording) -> Set<String> {
  Set(
    (wording.sentences.last ?? []).compactMap { part in
      if case .gap(let name) = part { name } else { nil }
    })
}
