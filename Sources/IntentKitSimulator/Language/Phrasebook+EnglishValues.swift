extension Phrasebook {
  static let englishValues = ValueTable(
    cases: englishCases,
    records: englishRecords,
    labels: englishLabels,
    moments: MomentWords(
      time: "{hour12}:{minutes} {half}",
      morning: "AM", afternoon: "PM",
      yesterday: "yesterday", today: "today", tomorrow: "tomorrow",
      weekdays: [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ],
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      date: [
        "{month} {day}, {year}", "{month} {day}", "{month} {year}", "{month}",
      ],
      noun: [
        "{relative} at {time}", "{date} at {time}", "{time}", "{relative}", "{date}",
      ],
      when: [
        "{relative} at {time}", "on {date} at {time}", "at {time}", "{relative}", "on {date}",
      ],
      wait: ["{minutes=1}in 1 minute", "in {minutes} minutes"]),
    more: "{count} more",
    moreBelow: "… and {count} more")

  private static let englishCases: [String: [String: String]] = [
    "AccountType": [
      "checking": "checking", "credit": "credit", "debit": "debit", "investment": "investment",
      "mortgage": "mortgage", "prepaid": "prepaid", "saving": "savings",
    ],
    "AmountType": [
      "minimumDue": "the minimum due", "amountDue": "the amount due",
      "currentBalance": "the current balance", "maximumTransferAmount": "as much as possible",
      "minimumTransferAmount": "as little as possible", "statementBalance": "the statement balance",
    ],
    "BalanceType": ["money": "money", "points": "points", "miles": "miles"],
    "BillType": [
      "autoInsurance": "car insurance", "cable": "cable", "carLease": "car lease",
      "carLoan": "car loan", "creditCard": "credit card", "electricity": "electricity",
      "gas": "gas", "garbageAndRecycling": "garbage and recycling",
      "healthInsurance": "health insurance", "homeInsurance": "home insurance",
      "internet": "internet", "lifeInsurance": "life insurance", "mortgage": "mortgage",
      "musicStreaming": "music streaming", "phone": "phone", "rent": "rent", "sewer": "sewer",
      "studentLoan": "student loan", "trafficTicket": "traffic ticket", "tuition": "tuition",
      "utilities": "utilities", "water": "water",
    ],
    "DateSearchType": [
      "byDueDate": "by due date", "byModifiedDate": "by the last change",
      "byCreatedDate": "by the day it was made",
    ],
    "DayOfWeekOptions": [
      "monday": "Monday", "tuesday": "Tuesday", "wednesday": "Wednesday", "thursday": "Thursday",
      "friday": "Friday", "saturday": "Saturday", "sunday": "Sunday",
    ],
    "LengthUnit": [
      "meters": "m", "kilometers": "km", "centimeters": "cm", "millimeters": "mm",
      "inches": "in", "feet": "ft", "yards": "yd", "miles": "mi", "nauticalMiles": "nmi",
    ],
    "LocationSearchType": ["byLocationTrigger": "by the place of the reminder"],
    "NotebookItemType": ["note": "notes", "taskList": "lists", "task": "tasks"],
    "OutgoingMessageType": ["outgoingMessageText": "text", "outgoingMessageAudio": "audio"],
    "PaymentMethodType": [
      "checking": "checking account", "savings": "savings account",
      "brokerage": "brokerage account", "debit": "debit card", "credit": "credit card",
      "prepaid": "prepaid card", "store": "store card", "applePay": "Apple Pay",
    ],
    "PaymentStatus": [
      "pending": "pending", "completed": "paid", "canceled": "cancelled", "failed": "failed",
      "unpaid": "unpaid",
    ],
    "RecurrenceFrequency": [
      "minute": "minute", "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month",
      "yearly": "year",
    ],
    "RideFeedbackTypeOptions": ["rate": "a rating", "tip": "a tip"],
    "RidePhase": [
      "received": "looking for a driver", "confirmed": "confirmed", "ongoing": "on the way",
      "completed": "ended", "approachingPickup": "almost there", "pickup": "waiting for you",
    ],
    "SpatialEvent": ["arrive": "arriving", "depart": "leaving"],
    "TaskItemPriority": ["notFlagged": "not flagged", "flagged": "flagged"],
    "TaskStatus": ["notCompleted": "not completed", "completed": "completed"],
    "TaskType": ["notCompletable": "cannot be completed", "completable": "can be completed"],
    "TemporalEventTriggerTypeOptions": [
      "notScheduled": "without a time", "scheduledNonRecurring": "once",
      "scheduledRecurring": "repeating",
    ],
    "VisualCodeType": [
      "contact": "contact", "requestPayment": "request payment", "sendPayment": "send payment",
      "transit": "transit", "bus": "bus", "subway": "subway",
    ],
    "WorkoutGoalUnitType": [
      "inch": "inches", "meter": "meters", "foot": "feet", "mile": "miles", "yard": "yards",
      "second": "seconds", "minute": "minutes", "hour": "hours", "joule": "joules",
      "kiloCalorie": "kilocalories",
    ],
    "WorkoutGoalUnitType.one": [
      "inch": "inch", "meter": "meter", "foot": "foot", "mile": "mile", "yard": "yard",
      "second": "second", "minute": "minute", "hour": "hour", "joule": "joule",
      "kiloCalorie": "kilocalorie",
    ],
    "WorkoutLocationType": ["outdoor": "outdoors", "indoor": "indoors"],
    "WorkoutLocationType.spoken": ["outdoor": "outdoors", "indoor": "indoors"],
  ]

  private static let englishRecords: [String: Wording] = [
    // Places, times and amounts
    "Placemark": [
      "{name}", "{subThoroughfare} {thoroughfare}[, {locality}]", "{thoroughfare}[, {locality}]",
      "{subLocality}[, {locality}]", "{locality}", "{postalCode}[ {administrativeArea}]",
      "{administrativeArea}", "{country}", "{location}",
    ],
    "Location": "{latitude}, {longitude}",
    "DateComponentsRange": [
      "{startDateComponents}[ to {endDateComponents}][, {recurrenceRule}]",
      "until {endDateComponents}[, {recurrenceRule}]", "{recurrenceRule}",
    ],
    "DateComponentsRange.when": [
      "{startDateComponents.when}[ to {endDateComponents}][, {recurrenceRule}]",
      "until {endDateComponents}[, {recurrenceRule}]", "{recurrenceRule}",
    ],
    "RecurrenceRule": [
      "every {weeklyRecurrenceDays}", "{interval=1}every {frequency}",
      "every {interval} {frequency}s",
    ],
    "CurrencyAmount": "{amount}",
    "BalanceAmount": [
      "{balanceType=points}{amount} points", "{balanceType=miles}{amount} miles", "{amount}",
    ],
    "PaymentAmount": ["{amount}", "{amountType}"],
    "PaymentAmount.line": ["{amount}[ ({amountType})]", "{amountType}"],
    "PriceRange": ["{minimumPrice} to {maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "PriceRange.line": ["{minimumPrice}–{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "Quantity<LengthUnit>": "{value} {unit}",
    // Rides
    "RideDriver": ["{displayName}", "{nameComponents}"],
    "RideDriver.line": [
      "{displayName}[ · rated {rating}][ · {phoneNumber}]",
      "{nameComponents}[ · rated {rating}][ · {phoneNumber}]",
    ],
    "RideVehicle": ["{manufacturer} {model}", "{model}", "{manufacturer}", "car"],
    "RideVehicle.line": [
      "{manufacturer} {model}[ · {registrationPlate}]", "{model}[ · {registrationPlate}]",
      "{manufacturer}[ · {registrationPlate}]", "{registrationPlate}",
    ],
    "RideOption": "{name}",
    "RideOption.spoken": "{name}[ for {priceRange}][ {estimatedPickupDate.wait}]",
    "RideOption.line": "{name}[ · {priceRange.line}][ · {specialPricing}]",
    "RideOption.entry":
      "{name}[ · {priceRange.line}][ · {estimatedPickupDate.wait}][ · {specialPricing}]",
    "RideCompletionStatus": [
      "{isMissedPickup=true}the pick-up was missed", "{isCanceled=true}cancelled",
      "{isOutstanding=true}{paymentAmount} to be paid", "paid: {paymentAmount}",
      "{isOutstanding=true}waiting for {feedbackType}", "{isCompleted=true}completed",
    ],
    // Payments
    "PaymentAccount": ["{nickname}", "{accountType} account", "{accountNumber}"],
    "PaymentAccount.spoken": "{nickname} with {balance}[ and {secondaryBalance}]",
    "PaymentAccount.line": [
      "{nickname}[ · {accountType}][ · {balance}][ · {secondaryBalance}]",
      "{accountNumber}[ · {accountType}][ · {balance}]",
    ],
    "PaymentMethod": ["{name}", "{type}"],
    "PaymentMethod.line": ["{name}[ {identificationHint}]", "{type}[ {identificationHint}]"],
    "BillPayee": ["{nickname}", "{organizationName}", "{accountNumber}"],
    "BillPayee.line": [
      "{nickname}[ · {organizationName}][ · {accountNumber}]", "{organizationName}",
    ],
    "BillDetails": ["{billPayee}", "{billType}"],
    "BillDetails.spoken": [
      "{paymentStatus=completed}{billPayee} for {amountDue}[, paid {paymentDate.when}]",
      "{billPayee} for {amountDue}[, due {dueDate.when}]", "{billPayee}",
    ],
    "BillDetails.line": [
      "{paymentStatus=completed}{billPayee}[ · {amountDue}][ · paid {paymentDate.when}]",
      "{billPayee}[ · {amountDue}][ · due {dueDate}][ · {paymentStatus}]",
    ],
    // Messages, calls, media and cars
    "Message.spoken": ["{sender} says “{content}”", "It says “{content}”", "One message"],
    "Message.line": [
      "{sender}: {content}[ · {dateSent}]", "{content}[ · to {recipients}][ · {dateSent}]",
      "{sender}[ · {dateSent}]",
    ],
    "CallRecord": ["{caller}", "{participants}", "{callRecordType}"],
    "CallRecord.line": [
      "{caller}[ · {callRecordType}][ · {dateCreated}]",
      "{participants}[ · {callRecordType}][ · {dateCreated}]", "{callRecordType}[ · {dateCreated}]",
    ],
    "MediaItem.line": "{title}[ · {artist}]",
    "Car": ["{displayName}", "{make} {model}"],
    "Car.line": "{displayName}[ · {make} {model}][ · {year}]",
    // Lists and notes
    "SpatialEventTrigger": [
      "{event=depart}leaving {placemark}", "{event=arrive}arriving at {placemark}", "{placemark}",
    ],
    "SpatialEventTrigger.when": [
      "{event=depart}when you leave {placemark}", "when you arrive at {placemark}",
    ],
    "TemporalEventTrigger": "{dateComponentsRange}",
    "TemporalEventTrigger.when": "{dateComponentsRange.when}",
    "Image": ["the picture {named}", "a picture"],
    "NoteContent": ["{text}", "{image}", "{kind=image}a picture"],
    "Note": "{title}",
    "Note.line": "{title}[ · {contents}]",
    "TaskItem": "{title}",
    "TaskItem.spoken":
      "{title}[ {temporalEventTrigger.when}][ {spatialEventTrigger.when}]",
    "TaskItem.line": [
      """
      {title}[ · {temporalEventTrigger}][ · {spatialEventTrigger.when}]\
      [ ·{priority=flagged} flagged][ ·{status=completed} completed]
      """
    ],
    "TaskList": "{title}",
    "TaskList.line": "{title}[ · {tasks}]",
  ]

  private static let englishLabels: [String: String] = [
    "RideStatus.phase": "status",
    "driver": "driver",
    "vehicle": "vehicle",
    "estimatedPickupDate": "pick-up",
    "estimatedPickupEndDate": "waits until",
    "estimatedDropOffDate": "arrival",
    "scheduledPickupTime": "booked for",
    "pickupLocation": "from",
    "dropOffLocation": "to",
    "waypoints": "by way of",
    "rideOption": "ride",
    "rideOptionName": "ride",
    "rideOptions": "rides",
    "completionStatus": "outcome",
    "rideIdentifier": "booking",
    "cancellationFee": "fee",
    "cancellationFeeThreshold": "free until",
    "paymentMethods": "payment",
    "paymentMethod": "payment",
    "payee": "to",
    "payer": "from",
    "currencyAmount": "amount",
    "transactionAmount": "amount",
    "feeAmount": "fee",
    "transferFee": "fee",
    "messages": "messages",
    "sentMessages": "sent",
    "callRecords": "calls",
    "mediaItems": "found",
    "cars": "cars",
    "searchResultsCount": "found",
    "PaymentRecord.note": "note",
    "PaymentRecord.status": "status",
    "fromAccount": "from",
    "toAccount": "to",
    "transactionScheduledDate": "when",
    "transactionNote": "note",
    "accounts": "accounts",
    "bills": "bills",
    "billPayee": "bill",
    "billType": "kind",
    "amountDue": "due",
    "minimumDue": "minimum",
    "lateFee": "late fee",
    "dueDate": "due on",
    "paymentDate": "paid on",
    "paymentStatus": "status",
    "Note.title": "note",
    "groupName": "folder",
    "contents": "text",
    "TaskList.title": "list",
    "tasks": "tasks",
    "addedTasks": "added",
    "deletedTasks": "deleted",
    "snoozedTasks": "snoozed",
    "TaskItem.title": "task",
    "TaskItem.status": "status",
    "priority": "priority",
    "temporalEventTrigger": "when",
    "spatialEventTrigger": "where",
    "notes": "notes",
    "taskLists": "lists",
  ]
}
