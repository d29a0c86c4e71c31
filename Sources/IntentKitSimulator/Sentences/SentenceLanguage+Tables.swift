extension SentenceLanguage {
  static let english = SentenceLanguage(
    joints: EnglishPhrases.joints,
    wordsOutsideNames: [
      "a", "an", "the", "this", "that", "to", "of", "for", "from", "in", "on", "at", "by", "with",
      "is", "are", "was", "will", "am", "be", "my", "your", "our", "his", "her", "me", "i", "you",
      "we", "they", "it", "him", "them", "saying", "says", "say", "and", "or", "but", "not", "if",
      "when", "about", "please", "message", "messages", "text", "texts", "using", "via", "as",
      "'s", "i'm", "i'll", "let", "know", "asking", "telling", "who", "what", "where", "how", "he",
      "she", "us", "myself", "yourself", "himself", "herself", "ourselves", "themselves", "their",
      "its", "don't", "do", "did", "does", "can't", "won't", "never", "always", "just", "get",
      "got",
      "off", "out", "up", "down", "then", "because", "there", "here", "have", "has", "had", "were",
      "been", "should", "would", "could", "can", "urgently", "asap", "immediately", "quickly",
      "soon", "instead", "again", "today", "tomorrow", "yesterday", "tonight",
    ],
    wordsOutsidePlaces: [
      "is", "are", "was", "were", "has", "have", "had", "will", "would", "costs", "cost", "takes",
      "took", "because", "if", "he", "she", "they", "you", "we", "i'm", "i've", "we're", "it's",
      "i", "i'll", "i'd", "can't", "don't", "won't", "isn't", "wants", "needs",
    ],
    abbreviations: ["st", "mt", "ft", "ave", "jr", "sr", "vs"],
    emptyWords: [
      "a", "an", "the", "to", "of", "for", "from", "in", "on", "at", "by", "with", "and", "or",
      "my",
    ],
    articles: ["a", "an", "the", "some", "my", "our", "those", "these"],
    unfinishedEndings: ["a", "an", "the", "of", "my", "your", "our", "and", "or", "from"],
    titles: ["mr", "mrs", "ms", "miss", "dr", "doctor", "prof", "professor", "mister"],
    honorifics: [], namesWithHonorific: [],
    questionWords: ["can", "could", "will", "would", "may"],
    appFrames: [
      ("in", ""), ("in my", ""), ("in the", "app"), ("in", "app"), ("with", ""), ("with my", ""),
      ("with the", "app"), ("using", ""), ("using my", ""), ("using the", "app"), ("via", ""),
      ("through", ""), ("on", ""), ("on my", ""), ("from", ""), ("from my", ""), ("by", ""),
      ("into", ""), ("to", ""), ("to my", ""), ("over", ""), ("ask", "to"), ("tell", "to"),
      ("get", "to"), ("have", ""), ("make", ""), ("let", ""), ("open", "and"), ("open", "to"),
      ("use", "to"), ("use", "and"), ("go to", "and"), ("hey", ""), ("ok", ""), ("okay", ""),
      ("", "'s"), ("ask", ""), ("at", ""), ("at my", ""), ("on the", "app"), ("from the", "app"),
      ("via the", "app"), ("through the", "app"), ("to the", "app"), ("inside", ""),
      ("within", ""), ("check with", ""), ("check", ""), ("with the help of", ""),
      ("i'm using", ""), ("launch", "and"), ("start", "and"), ("tell", "that"), ("want", "to"),
      ("need", "to"), ("use the", "app to"), ("ask the", "app to"), ("start", ""), ("use", "for"),
      ("use", ""), ("open", ""), ("", "should"), ("", "must"), ("", "needs to"), ("", "has to"),
      ("", "can you"), ("", "could you"), ("", "can"), ("", "please"), ("i'd like", "to"),
      ("in the", ""), ("on the", ""), ("with the", ""), ("using the", ""), ("the", "app"),
      ("my", "app"), ("my", ""), ("out of", ""), ("off", ""), ("within my", ""), ("for", ""),
      ("tell", ""), ("by using", ""), ("by means of", ""), ("via my", ""), ("through my", ""),
      ("in my", "app"), ("on my", "app"), ("with my", "app"), ("within the", "app"),
      ("inside the", "app"), ("get the", "app to"), ("have the", "app"), ("tell the", "app to"),
      ("let", "know"), ("let", "know that"),
    ],
    contractions: PhraseTable([
      "im": "i'm", "ive": "i've", "dont": "don't", "cant": "can't", "youre": "you're",
      "theyre": "they're", "havent": "haven't", "isnt": "isn't", "didnt": "didn't",
      "doesnt": "doesn't", "wasnt": "wasn't", "wouldnt": "wouldn't",
    ]),
    habits: .english)

  static let japanese = SentenceLanguage(
    joints: JapanesePhrases.joints,
    wordsOutsideNames: ["を", "へ"], wordsOutsidePlaces: [], abbreviations: [],
    emptyWords: ["が", "を", "に", "の", "へ", "で", "今", "行", "く"],
    articles: [], unfinishedEndings: ["を"], titles: [],
    honorifics: Language.japanese.phrasebook.vocabulary.honorifics.written + ["はん"],
    namesWithHonorific: [
      "お母", "お父", "お兄", "お姉", "おばあ", "おじい", "お婆", "お爺", "おかあ", "おとう", "おにい", "おねえ", "母", "父",
      "兄", "姉", "祖父", "祖母", "義母", "義父", "お義母", "お義父", "奥", "お嫁", "娘", "お嬢", "息子", "お子", "お孫",
      "叔父", "叔母", "伯父", "伯母", "おじ", "おば", "旦那", "赤", "坊", "隣", "お隣", "ばあ", "じい",
    ],
    questionWords: [],
    appFrames: [
      ("", "で"), ("", "に"), ("", "の"), ("", "を使って"), ("", "使って"), ("", "を使い"), ("", "から"),
      ("", "へ"), ("", "にて"), ("", "を開いて"), ("", "を起動して"), ("", "アプリで"), ("", "アプリに"),
      ("", "アプリを使って"), ("", "のアプリで"), ("", "さん"), ("", "を通じて"), ("", "経由で"),
      ("", "上で"), ("", "は"), ("", "よ"), ("", "に頼んで"), ("", "にお願いして"), ("", "を使用して"), ("", "を利用して"),
      ("", "のアプリから"), ("", "アプリから"), ("", "アプリの"), ("", "アプリを開いて"), ("", "っていうアプリで"),
      ("", "というアプリで"), ("", "を通して"), ("", "の方で"), ("", "のほうで"), ("", "を立ち上げて"), ("", "開いて"),
      ("", "ちゃん"), ("", "に言って"), ("", "も"), ("", "を"), ("", "って"), ("", "では"),
      ("", "内の"), ("", "内で"), ("", "上の"),
      ("", "に登録してある"), ("", "に登録した"), ("", "に入ってる"), ("", "にある"), ("おーい", ""), ("ヘイ", ""),
      ("hey", ""), ("", "お願い"), ("", "でお願い"), ("", "でね"), ("", "でよろしく"),
      ("ねえ", ""), ("ねえ", "で"), ("", "だと"), ("", "なら"), ("", "よろしく"), ("", "で頼む"),
      ("", "にお願い"), ("", "アプリだと"), ("", "に入れてある"), ("", "に聞いて"),
    ],
    contractions: PhraseTable(),
    habits: .japanese)

  /// Creates the words of a language from their written form.
  private convenience init(
    joints: PhraseTable<Void>, wordsOutsideNames: [String], wordsOutsidePlaces: WordList,
    abbreviations: WordList, emptyWords: [String], articles: WordList,
    unfinishedEndings: [String], titles: WordList, honorifics: [String],
    namesWithHonorific: [String], questionWords: WordList,
    appFrames: [(before: String, after: String)], contractions: PhraseTable<String>,
    habits: SpeakingHabits
  ) {
    func words(_ text: String) -> [SpokenWords.Word] { SpokenWords(text).words }
    self.init(
      joints: joints,
      wordsOutsideNames: WordList(wordsOutsideNames.map(\.foldedScalars)),
      wordsOutsidePlaces: wordsOutsidePlaces, abbreviations: abbreviations,
      emptyWords: WordList(emptyWords.map(\.foldedScalars)), articles: articles,
      unfinishedEndings: WordList(unfinishedEndings.map(\.foldedScalars)), titles: titles,
      honorifics: PhraseTable(honorifics.map { ($0, ()) }),
      namesWithHonorific: WordList(namesWithHonorific.map(\.foldedScalars)),
      questionWords: questionWords,
      appFrames: appFrames.map { AppFrame(before: words($0.before), after: words($0.after)) },
      contractions: contractions, habits: habits)
  }
}

extension Language {
  /// The words of the language that have a meaning in sentences.
  var sentences: SentenceLanguage {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
