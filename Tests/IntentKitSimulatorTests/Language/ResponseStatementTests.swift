import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Statements about responses")
struct ResponseStatementTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var schema: IntentSchema
    var parameters: [String: ParameterValue] = [:]
    var response: [String: ParameterValue]
    var result = Outcome.Result.succeeded
    var english: String
    var japanese: String
    var testDescription: String { name }
  }

  static let ride = RideStatus(
    rideIdentifier: "ride-1", phase: .confirmed,
    vehicle: RideVehicle(manufacturer: "Audi", model: "A2"),
    driver: RideDriver(displayName: "Bob"),
    estimatedPickupDate: MomentTests.now.addingTimeInterval(300),
    estimatedDropOffDate: MomentTests.now.addingTimeInterval(900),
    dropOffLocation: Placemark(name: "Perlan"))

  static func status(
    _ name: String, _ change: (inout RideStatus) -> Void, _ english: String, _ japanese: String
  ) -> Sample {
    var ride = ride
    change(&ride)
    return Sample(
      name: name, schema: GetRideStatusIntent.schema,
      response: ["rideStatus": ride.parameterValue], english: english, japanese: japanese)
  }

  static let rides = [
    status(
      "a driver is found", { _ in },
      "Your Unicorn ride is confirmed: Bob comes at 9:05 AM in an Audi A2.",
      "Unicornの車が決まりました。午前9時5分にBobさんがAudi A2でお迎えに来ます。"),
    status(
      "a driver is found, nothing more",
      {
        $0.vehicle = nil
        $0.estimatedPickupDate = nil
      },
      "Your Unicorn ride is confirmed: Bob comes.", "Unicornの車が決まりました。Bobさんがお迎えに来ます。"),
    status(
      "no driver is found yet", { $0.phase = .received },
      "Unicorn has your request and is looking for a driver to take you to Perlan.",
      "UnicornがPerlanまでの予約を受け付け、運転手を探しています。"),
    status(
      "the driver waits", { $0.phase = .pickup },
      "Your Unicorn ride is here: Bob is waiting in an Audi A2.",
      "Unicornの車が着きました。BobさんがAudi A2でお待ちしています。"),
    status(
      "on the way", { $0.phase = .ongoing },
      "You are on your way to Perlan with Bob and arrive at 9:15 AM.",
      "Bobさんの車でPerlanへ向かっています。午前9時15分に着きます。"),
    status(
      "paid",
      {
        $0.phase = .completed
        $0.completionStatus = .completed(
          settled: CurrencyAmount(amount: 1535, currencyCode: "ISK"))
      },
      "Your Unicorn ride to Perlan is over. It cost ISK 1,535.",
      "PerlanまでのUnicornの乗車は終わりました。料金はISK 1,535です。"),
    status(
      "cancelled",
      {
        $0.phase = .completed
        $0.completionStatus = .canceledByUser()
      },
      "Your Unicorn ride to Perlan was canceled.", "PerlanまでのUnicornの車はキャンセルされました。"),
    status(
      "missed", { $0.completionStatus = .canceledMissedPickup() }, "You missed your Unicorn ride.",
      "Unicornの車に乗られませんでした。"),
    status(
      "nothing known", { $0 = RideStatus() }, "Here is your ride.", "車の状況はこちらです。"),
    Sample(
      name: "rides with prices and waits", schema: ListRideOptionsIntent.schema,
      response: [
        "rideOptions": .array([
          option("Compact", 1213, 1516, wait: 240), option("SUV", 2303, 2878, wait: 540),
        ])
      ],
      english: """
        Unicorn has 2 rides near you: Compact for ISK 1,213 to 1,516 in 4 minutes and SUV for \
        ISK 2,303 to 2,878 in 9 minutes.
        """,
      japanese: "Unicornの車は2種類です。4分後のCompact（ISK 1,213から1,516）と9分後のSUV（ISK 2,303から2,878）です。"),
    Sample(
      name: "a cancelled ride with its fee", schema: CancelRideIntent.schema,
      response: [
        "cancellationFee": CurrencyAmount(amount: 900, currencyCode: "ISK").parameterValue
      ],
      english: "Your ride is canceled. The fee is ISK 900.",
      japanese: "車をキャンセルしました。取消料はISK 900です。"),
  ]

  static func option(
    _ name: String, _ minimum: Decimal, _ maximum: Decimal, wait: Double
  ) -> ParameterValue {
    RideOption(
      name: name, estimatedPickupDate: MomentTests.now.addingTimeInterval(wait),
      priceRange: PriceRange(currencyCode: "ISK", minimumPrice: minimum, maximumPrice: maximum)
    ).parameterValue
  }

  static func payment(fee: Decimal) -> [String: ParameterValue] {
    [
      "paymentRecord": PaymentRecord(
        payee: Person(displayName: "Lena"),
        currencyAmount: CurrencyAmount(amount: 20, currencyCode: "EUR"), status: .completed,
        feeAmount: CurrencyAmount(amount: fee, currencyCode: "EUR")
      ).parameterValue
    ]
  }

  static let wish: [String: ParameterValue] = [
    "payee": "Lena", "currencyAmount": ["amount": "20", "currencyCode": "EUR"],
  ]

  static let payments = [
    Sample(
      name: "a payment with a fee", schema: SendPaymentIntent.schema, parameters: wish,
      response: payment(fee: 0.75), english: "You paid Lena €20.00, with a fee of €0.75.",
      japanese: "Lenaに€20.00を送りました。手数料は€0.75です。"),
    Sample(
      name: "a payment without", schema: SendPaymentIntent.schema, parameters: wish,
      response: payment(fee: 0), english: "You paid Lena €20.00.", japanese: "Lenaに€20.00を送りました。"),
    Sample(
      name: "an account", schema: SearchForAccountsIntent.schema,
      response: ["accounts": .array([PaymentAccount.sample("Everyday", 2450.8).parameterValue])],
      english: "You have one account: Everyday with $2,450.80.",
      japanese: "口座は1件です。Everydayに$2,450.80です。"),
    Sample(
      name: "no account", schema: SearchForAccountsIntent.schema, response: ["accounts": []],
      english: "You have no such accounts with Unicorn.", japanese: "Unicornにその口座はありません。"),
    Sample(
      name: "a bill", schema: SearchForBillsIntent.schema,
      response: [
        "bills": [
          [
            "billPayee": ["nickname": "Phone"], "dueDate": "2026-01-15", "paymentStatus": "unpaid",
            "amountDue": ["amount": "44.49", "currencyCode": "USD"],
          ]
        ]
      ],
      english: "You have one bill: Phone for $44.49, due on January 15.",
      japanese: "請求書は1件です。Phoneが$44.49（期限は1月15日）です。"),
  ]

  static let notes = [
    Sample(
      name: "a reminder", schema: AddTasksIntent.schema, parameters: ["taskTitles": ["Stretch"]],
      response: [
        "addedTasks": [
          [
            "title": "Stretch",
            "temporalEventTrigger": [
              "dateComponentsRange": ["startDateComponents": "2026-01-02T07:30"]
            ],
          ]
        ]
      ],
      english: "I’ll remind you about “Stretch” tomorrow at 7:30 AM.",
      japanese: "明日午前7時30分に「Stretch」をお知らせします。"),
    Sample(
      name: "a reminder that comes again", schema: AddTasksIntent.schema,
      parameters: ["taskTitles": ["Stretch"]],
      response: [
        "addedTasks": [
          [
            "title": "Stretch",
            "temporalEventTrigger": [
              "dateComponentsRange": [
                "startDateComponents": "2026-01-01T19:00",
                "recurrenceRule": ["interval": 1, "frequency": "daily"],
              ]
            ],
          ]
        ]
      ],
      english: "I’ll remind you about “Stretch” every day at 7:00 PM.",
      japanese: "毎日午後7時に「Stretch」をお知らせします。"),
    Sample(
      name: "what was found", schema: SearchForNotebookItemsIntent.schema,
      response: ["tasks": [["title": "Milk"], ["title": "Eggs"]]],
      english: "I found 2 tasks in Unicorn: “Milk” and “Eggs”.",
      japanese: "Unicornでタスクが2件見つかりました。「Milk」と「Eggs」です。"),
    Sample(
      name: "nothing was found", schema: SearchForNotebookItemsIntent.schema, response: [:],
      english: "I found nothing of that kind in Unicorn.", japanese: "Unicornでは見つかりませんでした。"),
    Sample(
      name: "a workout with its goal", schema: StartWorkoutIntent.schema,
      parameters: [
        "workoutName": "Running", "goalValue": 5, "workoutGoalUnitType": "mile",
        "workoutLocationType": "outdoor",
      ],
      response: [:], result: .handledInApp,
      english: "Unicorn is starting Running outdoors for 5 miles.",
      japanese: "Unicornが屋外のRunning（5マイル）を始めます。"),
    Sample(
      name: "a workout of one mile", schema: StartWorkoutIntent.schema,
      parameters: ["workoutName": "Running", "goalValue": 1, "workoutGoalUnitType": "mile"],
      response: [:], english: "Running has begun: 1 mile.", japanese: "Running（1マイル）を始めました。"),
  ]

  @Test(arguments: rides + payments + notes)
  func `each response has a sentence in both languages`(_ sample: Sample) {
    let situation = Situation(
      intent: sample.schema.name, schema: sample.schema, app: "Unicorn",
      parameters: sample.parameters, response: sample.response, now: MomentTests.now)
    let outcome = Outcome(sample.result)
    #expect(Phrasebook.english.statement(for: outcome, in: situation).read == sample.english)
    #expect(Phrasebook.japanese.statement(for: outcome, in: situation).read == sample.japanese)
  }

  @Test(arguments: [
    (
      CancelRideIntent.schema, "I found no ride in Unicorn to cancel.", "Unicornには、キャンセルする乗車がありません。"
    ),
    (GetRideStatusIntent.schema, "I found no ride of yours in Unicorn.", "Unicornには、現在の乗車がありません。"),
    (
      SendRideFeedbackIntent.schema, "I found no ride in Unicorn to rate.",
      "Unicornには、評価する乗車がありません。"
    ),
  ])
  func `a failure without a ride says that there is none`(
    _ schema: IntentSchema, _ english: String, _ japanese: String
  ) {
    let situation = Situation(intent: schema.name, schema: schema, app: "Unicorn")
    let outcome = Outcome(.failed, code: "failure")
    #expect(Phrasebook.english.statement(for: outcome, in: situation).read == english)
    #expect(Phrasebook.japanese.statement(for: outcome, in: situation).read == japanese)
  }

  @Test func `the confirmation question states the app's price`() {
    let situation = Situation(
      intent: "SendPayment", schema: SendPaymentIntent.schema, app: "Unicorn",
      parameters: Self.wish, response: Self.payment(fee: 0.75))
    #expect(
      Phrasebook.english.question(for: Prompt(.request), in: situation).read
        == "You are paying Lena €20.00, and the fee is €0.75. Shall I go on?")
  }

  @Test func `the question about a ride has the right article and time`() {
    let situation = Situation(
      intent: "RequestRide", schema: RequestRideIntent.schema, app: "Unicorn",
      parameters: [
        "rideOptionName": "SUV", "dropOffLocation": ["name": "Perlan"],
        "scheduledPickupTime": ["startDateComponents": "2026-01-02T08:30"],
      ], now: MomentTests.now)
    #expect(
      Phrasebook.english.question(for: Prompt(.request), in: situation).read
        == "An SUV to Perlan tomorrow at 8:30 AM. Shall I book it?")
    #expect(
      Phrasebook.japanese.question(for: Prompt(.request), in: situation).read
        == "明日午前8時30分、Perlanまで、SUVです。予約しますか？")
  }
}
