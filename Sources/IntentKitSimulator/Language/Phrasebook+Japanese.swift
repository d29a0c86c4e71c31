extension Phrasebook {
  /// Japanese.
  public static let japanese = Phrasebook(
    language: .japanese,
    speakers: Speakers(assistant: "Siri", user: "あなた", app: "アプリ"),
    report: ReportWords(
      phase: "段階", resolve: "解決", confirm: "確認", handle: "実行",
      verdict: "判定", fault: "違反", warning: "警告", note: "助言", cure: "対処",
      code: "コード", reason: "理由",
      after: "{method}、{elapsed}後",
      noMethod: "{method}なし",
      takenAsIs: "{method}なし。値はそのまま使われました",
      notAsked: "{method}なし。何も尋ねられませんでした",
      update: "更新",
      screen: "画面",
      views: ["custom": "アプリのビュー", "hidden": "非表示", "standard": "標準のビュー"],
      noView: "ビューなし",
      viewOf: "{parameters}の{view}",
      displays: "{parts}を代わりに表示",
      appLog: [
        "launchedInBackground": "{app}がバックグラウンドで起動しました",
        "launchedInForeground": "{app}が起動しました",
        "enteredForeground": "{app}が画面に出ました",
        "handledIntent": "{app}が{detail}の処理を頼まれました",
        "ignoredIntent": "{app}には{detail}を処理するものがありません",
        "continuedActivity": "{app}が{detail}で続けます",
        "ignoredActivity": "{app}は{detail}を知りません",
        "showed": "{app}の表示：{detail}",
      ],
      options: "選択肢：{count}個",
      noOptions: "選択肢：なし",
      unavailableOptions: "選択肢：エラー",
      defaultValue: "既定値：{value}",
      noDefaultValue: "既定値：なし",
      results: [
        "succeeded": "完了", "inProgress": "処理中", "continuedInApp": "アプリで続行",
        "handledInApp": "アプリで実行", "failed": "失敗", "requiresAppLaunch": "アプリの起動が必要",
        "cancelled": "取りやめ", "needsInput": "返事待ち", "awaitingConfirmation": "確認待ち",
        "gaveUp": "断念", "refused": "拒否",
      ],
      noAnswer: "（返事がありません）",
      noDetails: "（指定なし）",
      change: ["{parameter}を{value}に変更", "{parameter}を変更", "変更して"],
      image: [
        "（画像「{name}」）", "（{format}画像、{bytes}バイト：{problem}）",
        "（{format}画像、幅{columns}桁：端末の幅が足りません）",
        "（{format}画像、{bytes}バイト）", "（画像、{bytes}バイト）",
      ]),
    grammar: Grammar(
      betweenSentences: "", betweenWords: "", betweenValues: "、", beforeLastValue: "と",
      betweenOptions: "、",
      beforeLastOption: "、それとも", hasPlurals: false, lowercasesNouns: false,
      verbEndings: "うくぐすつぬぶむるただ", inApp: "アプリの", quotation: "「{text}」",
      assignment: "{parameter}{value}",
      betweenAssignments: "、", seconds: "{seconds}秒", yes: "はい", no: "いいえ", at: "アットマーク", dot: "ドット"
    ),
    questions: Questions(
      openForAny: "{parameter}は何ですか？",
      openForSeveral: "{parameter}は何ですか？",
      openForCount: "{parameter}はいくつですか？",
      yesOrNoForAny: "{parameter}は、はい、いいえのどちらですか？",
      oneOrTheOther: "{one}ですか、{other}ですか？",
      whichOfTwo: "どちらですか？",
      whichOfMany: "どれですか？",
      whichPerson: "どの方ですか？",
      options: "{options}ですか？",
      optionCount: "{count}件あります。",
      furtherOptions: "ほかは、{options}です。",
      introducedOptions: "{introduction}{options}。",
      optionsExpired: "先ほどの内容は期限が切れました。最新のものはこちらです。",
      moreOptions: "続きは「もっと」と言ってください。",
      noMoreOptions: "以上です。",
      isRight: ["{value}でよろしいですか？", "それでよろしいですか？"],
      isRightByParameter: [
        "goalValue": [
          "{value}{workoutGoalUnitType}でよろしいですか？", "{value}でよろしいですか？", "それでよろしいですか？",
        ],
        "partySize": ["{value}名様でよろしいですか？", "それでよろしいですか？"],
        "PayBill.transactionAmount": [
          "{billPayee}の請求書に{transactionAmount}は支払えません。代わりに{value}を支払いますか？",
          "この請求書にその金額は支払えません。代わりに{value}を支払いますか？",
          "この請求書にその金額は支払えません。請求額を支払いますか？",
        ],
      ],
      isRightForReason: [
        "listShouldBeCreated": [
          "{value.quoted}というリストはまだありません。作りますか？", "そのリストはまだありません。作りますか？",
        ]
      ],
      request: japaneseRequests,
      spokenRequest: [
        "RequestRide": [
          """
          {response.rideStatus.estimatedPickupDate}、{pickupLocation}から{dropOffLocation}まで、\
          [{partySize}名様、]{response.rideStatus.rideOption.name}、\
          料金は{response.rideStatus.rideOption.priceRange}です。予約しますか？
          """,
          """
          {response.rideStatus.estimatedPickupDate}、{pickupLocation}から{dropOffLocation}まで、\
          [{partySize}名様、]{response.rideStatus.rideOption.name}です。予約しますか？
          """,
          """
          [{scheduledPickupTime}、]{pickupLocation}から{dropOffLocation}まで、[{partySize}名様、]\
          {rideOptionName}です。予約しますか？
          """,
        ]
      ],
      requestForAny: "実行してよろしいですか？",
      requestSummary: "{summary}。",
      requestDetail: ["{label}は{value}。", "{value}。"],
      unlock: "先にデバイスのロックを解除してください。解除しましたか？",
      authorization: "Siriが{app}を使ってもよろしいですか？",
      notUnderstood: "すみません、聞き取れませんでした。",
      hints: Hints(
        text: "そのまま言うか、「なしで」と言ってください。",
        name: "名前を言うか、「なしで」と言ってください。",
        number: "「二つ」のように数を言ってください。",
        amount: "「3000円」のように金額を言ってください。",
        otherAmount: "「20ドル」のように、ほかの通貨で金額を言ってください。",
        moment: "「明日の8時」のように日時を言ってください。",
        place: "「家に着いたら」のように場所を言ってください。",
        list: "「牛乳とパン」のように一つまたは複数言ってください。",
        choice: "名前か番号を言ってください。",
        confirmation: "「はい」か「いいえ」、または正しい内容を言ってください。",
        request: "「はい」「いいえ」「変更して」のどれかを言ってください。",
        change: "変更する項目の名前を言ってください。",
        unlock: "「はい」か「いいえ」と言ってください。",
        authorization: "「はい」か「いいえ」と言ってください。"),
      didYouMean: "{value.quoted}のことですか？",
      whatToChange: "何を変更しますか？",
      instead: "{value}でよろしいですか？",
      complaints: japaneseComplaints,
      noContacts: "{app}は連絡先を使えません。設定で許可できます。",
      help: Help(
        value: "値を言うか、「キャンセル」と言ってください。",
        choice: "名前か番号、「最後」、または「キャンセル」と言ってください。",
        confirmation: "「はい」「いいえ」「キャンセル」のどれかを言ってください。",
        request: "「はい」「いいえ」「○○を変更」「キャンセル」のどれかを言ってください。",
        change: "変更する項目の名前か番号、または「キャンセル」と言ってください。",
        unlock: "ロックを解除したら「はい」、しないなら「いいえ」と言ってください。",
        authorization: "使ってもよければ「はい」、だめなら「いいえ」と言ってください。")),
    statements: Statements(
      succeeded: japaneseSuccesses,
      spokenSuccess: [
        "SearchForNotebookItems": [
          """
          {response.tasks.count!=0}{app}のタスクで見つけたのは{response.tasks.quoted}です。\
          [{response.taskLists.count!=0}リストでは{response.taskLists.quoted}です。]\
          [{response.notes.count!=0}メモでは{response.notes.quoted}です。]
          """,
          """
          {response.taskLists.count!=0}{app}のリストで見つけたのは{response.taskLists.quoted}です。\
          [{response.notes.count!=0}メモでは{response.notes.quoted}です。]
          """,
        ]
      ],
      succeededForAny: "完了しました。",
      inProgress: [
        "SendMessage": "{app}が送信しています。",
        "SendPayment": ["{app}が{payee}に{currencyAmount}を送っています。", "{app}が送金しています。"],
        "RequestPayment": [
          "{app}が{payer}に{currencyAmount}を請求しています。", "{app}が支払いを依頼しています。",
        ],
        "PayBill": [
          "{billPayee}の請求書は{response.transactionScheduledDate.when}{app}が支払います。",
          "{app}が{billPayee}の請求書を支払っています。", "{app}が請求書を支払っています。",
        ],
        "TransferMoney": [
          """
          {response.transactionScheduledDate.when}{app}が{toAccount}へ\
          {response.transactionAmount}を振り替えます。
          """,
          "{app}が{toAccount}へ{response.transactionAmount}を振り替えています。",
          "{app}が振り替えています。",
        ],
        "RequestRide": ["{app}が{dropOffLocation}までの車を探しています。", "{app}が車を探しています。"],
        "PlayMedia": "{app}がまもなく再生します。",
      ],
      inProgressForAny: "{app}が処理を続けています。",
      continuedInApp: [
        "StartWorkout": [
          "{app}を開いて{workoutName}[（{goalValue}{workoutGoalUnitType}）]を始めます。",
          "{app}を開いてワークアウトを始めます。",
        ],
        "PauseWorkout": ["{app}を開いて{workoutName}を一時停止します。", "{app}を開いてワークアウトを一時停止します。"],
        "ResumeWorkout": ["{app}を開いて{workoutName}を再開します。", "{app}を開いてワークアウトを再開します。"],
        "EndWorkout": ["{app}を開いて{workoutName}を終えます。", "{app}を開いてワークアウトを終えます。"],
        "CancelWorkout": ["{app}を開いて{workoutName}を取りやめます。", "{app}を開いてワークアウトを取りやめます。"],
      ],
      continuedInAppForAny: "続きは{app}でどうぞ。",
      handledInApp: [
        "StartWorkout": [
          "{app}が[{workoutLocationType.spoken}]{workoutName}[（{goalValue}{workoutGoalUnitType}）]を始めます。",
          "{app}がワークアウトを始めます。",
        ],
        "PauseWorkout": ["{app}が{workoutName}を一時停止します。", "{app}がワークアウトを一時停止します。"],
        "ResumeWorkout": ["{app}が{workoutName}を再開します。", "{app}がワークアウトを再開します。"],
        "EndWorkout": ["{app}が{workoutName}を終えます。お疲れさまでした。", "{app}がワークアウトを終えます。お疲れさまでした。"],
        "CancelWorkout": ["{app}が{workoutName}を取りやめます。", "{app}がワークアウトを取りやめます。"],
      ],
      handledInAppForAny: "{app}が引き受けました。",
      deprecated: "この操作は、{app}でまもなく使えなくなるかもしれません。",
      failed: "すみません、{app}ではできませんでした。",
      impossibleRating: ["評価は星1つから5つまでです。{app}では{rating}にできません。", "評価は星1つから5つまでです。"],
      // The name of a code is English.
      failedForReason: "すみません、{app}ではできませんでした。",
      appSays: "問題が発生しました。{app}からのお知らせです。「{text}」続きはアプリでどうぞ。",
      requiresAppLaunch: "{app}を開いて続けてください。",
      cancelled: "わかりました。やめておきます。",
      needsInput: "続けるにはお返事が必要です。",
      awaitingConfirmation: "続けるには「はい」というお返事が必要です。",
      gaveUp: "{app}では、これ以上進められません。",
      notUnderstood: "すみません、やはり聞き取れませんでした。何も変更していません。",
      refused: [
        "notAuthorized": "先に設定で、Siriに{app}の使用を許可してください。",
        "notAuthorized.restricted": "このデバイスでは、Siriは{app}を使えません。",
        "notDeclared": "{app}はそれに対応していません。",
        "noEntitlement": "{app}はSiriを使えません。",
        "noUsageDescription": "{app}はSiriを使えません。",
        "singleScene": "{app}が反応しません。",
        "notInMaps": "マップではできません。",
        "ridesIncomplete": "マップでは{app}を使えません。",
        "noHandler": "{app}ではできません。",
        "locked": "デバイスのロックを解除してからもう一度どうぞ。",
      ],
      refusedForAny: "{app}にそれを頼むことはできません。",
      broken: "すみません、{app}に何か問題があるようです。",
      noMoreUpdates: "{app}から最新の状況を受け取れなくなりました。"),
    reasons: japaneseReasons,
    failures: japaneseFailures,
    values: japaneseValues,
    vocabulary: Vocabulary(
      yes: [
        "はい", "うん", "ええ", "そう", "そうです", "そうして", "お願いします", "お願い", "おねがいします",
        "おねがい", "いいよ", "いいです", "いいですよ", "もちろん", "了解", "大丈夫", "送って", "送信", "送信して",
        "実行", "実行して", "やって", "オーケー", "オッケー", "ok", "yes", "y",
      ],
      no: [
        "いいえ", "いや", "ううん", "違う", "違います", "ちがう", "ちがいます", "だめ", "駄目", "いらない",
        "結構です", "しない", "しません", "ノー", "no", "n",
      ],
      cancel: [
        "キャンセル", "キャンセルして", "キャンセルする", "やめて", "やめる", "やめます", "やめてください", "やめて下さい",
        "中止", "中止して", "取り消し", "取り消して", "取消", "ストップ", "もういい", "cancel", "stop",
      ],
      skip: "なしで",
      more: "もっと",
      back: "前",
      again: "もう一度言って",
      help: ["ヘルプ", "何と言えばいい", "help"],
      change: [
        "{parameter}を変更", "{parameter}を変更して", "{parameter}を変えて", "{parameter}を変える", "{parameter}変更",
      ],
      listSeparators: ["、", "，", ", ", "と", "や"],
      honorifics: [
        "さん", "ちゃん", "くん", "君", "様", "さま", "氏", "殿", "先生", "先輩", "部長", "課長", "社長",
      ],
      home: ["自宅", "家", "うち", "おうち", "我が家"], work: ["職場", "会社", "オフィス", "勤務先"]))

  private static let japaneseRequests: [String: Wording] = [
    "SendMessage": [
      "{recipients}へのメッセージは「{content}」です。送信しますか？",
      "{speakableGroupName}へのメッセージは「{content}」です。送信しますか？",
      "{recipients}へのメッセージができました。送信しますか？",
      "メッセージは「{content}」です。送信しますか？",
      "送信しますか？",
    ],
    "EditMessage": ["{editedContent.quoted}に書き直しますか？", "書き直しますか？"],
    "UnsendMessages": "送信を取り消しますか？",
    "StartCall": ["{contacts}に電話しますか？", "電話しますか？"],
    "StartAudioCall": ["{contacts}に電話しますか？", "電話しますか？"],
    "StartVideoCall": ["{contacts}にビデオ通話をかけますか？", "ビデオ通話をかけますか？"],
    "SendPayment": [
      """
      {response.paymentRecord.feeAmount.amount!=0}{payee}に{currencyAmount}を送ります。\
      手数料は{response.paymentRecord.feeAmount}です。よろしいですか？
      """,
      "{payee}に{currencyAmount}を送ります。よろしいですか？", "{payee}に送金します。よろしいですか？",
      "{currencyAmount}を送ります。よろしいですか？", "送金してよろしいですか？",
    ],
    "RequestPayment": [
      "{payer}に{currencyAmount}を請求します。よろしいですか？", "{payer}に請求します。よろしいですか？",
      "請求してよろしいですか？",
    ],
    "PayBill": [
      """
      [{transactionScheduledDate.when}、][{fromAccount}から]{billPayee}に{transactionAmount}を支払います。\
      よろしいですか？
      """,
      "{billPayee}の請求書です。支払いますか？", "請求書を支払いますか？",
    ],
    "TransferMoney": [
      """
      {response.transferFee.amount!=0}[{transactionScheduledDate.when}、]{fromAccount}から{toAccount}へ\
      {transactionAmount}を振り替えます。手数料は{response.transferFee}です。よろしいですか？
      """,
      """
      [{transactionScheduledDate.when}、]{fromAccount}から{toAccount}へ{transactionAmount}を振り替えます。\
      よろしいですか？
      """,
      "{transactionAmount}を振り替えます。よろしいですか？", "振り替えてよろしいですか？",
    ],
    "RequestRide": [
      """
      [{scheduledPickupTime}、]{pickupLocation}から{dropOffLocation}まで、\
      {response.rideStatus.rideOption.name}です。予約しますか？
      """,
      "[{scheduledPickupTime}、]{pickupLocation}から{dropOffLocation}まで、{rideOptionName}です。予約しますか？",
      "[{scheduledPickupTime}、]{dropOffLocation}まで、{rideOptionName}です。予約しますか？",
      "[{scheduledPickupTime}、]{pickupLocation}から{dropOffLocation}までです。予約しますか？",
      "[{scheduledPickupTime}、]{dropOffLocation}までです。予約しますか？",
      "[{scheduledPickupTime}、]{pickupLocation}からです。予約しますか？", "車を予約しますか？",
    ],
    "CancelRide": [
      "{response.cancellationFee.amount!=0}取消料は{response.cancellationFee}です。車をキャンセルしますか？",
      "{response.cancellationFee.amount=0}取消料はかかりません。車をキャンセルしますか？",
      "車をキャンセルしますか？",
    ],
    "BookRestaurantReservation": [
      "[{bookingDateComponents}、]{restaurant}、{partySize}名様です。予約しますか？",
      "[{bookingDateComponents}、]{restaurant}です。予約しますか？", "席を予約しますか？",
    ],
    "DeleteTasks": [
      "{tasks.count=1}「{tasks}」を削除しますか？",
      "{tasks}の{tasks.count}件のタスクを削除しますか？",
      "{taskList.tasks.count!=0}{taskList}のタスク{taskList.tasks.count}件をすべて削除しますか？",
      "{taskList}のタスクをすべて削除しますか？", "削除しますか？",
    ],
  ]

  private static let japaneseSuccesses: [String: Wording] = [
    "Messages": "メッセージはこちらです。",
    "SearchForMessages": [
      "{response.messages.count=0}{app}にそのメッセージはありません。",
      "{response.messages.count=1}{response.messages.spoken}",
      "{app}のメッセージは{response.messages.count}件です。", "メッセージはこちらです。",
    ],
    "SendMessage": "送信しました。",
    "SetMessageAttribute": "メッセージに印を付けました。",
    "EditMessage": "メッセージを書き直しました。",
    "UnsendMessages": "送信を取り消しました。",
    "Calls": "電話をかけました。",
    "SearchCallHistory": [
      "{response.callRecords.count=0}その通話はありません。",
      "通話は{response.callRecords.count}件です。", "通話履歴はこちらです。",
    ],
    "AnswerCall": "電話に出ました。",
    "HangUpCall": "電話を切りました。",
    "Workouts": "完了しました。",
    "StartWorkout": [
      "[{workoutLocationType.spoken}]{workoutName}[（{goalValue}{workoutGoalUnitType}）]を始めました。",
      "ワークアウトを始めました。",
    ],
    "PauseWorkout": ["{workoutName}を一時停止しました。", "ワークアウトを一時停止しました。"],
    "ResumeWorkout": ["{workoutName}を再開しました。", "ワークアウトを再開しました。"],
    "EndWorkout": [
      "{workoutName}を終えました。お疲れさまでした。", "ワークアウトを終えました。お疲れさまでした。",
    ],
    "CancelWorkout": ["{workoutName}を取りやめました。", "ワークアウトを取りやめました。"],
    "Ride Booking": "完了しました。",
    "ListRideOptions": [
      "{response.rideOptions.count=0}{app}の車は近くにありません。",
      "{app}の車は{response.rideOptions.count}種類です。{response.rideOptions.spoken}です。",
      "近くの車はこちらです。",
    ],
    "RequestRide": [
      """
      {response.rideStatus.phase=received}{app}が[{response.rideStatus.dropOffLocation}までの]\
      予約を受け付け、運転手を探しています。
      """,
      """
      {app}の車を予約しました。[{response.rideStatus.estimatedPickupDate.when}]\
      {response.rideStatus.driver}さんが[{response.rideStatus.vehicle}で]お迎えに来ます。
      """,
      "{app}の車を予約しました。{response.rideStatus.estimatedPickupDate.when}お迎えに来ます。",
      "車を予約しました。",
    ],
    "GetRideStatus": japaneseRideStatus,
    "CancelRide": [
      "{response.cancellationFee.amount!=0}車をキャンセルしました。取消料は{response.cancellationFee}です。",
      "{response.cancellationFee.amount=0}車をキャンセルしました。取消料はかかりません。",
      "車をキャンセルしました。",
    ],
    "SendRideFeedback": [
      "{app}に5点満点の{rating}点[と{tip}のチップ]をお伝えしました。ありがとうございます。",
      "{app}に{tip}のチップをお伝えしました。ありがとうございます。", "{app}にお伝えしました。ありがとうございます。",
    ],
    "Payments": "完了しました。",
    "SendPayment": [
      """
      {response.paymentRecord.feeAmount.amount!=0}{payee}に{currencyAmount}を送りました。\
      手数料は{response.paymentRecord.feeAmount}です。
      """,
      "{payee}に{currencyAmount}を送りました。", "{payee}に送金しました。", "送金の手続きをしました。",
    ],
    "RequestPayment": [
      "{payer}に{currencyAmount}を請求しました。", "{payer}に請求しました。", "請求を送りました。",
    ],
    "PayBill": [
      "{billPayee}の請求書は{response.transactionScheduledDate.when}支払います。",
      "{billPayee}の請求書に{response.transactionAmount}を支払いました。",
      "{billPayee}の請求書を支払いました。", "請求書を支払いました。",
    ],
    "SearchForBills": [
      "{response.bills.count=0}{app}にその請求書はありません。",
      "請求書は{response.bills.count}件です。{response.bills.spoken}です。", "請求書はこちらです。",
    ],
    "SearchForAccounts": [
      "{response.accounts.count=0}{app}にその口座はありません。",
      "口座は{response.accounts.count}件です。{response.accounts.spoken}です。", "口座はこちらです。",
    ],
    "TransferMoney": [
      """
      {response.transactionScheduledDate.when}{fromAccount}から{toAccount}へ\
      {response.transactionAmount}を振り替えます。
      """,
      """
      {response.transferFee.amount!=0}{fromAccount}から{toAccount}へ{response.transactionAmount}を\
      振り替えました。手数料は{response.transferFee}です。
      """,
      "{fromAccount}から{toAccount}へ{response.transactionAmount}を振り替えました。",
      "{transactionAmount}を振り替えました。", "振り替えました。",
    ],
    "Photos": [
      "{response.searchResultsCount=0}{app}にその写真はありません。",
      "{app}で写真が{response.searchResultsCount}枚見つかりました。", "写真はこちらです。",
    ],
    "Lists and Notes": "完了しました。",
    "CreateNote": ["メモ{title.quoted}を作りました。", "メモを作りました。"],
    "AppendToNote": [
      "メモ{response.note.quoted}に書き加えました。", "メモ{targetNote.quoted}に書き加えました。", "メモに書き加えました。",
    ],
    "CreateTaskList": [
      "{response.createdTaskList.tasks.quoted}を入れて、リスト{title.quoted}を作りました。",
      "リスト{title.quoted}を作りました。", "リストを作りました。",
    ],
    "AddTasks": [
      """
      {response.addedTasks.count=1}{response.addedTasks.temporalEventTrigger.when}\
      {response.addedTasks.quoted}をお知らせします。
      """,
      """
      {response.addedTasks.count=1}{response.addedTasks.spatialEventTrigger.when}\
      {response.addedTasks.quoted}をお知らせします。
      """,
      "{taskTitles.quoted}を{targetTaskList.quoted}に追加しました。",
      "{taskTitles.quoted}を{response.modifiedTaskList.quoted}に追加しました。",
      "{taskTitles.quoted}を追加しました。",
      "追加しました。",
    ],
    "SetTaskAttribute": [
      "{status=completed}{response.modifiedTask.quoted}を完了にしました。",
      "{status=notCompleted}{response.modifiedTask.quoted}を未完了に戻しました。",
      "{temporalEventTrigger.when}{response.modifiedTask.quoted}をお知らせします。",
      "{spatialEventTrigger.when}{response.modifiedTask.quoted}をお知らせします。",
      "{response.modifiedTask.quoted}を{priority}にしました。", "タスク名を{taskTitle.quoted}にしました。",
      "{response.modifiedTask.quoted}を変更しました。",
      "タスクを変更しました。",
    ],
    "SearchForNotebookItems": [
      "{response.tasks.count!=0}{response.notes.count!=0}{app}で見つけたものはこちらです。",
      "{response.tasks.count!=0}{response.taskLists.count!=0}{app}で見つけたものはこちらです。",
      "{response.taskLists.count!=0}{response.notes.count!=0}{app}で見つけたものはこちらです。",
      "{response.tasks.count!=0}{app}でタスクが{response.tasks.count}件見つかりました。{response.tasks.quoted}です。",
      """
      {response.taskLists.count!=0}{app}でリストが{response.taskLists.count}件見つかりました。\
      {response.taskLists.quoted}です。
      """,
      "{response.notes.count!=0}{app}でメモが{response.notes.count}件見つかりました。{response.notes.quoted}です。",
      "{app}では見つかりませんでした。",
    ],
    "DeleteTasks": [
      "{response.deletedTasks.count=1}{response.deletedTasks.quoted}を削除しました。",
      "{response.deletedTasks.quoted}の{response.deletedTasks.count}件を削除しました。", "削除しました。",
    ],
    "SnoozeTasks": [
      """
      {response.snoozedTasks.count=1}{response.snoozedTasks.temporalEventTrigger.when}\
      {response.snoozedTasks.quoted}をもう一度お知らせします。
      """,
      "{response.snoozedTasks.quoted}をあとでもう一度お知らせします。", "あとでもう一度お知らせします。",
    ],
    "Visual Codes": "コードはこちらです。",
    "Car Commands": "完了しました。",
    "ActivateCarSignal": "車が合図を出しています。",
    "SetCarLockStatus": "車のロックを設定しました。",
    "GetCarLockStatus": [
      "{response.locked=true}{carName}はロックされています。",
      "{response.locked=false}{carName}はロックされていません。",
      "{response.locked=true}車はロックされています。", "{response.locked=false}車はロックされていません。",
      "車のロックの状態はこちらです。",
    ],
    "GetCarPowerLevelStatus": "車の残量はこちらです。",
    "ListCars": [
      "{response.cars.count=0}{app}に車は登録されていません。",
      "車は{response.cars.count}台です。{response.cars}です。", "車の一覧はこちらです。",
    ],
    "CarPlay": "設定しました。",
    "Radio": "放送局を選びました。",
    "Restaurant Reservations": "{app}で見つけたものはこちらです。",
    "BookRestaurantReservation": ["{restaurant}の席を予約しました。", "席を予約しました。"],
    "Media": "完了しました。",
    "PlayMedia": [
      "{response.nowPlayingInfo=}{mediaItems.first}を再生します。",
      "{response.nowPlayingInfo=}再生します。", "{app}を再生中です。",
    ],
    "SearchForMedia": [
      "{response.mediaItems.count=0}{app}では見つかりませんでした。",
      "{app}で{response.mediaItems}が見つかりました。", "{app}で見つけたものはこちらです。",
    ],
    "AddMedia": ["{mediaItems.first}を追加しました。", "追加しました。"],
    "UpdateMediaAffinity": "{app}が好みを覚えました。",
    "Reservations and Travel": "予約はこちらです。",
    "Focus Status": "状況を共有しました。",
  ]

  private static let japaneseRideStatus: Wording = [
    "{response.rideStatus.completionStatus.isMissedPickup=true}{app}の車に乗られませんでした。",
    """
    {response.rideStatus.completionStatus.isCanceled=true}\
    [{response.rideStatus.dropOffLocation}までの]{app}の車はキャンセルされました。
    """,
    """
    {response.rideStatus.phase=received}{app}が[{response.rideStatus.dropOffLocation}までの]\
    予約を受け付け、運転手を探しています。
    """,
    """
    {response.rideStatus.phase=confirmed}{app}の車が決まりました。\
    [{response.rideStatus.estimatedPickupDate.when}]{response.rideStatus.driver}さんが\
    [{response.rideStatus.vehicle}で]お迎えに来ます。
    """,
    """
    {response.rideStatus.phase=confirmed}{app}の車が決まりました。\
    [{response.rideStatus.estimatedPickupDate.when}お迎えに来ます。]
    """,
    """
    {response.rideStatus.phase=approachingPickup}{app}の車がまもなく着きます。\
    [{response.rideStatus.estimatedPickupDate.when}]{response.rideStatus.driver}さんが\
    [{response.rideStatus.vehicle}で]お迎えに来ます。
    """,
    "{response.rideStatus.phase=approachingPickup}{app}の車がまもなく着きます。",
    """
    {response.rideStatus.phase=pickup}{app}の車が着きました。{response.rideStatus.driver}さんが\
    [{response.rideStatus.vehicle}で]お待ちしています。
    """,
    "{response.rideStatus.phase=pickup}{app}の車が着きました。",
    """
    {response.rideStatus.phase=ongoing}[{response.rideStatus.driver}さんの車で]\
    [{response.rideStatus.dropOffLocation}へ]向かっています。\
    [{response.rideStatus.estimatedDropOffDate.when}着きます。]
    """,
    """
    {response.rideStatus.phase=completed}[{response.rideStatus.dropOffLocation}までの]\
    {app}の乗車は終わりました。\
    [料金は{response.rideStatus.completionStatus.paymentAmount}です。]
    """,
    "車の状況はこちらです。",
  ]

  private static let japaneseReasons: [String: Wording] = [
    // People and their addresses
    "noAccount": ["{value}は{app}のアカウントを持っていません。", "{app}にそのアカウントはありません。"],
    "offline": ["{value}は今オフラインです。", "お相手は今オフラインです。"],
    "messagingServiceNotEnabledForRecipient": [
      "{value}は{app}のメッセージを受け取れません。", "お相手は{app}のメッセージを受け取れません。",
    ],
    "noValidHandle": [
      "{app}で使える{value}の連絡先情報がありません。", "{app}で使える連絡先情報がありません。",
    ],
    "requestedHandleInvalid": "そのアドレスや番号は使えません。",
    "noHandleForLabel": [
      "{value}には、その種類のアドレスや番号がありません。", "その種類のアドレスや番号がありません。",
    ],
    "requiringInAppAuthentication": "先に{app}でサインインしてください。",
    "noContactFound": ["{value}という方は見つかりません。", "その連絡先は見つかりません。"],
    "multipleContactsUnsupported": "{app}では一度に一人にしか電話できません。",
    "invalidHandle": "その番号には電話できません。",
    "unsupportedMmiUssd": "{app}ではサービスコードを使えません。",
    "noCallHistoryForRedial": "かけ直せる通話がありません。",
    "noUsableHandleForRedial": "前回の通話には、かけ直せる番号がありません。",
    "noMatchingCall": "その通話は見つかりません。",
    "videoCallUnsupported": "{app}ではビデオ通話ができません。",
    "microphoneNotAccessible": "{app}はマイクを使えません。",
    "cameraNotAccessible": "{app}はカメラを使えません。",
    // Payments
    "credentialsUnverified": [
      "{app}ではまだ{value}の本人確認ができていません。", "{app}ではまだその方の本人確認ができていません。",
    ],
    "insufficientFunds": "残高が足りません。",
    "paymentsAmountBelowMinimum": ["{value}は{app}では少なすぎます。", "金額が少なすぎます。"],
    "paymentsAmountAboveMaximum": ["{value}は{app}では多すぎます。", "金額が多すぎます。"],
    "paymentsCurrencyUnsupported": ["{app}では{currency}を使えません。", "{app}ではその通貨を使えません。"],
    "SendPayment.paymentsAmountBelowMinimum": [
      "{payee}に送るには{value}では少なすぎます。", "金額が少なすぎます。",
    ],
    "SendPayment.paymentsCurrencyUnsupported": [
      "{payee}は{currency}を受け取れません。", "{app}では{currency}を使えません。", "{app}ではその通貨を使えません。",
    ],
    "RequestPayment.paymentsAmountBelowMinimum": [
      "{payer}に請求するには{value}では少なすぎます。", "金額が少なすぎます。",
    ],
    "RequestPayment.paymentsCurrencyUnsupported": [
      "{payer}は{currency}では支払えません。", "{app}では{currency}を使えません。", "{app}ではその通貨を使えません。",
    ],
    // Lists and notes
    "timeInPast": "その時刻はもう過ぎています。",
    "invalidRecurrence": "そのようには繰り返せません。",
    "noTaskListFound": ["{value.quoted}というリストは見つかりません。", "そのリストは見つかりません。"],
    "noTasksFound": [
      "{taskList}に{value.quoted}というタスクは見つかりません。", "{app}に{value.quoted}というタスクは見つかりません。",
      "{taskList}にはタスクがありません。", "{app}にはそのようなタスクがありません。",
    ],
    "SnoozeTasks.noTasksFound": [
      "もう一度お知らせできる{value.quoted}というタスクは見つかりません。", "もう一度お知らせするものがありません。",
    ],
    "noTasksInApp": "{app}にはタスクがありません。",
    "listShouldBeCreated": "そのリストはまだありません。",
    // Media
    "loginRequired": "先に{app}にログインしてください。",
    "subscriptionRequired": "{app}の定期購読が必要です。",
    "unsupportedMediaType": "{app}ではその種類のものを再生できません。",
    "explicitContentSettings": "設定により、露骨な表現を含むものは再生できません。",
    "cellularDataSettings": "設定により、モバイル通信では再生できません。",
    "restrictedContent": "その内容は制限されています。",
    "serviceUnavailable": "今は{app}につながりません。",
    "regionRestriction": "お住まいの地域では利用できません。",
    "playlistNameNotFound": "その名前のプレイリストは見つかりません。",
    "playlistNotEditable": "そのプレイリストは変更できません。",
    "belowMinimum": "それでは遅すぎます。",
    "aboveMaximum": "それでは速すぎます。",
  ]

  private static let japaneseFailures: [String: Wording] = [
    // Messages
    "failureMessageServiceNotAvailable": "{app}のメッセージサービスは利用できません。",
    "failureRequiringInAppAuthentication": "先に{app}でサインインしてください。",
    "failureMessageTooManyResults": "{app}で見つかったメッセージが多すぎます。",
    "failureMessageNotFound": "{app}にそのメッセージは見つかりません。",
    "failureMessageAttributeNotSet": "{app}はメッセージに印を付けられませんでした。",
    "failurePastEditTimeLimit": "そのメッセージを書き直せる時間は過ぎました。",
    "failureMessageTypeUnsupported": "この種類のメッセージではできません。",
    "failureUnsupportedOnService": "このメッセージサービスではできません。",
    "failurePastUnsendTimeLimit": "そのメッセージを取り消せる時間は過ぎました。",
    // Calls
    "failureCallingServiceNotAvailable": "今は{app}で電話をかけられません。",
    "failureContactNotSupportedByApp": "{app}ではその連絡先に電話できません。",
    "failureAirplaneModeEnabled": "機内モードがオンになっています。",
    "failureUnableToHandOff": "通話をほかのデバイスに移せませんでした。",
    "failureAppConfigurationRequired": "先に{app}の設定が必要です。",
    "failureCallInProgress": "すでに通話中です。",
    "failureCallRinging": "すでに呼び出し中です。",
    "failureNoValidNumber": "電話できる番号がありません。",
    "failureInvalidNumber": "その番号には電話できません。",
    "failureNoCallToHangUp": "切る電話がありません。",
    // Workouts
    "failureOngoingWorkout": "別のワークアウトがまだ続いています。",
    "failureNoMatchingWorkout": "{app}にそのワークアウトは見つかりません。",
    "PauseWorkout.failureNoMatchingWorkout": [
      "{app}に一時停止できる{workoutName}はありません。", "{app}に一時停止できるワークアウトはありません。",
    ],
    "ResumeWorkout.failureNoMatchingWorkout": [
      "{app}に再開できる{workoutName}はありません。", "{app}に再開できるワークアウトはありません。",
    ],
    "EndWorkout.failureNoMatchingWorkout": [
      "{app}に終えられる{workoutName}はありません。", "{app}に終えられるワークアウトはありません。",
    ],
    "CancelWorkout.failureNoMatchingWorkout": [
      "{app}に取りやめられる{workoutName}はありません。", "{app}に取りやめられるワークアウトはありません。",
    ],
    // Rides and restaurants
    "failureRequiringAppLaunchMustVerifyCredentials": "先に{app}でご本人の確認が必要です。",
    "failureRequiringAppLaunchNoServiceInArea": "この地域では{app}を利用できません。",
    "failureRequiringAppLaunchServiceTemporarilyUnavailable": "{app}は一時的に利用できません。",
    "failureRequiringAppLaunchPreviousRideNeedsCompletion": "{app}の前回の乗車がまだ終わっていません。",
    "failurePreviousRideNeedsFeedback": "{app}が前回の乗車の感想を待っています。",
    "failureRequiringAppLaunchRideScheduledTooFar": "{app}ではそれほど先の予約はできません。",
    "failureRequestUnsatisfiable": "{app}に合うものは見つかりませんでした。",
    "failureRequestUnspecified": "{app}にはもう少し詳しい情報が必要です。",
    "denied": "予約は受け付けられませんでした。",
    // Payments
    "failureCredentialsUnverified": "{app}ではまだご本人の確認ができていません。",
    "failurePaymentsAmountBelowMinimum": "その金額は{app}では少なすぎます。",
    "failurePaymentsAmountAboveMaximum": "その金額は{app}では多すぎます。",
    "failurePaymentsCurrencyUnsupported": "{app}ではその通貨を使えません。",
    "failureInsufficientFunds": "残高が足りません。",
    "failureNoBankAccount": "{app}に銀行口座が登録されていません。",
    "failureNotEligible": "{app}ではご利用いただけません。",
    "failureTermsAndConditionsAcceptanceRequired": "先に{app}の利用規約への同意が必要です。",
    "CancelRide.failure": [
      "{rideIdentifier!=}すみません、{app}では乗車をキャンセルできませんでした。",
      "{app}には、キャンセルする乗車がありません。",
    ],
    "GetRideStatus.failure": "{app}には、現在の乗車がありません。",
    "SendRideFeedback.failure": [
      "{rideIdentifier!=}すみません、{app}では{tip}のチップを受け付けられませんでした。",
      "{rideIdentifier!=}すみません、{app}では受け付けられませんでした。",
      "{app}には、評価する乗車がありません。",
    ],
    "PayBill.failure": [
      """
      {response.billDetails.paymentStatus=completed}{response.billDetails.billPayee}の請求書は\
      [{response.billDetails.paymentDate.when}]支払い済みです。
      """,
      "すみません、{app}では支払えませんでした。",
    ],
    "failureBillNotFound": "{app}にその請求書は見つかりません。",
    "failureAccountNotFound": "{app}にその口座は見つかりません。",
    // Notes, radio, media
    "failureCannotUpdatePasswordProtectedNote": "そのメモはパスワードで保護されています。",
    "failureNotSubscribed": "定期購読が必要です。",
    "failureUnknownMediaType": "{app}ではその種類のものを再生できません。",
    "failureNoUnplayedContent": "まだ再生していないものはありません。",
    "failureRestrictedContent": "その内容は制限されています。",
    "failureMaxStreamLimitReached": "{app}はすでに多くのデバイスで再生中です。",
  ]
}
