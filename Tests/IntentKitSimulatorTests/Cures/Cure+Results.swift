import IntentKitCore
import TestSupport

extension Cure {
  private static let everyPath =
    "Call the completion on every path, including those where a value is nil or an error is caught."
  private static let returnAfter =
    "Return after calling the completion; a guard without a return is a common cause."
    + " If several callbacks can call it, such as a timeout, use only the first."

  static let completions: [Cure] = [
    Cure(
      .completionDropped, "a resolve method forgets its completion", in: "resolveRecipients(for:)",
      everyPath,
      mistaken: { await CompletingHandler(recipients: { _, _ in }).run(to: "Bill") },
      cured: {
        await CompletingHandler(recipients: { $1([.success(with: ($0.recipients ?? [])[0])]) })
          .run(to: "Bill")
      }),
    Cure(
      .completionDropped, "confirm forgets its completion", in: "confirm(intent:)", everyPath,
      mistaken: { await CompletingHandler(confirm: { _, _ in }).run(to: "Bill") },
      cured: { await CompletingHandler(confirm: { $1(.init(code: .failure)) }).run(to: "Bill") }),
    Cure(
      .completedTwice, "confirm completes twice", in: "confirm(intent:)", returnAfter,
      mistaken: {
        await CompletingHandler(confirm: {
          $1(.init(code: .failure))
          $1(.init(code: .ready))
        }).run(to: "Bill")
      }, cured: { await CompletingHandler(confirm: { $1(.init(code: .failure)) }).run(to: "Bill") }),
    Cure(
      .completedTwice, "a resolve method completes twice for one recipient",
      in: "resolveRecipients(for:)", returnAfter,
      mistaken: {
        await CompletingHandler(recipients: {
          $1([.unsupported()])
          $1(($0.recipients ?? []).map { .success(with: $0) })
        }).run(to: "Bill")
      },
      cured: {
        await CompletingHandler(recipients: { $1(($0.recipients ?? []).map { .success(with: $0) }) }
        )
        .run(to: "Bill")
      }),
    Cure(
      .completedTwice, "a resolve method completes once for each recipient",
      in: "resolveRecipients(for:)",
      "Collect the results of all 2 elements, call the completion once with all of them, and "
        + "return.",
      mistaken: {
        await CompletingHandler(recipients: { intent, completion in
          for recipient in intent.recipients ?? [] { completion([.success(with: recipient)]) }
        }).run(to: "Bill", "Tom")
      },
      cured: {
        await CompletingHandler(recipients: { $1(($0.recipients ?? []).map { .success(with: $0) }) }
        )
        .run(to: "Bill", "Tom")
      }),
  ]

  private static func recipients(
    _ names: [String] = ["Bill", "Tom"], _ answers: Answer...,
    results: @escaping @Sendable ([Person]) -> [SendMessageRecipientResolutionResult]
  ) -> Run {
    {
      let answers = Answering(answers + [.yes])
      return await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        SendMessageIntent(
          recipients: names.isEmpty ? nil : names.map { Person(displayName: $0) }, content: "hello"),
        handler: ScriptedHandler(recipients: { results($0.recipients ?? []) }), dialogue: answers
      ).verdicts
    }
  }

  private static let ann = Answer.value(Person(displayName: "Ann").parameterValue)
  private static let oneForEach = "Give exactly one result for each element, in the same order."

  static let results: [Cure] = [
    Cure(
      .resultCountMismatch, "there is a result too many", in: "resolveRecipients(for:)", oneForEach,
      mistaken: recipients { ($0 + $0).map { .success(with: $0) } },
      cured: recipients { $0.map { .success(with: $0) } }),
    Cure(
      .emptyResult, "there are no results for elements", in: "resolveRecipients(for:)", oneForEach,
      mistaken: recipients { _ in [] }, cured: recipients { $0.map { .success(with: $0) } }),
    Cure(
      .misplacedResult, "one element gets notRequired", in: "resolveRecipients(for:)",
      "Give notRequired as the only result, or unsupported for the element that can't be used.",
      mistaken: recipients {
        $0.map { $0.displayName == "Tom" ? .notRequired() : .success(with: $0) }
      },
      cured: recipients { _ in [.notRequired()] },
      recipients(["Bill", "Tom"], ann) {
        $0.map { $0.displayName == "Tom" ? .unsupported() : .success(with: $0) }
      }),
  ]

  static let questions: [Cure] = [
    Cure(
      .endlessQuestion, "the answer to needsValue is ignored", in: "resolveRecipients(for:)",
      "Give success for the value in the intent, which is the user's answer, or unsupported if it "
        + "can't be used.",
      mistaken: recipients([], ann, ann, ann, ann) { _ in [.needsValue()] },
      cured: recipients([], ann) { $0.isEmpty ? [.needsValue()] : [.success(with: $0[0])] },
      recipients([], ann, .value(Person(displayName: "Bill").parameterValue)) {
        $0.isEmpty
          ? [.needsValue()]
          : $0[0].displayName == "Ann" ? [.unsupported()] : [.success(with: $0[0])]
      }),
    Cure(
      .endlessQuestion, "a value that was offered isn't supported", in: "resolveRecipients(for:)",
      "Offer only values that the handler supports, and give success for the one that was chosen.",
      mistaken: recipients(["Bill"], .option(0), Person.choice, Person.choice, Person.choice) {
        $0[0].customIdentifier == nil
          ? [.disambiguation(with: Person.several(2))] : [.unsupported()]
      },
      cured: recipients(["Bill"], .option(0)) {
        $0[0].customIdentifier == nil
          ? [.disambiguation(with: Person.several(2))] : [.success(with: $0[0])]
      }),
    Cure(
      .endlessQuestion, "a rejected value is suggested again", in: "resolveRecipients(for:)",
      "Give success for the value that the user confirmed. After a no, the parameter has no value: "
        + "give needsValue or notRequired.",
      mistaken: recipients(["Bill"], .no, .no, .no, .no) { _ in
        [.confirmationRequired(with: Person(displayName: "Bill"))]
      },
      cured: recipients(["Bill"], .no, ann) {
        switch $0.first?.displayName {
        case nil: [.needsValue()]
        case "Bill": [.confirmationRequired(with: $0[0])]
        default: [.success(with: $0[0])]
        }
      },
      recipients(["Bill"], .no) {
        $0.isEmpty ? [.notRequired()] : [.confirmationRequired(with: $0[0])]
      },
      recipients(["Bill"], .yes) { [.confirmationRequired(with: $0[0])] }),
  ]
}

extension Person {
  fileprivate static func several(_ count: Int) -> [Person] {
    (1...count).map { Person(displayName: "Bill \($0)", customIdentifier: "bill-\($0)") }
  }

  /// The first of several people, said instead of picked.
  fileprivate static let choice = Answer.value(several(1)[0].parameterValue)
}
