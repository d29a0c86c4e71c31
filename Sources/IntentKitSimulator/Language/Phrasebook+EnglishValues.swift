extension Phrasebook {
  static let englishValues = ValueTable(
    records: plainRecords(separatedBy: " · ").merging(englishRecords) { $1 },
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
      wait: ["{minutes=1}in 1 minute", "in {minutes} minutes"],
      later: [
        "{relative} at {time}", "on {date} at {time}", "at {time}", "{relative}", "on {date}",
      ],
      repeated: ["{rule} at {time}[, from {start}]", "{rule}[, from {start}]"],
      repeatedWhen: ["{rule} at {time}[, from {start}]", "{rule}[, from {start}]"]),
    more: "{count} more",
    moreBelow: "… and {count} more")

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
      "from {startDateComponents} to {endDateComponents}[, {recurrenceRule}]",
      "{startDateComponents.when}[, {recurrenceRule}]",
      "until {endDateComponents}[, {recurrenceRule}]", "{recurrenceRule}",
    ],
    "Quantity<TemperatureUnit>": [
      "{value=1}{unit=celsius}1 degree Celsius", "{value=1}{unit=fahrenheit}1 degree Fahrenheit",
      "{value} {unit}",
    ],
    "RecurrenceRule": [
      "{interval=1}{weeklyRecurrenceDays=\(everyDay)}every day",
      "{interval=1}{weeklyRecurrenceDays=\(weekdays)}every weekday",
      "{interval=1}every {weeklyRecurrenceDays}",
      "{interval=2}every other week on {weeklyRecurrenceDays}",
      "every {interval} weeks on {weeklyRecurrenceDays}", "{interval=1}every {frequency}",
      "every {interval} {frequency}s",
    ],
    "BalanceAmount": [
      "{balanceType=points}{amount} points", "{balanceType=miles}{amount} miles", "{amount}",
    ],
    "PaymentAmount.line": ["{amount}[ ({amountType})]", "{amountType}"],
    "PriceRange": ["{minimumPrice} to {maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "PriceRange.line": ["{minimumPrice}–{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    // Rides
    "RideDriver.line": [
      "{displayName}[ · rated {rating}][ · {phoneNumber}]",
      "{nameComponents}[ · rated {rating}][ · {phoneNumber}]",
    ],
    "RideVehicle": ["{manufacturer} {model}", "{model}", "{manufacturer}", "car"],
    "RideOption.spoken": "{name}[ for {priceRange}][ {estimatedPickupDate.wait}]",
    "RideCompletionStatus": [
      "{isMissedPickup=true}the pick-up was missed", "{isCanceled=true}canceled",
      "{isOutstanding=true}{paymentAmount} to be paid", "paid: {paymentAmount}",
      "{isOutstanding=true}waiting for {feedbackType}", "{isCompleted=true}completed",
    ],
    // Payments
    "PaymentAccount": ["{nickname}", "{accountType} account", "{accountNumber}"],
    "PaymentAccount.spoken": "{nickname} with {balance}[ and {secondaryBalance}]",
    "BillDetails.spoken": [
      "{paymentStatus=completed}{billPayee} for {amountDue}[, paid {paymentDate.when}]",
      "{billPayee} for {amountDue}[, due {dueDate.when}]", "{billPayee}",
    ],
    "BillDetails.line": [
      "{paymentStatus=completed}{billPayee}[ · {amountDue}][ · paid {paymentDate.when}]",
      "{billPayee}[ · {amountDue}][ · due {dueDate}][ · {paymentStatus}]",
    ],
    // Messages, calls, media and cars
    "MediaItem": ["{title}", "{type}[ by {artist}]", "{artist}"],
    "MediaSearch": [
      "{mediaName}[ by {artistName}][ from {albumName}]", "{albumName}[ by {artistName}]",
      """
      [{sortOrder} ][{moodNames} ][{genreNames} ]{mediaType}[ by {artistName}]\
      [ for {activityNames}][ from {releaseDate}]
      """,
      """
      [{sortOrder} ][{moodNames} ]{genreNames}[ by {artistName}][ for {activityNames}]\
      [ from {releaseDate}]
      """,
      "[{sortOrder} ]{moodNames}[ by {artistName}][ for {activityNames}][ from {releaseDate}]",
      "{artistName}[ for {activityNames}][ from {releaseDate}]",
      "{activityNames}[ from {releaseDate}]", "{releaseDate}", "{sortOrder}", "{reference}",
    ],
    "Message.spoken": ["{sender} says “{content}”", "It says “{content}”", "One message"],
    "Message.line": [
      "{sender}: {content}[ · {dateSent}]", "{content}[ · to {recipients}][ · {dateSent}]",
      "{sender}[ · {dateSent}]",
    ],
    // Lists and notes
    "SpatialEventTrigger": [
      "{event=depart}leaving {placemark}", "{event=arrive}arriving at {placemark}", "{placemark}",
    ],
    "SpatialEventTrigger.when": [
      "{event=depart}when you leave {placemark}", "when you arrive at {placemark}",
    ],
    "Image": ["the picture {named}", "a picture"],
    "NoteContent": ["{text}", "{image}", "{kind=image}a picture"],
    "TaskItem.spoken":
      "{title.quoted}[ {temporalEventTrigger.when}][ {spatialEventTrigger.when}]",
    "TaskItem.line": [
      """
      {title}[ · {temporalEventTrigger}][ · {spatialEventTrigger.when}]\
      [ ·{priority=flagged} flagged][ ·{status=completed} completed]
      """
    ],
  ]
}
