package import IntentKitCore

// What SiriKit's intents do, for lists of intents. The English sentences are part of the schemas.

extension Glossary {
  /// The Japanese names of domains, by name.
  static let japaneseDomains: [String: String] = [
    "Messages": "メッセージ", "Calls": "通話", "Workouts": "ワークアウト", "Ride Booking": "配車",
    "Payments": "支払い", "Photos": "写真", "Lists and Notes": "リストとメモ",
    "Visual Codes": "コード", "Car Commands": "車の操作", "CarPlay": "車内の設定", "Radio": "ラジオ",
    "Restaurant Reservations": "レストランの予約", "Media": "メディア",
    "Reservations and Travel": "予約と旅行", "Focus Status": "集中モード", "Custom": "カスタム",
  ]

  /// The Japanese summaries of intents, by name.
  static let japaneseSummaries: [String: String] = [
    "SendMessage": "一人または複数の人にメッセージを送ります。",
    "SearchForMessages": "人、言葉、日付、状態でメッセージを探します。",
    "SetMessageAttribute": "メッセージに既読やフラグなどの印を付けます。",
    "EditMessage": "送信したメッセージの本文を書き直します。",
    "UnsendMessages": "送信したメッセージを取り消します。",
    "StartCall": "音声またはビデオの通話を始めます。",
    "StartAudioCall": "音声の通話を始めます。",
    "StartVideoCall": "ビデオ通話を始めます。",
    "SearchCallHistory": "日付、人、種類で過去の通話を探します。",
    "AnswerCall": "かかってきた電話に出ます。",
    "HangUpCall": "通話を終えます。",
    "StartWorkout": "ワークアウトを始めます。目標も指定できます。",
    "PauseWorkout": "ワークアウトを一時停止します。",
    "ResumeWorkout": "一時停止したワークアウトを再開します。",
    "EndWorkout": "ワークアウトを終えて保存します。",
    "CancelWorkout": "ワークアウトを保存せずに終えます。",
    "ListRideOptions": "二つの場所の間の車の種類と料金を一覧にします。",
    "RequestRide": "車を予約します。",
    "GetRideStatus": "乗車の状況とその変化を知らせます。",
    "CancelRide": "予約した車をキャンセルします。",
    "SendRideFeedback": "終わった乗車の評価やチップを送ります。",
    "SendPayment": "人に送金します。",
    "RequestPayment": "人に支払いを求めます。",
    "PayBill": "請求書を支払います。",
    "SearchForBills": "支払い先、日付、種類、状態で請求書を探します。",
    "SearchForAccounts": "口座を探して残高を知らせます。",
    "TransferMoney": "自分の口座の間で振り替えます。",
    "SearchForPhotos": "日付、場所、アルバム、言葉、人で写真を探します。",
    "StartPhotoPlayback": "写真をスライドショーで見せます。",
    "CreateNote": "メモを作ります。",
    "AppendToNote": "メモの最後に書き加えます。",
    "CreateTaskList": "タスクのリストを作ります。",
    "AddTasks": "リストにタスクを追加します。",
    "SetTaskAttribute": "タスクを完了にするなど、タスクを変更します。",
    "SearchForNotebookItems": "メモ、タスク、リストを探します。",
    "DeleteTasks": "リストからタスクを削除します。",
    "SnoozeTasks": "タスクのお知らせを後に延ばします。",
    "GetVisualCode": "ほかのデバイスが読み取れるコードを見せます。",
    "ActivateCarSignal": "車のクラクションやライトで合図します。",
    "SetCarLockStatus": "車をロックするか、ロックを解除します。",
    "GetCarLockStatus": "車がロックされているかどうかを知らせます。",
    "GetCarPowerLevelStatus": "車の燃料や充電の残量とその変化を知らせます。",
    "ListCars": "車を一覧にします。",
    "SetAudioSourceInCar": "車内の音声の入力元を選びます。",
    "SetClimateSettingsInCar": "車内の温度と換気を変えます。",
    "SetDefrosterSettingsInCar": "車のデフロスターをオンまたはオフにします。",
    "SetSeatSettingsInCar": "車のシートの暖房、冷房、マッサージを設定します。",
    "SetProfileInCar": "車を運転者の設定に切り替えます。",
    "SaveProfileInCar": "車の設定を運転者のものとして保存します。",
    "SetRadioStation": "ラジオを放送局に合わせます。",
    "BookRestaurantReservation": "レストランの席を予約します。",
    "GetAvailableRestaurantReservationBookings": "予約できる時刻を一覧にします。",
    "GetUserCurrentRestaurantReservationBookings": "予約した席を一覧にします。",
    "GetAvailableRestaurantReservationBookingDefaults": "予約の初めの人数と時刻を決めます。",
    "GetRestaurantGuest": "レストランの予約に使う連絡先を用意します。",
    "PlayMedia": "音楽、ポッドキャスト、本、番組、映画を再生します。",
    "SearchForMedia": "音楽、ポッドキャスト、本、番組、映画を探します。",
    "AddMedia": "ライブラリやプレイリストにメディアを追加します。",
    "UpdateMediaAffinity": "メディアの好き嫌いを記録します。",
    "GetReservationDetails": "アプリが提供した予約の詳細を見せます。",
    "ShareFocusStatus": "メッセージに出られるかどうかをアプリに伝えます。",
  ]
}

extension Phrasebook {
  /// Returns a sentence that describes an intent.
  package func summary(of schema: IntentSchema) -> String {
    if let words = words(schema.definition?.summary) { return words }
    return switch language {
    case .english: schema.summary
    case .japanese: Glossary.japaneseSummaries[schema.phraseKey] ?? schema.summary
    }
  }

  /// Returns the name of a domain of intents.
  package func name(ofDomain domain: String) -> String {
    switch language {
    case .english: domain
    case .japanese: Glossary.japaneseDomains[domain] ?? domain
    }
  }

  /// Returns a text that describes a parameter, if any.
  package func summary(of parameter: ParameterSchema) -> String? {
    if let words = words(parameter.definition?.displayName) { return words }
    return switch language {
    case .english: parameter.summary
    // The sentences of the catalog are English; the noun says as much as the name does in English.
    case .japanese: word(Glossary.nouns[parameter.name] ?? Glossary.labels[parameter.name])
    }
  }
}
