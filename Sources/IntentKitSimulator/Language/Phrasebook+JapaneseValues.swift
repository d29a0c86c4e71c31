extension Phrasebook {
  static let japaneseValues = ValueTable(
    cases: japaneseCases,
    records: japaneseRecords,
    labels: japaneseLabels,
    moments: MomentWords(
      time: ["{minute=0}{hour}時", "{hour}時{minute}分"],
      morning: "午前", afternoon: "午後",
      yesterday: "昨日", today: "今日", tomorrow: "明日",
      weekdays: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
      months: (1...12).map { "\($0)月" },
      date: ["{year}年{month}{day}日", "{month}{day}日", "{year}年{month}", "{month}"],
      noun: ["{relative}{time}", "{date}{time}", "{time}", "{relative}", "{date}"],
      when: ["{relative}{time}に", "{date}{time}に", "{time}に", "{relative}", "{date}に"],
      wait: "{minutes}分後"),
    more: "ほか{count}件",
    moreBelow: "…ほか{count}件")

  private static let japaneseCases: [String: [String: String]] = [
    "AccountType": [
      "checking": "当座預金", "credit": "クレジット", "debit": "デビット", "investment": "投資",
      "mortgage": "住宅ローン", "prepaid": "プリペイド", "saving": "普通預金",
    ],
    "AmountType": [
      "minimumDue": "最低支払額", "amountDue": "請求額", "currentBalance": "現在の残高",
      "maximumTransferAmount": "振替の上限額", "minimumTransferAmount": "振替の下限額",
      "statementBalance": "明細の残高",
    ],
    "BalanceType": ["money": "お金", "points": "ポイント", "miles": "マイル"],
    "BillType": [
      "autoInsurance": "自動車保険", "cable": "ケーブルテレビ", "carLease": "カーリース",
      "carLoan": "自動車ローン", "creditCard": "クレジットカード", "electricity": "電気", "gas": "ガス",
      "garbageAndRecycling": "ごみとリサイクル", "healthInsurance": "健康保険",
      "homeInsurance": "住宅保険", "internet": "インターネット", "lifeInsurance": "生命保険",
      "mortgage": "住宅ローン", "musicStreaming": "音楽配信", "phone": "電話", "rent": "家賃",
      "sewer": "下水道", "studentLoan": "学資ローン", "trafficTicket": "交通違反", "tuition": "授業料",
      "utilities": "公共料金", "water": "水道",
    ],
    "DateSearchType": [
      "byDueDate": "期限", "byModifiedDate": "変更日", "byCreatedDate": "作成日",
    ],
    "DayOfWeekOptions": [
      "monday": "月曜日", "tuesday": "火曜日", "wednesday": "水曜日", "thursday": "木曜日",
      "friday": "金曜日", "saturday": "土曜日", "sunday": "日曜日",
    ],
    "LengthUnit": [
      "meters": "m", "kilometers": "km", "centimeters": "cm", "millimeters": "mm",
      "inches": "インチ", "feet": "フィート", "yards": "ヤード", "miles": "マイル", "nauticalMiles": "海里",
    ],
    "LocationSearchType": ["byLocationTrigger": "お知らせの場所"],
    "NotebookItemType": ["note": "メモ", "taskList": "リスト", "task": "タスク"],
    "OutgoingMessageType": ["outgoingMessageText": "テキスト", "outgoingMessageAudio": "音声"],
    "PaymentMethodType": [
      "checking": "当座預金", "savings": "普通預金", "brokerage": "証券口座", "debit": "デビットカード",
      "credit": "クレジットカード", "prepaid": "プリペイドカード", "store": "ストアカード",
      "applePay": "Apple Pay",
    ],
    "PaymentStatus": [
      "pending": "処理中", "completed": "支払い済み", "canceled": "取り消し", "failed": "失敗",
      "unpaid": "未払い",
    ],
    "RecurrenceFrequency": [
      "minute": "分", "hourly": "時間", "daily": "日", "weekly": "週", "monthly": "か月", "yearly": "年",
    ],
    "RideFeedbackTypeOptions": ["rate": "評価", "tip": "チップ"],
    "RidePhase": [
      "received": "運転手を探しています", "confirmed": "確定", "ongoing": "乗車中", "completed": "終了",
      "approachingPickup": "まもなく到着", "pickup": "お迎えに到着",
    ],
    "SpatialEvent": ["arrive": "到着", "depart": "出発"],
    "TaskItemPriority": ["notFlagged": "フラグなし", "flagged": "フラグ付き"],
    "TaskStatus": ["notCompleted": "未完了", "completed": "完了"],
    "TaskType": ["notCompletable": "完了なし", "completable": "完了あり"],
    "TemporalEventTriggerTypeOptions": [
      "notScheduled": "時刻なし", "scheduledNonRecurring": "一度だけ", "scheduledRecurring": "繰り返し",
    ],
    "VisualCodeType": [
      "contact": "連絡先", "requestPayment": "支払いの受け取り", "sendPayment": "支払い", "transit": "交通",
      "bus": "バス", "subway": "地下鉄",
    ],
    "WorkoutGoalUnitType": [
      "inch": "インチ", "meter": "メートル", "foot": "フィート", "mile": "マイル", "yard": "ヤード",
      "second": "秒", "minute": "分", "hour": "時間", "joule": "ジュール", "kiloCalorie": "キロカロリー",
    ],
    "WorkoutGoalUnitType.one": [
      "inch": "インチ", "meter": "メートル", "foot": "フィート", "mile": "マイル", "yard": "ヤード",
      "second": "秒", "minute": "分", "hour": "時間", "joule": "ジュール", "kiloCalorie": "キロカロリー",
    ],
    "WorkoutLocationType": ["outdoor": "屋外", "indoor": "屋内"],
    "WorkoutLocationType.spoken": ["outdoor": "屋外の", "indoor": "屋内の"],
  ]

  private static let japaneseRecords: [String: Wording] = [
    // Places, times and amounts
    "Placemark": [
      "{name}", "[{locality} ]{thoroughfare} {subThoroughfare}", "[{locality} ]{thoroughfare}",
      "[{locality} ]{subLocality}", "{locality}", "[{administrativeArea} ]{postalCode}",
      "{administrativeArea}", "{country}", "{location}",
    ],
    "Location": "{latitude}、{longitude}",
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
      "毎週{weeklyRecurrenceDays}", "{interval=1}{frequency=monthly}毎月", "{interval=1}毎{frequency}",
      "{interval}{frequency}ごと",
    ],
    "CurrencyAmount": "{amount}",
    "BalanceAmount": [
      "{balanceType=points}{amount}ポイント", "{balanceType=miles}{amount}マイル", "{amount}",
    ],
    "PaymentAmount": ["{amount}", "{amountType}"],
    "PaymentAmount.line": ["{amount}[（{amountType}）]", "{amountType}"],
    "PriceRange": ["{minimumPrice}から{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "PriceRange.line": ["{minimumPrice}〜{maximumPrice.bare}", "{minimumPrice}", "{maximumPrice}"],
    "Quantity<LengthUnit>": "{value} {unit}",
    // Rides
    "RideDriver": ["{displayName}", "{nameComponents}"],
    "RideDriver.line": [
      "{displayName}さん[・評価{rating}][・{phoneNumber}]",
      "{nameComponents}さん[・評価{rating}][・{phoneNumber}]",
    ],
    "RideVehicle": ["{manufacturer} {model}", "{model}", "{manufacturer}", "車"],
    "RideVehicle.line": [
      "{manufacturer} {model}[・{registrationPlate}]", "{model}[・{registrationPlate}]",
      "{manufacturer}[・{registrationPlate}]", "{registrationPlate}",
    ],
    "RideOption": "{name}",
    "RideOption.spoken":
      "{estimatedPickupDate.wait}の{name}[（{priceRange}）]",
    "RideOption.line": "{name}[・{priceRange.line}][・{specialPricing}]",
    "RideOption.entry":
      "{name}[・{priceRange.line}][・{estimatedPickupDate.wait}][・{specialPricing}]",
    "RideCompletionStatus": [
      "{isMissedPickup=true}乗車されませんでした", "{isCanceled=true}キャンセル",
      "{isOutstanding=true}{paymentAmount}が未払い", "{paymentAmount}を支払い済み",
      "{isOutstanding=true}{feedbackType}を待っています", "{isCompleted=true}完了",
    ],
    // Payments
    "PaymentAccount": ["{nickname}", "{accountType}", "{accountNumber}"],
    "PaymentAccount.spoken": "{nickname}に{balance}[（{secondaryBalance}）]",
    "PaymentAccount.line": [
      "{nickname}[・{accountType}][・{balance}][・{secondaryBalance}]",
      "{accountNumber}[・{accountType}][・{balance}]",
    ],
    "PaymentMethod": ["{name}", "{type}"],
    "PaymentMethod.line": ["{name}[ {identificationHint}]", "{type}[ {identificationHint}]"],
    "BillPayee": ["{nickname}", "{organizationName}", "{accountNumber}"],
    "BillPayee.line": [
      "{nickname}[・{organizationName}][・{accountNumber}]", "{organizationName}",
    ],
    "BillDetails": ["{billPayee}", "{billType}"],
    "BillDetails.spoken": [
      "{paymentStatus=completed}{billPayee}が{amountDue}[（{paymentDate}に支払い済み）]",
      "{billPayee}が{amountDue}[（期限は{dueDate}）]", "{billPayee}",
    ],
    "BillDetails.line": [
      "{paymentStatus=completed}{billPayee}[・{amountDue}][・{paymentDate}に支払い済み]",
      "{billPayee}[・{amountDue}][・期限{dueDate}][・{paymentStatus}]",
    ],
    // Messages, calls, media and cars
    "Message.spoken": [
      "{sender}から「{content}」とのことです。", "「{content}」とのことです。", "メッセージが1件です。",
    ],
    "Message.line": [
      "{sender}：{content}[・{dateSent}]", "{content}[・{recipients}宛て][・{dateSent}]",
      "{sender}[・{dateSent}]",
    ],
    "CallRecord": ["{caller}", "{participants}", "{callRecordType}"],
    "CallRecord.line": [
      "{caller}[・{callRecordType}][・{dateCreated}]",
      "{participants}[・{callRecordType}][・{dateCreated}]", "{callRecordType}[・{dateCreated}]",
    ],
    "MediaItem.line": "{title}[・{artist}]",
    "Car": ["{displayName}", "{make} {model}"],
    "Car.line": "{displayName}[・{make} {model}][・{year}]",
    // Lists and notes
    "SpatialEventTrigger": [
      "{event=depart}{placemark}を出るとき", "{event=arrive}{placemark}に着いたとき", "{placemark}",
    ],
    "SpatialEventTrigger.when": [
      "{event=depart}{placemark}を出るときに", "{placemark}に着いたときに",
    ],
    "TemporalEventTrigger": "{dateComponentsRange}",
    "TemporalEventTrigger.when": "{dateComponentsRange.when}",
    "Image": ["画像「{named}」", "画像"],
    "NoteContent": ["{text}", "{image}", "{kind=image}画像"],
    "Note": "{title}",
    "Note.line": "{title}[・{contents}]",
    "TaskItem": "{title}",
    "TaskItem.spoken": [
      "{title}（{temporalEventTrigger}）", "{title}（{spatialEventTrigger}）", "{title}",
    ],
    "TaskItem.line": [
      """
      {title}[・{temporalEventTrigger}][・{spatialEventTrigger}]\
      [・{priority=flagged}フラグ付き][・{status=completed}完了]
      """
    ],
    "TaskList": "{title}",
    "TaskList.line": "{title}[・{tasks}]",
  ]

  private static let japaneseLabels: [String: String] = [
    "RideStatus.phase": "状況",
    "driver": "運転手",
    "vehicle": "車",
    "estimatedPickupDate": "お迎え",
    "estimatedPickupEndDate": "待機期限",
    "estimatedDropOffDate": "到着",
    "scheduledPickupTime": "予約時刻",
    "pickupLocation": "乗車",
    "dropOffLocation": "行き先",
    "waypoints": "経由",
    "rideOption": "種類",
    "rideOptionName": "種類",
    "rideOptions": "車",
    "completionStatus": "結果",
    "rideIdentifier": "予約番号",
    "cancellationFee": "取消料",
    "cancellationFeeThreshold": "無料期限",
    "paymentMethods": "支払い方法",
    "paymentMethod": "支払い方法",
    "payee": "受取人",
    "payer": "支払人",
    "currencyAmount": "金額",
    "transactionAmount": "金額",
    "feeAmount": "手数料",
    "transferFee": "手数料",
    "messages": "メッセージ",
    "sentMessages": "送信",
    "callRecords": "通話",
    "mediaItems": "検索結果",
    "cars": "車",
    "searchResultsCount": "枚数",
    "PaymentRecord.note": "用件",
    "PaymentRecord.status": "状態",
    "fromAccount": "出金口座",
    "toAccount": "入金口座",
    "transactionScheduledDate": "予定日",
    "transactionNote": "用件",
    "accounts": "口座",
    "bills": "請求書",
    "billPayee": "請求元",
    "billType": "種類",
    "amountDue": "請求額",
    "minimumDue": "最低額",
    "lateFee": "延滞料",
    "dueDate": "期限",
    "paymentDate": "支払日",
    "paymentStatus": "状態",
    "Note.title": "メモ",
    "groupName": "フォルダ",
    "contents": "本文",
    "TaskList.title": "リスト",
    "tasks": "タスク",
    "addedTasks": "追加",
    "deletedTasks": "削除",
    "snoozedTasks": "延期",
    "TaskItem.title": "タスク",
    "TaskItem.status": "状態",
    "priority": "優先度",
    "temporalEventTrigger": "日時",
    "spatialEventTrigger": "場所",
    "notes": "メモ",
    "taskLists": "リスト",
  ]
}
