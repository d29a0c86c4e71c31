import IntentKitCore

/// The phrases of answers in one language, besides values.
struct AnswerPhrases: Sendable {
  /// The meaning of a phrase that confirms or rejects.
  enum Consent: Sendable {
    case yes, no
    /// A polite phrase that is a confirmation by itself in some languages.
    case please
    /// A polite phrase without a meaning.
    case courtesy
    /// A word that negates the following phrase: `don't`.
    case negation
  }

  /// The phrases that confirm or reject.
  let consent: PhraseTable<Consent>
  /// The phrases that confirm a request because they name what it does, by intent.
  let verbs: [String: PhraseTable<Void>]
  /// The phrases that cancel the request.
  let cancel: PhraseTable<Void>
  /// The phrases that leave a value out.
  let skip: PhraseTable<Void>
  /// The phrases that pick all options.
  let all: PhraseTable<Void>
  /// The phrases that ask for the next options.
  let more: PhraseTable<Void>
  /// The phrases that ask for the options before.
  let back: PhraseTable<Void>
  /// The phrases without a meaning before an answer.
  let leadIns: PhraseTable<Void>
  /// The phrases that reject the value in question before the right one.
  let rejections: PhraseTable<Void>
  /// The phrases that aren't a value: `maybe`.
  let hesitations: PhraseTable<Void>
  /// The phrases after a value: `please`.
  let endings: PhraseTable<Void>
  /// The phrases that change something: `change`.
  let changes: PhraseTable<Void>
  /// The phrases that refer to something that isn't named: `it`.
  let references: PhraseTable<Void>
  /// The phrases that state a new value of something that isn't named: `make it`.
  let assignments: PhraseTable<Void>
  /// The words between a parameter and its new value: `to`.
  let joints: PhraseTable<Void>
  /// The names of parameters besides their labels, by phrase.
  let parameters: PhraseTable<[String]>
}

extension AnswerPhrases {
  /// Returns a table of the phrases of consent with those in the vocabulary of a language.
  private static func consent(
    _ vocabulary: Phrasebook.Vocabulary, _ phrases: [(String, Consent)]
  ) -> PhraseTable<Consent> {
    PhraseTable(
      phrases + vocabulary.yes.written.map { ($0, .yes) }
        + vocabulary.no.written.map { ($0, .no) }
        + vocabulary.courtesies.written.map { ($0, .courtesy) })
  }

  /// Returns a table of the phrases that cancel with those in the vocabulary of a language.
  private static func cancel(
    _ vocabulary: Phrasebook.Vocabulary, _ phrases: String
  ) -> PhraseTable<Void> {
    PhraseTable(([phrases] + vocabulary.cancel.written).map { ($0, ()) })
  }

  // MARK: - English

  fileprivate static let english = AnswerPhrases(
    consent: consent(
      Phrasebook.english.vocabulary,
      [
        ("please", .courtesy),
        ("thanks|thank you|but thanks|but thank you|then|now|hey|well|oh|just", .courtesy),
        ("all right|alright", .please),
        (
          """
          yes do|absolutely|definitely|certainly|sounds good|looks good|that is right|\
          that's correct|that is correct|perfect|great|fine|go for it|proceed|why not|uh huh|aye|\
          good|yes it is|it is|yup|sure thing|please do|yes please do|by all means|you bet|works for me|that works|\
          that'll do|no problem|go ahead and|please go ahead and
          """, .yes
        ),
        (
          """
          no way|not really|not that|that's wrong|that is wrong|rather not|no it isn't|it isn't|\
          it is not|not yet|not just yet|never|wait|hold on|hold it|hold off|hang on|one moment|just a moment|\
          one second|just a second|not today|i'd rather not|i would rather not|i'd prefer not to|\
          i'd better not|better not|let's not|let us not|maybe not|perhaps not|i don't think so|\
          i do not think so|not this time|not for now|still locked|it's still locked|it's locked
          """, .no
        ),
        ("yet|just yet|for now", .courtesy),
        ("don't|do not|please don't", .negation),
      ]),
    verbs: [
      "SendMessage": verbs(
        "send|send it|send that|send the message|send the text|send this|text it|deliver it"),
      "EditMessage": verbs("change it|edit it|send it"),
      "UnsendMessages": verbs("unsend|unsend it|take it back|delete it"),
      "StartCall": verbs("call|call them|call him|call her|dial|ring|ring them"),
      "StartAudioCall": verbs("call|call them|call him|call her|dial"),
      "StartVideoCall": verbs("call|call them|call him|call her"),
      "SendPayment": verbs(
        "pay|pay it|send|send it|send the money|pay them|pay him|pay her|transfer it"),
      "RequestPayment": verbs("request|request it|send|send it|send the request|ask|ask for it"),
      "PayBill": verbs("pay|pay it|pay the bill|pay that"),
      "TransferMoney": verbs(
        "transfer|transfer it|transfer the money|make the transfer|move it|move the money|send it"),
      "RequestRide": verbs(
        "book|book it|book the ride|book that|order|order it|request it|get it|reserve it|book a ride|get me the ride"
      ),
      "CancelRide": verbs("cancel the ride|cancel my ride"),
      "CreateTaskList": verbs("make it|create it|make the list|create the list"),
      "CreateNote": verbs("make it|create it|make the note|create the note"),
      "AddTasks": verbs("add it|add them|add that|add those"),
      "BookRestaurantReservation": verbs(
        "book|book it|book the table|reserve|reserve it|book a table"),
      "DeleteTasks": verbs("delete|delete it|delete them|remove them|remove it"),
      "custom.order": verbs("order|order it|buy it"),
      "listShouldBeCreated": verbs(
        """
        make it|create it|make one|create one|make the list|create the list|make a list|\
        create a list|make that list|make a new one|create a new one|make a new list|add it
        """),
      Prompt.Kind.unlock.rawValue: verbs(
        """
        it's unlocked|it is unlocked|it's unlocked now|unlocked|i unlocked it|i've unlocked it|\
        i have unlocked it|i just unlocked it|done|it's done|it's open|my phone is unlocked
        """),
      Prompt.Kind.authorization.rawValue: verbs(
        "you may|you may use it|you can|you can use it|use it|allow it|i allow it|allow|you're allowed to"
      ),
    ],
    cancel: cancel(
      Phrasebook.english.vocabulary,
      """
      cancel this|cancel everything|cancel the request|stop it|stop that|stop this|don't bother|\
      i changed my mind|i've changed my mind|changed my mind|forget that|forget about it|\
      forget about that|leave it|let's leave it|not anymore|call it off|scratch that|scratch it
      """),
    skip: PhraseTable([
      """
      none|none of them|none of these|none of those|skip|skip it|skip that|skip this|\
      leave it out|leave that out|leave it empty|leave it blank|nothing|no one|nobody|neither|\
      without|i don't want any|no value|leave that empty|doesn't matter|it doesn't matter
      """: ()
    ]),
    all: PhraseTable([
      """
      all|all of them|all of these|all of those|all of it|everything|every one|every one of them|\
      each of them|both|both of them|the whole list|all the|all of the|every|all of
      """: ()
    ]),
    more: PhraseTable([
      """
      more|next|others|other|any others|any other|other ones|the others|the next ones|next ones|\
      next page|more options|other options|more please|tell me more|give me more|show me more|\
      read more|hear more|what else|what others|what else is there|anything else|something else|\
      what other ones|go on|continue|keep going|and then|the rest|what are the others|\
      are there more|are there others|is there more|is there anything else|any more|some more
      """: ()
    ]),
    back: PhraseTable([
      """
      back|go back|previous|the previous ones|previous ones|previous page|the ones before|\
      what were the others|what were the first ones|one page back|before
      """: ()
    ]),
    leadIns: PhraseTable([
      """
      please|ok|okay|well|oh|actually|sorry|wait|hang on|hold on|hmm|um|uh|i want to|i'd like to|\
      i would like to|i want|i'd like|i would like|can you|could you|would you|let's|let us|yes but|\
      yes|it's|it is|that's|say|just|only|exactly|maybe we should|i think|and|\
      there are|there will be|there'll be|there is|we are|we're
      """: ()
    ]),
    rejections: PhraseTable([
      """
      no|nope|nah|no i said|no i meant|no i mean|i meant|i mean|i said|rather|no it's|no that's|\
      that's wrong|wrong|no sorry|not that|but|scratch that
      """: ()
    ]),
    hesitations: PhraseTable([
      """
      maybe|perhaps|possibly|what|huh|hm|hmm|um|uh|well|i don't know|dunno|i do not know|not sure|\
      i'm not sure|i am not sure|pardon|sorry|excuse me|why|it depends|who|when|where|how|say again|\
      repeat|repeat that|yes|no|ok|okay|please|thanks
      """: ()
    ]),
    endings: PhraseTable([
      "please|thanks|thank you|instead|then|now|will do|is fine|would be great|would be good": ()
    ]),
    changes: PhraseTable([
      """
      change|edit|update|correct|fix|modify|switch|alter|set|replace|adjust|make a change to|add|\
      put in|attach|include
      """: ()
    ]),
    references: PhraseTable(["it|that|this|something|one thing|something else": ()]),
    assignments: PhraseTable([
      """
      make it|make that|make this|change it to|change that to|change this to|set it to|\
      switch it to|it should be|that should be|it's supposed to be|update it to|correct it to|\
      change to|switch to|let's make it
      """: ()
    ]),
    joints: PhraseTable([
      "to|into|as|to be|should be|is|with|for|saying|that says|which says|that reads|of": ()
    ]),
    parameters: PhraseTable([
      "message|text|words|wording|content": ["content", "editedContent"],
      "recipient|recipients|person|people|receiver|who|contact|name of the recipient": [
        "recipients", "contacts", "payee", "payer",
      ],
      "amount|price|sum|money|how much": ["currencyAmount", "transactionAmount"],
      "time|hour|pickup time|date|day|when|date and time": [
        "scheduledPickupTime", "temporalEventTrigger", "bookingDateComponents", "nextTriggerTime",
        "dateTime", "transactionScheduledDate",
      ],
      "reminder": ["temporalEventTrigger", "spatialEventTrigger"],
      "pickup|pickup place|pickup location|start|starting point|origin|pick-up": ["pickupLocation"],
      "destination|drop off|dropoff|drop-off|where to|drop off place": ["dropOffLocation"],
      "car|ride|kind of car|type of ride|vehicle|kind of ride": ["rideOptionName", "carName"],
      "passengers|number of passengers|party size|party|seats|number of people|people|group size": [
        "partySize"
      ],
      "list": ["targetTaskList", "taskList"],
      "task|tasks|items|item": ["taskTitles", "tasks", "targetTask"],
      "title|name": ["title", "taskTitle"],
      "note|reason|comment": ["note", "transactionNote", "targetNote"],
      "place|location": [
        "spatialEventTrigger", "workoutLocationType", "dropOffLocation", "pickupLocation",
        "location",
      ],
      "goal": ["goalValue"], "account": ["fromAccount", "toAccount"],
      "workout|exercise|activity": ["workoutName"], "payee|receiver": ["payee", "billPayee"],
      "restaurant": ["restaurant"], "number": ["quantity", "partySize"],
      "group": ["speakableGroupName"],
    ]))

  private static func verbs(_ phrases: String) -> PhraseTable<Void> {
    PhraseTable([(phrases, ()), ("do it|do that|do this", ())])
  }

  // MARK: - Japanese

  fileprivate static let japanese = AnswerPhrases(
    consent: consent(
      Phrasebook.japanese.vocabulary,
      [
        (
          "お願いします|お願い|おねがいします|おねがい|お願いいたします|頼む|頼みます|よろしく|よろしくお願いします|どうぞ|"
            + "をお願いします|をお願い|をおねがいします|をおねがい|をお願いいたします|を頼む|を頼みます", .please
        ),
        ("ください|下さい|ね|よ|な|では|じゃあ|それでは|ありがとう|ありがとうございます|どうも|ぜひ|早く|すぐ|今すぐ", .courtesy),
        (
          "それで|それでいい|それでいいです|それでお願い|それでお願いします|合ってる|合ってます|合っています|そうだよ|"
            + "その通り|そのとおり|構いません|かまわない|問題ない|問題ありません|承知|了解です|よし|進めて|続けて|確定|確定して|いいね|オッケーです|"
            + "おっけー|大丈夫です|しよう|します|して", .yes
        ),
        (
          "待って|ちょっと待って|待ってください|ちょっと待ってください|まって|ちょっとまって|やっぱいい|やっぱいいや|やっぱりいいや|また今度|"
            + "いえ|いえいえ|やだ|嫌|いやだ|違うよ|そうじゃない|そうではない|そうじゃなくて|まだ|やっぱりいい|送らない|送らないで|"
            + "しないで|しなくていい|いりません|要らない|結構|不要|間違い|間違ってる|間違っている|ちがうよ", .no
        ),
      ]),
    verbs: [
      "SendMessage": verbs("送って|送る|送信|送信して|送信する|送ってください|それを送って|メッセージを送って|送っといて|送っていい"),
      "EditMessage": verbs("書き直して|直して|変更して"), "UnsendMessages": verbs("取り消して|消して|削除して"),
      "StartCall": verbs("かけて|電話して|電話をかけて|発信|発信して|つないで"),
      "StartAudioCall": verbs("かけて|電話して|電話をかけて|発信して"),
      "StartVideoCall": verbs("かけて|つないで|発信して"),
      "SendPayment": verbs("払って|支払って|送金して|送って|送金|支払い|払う|送る"),
      "RequestPayment": verbs("請求して|請求|送って|頼んで|請求する"),
      "PayBill": verbs("払って|支払って|支払い|払う|支払う"),
      "TransferMoney": verbs("振り込んで|振替して|送金して|移して|振り替えて|送って"),
      "RequestRide": verbs("予約|予約して|予約する|呼んで|手配して|頼んで|配車して|それを予約|お願い"),
      "BookRestaurantReservation": verbs("予約|予約して|予約する|取って"),
      "CancelRide": verbs("乗車を取り消して|取り消す"),
      "DeleteTasks": verbs("削除|削除して|消して|消す"), "custom.order": verbs("注文|注文して|注文する|頼んで"),
      "listShouldBeCreated": verbs("作って|作る|作ります|作ってください|作成|作成して|作成する|新しく作って|作っといて"),
      "unlock": verbs(
        "解除した|解除しました|解除済み|解除できた|ロックを解除した|ロックを解除しました|ロック解除した|外した|外しました|開けた|した|しました|できた|できました"),
    ],
    cancel: cancel(
      Phrasebook.japanese.vocabulary,
      """
      やめとく|やめときます|やめておく|やめておきます|やめるわ|やめよう|やめにする|やめにします|やめとこう|止めて|止める|\
      止めておきます|取りやめ|取りやめて|とりやめて|キャンセルで|キャンセルします|キャンセルしてください|取り消してください|\
      気が変わった|気が変わりました|なかったことにして|忘れて|もういいです|もういいや|もうやめて
      """),
    skip: PhraseTable([
      """
      なし|無し|なしで|なしでいい|なしで大丈夫|スキップ|スキップして|飛ばして|とばして|省いて|省略|省略して|特になし|特にない|\
      特にありません|いらない|いりません|要らない|不要|空のまま|空でいい|空欄で|入れないで|入れなくていい|なくていい|\
      どちらでもない|どちらでもありません|どっちでもない|どっちも違う|どちらも違う|どれも違う|両方違う|どっちも違います|どちらも違います|どれも違います|どの人でもない|\
      何もない|どれでもない|どれもいらない|なしにして|書かなくていい|ありません|つけないで
      """: ()
    ]),
    all: PhraseTable([
      "全部|ぜんぶ|すべて|全て|みんな|全員|両方|りょうほう|どっちも|どちらも|ありったけ|全部お願い|すべてお願いします": ()
    ]),
    more: PhraseTable([
      """
      もっと|もっと聞く|もっと聞かせて|もっと教えて|もっと見せて|次|次は|次へ|つぎ|次の|次を聞かせて|次をお願い|次のページ|\
      ほか|他|ほかは|他は|ほかには|他には|ほかに|他に|ほかのは|他のは|ほかに何がある|他に何がある|ほかに何がありますか|\
      他に何がありますか|ほかにもある|他にもある|ほかにもありますか|他にもありますか|ほかにある|他にある|ほかにありますか|\
      他にありますか|ほかの|他の|もう一人|もう一人の方|もう一人の人|もう一つ|もう一つの方|もう片方|別の方|別の人|続き|続きは|続けて|続きを聞かせて|それから|残りは|残り
      """: ()
    ]),
    back: PhraseTable([
      """
      前|前は|前の|前へ|前のページ|戻る|戻って|もどって|一つ前|ひとつ前|前に戻って|前に戻る|さっきの|前のをもう一度|最初に戻って
      """: ()
    ]),
    leadIns: PhraseTable([
      "あ|あの|えっと|ええと|えーと|じゃあ|では|やっぱり|やっぱ|やはり|すみません|ごめん|ちょっと|実は|はい|うん|それは|それじゃ|待って|"
        + "あと|あとは|それと|それから|ついでに|でも|ただ|ただし|だけど|けど|ですが|それなら|なら": ()
    ]),
    rejections: PhraseTable([
      "いや|いえ|いいえ|違う|違います|ちがう|ちがいます|違くて|そうじゃなくて|そうではなくて|じゃなくて|ではなく|間違えた|いやいや|だめ": ()
    ]),
    hesitations: PhraseTable([
      """
      たぶん|多分|えっと|ええと|うーん|さあ|わからない|分からない|わかりません|分かりません|何|なに|え|は|もう一度|どうしよう|どうかな|\
      知らない|はい|いいえ|うん|いや|かも|おそらく|もしかして|何ですか
      """: ()
    ]),
    endings: PhraseTable([
      IndirectPhrases.japaneseChangeEndings: (),
      """
      という名前でお願いします|という名前にしてください|という名前にして|という名前で|という名前に|という名前です|\
      って名前で|って名前にして|\
      でおねがいします|をお願いします|をお願い|お願いします|お願い|でいいです|でいい|がいいです|だけ|だけで|だけでいい|\
      がいい|です|だよ|だ|で|に|と伝えて|ください|よ|ね|へ
      """: (),
    ]),
    changes: PhraseTable([
      """
      変更|変更して|変更してください|変更したい|変更する|変更します|変更お願いします|変えて|変えてください|変えたい|変える|直して|直してください|\
      修正|修正して|修正してください|訂正|訂正して|編集|編集して|書き直して|違うのにして
      """: ()
    ]),
    references: PhraseTable(["それ|これ|何か": ()]),
    assignments: PhraseTable(["それを|これを": ()]),
    joints: PhraseTable(["は|を|が": ()]),
    parameters: PhraseTable([
      "メッセージ|内容|文面|文章|本文|テキスト": ["content", "editedContent"],
      "宛先|相手|送り先|送信先|受取人|送る相手|人": ["recipients", "contacts", "payee", "payer"],
      "金額|値段|額|いくら": ["currencyAmount", "transactionAmount"],
      "時間|時刻|日時|日にち|日付|お迎えの時間|お迎え|迎えの時間|迎え": [
        "scheduledPickupTime", "temporalEventTrigger", "bookingDateComponents", "nextTriggerTime",
        "dateTime", "transactionScheduledDate",
      ],
      "リマインダー|お知らせ|通知": ["temporalEventTrigger", "spatialEventTrigger"],
      "乗車場所|乗る場所|出発地|出発地点|乗り場": ["pickupLocation"],
      "行き先|目的地|降りる場所|行先|到着地": ["dropOffLocation"],
      "車|車の種類|車種": ["rideOptionName", "carName"], "人数|乗る人数|乗客": ["partySize"],
      "リスト": ["targetTaskList", "taskList"], "タスク|項目|品物": ["taskTitles", "tasks", "targetTask"],
      "名前|タイトル|題名|件名": ["title", "taskTitle"],
      "用件|メモ|理由|備考": ["note", "transactionNote", "targetNote"],
      "場所": [
        "spatialEventTrigger", "workoutLocationType", "dropOffLocation", "pickupLocation",
        "location",
      ],
      "目標": ["goalValue"], "口座": ["fromAccount", "toAccount"],
      "振り込み先|振込先|振替先|入金先|移す先|移動先": ["toAccount", "payee"],
      "引き落とし口座|引き落とし元|支払い元|支払元|出金元|振替元|支払い口座": ["fromAccount"], "ワークアウト|運動|種目": ["workoutName"],
      "支払い先|支払先": ["payee", "billPayee"], "請求先": ["payer"], "レストラン|店|お店": ["restaurant"],
      "数|個数|数量": ["quantity", "partySize"], "グループ": ["speakableGroupName"],
    ]))
}

/// All phrases of answers in one language.
///
/// They are behind one reference, because each question reads several of them, and a copy would
/// retain all tables.
final class AnswerTables: Sendable {
  let phrases: AnswerPhrases
  let indirect: IndirectPhrases

  private init(_ phrases: AnswerPhrases, _ indirect: IndirectPhrases) {
    self.phrases = phrases
    self.indirect = indirect
  }

  static func tables(_ language: Language) -> AnswerTables {
    language == .english ? english : japanese
  }

  private static let english = AnswerTables(.english, .english)
  private static let japanese = AnswerTables(.japanese, .japanese)
}
