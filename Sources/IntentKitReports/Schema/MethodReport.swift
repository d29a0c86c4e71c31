import IntentKitCore
import IntentKitSimulator

/// The methods that a program declares for the handler of an intent, compared with those of the
/// intent.
///
/// A method is the name of a call of the wire protocol: `resolve content` or `handle`.
struct MethodReport {
  /// The declared methods that the intent has, in the order of the calls.
  private(set) var implemented: [String] = []
  /// The methods of the intent that aren't declared, in the order of the calls.
  private(set) var missing: [String] = []
  /// The declared methods that the intent doesn't have.
  let unknown: [String]
  private let known: [String]

  /// Creates a report.
  init(_ schema: IntentSchema, declared: [String]) {
    let calls = schema.calls
    known = calls + ["startUpdates"]
    let (knownNames, declaredNames) = (Set(known), Set(declared))
    unknown = declared.uniqued.filter { !knownNames.contains($0) }
    implemented = known.filter(declaredNames.contains)
    missing = calls.filter { !declaredNames.contains($0) }
  }

  /// Returns the methods with a remark on each.
  func rows(in words: SchemaWords) -> [(name: String, remark: String)] {
    implemented.map { ($0, words.declared) }
      + missing.map { name in
        let call = String(name.prefix { $0 != " " })
        return (name, words.missing + words.colon + (words.missingConsequences[call] ?? ""))
      }
      + unknown.map { name in
        let hint = name.nearest(in: known).map { words.didYouMean.replacing("%", with: $0) }
        return (name, words.notAMethod + (hint ?? ""))
      }
  }

  /// The report as a JSON value.
  var value: ParameterValue {
    [
      "implemented": implemented.parameterValue, "missing": missing.parameterValue,
      "unknown": unknown.parameterValue,
    ]
  }
}

extension IntentSchema {
  /// The calls that a request for the intent can lead to, without updates.
  fileprivate var calls: [String] {
    let resolved = resolveMethods.filter(\.isCurrent).map(\.parameter)
    let calls = resolved.flatMap { name -> [String] in
      let parameter = parameter(named: name)
      return [
        parameter?.providesDefault == true ? "default \(name)" : nil, "resolve \(name)",
        parameter?.providesOptions == true ? "options \(name)" : nil,
      ].compactMap(\.self)
    }
    return calls + ["confirm", "handle"]
  }
}
