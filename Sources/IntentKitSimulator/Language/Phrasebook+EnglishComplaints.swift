extension Phrasebook {
  static let englishComplaints = Complaints(
    person: ["I found no contact named {value} in {app}.", "I found no such contact in {app}."],
    same: ["{value} is already the {other}.", "That is already the {other}."],
    notPositive: ["The {parameter} has to be more than zero.", "It has to be more than zero."],
    notWhole: ["{value} has too many decimal places.", "That has too many decimal places."],
    pastDay: "That day is already over.",
    pastTime: "That time has already passed.",
    noSuchDay: ["There is no {value}.", "There is no such day."],
    byParameter: [
      "RequestRide.partySize": [
        "{A rideOptionName} does not seat {value} people.", "There is no room for {value} people.",
        "There is no room for so many people.",
      ],
      "StartWorkout.goalValue": [
        "{value} {workoutGoalUnitType} is too much for one workout.",
        "{value} is too much for one workout.", "That is too much for one workout.",
      ],
      "StartWorkout.workoutGoalUnitType": [
        "{workoutName} is not measured in {value}.", "It is not measured in {value}.",
        "It is not measured like that.",
      ],
      "StartWorkout.workoutLocationType": [
        "{workoutName} is not possible {value}.", "That is not possible {value}.",
        "That is not possible there.",
      ],
      "CreateTaskList.title": [
        "There is already a list called {value.quoted}.", "There is already a list with that name.",
      ],
      "GetVisualCode.visualCodeType": [
        "{app} has no {value} code.", "{app} has no such code.",
      ],
      "SearchForBills.billPayee": [
        "There is no bill from {value} in {app}.", "There is no such bill in {app}.",
      ],
      "PayBill.billPayee": [
        "There is no unpaid bill from {value} in {app}.", "There is no such unpaid bill in {app}.",
      ],
      "PayBill.fromAccount": [
        "No account called {value.quoted} can pay this bill.", "That account cannot pay this bill.",
      ],
      "PayBill.transactionAmount": [
        """
        {value} does not fit the {billPayee} bill. You can pay from the minimum due to the amount due.
        """,
        "{value} does not fit the bill. You can pay from the minimum due to the amount due.",
        "That does not fit the bill. You can pay from the minimum due to the amount due.",
      ],
      "TransferMoney.fromAccount": [
        "Money cannot be transferred from an account called {value.quoted}.",
        "Money cannot be transferred from that account.",
      ],
      "TransferMoney.toAccount": [
        "Money from {fromAccount} cannot go to an account called {value.quoted}.",
        "Money cannot go to an account called {value.quoted}.", "Money cannot go to that account.",
      ],
      "TransferMoney.transactionAmount": [
        "{value} cannot be transferred from {fromAccount}.", "{value} cannot be transferred.",
        "That amount cannot be transferred.",
      ],
    ],
    choice: ["{app} does not offer {value}.", "{app} does not offer that."],
    name: [
      "I found no {kind} called {value.quoted} in {app}.",
      "I found nothing called {value.quoted} in {app}.",
      "I found nothing of that name in {app}.",
    ],
    media: ["I could not find {value} in {app}.", "I could not find that in {app}."],
    picture: "A note in {app} cannot be a picture.",
    quantity: [
      "The {parameter} cannot be {value} in {app}.", "{value} is not possible in {app}.",
      "That is not possible in {app}.",
    ],
    value: [
      "{app} cannot use {value.quoted} as the {parameter}.", "{app} cannot use {value.quoted}.",
      "{app} cannot use that.",
    ],
    absence: ["{app} cannot do it without the {parameter}.", "{app} could not find that."],
    absenceByParameter: [
      "PayBill.billPayee": [
        "There is no unpaid {billType} bill in {app}.", "There is no such unpaid bill in {app}.",
      ]
    ],
    unknownReason: [
      "{app} cannot use {value}: {reason}.", "{app} cannot do that: {reason}.",
      "{app} cannot do that.",
    ])
}
