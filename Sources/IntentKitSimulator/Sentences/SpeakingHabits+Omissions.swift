// The parts of a sentence that can be left out at a price, and the words that can't.

extension SpeakingHabits {
  /// The words by which the second reading of a sentence finds a request among other words.
  struct Omissions: Sendable {
    /// The words with a meaning that isn't left out: negations, conditions, quotations, stories, and
    /// requests to other people.
    let keptWords: PhraseTable<Void>
    /// The words that a part that is left out doesn't begin with.
    let keptBeginnings: WordList
    /// The words with which a request begins although the speaker doesn't pause: true for words that
    /// hardly anything but a request begins with, false for a verb.
    let requestBeginnings: PhraseTable<Bool>
    /// The words that the next word belongs to, so that no request begins after them.
    let governingWords: WordList
    /// The words of which a part that is left out has at least one: its verb.
    let clauseWords: WordList
    /// The verbs before another verb and its subject: “I heard my son call”.
    let verbsBeforeInfinitives: WordList
    /// The words that are the subject of a verb after such a verb.
    let objects: WordList
    /// The words before a noun that can be the subject of a verb.
    let determiners: WordList
    /// The phrases after which a request can begin without a pause.
    let endings: PhraseTable<Void>
    /// The maximum number of words that are left out.
    let maximumCount: Int
  }
}

extension SpeakingHabits.Omissions {
  static let english = SpeakingHabits.Omissions(
    keptWords: PhraseTable(
      [
        ("not|no|never|nobody|none|nothing|nowhere|neither|nor|without|don't|dont|doesn't", ()),
        ("ain't|didn't|won't|wouldn't|can't|cant|cannot|couldn't|shouldn't|isn't|aren't", ()),
        ("wasn't|mustn't|weren't|haven't|hasn't|hadn't|instead|rather than|refuse|refused", ()),
        ("avoid|stop me|hardly|if|unless|when|whenever|once|until|till|whether|in case", ()),
        ("provided|suppose|supposing|imagine|pretend|wish|would have|could have", ()),
        ("should have|might have|as soon as|every time|ask|asks|asking|want|wants|wanted", ()),
        ("suggest|suggests|suggested|recommend|recommends|recommended|advise|advised", ()),
        ("ordered|demand|demands|demanded|expects|expected|remember|remembered|promise", ()),
        ("promised|forgot to|supposed to|used to|heard|dreamt|dreamed|dream|according to", ()),
        ("thought|think|thinks|believe|believes|mentioned|announced|claims|claimed|swears", ()),
        ("quote|lyrics|song|movie|film|novel|sign|headline|email|letter|reads|written", ()),
        ("did i|did you|did he|did she|did we|did they|have i|have you|have we|has he", ()),
        ("has she|does he|does she|do they|do you|is he|is she|are they|was it|how much", ()),
        ("how many|home|work|here's|let's|maybe|perhaps|them all|should|shouldn't|must", ()),
        ("ought", ()),
        ("was like|were like|be like|is like|i'm like|he's like|she's like|they're like", ()),
      ] + SpeakingHabits.pastForms.map { ($0, ()) }),
    keptBeginnings: [
      "who", "what", "why", "where", "which", "how", "whose", "whom", "did", "does", "do", "has",
      "have", "is", "are", "was", "were", "will", "would", "can", "could", "should", "may",
      "to", "from", "for", "at", "on", "by", "into", "off", "near", "via", "using",
    ],
    requestBeginnings: PhraseTable([
      "can you|could you|would you|will you|can i|could i|may i|might i|can we|could we": true,
      "please|kindly|i need|i want|i'd like|i would like|i'd love|we need|we want|we'd like": true,
      "let me|give me|get me|get us|show me|take me|drive me|pick me up|remind me|read me": true,
      "find me|book me|order me|play me|bring up|pull up|i should like|i shall need": true,
      "add|answer|append|book|call|cancel|carry on|charge|check|continue|create|delete": false,
      "display|end|find|finish|flag|hail|hang up|honk|list|lock|log|make a|mark|message": false,
      "move|open|order|pause|pay|phone|pick up|play|put|queue|rate|remove|rename|request": false,
      "reserve|resume|ring|schedule|search|send|show|shuffle|snooze|start|begin|stop": false,
      "text|tip|track|transfer|tune|turn|turn on|turn off|unlock|unsend|video call|wire": false,
    ]),
    governingWords: [
      "a", "an", "the", "my", "your", "his", "her", "our", "their", "its", "this", "that", "these",
      "those", "some", "any", "no", "every", "each", "another", "to", "of", "in", "on", "at", "by",
      "for", "from", "with", "about", "than", "as", "like", "into", "i", "you", "we", "they", "he",
      "she", "who", "which", "what", "how", "why", "where", "when", "if", "whether", "and", "or",
      "but", "nor", "not", "never", "always", "usually", "often", "sometimes", "rarely", "will",
      "would", "can", "could", "should", "shall", "must", "may", "might", "do", "does", "did",
      "don't", "doesn't", "didn't", "won't", "can't", "couldn't", "wouldn't", "shouldn't", "is",
      "are", "was", "were", "be", "been", "am", "i'll", "you'll", "we'll", "they'll", "he'll",
      "she'll", "i'd", "you'd", "we'd", "they'd", "he'd", "she'd", "let", "let's", "help", "make",
      "makes", "made", "lets", "gonna", "wanna", "gotta", "better", "rather", "'s", "people",
      "phone", "video", "conference", "role", "just", "only", "ever", "also", "still", "almost",
    ],
    clauseWords: [
      "is", "are", "was", "were", "'s", "'re", "am", "has", "have", "had", "i'm", "i've",
      "i'd", "i'll", "we're", "we've", "we'd", "we'll", "you're", "you've", "he's", "he'd",
      "he'll", "she's", "she'd", "she'll", "it's", "it'll", "it'd", "they're", "they've",
      "they'd", "they'll", "there's", "that's", "who's", "here", "goes", "go", "went", "came",
      "come", "comes", "got", "gets", "get", "need", "needs", "look", "looks", "feel",
      "feels", "felt", "seems", "sounds", "keeps", "kept", "died", "broke", "lost", "missed",
      "forgot", "found", "took", "takes", "will", "finished", "just", "ran", "hurts",
      "smells", "loves", "love", "likes", "hates", "hate", "lives", "works", "stopped",
      "started", "won", "fell", "left", "owes", "deserves", "running", "going", "showed",
      "ate",
    ],
    verbsBeforeInfinitives: [
      "saw", "see", "sees", "watch", "watched", "hear", "heard", "let", "lets", "make", "makes",
      "made", "help", "helps", "helped", "having", "felt", "who", "that",
    ],
    objects: ["me", "him", "her", "us", "them", "you"],
    determiners: [
      "the", "my", "your", "his", "her", "our", "their", "these", "those", "some", "many", "all",
      "most", "few", "other",
    ],
    endings: PhraseTable(), maximumCount: 25)

  static let japanese = SpeakingHabits.Omissions(
    keptWords: PhraseTable([
      "ない|ません|なく|なかった|ねえ|へん|んといて|しないで|ずに|禁止|だめ|ダメ|嫌だ|いやだ|無理": (),
      "たら|れば|なら|ければ|とき|時|もし|仮に|場合|までは|てから|あとで|後で|前に|たび": (),
      "と言|って言|と頼|って頼|と書|って書|と聞|って聞|と思|って思|といわ|っていわ|言われ|頼まれ": (),
      "言って|言った|言う|聞いた|らしい|そうだ|だって|ってさ|と伝|って伝|夢|映画|歌詞|看板|小説": (),
      "送った|払った|頼んだ|呼んだ|予約した|電話した|送金した|注文した|キャンセルした|消した": (),
      "取り消した|追加した|始めた|終えた|終わった|書いた|作った|変えた|したの|しましたか": (),
      "なんで|なぜ|どうして|誰|だれ|どこ|いつ|何|なに|どれ|いくら|か？|自宅|職場|家|現金|カード": (),
      "くれる|くれた|もらう|もらった|てって|いい|いらない|やめ|つもり|べき|忘れ|覚え": (),
      "さっき|この前|この間|こないだ|先日|じゃん|でしょ|だろ|たのに|たよね|たっけ": (),
      "全部|すべて|毎日|毎週|毎月|毎年|名前|タイトル|期限|目標|内容|メモ|件名": (),
    ]),
    keptBeginnings: [], requestBeginnings: PhraseTable(), governingWords: [], clauseWords: [],
    verbsBeforeInfinitives: [], objects: [], determiners: [],
    endings: PhraseTable([
      "ちゃちゃっと|さっさと|とりあえず|とにかく|今すぐ|いますぐ|さくっと|ささっと|ぱぱっと|やっぱり": (),
      "から|ので|けど|んで|けん|さかい": (),
    ]), maximumCount: 40)
}
