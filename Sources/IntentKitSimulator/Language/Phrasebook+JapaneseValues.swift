extension Phrasebook {
  static let japaneseValues = ValueTable(
    records: plainRecords(separatedBy: "・").merging(japaneseRecords) { $1 },
    moments: MomentWords(
      time: ["{noon}正午", "{minute=0}{half}{hour0}時", "{half}{hour0}時{minute}分"],
      morning: "午前", afternoon: "午後",
      yesterday: "昨日", today: "今日", tomorrow: "明日",
      weekdays: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
      months: (1...12).map { "\($0)月" },
      date: ["{year}年{month}{day}日", "{month}{day}日", "{year}年{month}", "{month}"],
      noun: ["{relative}{time}", "{date}{time}", "{time}", "{relative}", "{date}"],
      when: ["{relative}{time}に", "{date}{time}に", "{time}に", "{relative}", "{date}に"],
      wait: "{minutes}分後",
      later: ["{relative}{time}", "{date}{time}", "{time}", "{relative}", "{date}"],
      repeated: [
        "{onDays}[{start}から]{rule}の{time}", "[{start}から]{rule}{time}", "[{start}から]{rule}",
      ],
      repeatedWhen: [
        "{onDays}[{start}から]{rule}の{time}に", "[{start}から]{rule}{time}に", "[{start}から]{rule}",
      ]),
    more: "ほか{count}件",
    moreBelow: "…ほか{count}件")

  private static let japaneseRecords: [String: Wording] = [
    // Places, times and amounts
    "Placemark": [
      "{name}", "[{locality} ]{thoroughfare} {subThoroughfare}", "[{locality} ]{thoroughfare}",
      "[{locality} ]{subLocality}", "{locality}", "[{administrativeArea} ]{postalCode}",
      "{administrativeArea}", "{country}", "{location}",
    ],
    "Location": "{latitude}、{longitude}",
    "Quantity<TemperatureUnit>": ["{unit=fahrenheit}華氏{value}度", "{value}{unit}"],
    "DateComponentsRange": [
      "{startDateComponents}から{endDateComponents}まで[（{recurrenceRule}）]",
      "{startDateComponents}[（{recurrenceRule}）]",
      "{endDateComponents}まで[（{recurrenceRule}）]", "{recurrenceRule}",
    ],
    "DateComponentsRange.when": [
      "{startDateComponents}から{endDateComponents}まで[（{recurrenceRule}）]",
      "[{recurrenceRule}、]{startDateComponents.when}",
      "{endDateComponents}まで[（{recurrenceRule}）]", "{recurrenceRule}",
    ],
    "RecurrenceRule": [
      "{interval=1}{weeklyRecurrenceDays=\(everyDay)}毎日",
      "{interval=1}{weeklyRecurrenceDays=\(weekdays)}平日",
      "{interval=1}毎週{weeklyRecurrenceDays}", "{interval=2}隔週{weeklyRecurrenceDays}",
      "{interval}週ごとの{weeklyRecurrenceDays}", "{interval=1}{frequency=monthly}毎月",
      "{interval=1}毎{frequency}",
      "{interval}{frequency}ごと",
    ],
    "BalanceAmount": [
      "{balanceType=points}{amount}ポイント", "{balanceType=miles}{amount}マイル", "{amount}",
    ],
    "PaymentAmount.line": ["{amount}[（{amountType}）]", "{amountType}"],
    "PriceRange": ["{minimumPrice}から{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "PriceRange.line": ["{minimumPrice}〜{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    // Rides
    "RideDriver.line": [
      "{displayName}さん[・評価{rating}][・{phoneNumber}]",
      "{nameComponents}さん[・評価{rating}][・{phoneNumber}]",
    ],
    "RideVehicle": ["{manufacturer} {model}", "{model}", "{manufacturer}", "車"],
    "RideOption.spoken":
      "{estimatedPickupDate.wait}の{name}[（{priceRange}）]",
    "RideCompletionStatus": [
      "{isMissedPickup=true}乗車されませんでした", "{isCanceled=true}キャンセル",
      "{isOutstanding=true}{paymentAmount}が未払い", "{paymentAmount}を支払い済み",
      "{isOutstanding=true}{feedbackType}を待っています", "{isCompleted=true}完了",
    ],
    // Payments
    "PaymentAccount": ["{nickname}", "{accountType}", "{accountNumber}"],
    "PaymentAccount.spoken": "{nickname}に{balance}[（{secondaryBalance}）]",
    "BillDetails.spoken": [
      "{paymentStatus=completed}{billPayee}が{amountDue}[（{paymentDate}に支払い済み）]",
      "{billPayee}が{amountDue}[（期限は{dueDate}）]", "{billPayee}",
    ],
    "BillDetails.line": [
      "{paymentStatus=completed}{billPayee}[・{amountDue}][・{paymentDate}に支払い済み]",
      "{billPayee}[・{amountDue}][・期限{dueDate}][・{paymentStatus}]",
    ],
    // Messages, calls, media and cars
    "MediaItem": ["{title}", "[{artist}の]{type}", "{artist}"],
    "MediaSearch": [
      "[{artistName}の][{albumName}の]{mediaName}", "[{artistName}の]{albumName}",
      """
      [{releaseDate}の][{artistName}の][{sortOrder}の][{moodNames}の][{genreNames}の]\
      [{activityNames}の]{mediaType}
      """,
      """
      [{releaseDate}の][{artistName}の][{sortOrder}の][{moodNames}の][{activityNames}の]{genreNames}
      """,
      "[{releaseDate}の][{artistName}の][{sortOrder}の][{activityNames}の]{moodNames}",
      "[{releaseDate}の][{activityNames}の]{artistName}", "[{releaseDate}の]{activityNames}",
      "{releaseDate}", "{sortOrder}", "{reference}",
    ],
    "Message.spoken": [
      "{sender}から「{content}」とのことです。", "「{content}」とのことです。", "メッセージが1件です。",
    ],
    "Message.line": [
      "{sender}：{content}[・{dateSent}]", "{content}[・{recipients}宛て][・{dateSent}]",
      "{sender}[・{dateSent}]",
    ],
    // Lists and notes
    "SpatialEventTrigger": [
      "{event=depart}{placemark}を出るとき", "{event=arrive}{placemark}に着いたとき", "{placemark}",
    ],
    "SpatialEventTrigger.when": [
      "{event=depart}{placemark}を出るときに", "{placemark}に着いたときに",
    ],
    "Image": ["画像「{named}」", "画像"],
    "NoteContent": ["{text}", "{image}", "{kind=image}画像"],
    "TaskItem.spoken": [
      "{title.quoted}（{temporalEventTrigger}）", "{title.quoted}（{spatialEventTrigger}）",
      "{title.quoted}",
    ],
    "TaskItem.line": [
      """
      {title}[・{temporalEventTrigger}][・{spatialEventTrigger}]\
      [・{priority=flagged}フラグ付き][・{status=completed}完了]
      """
    ],
  ]
}
