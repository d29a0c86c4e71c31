/// The ways in which the speakers of a language depart from the usual order of a request.
struct SpeakingHabits: Sendable {
  /// The polite words with which no title begins.
  let politeWords: WordList
  /// The phrases that can stand anywhere in a request and have no meaning.
  let fillers: PhraseTable<Void>
  /// The words that speakers put in unusual places, and without which a request has its meaning.
  let smallWords: WordList
  /// The particles without a meaning after which the speaker pauses.
  let particlesBeforePauses: WordList
  /// The words between a reason and the request after it.
  let wordsAfterReasons: WordList
  /// The words between a request and the reason after it.
  let wordsBeforeReasons: WordList
  /// The words with which a reason ends that is between the parts of a request.
  let reasonEndings: PhraseTable<Void>
  /// The words after which a speaker quotes another one, possibly with a pronoun between.
  let quotingWords: WordList
  /// The words with which a speaker asks to tell others something.
  let tellingWords: WordList
  /// The words with which a clause ends before a mark, so that no name extends across the mark.
  let clauseEndings: PhraseTable<Void>
  /// The words that alone are neither a name nor a title.
  let wordsOfNoName: PhraseTable<Void>
  /// The words at the end of a sentence that the speaker breaks off.
  let hesitations: PhraseTable<Void>
  /// The words after which a sentence isn't complete.
  let unfinishedWords: WordList
  /// The words for a day that was mentioned before: “that day”.
  let references: PhraseTable<Void>
  /// The people whom a speaker addresses before a request, by their role or a common first name;
  /// empty in a language in which speakers don't do that.
  let roles: PhraseTable<Void>
  /// The words that connect a part of a sentence with the rest: before the part in English, after it
  /// in Japanese.
  let connectingWords: WordList
  /// The words with which a sentence begins after such a word: “as I'm late”.
  let subjects: WordList
  /// The words with which a request begins after a part that was said first.
  let requestBeginnings: [[String]]
  /// The requests that speakers make after they have named the thing.
  let requestsWithoutObject: PhraseTable<Void>
  /// Whether speakers say a part first that belongs at the end; otherwise they say a part last that
  /// belongs at the beginning.
  let movesToFront: Bool
  /// The words with which speakers take back the ones before.
  let corrections: Corrections
  /// The words for what was mentioned before.
  let topics: Topics
  /// The words that are also said or written in another way, with the usual one.
  let respellings: PhraseTable<String>
  /// The particles of dialects, with the usual one.
  let particles: [String: String]
  /// The parts of a sentence that a second reading can leave out.
  let omissions: Omissions
  /// The beginnings of sentences that tell about a request.
  let stories: Stories
  /// The words after a topic, whose に isn't that of a recipient: 「太郎について教えて」.
  var wordsAfterTopics = PhraseTable<Void>()
  /// The last words of questions that only the tone marks, with the words that mark them; empty in a
  /// language whose questions differ from statements.
  var questionEndings = PhraseTable<String>()

  /// The words with which speakers take back the ones before: “no, I mean”.
  struct Corrections: Sendable {
    /// The kinds of words.
    enum Kind: Sendable {
      /// Words that always take back the ones before.
      case certain
      /// Words that do so between two pauses or with other words of correction.
      case denial
      /// Words that are said with the others.
      case hesitation
      /// Words that do so between two pauses.
      case interruption
    }

    let phrases: PhraseTable<Kind>
    /// The maximum number of words that are taken back.
    let maximumCount: Int
  }

  /// The words with which speakers name a thing before the request about it: “The blue song, play
  /// it”.
  struct Topics: Sendable {
    /// The words for the thing in the request.
    let pronouns: WordList
    /// The words before the thing.
    let beginnings: PhraseTable<Void>
    /// The verbs of a statement about the thing.
    let verbs: WordList
    /// The words to which a pronoun before them belongs: “this Saturday”.
    let nouns: WordList
    /// The second words of verbs that can follow the pronoun: “dig it out”.
    var particles: WordList = []
  }

  /// Returns whether the words of another person follow some words: “She told me”.
  func isQuoted(after words: ArraySlice<SpokenWords.Word>) -> Bool {
    let ending = words.suffix(2).map(\.text)
    guard let last = ending.last else { return false }
    return quotingWords.contains(last)
      || ["me", "us", "him", "her", "them"].contains(last) && quotingWords.contains(ending[0])
  }

  /// Returns whether a clause that begins at a word is for other people: “Could you tell Tom”.
  func isForOthers(_ words: SpokenWords, from start: Int) -> Bool {
    var index = start
    while index < words.words.count {
      if let filler = fillers.match(in: words, at: index) {
        index = filler.end
      } else if words.words[index].kind == .separator {
        index += 1
      } else {
        return tellingWords.contains(words.words[index].text)
      }
    }
    return false
  }

  static let english = SpeakingHabits(
    politeWords: ["please", "pls", "kindly"],
    fillers: PhraseTable([
      "please|pls|plz|kindly|just|actually|quickly|maybe|perhaps|possibly|um|uh|er|erm|really": (),
      "basically|literally|honestly|simply|you know|i guess|i think|i suppose|if you can": (),
      "if you could|if possible|if you don't mind|if you would|right away|right now|real quick": (),
      "for me|for us|now|then|also|as well|again|already|still|somehow|sort of|kind of": (),
      "would you|will you|could you|can you|dear|if you please|by the way|at last|finally": (),
      "umm|hmm|eh|ehm|yeah|na|yaar|mate|innit|right|oh|okay|ok|instead|real quick like": (),
      "if you'd be so kind|if you would be so kind|if i may|like|love|honey|darling|my dear": (),
      "as usual|you see|of course|if it's no trouble|when you get a chance|when you can": (),
    ]),
    smallWords: [
      "a", "an", "some", "one", "any", "our", "of", "for", "to", "that", "which", "more", "also",
      "still", "new", "small", "little", "quick", "own", "very", "really",
    ],
    particlesBeforePauses: [], wordsAfterReasons: ["so", "therefore", "hence"],
    wordsBeforeReasons: [
      "because", "cause", "cos", "'cause", "since", "as", "so", "while", "though", "although",
      "otherwise", "cuz", "coz", "given", "seeing", "unless",
    ],
    reasonEndings: PhraseTable(),
    quotingWords: [
      "says", "said", "say", "saying", "tells", "told", "asks", "asked", "goes", "yells", "yelled",
      "shouts", "shouted", "replies", "replied", "answers", "answered", "thinks", "sings", "sang",
      "wrote", "insists", "insisted", "whispered", "texted", "like", "warned", "begged",
    ],
    tellingWords: ["tell", "text", "message", "dm", "inform", "notify", "remind"],
    clauseEndings: PhraseTable(),
    wordsOfNoName: PhraseTable([
      "never mind|nevermind|forget it|forget that|no wait|no never mind|scratch that|oh no": (),
      "um|uh|uhm|umm|er|erm|hmm|no|wait|oh wait|oh never mind|what was it": (),
    ]),
    hesitations: PhraseTable([
      "never mind|nevermind|forget it|forget that|scratch that|cancel that|no|nah|nope|wait": (),
      "um|uh|uhm|umm|er|erm|hmm|oh|well|actually|sorry|hold on|hang on|let me think|nothing": (),
      "what was it|what's it called|what's his name|what's her name|i forget|i don't know": (),
      "forget i asked|forget i said anything|ignore that|ignore me|whatever": (),
    ]),
    unfinishedWords: [
      "to", "the", "a", "an", "for", "from", "with", "at", "my", "of", "and", "or", "about", "by",
      "his", "her", "our", "your", "their", "called", "named", "saying",
    ],
    references: PhraseTable(["that day|the same day|that same day|that very day": ()]),
    roles: PhraseTable(),
    connectingWords: [
      "to", "from", "for", "in", "at", "on", "with", "by", "into", "of", "off", "about", "using",
      "as", "near", "between", "under", "inside", "after", "before", "until", "via", "through",
      "tomorrow", "today", "tonight", "next", "this", "every", "monday", "tuesday", "wednesday",
      "thursday", "friday", "saturday", "sunday",
    ],
    subjects: [
      "i", "i'm", "i've", "i'd", "we", "we're", "we've", "he", "he's", "she", "she's", "it", "it's",
      "they", "they're", "they've", "there", "there's", "nobody", "everyone", "everybody",
    ],
    requestBeginnings: [
      ["i", "need"], ["i", "want"], ["i'd", "like"], ["i", "would", "like"], ["could", "you"],
      ["can", "you"], ["would", "you"], ["will", "you"], ["can", "i"], ["could", "i"], ["let's"],
      ["i", "should"], ["we", "should"], ["i", "ought"], ["i'd", "better"], ["we", "must"],
      ["we", "have", "to"], ["i", "wish"], ["i", "require"], ["i", "must"], ["i", "have", "to"],
      ["i'd", "love"], ["we", "need"], ["we", "want"], ["we'd", "like"], ["let", "me"],
      ["might", "i"], ["may", "i"], ["could", "we"], ["can", "we"], ["might", "you"],
      ["get", "me"], ["do"], ["transfer"], ["send"], ["pay"], ["remind"], ["set"], ["add"],
      ["book"], ["order"], ["call"], ["text"], ["play"], ["start"], ["show"], ["find"], ["make"],
      ["create"], ["get"], ["tell"], ["cancel"], ["move"], ["put"], ["schedule"], ["request"],
      ["search"], ["append"], ["write"], ["delete"], ["mark"], ["charge"], ["wire"], ["reserve"],
      ["message"], ["begin"], ["pull", "up"], ["give", "me"], ["take", "me"], ["snooze"],
      ["pick", "me"], ["drive", "me"], ["turn"], ["please"], ["bring", "up"], ["arrange"],
      ["i'm", "needing"], ["i'd", "need"], ["track"], ["record"], ["ring"],
      ["phone"], ["shift"], ["check"], ["read"], ["display"], ["look", "up"], ["kindly"], ["give"],
      ["list"], ["stick"], ["grab"], ["hail"], ["tip"], ["rate"], ["tune"], ["queue", "up"],
      ["i'll", "need"], ["we'll", "need"], ["i", "will", "need"], ["we", "require"],
      ["drop", "me"],
      ["take", "us"], ["pick", "us"], ["drive", "us"], ["how", "much"], ["what's"], ["unlock"],
      ["lock"], ["video", "call"], ["dial"], ["let"], ["leave"], ["log"], ["save"], ["go"],
    ],
    requestsWithoutObject: PhraseTable([
      "show me|show us|show|list|find|find me|open|read|read me|read out|display|pull up": (),
      "bring up|check|look up|search|play|start|begin|track|record|pay|call|phone|ring|text": (),
      "message|pause|resume|continue|stop|end|finish|cancel|delete|book|order|let me see": (),
      "let's see|let me hear|let's hear|give me|i want to see|i'd like to see|can i see": (),
      "could you show me|can you show me|would you show me|i want|i need|i'd like|put on": (),
      "could you list|can you list|please show me|please show|please open|please read": (),
    ]),
    movesToFront: true,
    corrections: Corrections(
      phrases: PhraseTable([
        "i mean|i meant|i mean to say|scratch that|strike that|or rather|correction": .certain,
        "not that|make that|no make it|no i said|or no|i misspoke|let me rephrase": .certain,
        "let me start over|let me try again|i meant to say|what i meant was": .certain,
        "no|nope|nah|naw|nae|wait|sorry|actually no|oops|whoops": .denial,
        "hang on|hold on|actually|rather|one sec|one second|hmm no|well no": .interruption,
        "uh|um|er|erm|ah|oh|eh|ehm|och|hmm|well|pardon me|pardon": .hesitation,
        "excuse me|my mistake|my bad|that's wrong|wrong|make it": .hesitation,
        "let's say|let me think|on second thought|silly me|forgive me|a minute": .hesitation,
        "a second|i'm|better": .hesitation,
      ]),
      maximumCount: 6),
    topics: Topics(
      pronouns: ["it", "that", "them", "those", "these", "this", "him", "her"],
      beginnings: PhraseTable([
        "i'm done with|i am done with|i'm finished with|i am finished with|time for|about": (),
        "as for|there's|there is|how about|what about|you know|i have|i've got|i finished": (),
        "i've finished|i've done|i did|see|remember|we have|we've got|i'm through with": (),
        "i owe|we owe|i still owe|we still owe|i also owe": (),
        "it's time for|we're done with|we finished|that's|here's|here is|regarding": (),
        "we're out of|i'm out of|we've run out of|i've run out of|we ran out of|i ran out of": (),
        "we are out of|i am out of|we're low on|i'm low on|i need|we need|i want|i forgot": (),
      ]),
      verbs: [
        "is", "are", "was", "were", "'s", "came", "has", "have", "had", "would", "will", "should",
        "needs", "need", "sounds", "looks", "got", "can", "could", "i", "we", "which", "that",
        "goes", "seems", "isn't", "wasn't", "just", "really", "i'm", "i've", "i'd", "i'll", "we're",
        "we've", "we'd", "we'll", "you", "it's", "that's", "he", "she", "they", "says", "said",
        "do", "paid", "owes", "bought", "asked", "lent", "gave", "wrote", "sent", "covered",
        "wants", "costs", "can't", "won't", "doesn't", "didn't", "hasn't", "keeps", "kept",
        "missed", "forgot", "left", "lives", "works", "must", "might", "still", "never", "always",
        "deserves", "hates", "loves", "likes",
      ],
      nouns: [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "morning",
        "afternoon", "evening", "night", "week", "weekend", "month", "year", "coming", "time",
        "day", "date", "hour", "minute",
      ],
      particles: ["up", "out", "down", "back", "off", "away", "over"]),
    respellings: PhraseTable(
      Self.politeVerbForms + Self.englishDialects.map { ($0.key, $0.value) }), particles: [:],
    omissions: .english, stories: .english)

  /// The usual words for those of dialects and of quick typing.
  private static let englishDialects: KeyValuePairs = [
    "tae": "to", "ma|mah": "my", "gie": "give", "gies|gie's": "give me",
    "gonnae|gonny": "could you",
    "wi": "with", "fae|frae": "from", "dinnae": "don't", "didnae": "didn't", "cannae": "can't",
    "yer|ur": "your", "yous|youse|u": "you", "doon": "down", "oot": "out", "aboot": "about",
    "hame": "home", "noo": "now", "wee": "little", "the morra|tmrw|tmr|2moro|tomoz": "tomorrow",
    "2nite|tonite": "tonight", "da": "the", "dat": "that", "wiv": "with", "thru": "through",
    "me mum": "my mum", "me mam": "my mam", "me dad": "my dad", "me mate": "my mate",
    "me brother": "my brother", "me sister": "my sister", "me missus": "my missus", "wot": "what",
    "arvo": "afternoon", "summat": "something", "owt": "anything", "dosh|wonga": "money",
    "hows": "how's", "wheres": "where's", "whens": "when's", "whos": "who's", "thats": "that's",
    "theres": "there's", "lets": "let's", "gimme": "give me", "lemme": "let me", "bout": "about",
    "aff": "off", "haud": "hold", "pit": "put", "fur": "for", "intae": "into", "oan": "on",
    "whit": "what", "huv": "have", "ah'm": "I'm", "ye": "you", "hing": "hang",
    "runnin": "running",
    "comin": "coming", "goin": "going", "needin": "needing", "havin": "having", "doin": "doing",
  ]

  static let japanese = SpeakingHabits(
    politeWords: [],
    fillers: PhraseTable([
      "えっと|えーと|ええと|えーっと|あの|あのー|そのー|なんか|まあ|まぁ|だけ|とりあえず|ちょっと|ちゃんと|ぜひ|ほんと|マジで": (),
      "すまんが|悪いけど|お願いだから|できれば|よかったら|今すぐ|いますぐ|すぐに|急いで|はよ|早く|早う|また|もう一回|もう|さっと": (),
      "ひとつ|いっちょう|一つ|さっさと|とにかく|やっぱり|やっぱ|代わりに|かわりに|とりま|うーん|うーんと|ほら|ねえ|ねぇ": (),
      "まとめて|全部|ぜんぶ|一気に|こっそり|そっと|ちゃちゃっと|ぱぱっと|ぱっと|さくっと|ささっと|ほんまに|まじで|両方|どれだっけ|どれ|どこだっけ|なんだっけ|何だっけ|ってやつ|あれ|のほう|の方":
        (),
    ]),
    smallWords: [],
    particlesBeforePauses: ["ね", "さ", "な", "よ"], wordsAfterReasons: [], wordsBeforeReasons: [],
    reasonEndings: PhraseTable([
      "から|ので|けど|んで|けん|けえ|さかい|ため|んだ|んです|たし|いし|るし|だし|ないし|ねん|もんで|よって|ちゃって|しまって": ()
    ]),
    quotingWords: [], tellingWords: [],
    clauseEndings: PhraseTable([
      "から|ので|けど|やけん|だけん|るけん|たけん|いけん|んけん|けえ|さかい|るねん|たねん|やねん|いねん|んねん|なんだ|んだよ|んだよね": (),
      "んです|んですよ|んですが|ですが|ますが|のよ|のよね|のね|なの|るの|たの|いの|んの|だよ|だわ|るわ|たわ|いわ|んわ|やわ|てて": (),
      "けて|いて|でて|でいて|ていて|して|んで|えて|せて|めて|れて|なくて|くて|って|ちゃって|しまって|した|った|着いた|届いた|空いた|聞いた|書いた|てた|てる|ている|てます|です|ます|ました|でした":
        (),
      "がない|もない|くない|てない|えない|らない|かない|わない|さない|たい|のかな|たかな|るかな|るかも|たかも|いかも|かしら|っけ": (),
      "もので|もんで|ばい|たし|るし|いし|ええな|いいな|なあ|ねえ|んやけど|だってさ|らしい|みたい|そうだ|んよ|るよ|たよ|いよ": (),
    ]),
    wordsOfNoName: PhraseTable([
      "先|から|ばい|よね|だよ|けど|って|です|ます|やつ|それ|これ|あれ|けえ|ので|んだけど|けん|ねん|だって|わい|のう|いれて": (),
      "代わり|かわり|ついで|するね|するよ|すみません|すいません|ませ|またあと|あと|また|のは|のが|のを|ちょっと|ちゃんと|なんか|とりあえず|やっぱり|やっぱ|えっと|ええと|えーと|あの|その|はよ|すぐ|いま|もう|まだ|また|ぜんぶ":
        (),
    ]),
    hesitations: PhraseTable([
      "えっと|えーと|ええと|えーっと|えっとね|ええとね|ええとですね|うーん|うーんと|んーと|んー|あれ|待って|ちょっと待って": (),
      "やっぱりいい|やっぱりいいや|やっぱいい|やっぱいいや|まあいいや|いいや|もういい|もういいや|なんでもない|何でもない|なんでもないです": (),
      "やめとく|やめとこう|やっぱりやめた|やっぱやめた|忘れて|気にしないで|何でもありません": (),
    ]),
    unfinishedWords: WordList(["は", "を", "に", "へ", "が", "の", "で", "と"].map(\.foldedScalars)),
    references: PhraseTable(["その日|同じ日|同日|当日": ()]),
    roles: PhraseTable([
      "お母さん|おかあさん|母さん|かあさん|ママ|お父さん|おとうさん|父さん|とうさん|パパ|おばあちゃん|おばあさん|おじいちゃん|おじいさん": (),
      "ばあちゃん|じいちゃん|お兄ちゃん|お姉ちゃん|兄さん|姉さん|兄ちゃん|姉ちゃん|あなた|あんた|お前|おまえ|きみ|先生|先輩|部長|課長": (),
      "健二|健太|健一|翔太|大輔|拓也|拓海|直樹|雄太|優斗|悠斗|颯太|大樹|一郎|次郎|浩二|和也|達也|哲也|裕太": (),
      "美咲|由紀|由美|陽子|恵子|裕子|智子|久美子|真由美|直美|結衣|陽菜|麻衣|香織|彩花|千尋": (),
      "社長|店長|運転手さん|お客様|お客さん|店員さん|駅員さん|おかん|おとん|みんな|皆さん|誰か|だれか|奥さん|お巡りさん|看護師さん": (),
    ]),
    connectingWords: WordList(["に", "へ", "で", "を", "の", "ら"].map(\.foldedScalars)),
    subjects: [], requestBeginnings: [], requestsWithoutObject: PhraseTable(), movesToFront: false,
    corrections: Corrections(
      phrases: PhraseTable([
        "じゃなくて|じゃなく|ではなくて|ではなく|じゃないや|やなくて|じゃねえや|もとい|間違えた|まちがえた": .certain,
        "いや|いやいや|違う|ちがう|違った|ちがった|違います|いえ|あ違う|失礼|ごめん|待って|ううん|ちゃう|ちゃうわ|間違い": .denial,
        "じゃない|じゃないわ|じゃなかった|やない": .denial,
        "あ|あー|えー|あっ|えっと|えーと|ええと|うーん|ごめんなさい|すみません|やっぱり|やっぱ|ちょっと|でした|んだ": .hesitation,
        "です|えっ|失礼しました|間違えました|そうじゃなくて": .hesitation,
      ]),
      maximumCount: 12),
    topics: Topics(pronouns: [], beginnings: PhraseTable(), verbs: [], nouns: []),
    respellings: PhraseTable([
      "おくって": "送って", "おくる": "送る", "おくりたい": "送りたい", "よんで": "呼んで", "よびたい": "呼びたい",
      "よやく": "予約", "でんわ": "電話", "うんどう": "運動", "はじめて": "始めて", "はじめる": "始める",
      "はじめます": "始めます", "はじめたい": "始めたい", "けして": "消して", "つくって": "作って", "つくりたい": "作りたい",
      "みせて": "見せて", "みたい": "見たい", "さがして": "探して", "おしえて": "教えて", "はらって": "払って",
      "はらいたい": "払いたい", "しはらい": "支払い", "しはらって": "支払って", "そうきん": "送金", "せいきゅう": "請求",
      "こうざ": "口座", "ざんだか": "残高", "ついか": "追加", "さくじょ": "削除", "さくせい": "作成", "おわって": "終わって",
      "おわり": "終わり", "おわらせて": "終わらせて", "しゅうりょう": "終了", "かいし": "開始", "さいかい": "再開",
      "いちじていし": "一時停止", "ちゅうだん": "中断", "とめて": "止めて", "くるま": "車", "はいしゃ": "配車",
      "じたく": "自宅", "しょくば": "職場", "くうこう": "空港", "えき": "駅", "きょく": "曲", "おんがく": "音楽",
      "ながして": "流して", "ききたい": "聴きたい", "きかせて": "聴かせて", "しゃしん": "写真", "ひらいて": "開いて",
      "だして": "出して", "いれて": "入れて", "かえて": "変えて", "かんりょう": "完了", "きどく": "既読", "みどく": "未読",
      "とりけして": "取り消して", "れんらくさき": "連絡先", "ちかてつ": "地下鉄", "ひょうじ": "表示", "かくにん": "確認",
      "りれき": "履歴", "おんせい": "音声", "つないで": "繋いで", "きって": "切って", "でて": "出て", "むかえ": "迎え",
      "いきたい": "行きたい", "いえ": "家", "へんしゅう": "編集", "かきなおして": "書き直して", "でんき": "電気",
      "すいどう": "水道", "がす": "ガス", "やちん": "家賃", "おかね": "お金", "ふりこんで": "振り込んで", "うつして": "移して",
      "よてい": "予定", "かいて": "書いて", "はしる": "走る", "はしりたい": "走りたい", "あるく": "歩く", "およぐ": "泳ぐ",
      "しつない": "室内", "おくがい": "屋外", "そと": "外", "ひょうか": "評価", "じゅうでん": "充電", "おんど": "温度",
      "ぷん": "分", "ごぜん": "午前", "ごご": "午後", "じはん": "時半", "えん": "円", "せんえん": "千円", "にせんえん": "二千円",
      "さんぜんえん": "三千円", "ごせんえん": "五千円", "いちまんえん": "一万円", "ごひゃくえん": "五百円", "ひゃくえん": "百円",
      "さんじ": "三時", "よじ": "四時", "ごじ": "五時", "ろくじ": "六時", "しちじ": "七時", "はちじ": "八時", "くじ": "九時",
      "じゅうじ": "十時", "じゅっぷん": "十分", "さんじゅっぷん": "三十分", "いちじかん": "一時間", "いちじ": "一時", "かぎ": "鍵",
      "しめて": "閉めて",
      "あけて": "開けて", "ひとり": "一人", "ふたり": "二人", "よにん": "四人",
    ]),
    particles: ["ば": "を", "さ": "に"], omissions: .japanese,
    stories: .japanese, wordsAfterTopics: PhraseTable(["について|に関して|に関する": ()]),
    questionEndings: PhraseTable(["た": "たか", "だ": "だか"]))
}
