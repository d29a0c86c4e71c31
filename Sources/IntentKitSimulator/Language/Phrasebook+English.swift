extension Phrasebook {
  /// English.
  public static let english = Phrasebook(
    language: .english,
    speakers: Speakers(assistant: "Siri", user: "You", app: "App"),
    report: ReportWords(
      phase: "phase", resolve: "resolve", confirm: "confirm", handle: "handle",
      verdict: "verdict", fault: "fault", warning: "warning", note: "note", cure: "cure",
      code: "code", reason: "reason",
      after: "{method} after {elapsed}",
      noMethod: "no {method}",
      takenAsIs: "no {method}; the value was taken as it is",
      notAsked: "no {method}; nothing was asked",
      update: "update",
      screen: "screen",
      views: ["custom": "custom view", "hidden": "hidden view", "standard": "standard view"],
      noView: "no view",
      viewOf: "{view} of {parameters}",
      displays: "displays {parts}",
      appLog: [
        "launchedInBackground": "{app} is launched out of sight",
        "launchedInForeground": "{app} is launched",
        "enteredForeground": "{app} comes to the screen",
        "handledIntent": "{app} is asked to handle {detail}",
        "ignoredIntent": "{app} cannot handle {detail}",
        "continuedActivity": "{app} goes on with {detail}",
        "ignoredActivity": "{app} knows nothing of {detail}",
        "showed": "{app} shows: {detail}",
      ],
      options: "options: {count}",
      noOptions: "options: none",
      unavailableOptions: "options: error",
      defaultValue: "default: {value}",
      noDefaultValue: "default: none",
      results: [:],
      noAnswer: "(no answer)",
      noDetails: "(no details)",
      change: ["change the {parameter} to {value}", "change the {parameter}", "change it"],
      image: [
        "(image “{name}”)", "({format} image, {bytes} bytes: {problem})",
        "({format} image, {columns} columns wide: the terminal is too narrow)",
        "({format} image, {bytes} bytes)", "(image, {bytes} bytes)",
      ]),
    grammar: Grammar(
      betweenSentences: " ", betweenWords: " ", betweenValues: ", ", beforeLastValue: " and ",
      betweenOptions: ", ",
      beforeLastOption: ", or ", hasPlurals: true, lowercasesNouns: true, verbEndings: "",
      inApp: "", quotation: "“{text}”", assignment: "{parameter} {value}",
      betweenAssignments: ", ", seconds: "{seconds} s", yes: "yes", no: "no", at: " at ",
      dot: " dot "),
    questions: Questions(
      openForAny: "What is the {parameter}?",
      openForSeveral: "What are the {parameter}?",
      openForCount: "How many {parameter}?",
      yesOrNoForAny: "Yes or no: {parameter}?",
      oneOrTheOther: "{one}, or {other}?",
      whichOfTwo: "Which one?",
      whichOfMany: "Which one?",
      whichPerson: "Which one?",
      options: "{options}?",
      optionCount: "There are {count} options.",
      furtherOptions: "There’s also {options}.",
      introducedOptions: "{introduction} {options}.",
      optionsExpired: "Those offers have expired. Here are the current ones.",
      moreOptions: "Say “more” to hear the rest.",
      noMoreOptions: "That’s all.",
      isRight: ["You mean {value}, right?", "Is that right?"],
      isRightByParameter: [
        "goalValue": [
          "You mean {value} {workoutGoalUnitType}, right?", "You mean {value}, right?",
          "Is that right?",
        ],
        "partySize": [
          "{value=1}For one person, right?", "For {value} people, right?", "Is that right?",
        ],
        "PayBill.transactionAmount": [
          "{transactionAmount} does not fit the {billPayee} bill. Shall I pay {value} instead?",
          "That does not fit the bill. Shall I pay {value} instead?",
          "That does not fit the bill. Shall I pay what is due?",
        ],
      ],
      isRightForReason: [
        "listShouldBeCreated": [
          "There is no list called {value.quoted} yet. Shall I make it?",
          "There is no such list yet. Shall I make it?",
        ]
      ],
      request: englishRequests,
      spokenRequest: [
        "RequestRide": [
          """
          {A response.rideStatus.rideOption.name}[{partySize=1} for one person]\
          [{partySize!=1} for {partySize} people] from {pickupLocation} to {dropOffLocation}\
           {response.rideStatus.estimatedPickupDate.when}.\
          [ It costs {response.rideStatus.rideOption.priceRange}.] Shall I book it?
          """,
          """
          {A rideOptionName}[{partySize=1} for one person][{partySize!=1} for {partySize} people]\
           from {pickupLocation} to {dropOffLocation}[ {scheduledPickupTime.when}].\
          [ It costs {response.rideStatus.rideOption.priceRange}.] Shall I book it?
          """,
        ]
      ],
      requestForAny: "Shall I do it?",
      requestSummary: "{summary}.",
      requestDetail: ["{label}: {value}.", "{value}."],
      unlock: "Please unlock your device first. Is it unlocked?",
      authorization: "May I use {app} for you?",
      notUnderstood: "I did not understand that.",
      hints: Hints(
        text: "Just say the words, or “skip it”.",
        name: "Say a name, or “skip it”.",
        number: "Say a number, such as “two”.",
        amount: "Say an amount, such as “20 dollars”.",
        otherAmount: "Say an amount in another currency, such as “20 euros”.",
        moment: "Say a day or a time, such as “tomorrow at 8”.",
        place: "Say a place, such as “when I get home”.",
        list: "Say one or several, such as “milk and bread”.",
        choice: "Say a name or a number.",
        confirmation: "Say “yes” or “no”, or the right value.",
        request: "Say “yes”, “no” or “change it”.",
        change: "Say the name of what to change.",
        unlock: "Say “yes” or “no”.",
        authorization: "Say “yes” or “no”."),
      didYouMean: "Did you mean {value}?",
      whatToChange: "What do you want to change?",
      instead: "How about {value}?",
      complaints: englishComplaints,
      noContacts: "{app} has no access to your contacts. You can allow it in Settings.",
      help: Help(
        value: "Say the value, or “cancel”.",
        choice: "Say a name or a number, “last”, or “cancel”.",
        confirmation: "Say “yes”, “no” or “cancel”.",
        request: "Say “yes”, “no”, “change” with what to change, or “cancel”.",
        change: "Say the name or the number of what to change, or “cancel”.",
        unlock: "Say “yes” when the device is unlocked, otherwise “no”.",
        authorization: "Say “yes” to let me use the app, otherwise “no”.")),
    statements: Statements(
      succeeded: englishSuccesses,
      spokenSuccess: [
        "SearchForNotebookItems": [
          """
          {response.tasks.count!=0}I found {response.tasks.quoted} among your tasks in {app}.\
          [{response.taskLists.count!=0} I also found {response.taskLists.quoted} among your lists.]\
          [{response.notes.count!=0} I also found {response.notes.quoted} among your notes.]
          """,
          """
          {response.taskLists.count!=0}I found {response.taskLists.quoted} among your lists in {app}.\
          [{response.notes.count!=0} I also found {response.notes.quoted} among your notes.]
          """,
        ]
      ],
      succeededForAny: "Done.",
      inProgress: [
        "SendMessage": "{app} is sending it.",
        "SendPayment": [
          "{app} is sending {payee} {currencyAmount}.", "{app} is sending the payment.",
        ],
        "RequestPayment": [
          "{app} is asking {payer} for {currencyAmount}.", "{app} is asking for the payment.",
        ],
        "PayBill": [
          "{app} will pay your {billPayee} bill {response.transactionScheduledDate.when}.",
          "{app} is paying your {billPayee} bill.", "{app} is paying the bill.",
        ],
        "TransferMoney": [
          """
          {app} will transfer {response.transactionAmount} to {toAccount} \
          {response.transactionScheduledDate.when}.
          """,
          "{app} is transferring {response.transactionAmount} to {toAccount}.",
          "{app} is transferring the money.",
        ],
        "RequestRide": [
          "{app} is looking for your ride to {dropOffLocation}.", "{app} is looking for your ride.",
        ],
        "PlayMedia": "{app} is about to play it.",
      ],
      inProgressForAny: "{app} is working on it.",
      continuedInApp: [
        "StartWorkout": [
          """
          {goalValue=1}{app} opens to start {workoutName}[ {workoutLocationType}] for {goalValue} \
          {workoutGoalUnitType.one}.
          """,
          """
          {app} opens to start {workoutName}[ {workoutLocationType}]\
          [ for {goalValue} {workoutGoalUnitType}].
          """,
          "{app} opens to start your workout.",
        ],
        "PauseWorkout": "{app} opens to pause your[ {workoutName}] workout.",
        "ResumeWorkout": "{app} opens to resume your[ {workoutName}] workout.",
        "EndWorkout": "{app} opens to end your[ {workoutName}] workout.",
        "CancelWorkout": "{app} opens to cancel your[ {workoutName}] workout.",
      ],
      continuedInAppForAny: "Let’s go on in {app}.",
      handledInApp: [
        "StartWorkout": [
          """
          {goalValue=1}{app} is starting {workoutName}[ {workoutLocationType}] for {goalValue} \
          {workoutGoalUnitType.one}.
          """,
          """
          {app} is starting {workoutName}[ {workoutLocationType}]\
          [ for {goalValue} {workoutGoalUnitType}].
          """,
          "{app} is starting your workout.",
        ],
        "PauseWorkout": "{app} is pausing your[ {workoutName}] workout.",
        "ResumeWorkout": "{app} is resuming your[ {workoutName}] workout.",
        "EndWorkout": "{app} is ending your[ {workoutName}] workout. Well done!",
        "CancelWorkout": "{app} is canceling your[ {workoutName}] workout.",
      ],
      handledInAppForAny: "{app} is taking care of it.",
      deprecated: "{app} may soon stop offering this.",
      failed: "Sorry, {app} could not do that.",
      impossibleRating: [
        "A rating has one to five stars, so {app} did not take {rating}.",
        "A rating has one to five stars.",
      ],
      failedForReason: "Sorry, {app} could not do that: {reason}.",
      appSays: "Something went wrong. {app} says, “{text}” You can continue in the app.",
      requiresAppLaunch: "Please go on in {app}.",
      cancelled: "OK, I’ll leave it.",
      needsInput: "I need an answer to go on.",
      awaitingConfirmation: "I need your yes to go on.",
      gaveUp: "I can’t go on with this in {app}.",
      notUnderstood: "I’m sorry, I still don’t understand. I have changed nothing.",
      refused: [
        "notAuthorized": "First, allow Siri to use {app} in Settings.",
        "notAuthorized.restricted": "Siri may not use {app} on this device.",
        "notDeclared": "{app} does not offer that.",
        "noEntitlement": "{app} may not use Siri.",
        "noUsageDescription": "{app} may not use Siri.",
        "singleScene": "{app} does not react.",
        "notInMaps": "That does not work in Maps.",
        "ridesIncomplete": "Maps does not offer {app}.",
        "noHandler": "{app} cannot do that.",
        "locked": "I can do that once your device is unlocked.",
      ],
      refusedForAny: "I can’t ask {app} to do that.",
      broken: "Sorry, something is wrong with {app}.",
      noMoreUpdates: "I’m not getting any more updates from {app}."),
    reasons: englishReasons,
    failures: englishFailures,
    values: englishValues,
    vocabulary: Vocabulary(
      yes: [
        "yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "please do", "do it", "go ahead",
        "send it", "that's right", "right", "correct", "of course", "confirm", "true", "yes please",
      ],
      no: ["no", "n", "nope", "nah", "not now", "don't", "do not", "wrong", "false"],
      cancel: [
        "cancel", "cancel it", "cancel that", "stop", "never mind", "nevermind", "forget it",
        "quit", "abort",
      ],
      skip: "skip it",
      more: "more",
      back: "back",
      again: "say that again",
      help: ["help", "what can i say"],
      change: ["change the {parameter}", "change {parameter}", "another {parameter}"],
      listSeparators: [", ", "; ", " and ", " & ", " plus "],
      honorifics: [], home: ["home", "my home", "my place", "my house"],
      work: ["work", "my work", "my office", "the office", "office"]))

  private static let englishRequests: [String: Wording] = [
    "SendMessage": [
      "Your message to {recipients} says “{content}”. Ready to send it?",
      "Your message to {speakableGroupName} says “{content}”. Ready to send it?",
      "Your message to {recipients} is ready. Shall I send it?",
      "Your message says “{content}”. Ready to send it?",
      "Ready to send it?",
    ],
    "EditMessage": [
      "It will say {editedContent.quoted}. Shall I change it?", "Shall I change it?",
    ],
    "UnsendMessages": "Shall I take it back?",
    "StartCall": ["Shall I call {contacts}?", "Shall I call?"],
    "StartAudioCall": ["Shall I call {contacts}?", "Shall I call?"],
    "StartVideoCall": ["Shall I call {contacts} with video?", "Shall I call?"],
    "SendPayment": [
      """
      {response.paymentRecord.feeAmount.amount!=0}You are paying {payee} {currencyAmount}, and the\
       fee is {response.paymentRecord.feeAmount}. Shall I go on?
      """,
      "You are paying {payee} {currencyAmount}. Shall I go on?",
      "Your payment goes to {payee}. Shall I pay?",
      "You are paying {currencyAmount}. Shall I go on?", "Shall I pay?",
    ],
    "RequestPayment": [
      "You are asking {payer} for {currencyAmount}. Shall I send the request?",
      "You are asking {payer} for money. Shall I send the request?", "Shall I send the request?",
    ],
    "PayBill": [
      """
      You are paying {transactionAmount} on your {billPayee} bill[ from {fromAccount}]\
      [ {transactionScheduledDate.when}]. Shall I go on?
      """,
      "The bill is from {billPayee}. Shall I pay it?", "Shall I pay the bill?",
    ],
    "TransferMoney": [
      """
      {response.transferFee.amount!=0}You are transferring {transactionAmount} from {fromAccount}\
       to {toAccount}[ {transactionScheduledDate.when}], and the fee is\
       {response.transferFee}. Shall I go on?
      """,
      """
      You are transferring {transactionAmount} from {fromAccount} to {toAccount}\
      [ {transactionScheduledDate.when}]. Shall I go on?
      """,
      "You are transferring {transactionAmount}. Shall I go on?", "Shall I transfer it?",
    ],
    "RequestRide": [
      """
      {A response.rideStatus.rideOption.name} from {pickupLocation} to {dropOffLocation}\
      [ {scheduledPickupTime.when}]. Shall I book it?
      """,
      """
      {A rideOptionName} from {pickupLocation} to {dropOffLocation}\
      [ {scheduledPickupTime.when}]. Shall I book it?
      """,
      "{A rideOptionName} to {dropOffLocation}[ {scheduledPickupTime.when}]. Shall I book it?",
      """
      A ride from {pickupLocation} to {dropOffLocation}[ {scheduledPickupTime.when}].\
       Shall I book it?
      """,
      "A ride to {dropOffLocation}[ {scheduledPickupTime.when}]. Shall I book it?",
      "A ride from {pickupLocation}[ {scheduledPickupTime.when}]. Shall I book it?",
      "Shall I book the ride?",
    ],
    "CancelRide": [
      """
      {response.cancellationFee.amount!=0}Canceling your ride costs {response.cancellationFee}.\
       Shall I cancel it?
      """,
      "{response.cancellationFee.amount=0}Canceling your ride costs nothing. Shall I cancel it?",
      "Shall I cancel your ride?",
    ],
    "BookRestaurantReservation": [
      """
      {partySize=1}A table for one at {restaurant}[ {bookingDateComponents.when}]. Shall I book it?
      """,
      """
      A table for {partySize} at {restaurant}[ {bookingDateComponents.when}]. Shall I book it?
      """,
      "A table at {restaurant}[ {bookingDateComponents.when}]. Shall I book it?",
      "Shall I book the table?",
    ],
    "DeleteTasks": [
      "{tasks.count=1}Shall I delete “{tasks}”?",
      "Shall I delete these {tasks.count} tasks: {tasks}?",
      "{taskList.tasks.count=1}Shall I delete the only task in {taskList}?",
      "{taskList.tasks.count=1}Shall I delete the only task in {taskList}?",
      "{taskList.tasks.count=2}Shall I delete both tasks in {taskList}?",
      "{taskList.tasks.count!=0}Shall I delete all {taskList.tasks.count} tasks in {taskList}?",
      "Shall I delete all tasks in {taskList}?", "Shall I delete them?",
    ],
  ]

  private static let englishSuccesses: [String: Wording] = [
    "Messages": "Here are your messages.",
    "SearchForMessages": [
      "{response.messages.count=0}You have no such messages in {app}.",
      "{response.messages.count=1}{response.messages.spoken}.",
      "You have {response.messages.count} messages in {app}.", "Here are your messages.",
    ],
    "SendMessage": "Sent.",
    "SetMessageAttribute": "Your messages are marked.",
    "EditMessage": "Your message is changed.",
    "UnsendMessages": "I took it back.",
    "Calls": "The call is made.",
    "SearchCallHistory": [
      "{response.callRecords.count=0}There were no such calls.",
      "{response.callRecords.count=1}There was one call.",
      "There were {response.callRecords.count} calls.", "Here are your calls.",
    ],
    "AnswerCall": "The call is answered.",
    "HangUpCall": "The call is over.",
    "Workouts": "Done.",
    "StartWorkout": [
      """
      {goalValue=1}{workoutName} has begun[ {workoutLocationType}]: {goalValue} \
      {workoutGoalUnitType.one}.
      """,
      """
      {workoutName} has begun[ {workoutLocationType}]\
      [: {goalValue} {workoutGoalUnitType}].
      """,
      "Your workout has begun.",
    ],
    "PauseWorkout": "Your[ {workoutName}] workout is paused.",
    "ResumeWorkout": "Your[ {workoutName}] workout goes on.",
    "EndWorkout": "Your[ {workoutName}] workout is over. Well done!",
    "CancelWorkout": "Your[ {workoutName}] workout is canceled.",
    "Ride Booking": "Done.",
    "ListRideOptions": [
      "{response.rideOptions.count=0}{app} has no rides near you.",
      "{response.rideOptions.count=1}{app} has one ride near you: {response.rideOptions.spoken}.",
      "{app} has {response.rideOptions.count} rides near you: {response.rideOptions.spoken}.",
      "These rides are near you.",
    ],
    "RequestRide": [
      """
      {response.rideStatus.phase=received}{app} has your request and is looking for a driver\
      [ to take you to {response.rideStatus.dropOffLocation}].
      """,
      """
      Your {app} ride is booked: {response.rideStatus.driver} comes\
      [ {response.rideStatus.estimatedPickupDate.when}]\
      [ in {a response.rideStatus.vehicle}].
      """,
      "Your {app} ride is booked and comes {response.rideStatus.estimatedPickupDate.when}.",
      "Your ride is booked.",
    ],
    "GetRideStatus": englishRideStatus,
    "CancelRide": [
      """
      {response.cancellationFee.amount!=0}Your ride is canceled. The fee is\
       {response.cancellationFee}.
      """,
      "{response.cancellationFee.amount=0}Your ride is canceled, free of charge.",
      "Your ride is canceled.",
    ],
    "SendRideFeedback": [
      "Thank you. I told {app}: {rating} out of 5[, and a tip of {tip}].",
      "Thank you. {app} passes your tip of {tip} on.", "Thank you for telling {app}.",
    ],
    "Payments": "Done.",
    "SendPayment": [
      """
      {response.paymentRecord.feeAmount.amount!=0}You paid {payee} {currencyAmount}, with a fee of\
       {response.paymentRecord.feeAmount}.
      """,
      "You paid {payee} {currencyAmount}.", "You paid {payee}.", "The payment is on its way.",
    ],
    "RequestPayment": [
      "You asked {payer} for {currencyAmount}.", "You asked {payer} for the money.",
      "The request is on its way.",
    ],
    "PayBill": [
      """
      Your {billPayee} bill will be paid {response.transactionScheduledDate.when}\
      [: {response.transactionAmount}].
      """,
      "You paid {response.transactionAmount} on your {billPayee} bill.",
      "Your {billPayee} bill is paid.", "The bill is paid.",
    ],
    "SearchForBills": [
      "{response.bills.count=0}You have no such bills in {app}.",
      "{response.bills.count=1}You have one bill: {response.bills.spoken}.",
      "You have {response.bills.count} bills: {response.bills.spoken}.", "Here are your bills.",
    ],
    "SearchForAccounts": [
      "{response.accounts.count=0}You have no such accounts with {app}.",
      "{response.accounts.count=1}You have one account: {response.accounts.spoken}.",
      "You have {response.accounts.count} accounts: {response.accounts.spoken}.",
      "Here are your accounts.",
    ],
    "TransferMoney": [
      """
      {response.transactionAmount} will go from {fromAccount} to {toAccount}\
       {response.transactionScheduledDate.when}.
      """,
      """
      {response.transferFee.amount!=0}I transferred {response.transactionAmount} from\
       {fromAccount} to {toAccount}, with a fee of {response.transferFee}.
      """,
      "I transferred {response.transactionAmount} from {fromAccount} to {toAccount}.",
      "I transferred {transactionAmount}.", "The money is transferred.",
    ],
    "Photos": [
      "{response.searchResultsCount=0}I found no such pictures in {app}.",
      "{response.searchResultsCount=1}I found one picture in {app}.",
      "I found {response.searchResultsCount} pictures in {app}.", "Here are your pictures.",
    ],
    "Lists and Notes": "Done.",
    "CreateNote": ["Your note {title.quoted} is made.", "Your note is made."],
    "AppendToNote": [
      "I added it to your note {response.note.quoted}.",
      "I added it to your note {targetNote.quoted}.",
      "It’s in your note.",
    ],
    "CreateTaskList": [
      "Your list {title.quoted} is made[, with {response.createdTaskList.tasks.quoted} on it].",
      "Your list is made.",
    ],
    "AddTasks": [
      """
      {response.addedTasks.count=1}I’ll remind you about {response.addedTasks.quoted}\
       {response.addedTasks.temporalEventTrigger.when}.
      """,
      """
      {response.addedTasks.count=1}I’ll remind you about {response.addedTasks.quoted}\
       {response.addedTasks.spatialEventTrigger.when}.
      """,
      "I added {taskTitles.quoted} to {targetTaskList.quoted}.",
      "I added {taskTitles.quoted} to {response.modifiedTaskList.quoted}.",
      "I added {taskTitles.quoted}.",
      "I added it.",
    ],
    "SetTaskAttribute": [
      "{status=completed}{response.modifiedTask.quoted} is completed.",
      "{status=notCompleted}{response.modifiedTask.quoted} is open again.",
      "I’ll remind you about {response.modifiedTask.quoted} {temporalEventTrigger.when}.",
      "I’ll remind you about {response.modifiedTask.quoted} {spatialEventTrigger.when}.",
      "{response.modifiedTask.quoted} is now {priority}.",
      "The task is now called {taskTitle.quoted}.",
      "{response.modifiedTask.quoted} is changed.",
      "The task is changed.",
    ],
    "SearchForNotebookItems": [
      "{response.tasks.count!=0}{response.notes.count!=0}This is what I found in {app}.",
      "{response.tasks.count!=0}{response.taskLists.count!=0}This is what I found in {app}.",
      "{response.taskLists.count!=0}{response.notes.count!=0}This is what I found in {app}.",
      "{response.tasks.count=1}I found one task in {app}: {response.tasks.spoken}.",
      "{response.tasks.count!=0}I found {response.tasks.count} tasks in {app}: {response.tasks.quoted}.",
      "{response.taskLists.count=1}I found one list in {app}: {response.taskLists.quoted}.",
      """
      {response.taskLists.count!=0}I found {response.taskLists.count} lists in {app}:\
       {response.taskLists.quoted}.
      """,
      "{response.notes.count=1}I found one note in {app}: {response.notes.quoted}.",
      "{response.notes.count!=0}I found {response.notes.count} notes in {app}: {response.notes.quoted}.",
      "I found nothing of that kind in {app}.",
    ],
    "DeleteTasks": [
      "{response.deletedTasks.count=1}I deleted {response.deletedTasks.quoted}.",
      "I deleted {response.deletedTasks.count} tasks: {response.deletedTasks.quoted}.", "Deleted.",
    ],
    "SnoozeTasks": [
      """
      {response.snoozedTasks.count=1}I’ll remind you about {response.snoozedTasks.quoted}\
       {response.snoozedTasks.temporalEventTrigger.when}.
      """,
      "I’ll remind you about {response.snoozedTasks.quoted} later.", "I’ll remind you later.",
    ],
    "Visual Codes": "Here is your code.",
    "Car Commands": "Done.",
    "ActivateCarSignal": "Your car is signaling.",
    "SetCarLockStatus": "The locks of your car are set.",
    "GetCarLockStatus": [
      "{response.locked=true}{carName} is locked.", "{response.locked=false}{carName} is unlocked.",
      "{response.locked=true}Your car is locked.", "{response.locked=false}Your car is unlocked.",
      "Here is what I know about the locks of your car.",
    ],
    "GetCarPowerLevelStatus": "This is how far your car can go.",
    "ListCars": [
      "{response.cars.count=0}{app} knows no car of yours.",
      "{response.cars.count=1}You have one car: {response.cars}.",
      "You have {response.cars.count} cars: {response.cars}.", "Here are your cars.",
    ],
    "CarPlay": "It’s set.",
    "Radio": "Here is your station.",
    "Restaurant Reservations": "This is what I found in {app}.",
    "BookRestaurantReservation": [
      "Your table at {restaurant} is booked.", "Your table is booked.",
    ],
    "Media": "Done.",
    "PlayMedia": [
      "{response.nowPlayingInfo=}Here is {mediaItems.first}.",
      "{response.nowPlayingInfo=}Here it comes.", "Now playing {app}.",
    ],
    "SearchForMedia": [
      "{response.mediaItems.count=0}I found nothing of that kind in {app}.",
      "I found {response.mediaItems} in {app}.", "This is what I found in {app}.",
    ],
    "AddMedia": ["I added {mediaItems.first}.", "Added."],
    "UpdateMediaAffinity": "{app} will remember that.",
    "Reservations and Travel": "Here are your reservations.",
    "Focus Status": "Your status is shared.",
  ]

  private static let englishRideStatus: Wording = [
    "{response.rideStatus.completionStatus.isMissedPickup=true}You missed your {app} ride.",
    """
    {response.rideStatus.completionStatus.isCanceled=true}Your {app} ride\
    [ to {response.rideStatus.dropOffLocation}] was canceled.
    """,
    """
    {response.rideStatus.phase=received}{app} has your request and is looking for a driver\
    [ to take you to {response.rideStatus.dropOffLocation}].
    """,
    """
    {response.rideStatus.phase=confirmed}Your {app} ride is confirmed:\
     {response.rideStatus.driver} comes[ {response.rideStatus.estimatedPickupDate.when}]\
    [ in {a response.rideStatus.vehicle}].
    """,
    """
    {response.rideStatus.phase=confirmed}Your {app} ride is confirmed\
    [ and comes {response.rideStatus.estimatedPickupDate.when}].
    """,
    """
    {response.rideStatus.phase=approachingPickup}Your {app} ride is almost there:\
     {response.rideStatus.driver} comes[ {response.rideStatus.estimatedPickupDate.when}]\
    [ in {a response.rideStatus.vehicle}].
    """,
    "{response.rideStatus.phase=approachingPickup}Your {app} ride is almost there.",
    """
    {response.rideStatus.phase=pickup}Your {app} ride is here: {response.rideStatus.driver}\
     is waiting[ in {a response.rideStatus.vehicle}].
    """,
    "{response.rideStatus.phase=pickup}Your {app} ride is here.",
    """
    {response.rideStatus.phase=ongoing}You are on your way\
    [ to {response.rideStatus.dropOffLocation}][ with {response.rideStatus.driver}]\
    [ and arrive {response.rideStatus.estimatedDropOffDate.when}].
    """,
    """
    {response.rideStatus.phase=completed}Your {app} ride\
    [ to {response.rideStatus.dropOffLocation}] is over\
    [. It cost {response.rideStatus.completionStatus.paymentAmount}].
    """,
    "Here is your ride.",
  ]

  private static let englishReasons: [String: Wording] = [
    // People and their addresses
    "noAccount": ["{value} has no account with {app}.", "There is no account for that in {app}."],
    "offline": ["{value} is offline right now.", "That person is offline right now."],
    "messagingServiceNotEnabledForRecipient": [
      "{value} cannot get messages through {app}.",
      "That person cannot get messages through {app}.",
    ],
    "noValidHandle": [
      "I have no address or number for {value} that {app} can use.",
      "There is no address or number that {app} can use.",
    ],
    "requestedHandleInvalid": "That address or number does not work.",
    "noHandleForLabel": [
      "{value} has no address or number by that label.", "There is nothing under that label.",
    ],
    "requiringInAppAuthentication": "You need to sign in to {app} first.",
    "noContactFound": ["I found nobody called {value}.", "I found no such contact."],
    "multipleContactsUnsupported": "{app} can call only one person at a time.",
    "invalidHandle": "That number cannot be called.",
    "unsupportedMmiUssd": "{app} cannot dial service codes.",
    "noCallHistoryForRedial": "There is no earlier call to dial again.",
    "noUsableHandleForRedial": "The last call has no number that I could dial again.",
    "noMatchingCall": "I found no such call.",
    "videoCallUnsupported": "{app} makes no video calls here.",
    "microphoneNotAccessible": "{app} may not use the microphone.",
    "cameraNotAccessible": "{app} may not use the camera.",
    // Payments
    "credentialsUnverified": [
      "{app} has not verified {value} yet.", "{app} has not verified that person yet.",
    ],
    "insufficientFunds": "There is not enough money for that.",
    "paymentsAmountBelowMinimum": ["{value} is too little for {app}.", "That is too little."],
    "paymentsAmountAboveMaximum": ["{value} is too much for {app}.", "That is too much."],
    "paymentsCurrencyUnsupported": [
      "{app} does not take {currency}.", "{app} does not take that currency.",
    ],
    "SendPayment.paymentsAmountBelowMinimum": [
      "{value} is too little for a payment to {payee}.", "That is too little.",
    ],
    "SendPayment.paymentsCurrencyUnsupported": [
      "{payee} cannot receive {currency}.", "{app} does not take {currency}.",
      "{app} does not take that currency.",
    ],
    "RequestPayment.paymentsAmountBelowMinimum": [
      "{value} is too little to ask {payer} for.", "That is too little.",
    ],
    "RequestPayment.paymentsCurrencyUnsupported": [
      "{payer} cannot pay in {currency}.", "{app} does not take {currency}.",
      "{app} does not take that currency.",
    ],
    // Lists and notes
    "timeInPast": "That time has already passed.",
    "invalidRecurrence": "It cannot repeat like that.",
    "noTaskListFound": ["I found no list called {value.quoted}.", "I found no such list."],
    "noTasksFound": [
      "I found no task called {value.quoted} in {taskList}.",
      "I found no task called {value.quoted} in {app}.",
      "There are no tasks in {taskList}.", "There are no such tasks in {app}.",
    ],
    "SnoozeTasks.noTasksFound": [
      "I found no task called {value.quoted} to remind you of again.",
      "There is nothing to remind you of.",
    ],
    "noTasksInApp": "There are no tasks in {app}.",
    "listShouldBeCreated": "There is no such list yet.",
    // Media
    "loginRequired": "You need to log in to {app} first.",
    "subscriptionRequired": "That takes a subscription to {app}.",
    "unsupportedMediaType": "{app} does not play that kind of thing.",
    "explicitContentSettings": "Your settings keep explicit content out.",
    "cellularDataSettings": "Your settings do not allow that over mobile data.",
    "restrictedContent": "That content is restricted.",
    "serviceUnavailable": "{app} cannot be reached at the moment.",
    "regionRestriction": "That is not available where you are.",
    "playlistNameNotFound": "I found no playlist by that name.",
    "playlistNotEditable": "That playlist cannot be changed.",
    "belowMinimum": "That is too slow.",
    "aboveMaximum": "That is too fast.",
  ]

  private static let englishFailures: [String: Wording] = [
    // Messages
    "failureMessageServiceNotAvailable": "The message service of {app} is not available.",
    "failureRequiringInAppAuthentication": "You need to sign in to {app} first.",
    "failureMessageTooManyResults": "{app} found too many messages.",
    "failureMessageNotFound": "{app} did not find that message.",
    "failureMessageAttributeNotSet": "{app} could not mark the message.",
    "failurePastEditTimeLimit": "It is too late to change that message.",
    "failureMessageTypeUnsupported": "That cannot be done with this kind of message.",
    "failureUnsupportedOnService": "The message service does not offer that.",
    "failurePastUnsendTimeLimit": "It is too late to take that message back.",
    // Calls
    "failureCallingServiceNotAvailable": "Calls with {app} are not available right now.",
    "failureContactNotSupportedByApp": "{app} cannot call that contact.",
    "failureAirplaneModeEnabled": "Airplane mode is on.",
    "failureUnableToHandOff": "The call could not be moved to another device.",
    "failureAppConfigurationRequired": "{app} needs to be set up first.",
    "failureCallInProgress": "You are already on a call.",
    "failureCallRinging": "A call is already ringing.",
    "failureNoValidNumber": "There is no number to call.",
    "failureInvalidNumber": "That number cannot be called.",
    "failureNoCallToHangUp": "There is no call to end.",
    // Workouts
    "failureOngoingWorkout": "Another workout is still going on.",
    "failureNoMatchingWorkout": "{app} found no such workout.",
    "PauseWorkout.failureNoMatchingWorkout": [
      "There is no {workoutName} workout to pause in {app}.",
      "There is no workout to pause in {app}.",
    ],
    "ResumeWorkout.failureNoMatchingWorkout": [
      "There is no {workoutName} workout to resume in {app}.",
      "There is no workout to resume in {app}.",
    ],
    "EndWorkout.failureNoMatchingWorkout": [
      "There is no {workoutName} workout to end in {app}.", "There is no workout to end in {app}.",
    ],
    "CancelWorkout.failureNoMatchingWorkout": [
      "There is no {workoutName} workout to cancel in {app}.",
      "There is no workout to cancel in {app}.",
    ],
    // Rides and restaurants
    "failureRequiringAppLaunchMustVerifyCredentials":
      "{app} has to make sure first that it is you.",
    "failureRequiringAppLaunchNoServiceInArea": "{app} does not drive in this area.",
    "failureRequiringAppLaunchServiceTemporarilyUnavailable":
      "{app} is not available for the moment.",
    "failureRequiringAppLaunchPreviousRideNeedsCompletion":
      "Your last ride in {app} is not finished yet.",
    "failurePreviousRideNeedsFeedback": "{app} is waiting for your opinion on the last ride.",
    "failureRequiringAppLaunchRideScheduledTooFar": "{app} takes no bookings that far ahead.",
    "failureRequestUnsatisfiable": "{app} found nothing that fits.",
    "failureRequestUnspecified": "{app} needs to know more.",
    "denied": "The reservation was turned down.",
    // Payments
    "failureCredentialsUnverified": "{app} does not know yet that it is you.",
    "failurePaymentsAmountBelowMinimum": "That amount is too small for {app}.",
    "failurePaymentsAmountAboveMaximum": "That amount is too large for {app}.",
    "failurePaymentsCurrencyUnsupported": "{app} does not take that currency.",
    "failureInsufficientFunds": "There is not enough money for that.",
    "failureNoBankAccount": "{app} has no bank account of yours.",
    "failureNotEligible": "{app} cannot offer you that.",
    "failureTermsAndConditionsAcceptanceRequired": "The terms of {app} have to be accepted first.",
    // Without a ride, the assistant has no identifier to pass.
    "CancelRide.failure": [
      "{rideIdentifier!=}Sorry, {app} could not cancel the ride.",
      "I found no ride in {app} to cancel.",
    ],
    "GetRideStatus.failure": "I found no ride of yours in {app}.",
    "SendRideFeedback.failure": [
      "{rideIdentifier!=}Sorry, {app} did not take a tip of {tip}.",
      "{rideIdentifier!=}Sorry, {app} did not take your feedback.",
      "I found no ride in {app} to rate.",
    ],
    "PayBill.failure": [
      """
      {response.billDetails.paymentStatus=completed}The {response.billDetails.billPayee} bill was\
       paid already[ {response.billDetails.paymentDate.when}].
      """,
      "Sorry, {app} could not pay that.",
    ],
    "failureBillNotFound": "{app} did not find that bill.",
    "failureAccountNotFound": "{app} did not find that account.",
    // Notes, radio, media
    "failureCannotUpdatePasswordProtectedNote": "That note is protected by a password.",
    "failureNotSubscribed": "That takes a subscription.",
    "failureUnknownMediaType": "{app} does not play that kind of thing.",
    "failureNoUnplayedContent": "There is nothing left that you have not played.",
    "failureRestrictedContent": "That content is restricted.",
    "failureMaxStreamLimitReached": "{app} is already playing on too many devices.",
  ]
}
