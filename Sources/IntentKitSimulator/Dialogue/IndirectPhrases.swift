/// The phrases of answers in one language that tell the parameter of a value without naming it.
///
/// English has these words before the value, Japanese mostly after it.
struct IndirectPhrases: Sendable {
  /// The words that tell the possible parameters of a name: `from`, から.
  let roles: PhraseTable<[String]>
  /// The words that tell that the rest is a text: `it should say`, って送って.
  let texts: PhraseTable<Void>
  /// The words before a value in addition to the others: `also`.
  let additions: PhraseTable<Void>
  /// The words after a value in addition to the others: `too`, も.
  let additionEndings: PhraseTable<Void>
  /// The words that lead to a name even without a pause after them: `it's`.
  let introductions: PhraseTable<Void>
  /// The kinds of things after their names: `list`.
  let kinds: PhraseTable<[String]>
  /// The words after a text that change it: に変えて.
  let changeEndings: PhraseTable<Void>
  /// The words before a distance from the current value, and its sign if they tell it: `push it
  /// back by`.
  let moves: PhraseTable<Int>
  /// The words after a distance from the current value, and its sign: `later`, 早く.
  let directions: PhraseTable<Int>
  /// The words after a value that isn't exact: くらい.
  let approximations: PhraseTable<Void>
  /// The beginnings of questions to the assistant.
  let questions: PhraseTable<Void>
  /// The words after a value, with which a name could end: いる.
  let valueEndings: PhraseTable<Void>
  /// The words for the whole amount, besides those for all options: `in full`, 全額.
  let wholeAmounts: PhraseTable<Void>
}

extension IndirectPhrases {
  private static let people = ["recipients", "contacts", "payee"]
  private static let lists = ["targetTaskList", "taskList"]

  // MARK: - English

  static let english = IndirectPhrases(
    roles: PhraseTable([
      "to": people + ["dropOffLocation", "toAccount"] + lists + ["targetNote"],
      """
      send it to|send that to|send this to|send the message to|text it to|pay it to|\
      send them to|send the money to
      """: people + ["toAccount"],
      "take me to|go to|drive to|drive me to|i'm going to|we're going to": ["dropOffLocation"],
      "from": ["fromAccount", "payer", "pickupLocation"],
      "pick me up at|pick me up from|pick us up at|pick us up from": ["pickupLocation"],
      "at": ["pickupLocation", "restaurant"],
      "use|pay from|pay it from|pay with|pay it with|take it from|take the money from": [
        "fromAccount", "paymentMethod",
      ],
      """
      go for|to go for|i'd like to go for|i would like to go for|i want to go for|i'll go for|\
      i'm going for|let's go for|i'd like to do|i want to do|i'll do|let's do|i feel like|i'm doing
      """: ["workoutName"],
      "on|in|into|onto|put it on|put it in|put them on|put them in|add it to|add them to": lists
        + ["targetNote"],
    ]),
    texts: PhraseTable([
      """
      say|just say|make it say|make that say|it should say|it should read|make it read|have it say|\
      let it say|write|write that|tell him|tell her|tell them|tell him that|tell her that|\
      tell them that
      """: ()
    ]),
    additions: PhraseTable(["and|add|also|also add|plus|include|and also|also include": ()]),
    additionEndings: PhraseTable(["too|as well|also": ()]),
    introductions: PhraseTable([
      """
      it's|it is|that's|that is|that would be|make it|i want|i'd like|i would like|i meant|i mean|\
      i said|um|uh|hmm|let's say|call it|call this|call that|let's call it|name it|name this|title it|\
      it's called|it is called|it should be called|it should be named|it'll be called|it's named|\
      the name is|its name is|the title is|it should be|please call it|please name it|i'll call it
      """: ()
    ]),
    kinds: PhraseTable([
      "list|lists": lists, "account": ["fromAccount", "toAccount"], "bill|bills": ["billPayee"],
      "one": ["fromAccount", "toAccount", "billPayee"] + lists,
    ]),
    changeEndings: PhraseTable(["instead": ()]),
    moves: PhraseTable([
      "by|move it|move that|shift it": 0,
      "push it back|move it back|push that back|delay it|put it back|postpone it": 1,
      "move it up|bring it forward|move it forward|pull it forward": -1,
    ]),
    directions: PhraseTable([
      "later|later than that|after that": 1, "earlier|sooner|earlier than that|before that": -1,
    ]),
    approximations: PhraseTable(["or so|roughly|approximately|give or take": ()]),
    questions: PhraseTable([
      """
      who is|who's|whose is|who are|who will|who does|who did|who was|what is|what's|what are|what does|\
      what do|what did|what will|what was|when is|when's|when will|when does|when do|where is|where's|\
      where will|where does|where do|which is|which one is|which are|why is|why do|why does|why did|\
      why are|how is|how much is|how much does|how much will|how many are|how long is|how long will|\
      is it|is that|is this|are you|does it|did you|do you|do i|will it|what happens|what time is|\
      to whom|to who|from whom|for whom
      """: ()
    ]),
    valueEndings: PhraseTable(),
    wholeAmounts: PhraseTable([
      """
      the full amount|full amount|the whole amount|whole amount|in full|the lot|the whole lot|\
      the whole thing|all the money|all my money|all i have|the entire amount|the total
      """: ()
    ]))

  // MARK: - Japanese

  static let japanese = IndirectPhrases(
    roles: PhraseTable([
      "に|へ|宛に|あてに|に送って|へ送って|に送ってください|に送信して|に払って|に送金して|に伝えて": people
        + ["dropOffLocation", "toAccount"] + lists + ["targetNote"],
      "に入れて|に入れてください|に入れといて|に追加して|に追加してください|に追加|に足して|に加えて": lists + ["targetNote"],
      "まで|まで行って|までです": ["dropOffLocation"],
      "から|からです|から乗る|から乗ります|から払って|から引いて|から支払って": [
        "fromAccount", "payer", "pickupLocation",
      ],
      "で|で乗る|で乗ります": ["pickupLocation", "restaurant"] + lists,
    ]),
    texts: PhraseTable([
      """
      って送って|と送って|って伝えて|と伝えて|って書いて|と書いて|って言って|と言って|って打って|と打って|\
      って送ってください|と送ってください|と伝えてください|って書き直して|と書き直して|に書き直して|に書き換えて|\
      に書きかえて|って返して|と返して|って入れて|と入れて|って変えて|って変えてください|と変えて|って変更して|って直して|\
      って修正して
      """: ()
    ]),
    additions: PhraseTable(["あと|それと|それから|あとは": ()]),
    additionEndings: PhraseTable([
      """
      も|にも|も追加|も追加して|を追加|を追加して|も入れて|も加えて|を加えて|にも送って|も足して|を足して|\
      も追加してください|を追加してください|にも送ってください
      """: ()
    ]),
    introductions: PhraseTable(["えっと|ええと|えーと|あの|うーん|それは|だから": ()]),
    kinds: PhraseTable(["リスト|のリスト": lists, "口座|の口座": ["fromAccount", "toAccount"]]),
    changeEndings: PhraseTable([japaneseChangeEndings: ()]),
    moves: PhraseTable(["もう|あと": 0]),
    directions: PhraseTable([
      """
      遅く|遅くして|遅くしてください|遅めに|遅めにして|遅らせて|遅らせてください|後ろにずらして|後ろ倒し|後ろ倒しにして|\
      あとにずらして|後にずらして
      """: 1,
      """
      早く|早くして|早くしてください|早めに|早めにして|早めて|早めてください|前にずらして|前倒し|前倒しにして|\
      前倒しして
      """: -1,
    ]),
    approximations: PhraseTable(["くらい|ぐらい|くらいで|ぐらいで|くらいを|ほど|ほどで|程度|程度で|前後": ()]),
    questions: PhraseTable(["誰に|だれに|誰から|誰宛|どこから|どこまで|いつですか|何時ですか|いくらですか|なぜ|どうして": ()]),
    valueEndings: PhraseTable([
      """
      いる|います|いるよ|いるから|いるので|乗る|乗ります|乗るよ|で乗る|で乗ります|になった|になりました|やって|やってください|\
      やっといて|やっておいて|実行して|実行|してください|して
      """: ()
    ]),
    wholeAmounts: PhraseTable(["全額|全額を|全額で|全ての金額|あるだけ|全額お願いします": ()]))

  /// The Japanese words after a new value.
  static let japaneseChangeEndings = """
    にしてください|にして下さい|にして|にします|にする|に変更してください|に変更して|に変更|に変えてください|に変えて|\
    に直して|に修正して|にしよう|に変更お願いします|でお願いします|でお願い|って変えて|って変更して
    """
}
