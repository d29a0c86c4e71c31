// The beginnings of sentences that tell about a request rather than make it.

extension SpeakingHabits {
  /// The words of sentences that mean no request although the rest of them is one: “I forgot to call
  /// Tom”, “No need to add milk”.
  struct Stories: Sendable {
    /// The insignificant words before the beginning of a sentence.
    let openings: PhraseTable<Void>
    /// The phrases before a verb that rule out a request: a negation, a plan, a past, a question
    /// about it, an opinion.
    let beginnings: PhraseTable<Void>
    /// The verbs of requests after such a phrase.
    let verbs: PhraseTable<Void>
    /// The phrases that have such a phrase and a verb in them although a request follows: “never let
    /// me be late”.
    let exceptions: PhraseTable<Void>
    /// The beginnings of a condition, whatever follows it.
    let conditions: PhraseTable<Void>
    /// The beginnings of a promise, and the words at its end: “I'll call Tom myself”.
    let promises: PhraseTable<Void>
    let promiseEndings: WordList
    /// The people of whom a speaker tells something.
    let people: PhraseTable<Void>
    /// The words between them and a verb.
    let adverbs: PhraseTable<Void>
    /// The words between other people than the speaker and a verb that will happen.
    let futures: PhraseTable<Void>
    /// The forms of the verbs of requests in a story, and those after phrases like “I love”.
    let verbForms: WordList
    let gerunds: WordList
    let wordsBeforeGerunds: PhraseTable<Void>
    /// The beginnings and endings of sentences that quote one, whatever the rest is.
    let quotations: PhraseTable<Void>
    let quotationEndings: PhraseTable<Void>
    /// The beginnings of statements, unless a request follows.
    let statements: PhraseTable<Void>
    /// The things that are written on: “The sign says”.
    let writings: PhraseTable<Void>

    /// The words before the name of an app, and the names of apps that aren't installed.
    let wordsBeforeApps: WordList
    let otherApps: PhraseTable<Void>
    /// The names of such apps that people use for what the app gets them, and the words before: “an
    /// Uber”.
    let appsAsThings: PhraseTable<Void>
    let articlesBeforeApps: WordList
    /// The things that have the name of an app before them: “a Telegram message”.
    let thingsOfApps: WordList
    /// The same in a language in which particles follow the names.
    var appsBeforeParticles: AppsBeforeParticles?

    static let none = Stories(
      openings: PhraseTable(), beginnings: PhraseTable(), verbs: PhraseTable(),
      exceptions: PhraseTable(), conditions: PhraseTable(), promises: PhraseTable(),
      promiseEndings: [], people: PhraseTable(), adverbs: PhraseTable(), futures: PhraseTable(),
      verbForms: [],
      gerunds: [], wordsBeforeGerunds: PhraseTable(), quotations: PhraseTable(),
      quotationEndings: PhraseTable(), statements: PhraseTable(), writings: PhraseTable(),
      wordsBeforeApps: [], otherApps: PhraseTable(), appsAsThings: PhraseTable(),
      articlesBeforeApps: [], thingsOfApps: [])

    static let english = Stories(
      openings: PhraseTable([
        "hey|hi|hello|siri|well|so|but|and|oh|no|nah|wait|ok|okay|um|uh|er|please|just|actually":
          (),
        "now|look|listen|honestly|sorry|hold on|hang on|you know|i mean|yeah|yes|hmm|right|also":
          (),
        "then|whatever you do|for god's sake|for heaven's sake|seriously|anyway|still|sadly": (),
      ]),
      beginnings: PhraseTable([
        "don't|do not|dont|never|don't you dare|do not ever|don't ever|let's not|let us not": (),
        "i don't want to|i don't want you to|i do not want to|i do not want you to": (),
        "we don't want to|we don't want you to|i don't need to|i don't need you to": (),
        "i don't have to|we don't have to|we don't need to|you don't have to": (),
        "you don't need to|no need to|there's no need to|there is no need to|no reason to": (),
        "there's no reason to|there's no point trying to|no one asked you to": (),
        "i'd rather not|i would rather not|we'd rather not|i'd prefer not to|i won't": (),
        "i will not|we won't|you won't|i shouldn't|we shouldn't|you shouldn't|i wouldn't": (),
        "you mustn't|you must not|i mustn't|i'm not going to|i'm not gonna|i am not going to": (),
        "we're not going to|i'm not trying to|i'm not asking you to|i didn't ask you to": (),
        "i didn't tell you to|i didn't mean to|i didn't want to|i didn't want you to": (),
        "i didn't|i did not|we didn't|i never|we never|i never asked you to": (),
        "i never told you to|i never wanted to|i decided not to|we decided not to": (),
        "i chose not to|try not to|better not|i'd better not|you'd better not|we'd better not": (),
        "i refuse to|i'm not allowed to|we're not allowed to|i wasn't going to": (),
        "i was going to|i was gonna|i was about to|we were going to|we were about to": (),
        "i was just about to|i was supposed to|i'm supposed to|we're supposed to": (),
        "i forgot to|we forgot to|you forgot to|i always forget to|i keep forgetting to": (),
        "i tried to|we tried to|they tried to|i meant to|i had to|we had to": (),
        "i used to|we used to|they used to|i almost|i nearly|i promised to|i remembered to": (),
        "i might|we might|i may|we may|i plan to|we plan to|i'm planning to": (),
        "we're planning to|i hope to|we hope to|i intend to|i always|we always|i usually": (),
        "we usually|i often|i sometimes|sometimes i|i rarely|i hardly ever|i seldom": (),
        "nobody can|no one can|nobody will|nobody wants to|people still|people always": (),
        "people never|do people|do people still|do people ever|do you ever|have you ever": (),
        "does anyone|does anyone still|does anybody|who told you to|who asked you to": (),
        "why would i|why would anyone|why would you|why should i|why do i have to": (),
        "why did i|why did you|why do people|why can't i|why don't people|what happens if i": (),
        "what happens when i|what if i|what if we|how do i|how do we|how do you|how would i": (),
        "how does one|how did you|how did i|should i|should we|is it safe to|is it legal to": (),
        "is it rude to|is it weird to|is it wise to|is it smart to|is it worth it to": (),
        "is it too late to|is it free to|is it normal to|it's too late to|it's too early to": (),
        "it is too late to|it's illegal to|it's rude to|it's silly to|it's stupid to": (),
        "it's wrong to|it's weird to|it's hard to|it's dangerous to|it's impossible to": (),
        "it's expensive to|it was a mistake to|it was nice to|it was fun to|it would be silly to":
          (),
        "it would be rude to|it would be wrong to|it would be stupid to|it'd be silly to": (),
        "it'd be rude to|it takes ages to|it takes forever to|there's no time to": (),
        "stop trying to|quit trying to|stop asking me to|stop telling me to|i hate to": (),
        "i hate it when people|i hate it when you|i love it when people|i love it when you": (),
        "i hate when people|i like it when people|i like it when you|i love to": (),
        "remember when we used to|remember when i used to|when i was young i would": (),
        "he asked me to|she asked me to|they asked me to|he told me to|she told me to": (),
        "they told me to|he wants me to|she wants me to|they want me to|he said to": (),
        "she said to|they said to|he can't|she can't|they can't|he won't|she won't": (),
        "they won't|he didn't|she didn't|they didn't|you didn't|he never|she never": (),
        "they never|he always|she always|they always|he forgot to|she forgot to": (),
        "he will|she will|they will|he'll|she'll|they'll|he's going to|she's going to": (),
        "they're going to|he's gonna|she's gonna|they're gonna|he might|she might|they might": (),
        "did you|did he|did she|did they|did anyone|did anybody|why did he|why did she": (),
        "why did they|when did you|when will you|when will he|when will she|i hope you": (),
        "i hope they|i wish i could|i wish we could|we could have|i could have|i should have": (),
        "we should have|you should have|you could have|i would have|i wouldn't have": (),
        "they forgot to|he wants to|she wants to|they want to|he used to|she used to": (),
        "my mom told me to|my boss told me to|my mom always tells me to|my wife told me to": (),
        "my husband told me to|you always|you never|you keep trying to|thanks but don't": (),
      ]),
      verbs: PhraseTable([
        "add|answer|append|begin|book|call|cancel|carry on|change|charge|check off|check|clear": (),
        "complete|continue|create|cross off|delete|dial|discard|display|drop|edit|empty|end": (),
        "erase|find|finish|flag|forward|get|give|hail|hang up|honk|invoice|let|list|lock|log": (),
        "look|make|mark|message|move|notify|open|order|pause|pay|phone|pick up|pick me|play": (),
        "postpone|pull up|push|put|queue|quit|rate|read|record|remind|remove|rename|reply": (),
        "request|reserve|resume|ring|save|schedule|search|send|set|settle|shoot|show|shuffle": (),
        "snooze|split|start|stop|summon|switch|take|tell|text|tip|track|transfer|tune": (),
        "ask|bill|turn|unlock|unsend|video call|wire|withdraw|write|bring up|jot down|put on|say":
          (),
      ]),
      exceptions: PhraseTable([
        "don't let me|do not let me|never let me|don't let us|i might get|i may get|i had to get":
          (),
        "i had to stop|i had to take|i always let": (),
      ]),
      conditions: PhraseTable([
        "if it|if the|if there's|if there is|if anyone|if anybody|if someone|if somebody": (),
        "if nobody|if my|if our|if i get|if i don't|if i forget": (),
        "if i'm not|if i am not|if i can't|if i win|even if|only if|unless|whenever": (),
      ]),
      promises: PhraseTable([
        "i'll|i will|i can|i could|i'd rather|i would rather|i'd better|i should|i shall": (),
        "let me|we'll|we will|we can|i might|i may|i want to|i prefer to|i'd prefer to": (),
        "i'd like to|i'm going to|i'm gonna|i have to|i had to|i need to|i think i'll": (),
      ]),
      promiseEndings: ["myself", "ourselves", "yourself", "himself", "herself"],
      people: PhraseTable([
        "i|we|you|he|she|they|i've|we've|you've|they've|he's|she's|they're|someone|somebody": (),
        "everyone|everybody|nobody|no one|people|my friend|my friends|my boss|my neighbor": (),
        "my mother|my mom|my mum|my father|my dad|my sister|my brother|my wife|my husband|my son":
          (),
        "my daughter|my aunt|my uncle|my cousin|my roommate|my flatmate|my teacher|my doctor": (),
        "my colleague|my coworker|my girlfriend|my boyfriend|my grandma|my grandpa|my kids": (),
        "my landlord|my parents|the kids|the teacher|the doctor|the nurse|the waiter|the driver":
          (),
        "the guy next to me|the man next door|the woman next door|the neighbors|the boss": (),
        "tom|bill|anne|juan|mom|mum|dad|grandma|grandpa|james|john|mary|anna|peter|paul|mike": (),
        "sarah|emma|lisa|david|alex|sam|ben|max|lucy|kate|jack|leo|nina|maria|chris|nick": (),
      ]),
      adverbs: PhraseTable([
        "just|already|always|also|never|usually|often|once|finally|accidentally|recently": (),
        "almost|then|have|has|had|'ve|'s|is|are|was|were|keeps|kept|been|sometimes|rarely": (),
        "loves|hates|likes|enjoys|stopped|started|tried": (),
      ]),
      futures: PhraseTable([
        "will|'ll|is going to|'s going to|are going to|might|won't|can't|may|used to|forgot to": (),
        "wants to|plans to|tried to|hopes to|promised to|refused to|refuses to|decided to": (),
      ]),
      verbForms: WordList(SpeakingHabits.storyVerbs(past: true)),
      gerunds: WordList(SpeakingHabits.storyVerbs(past: false)),
      wordsBeforeGerunds: PhraseTable([
        "i love|i like|i hate|i enjoy|i miss|i remember|i keep|i kept|i loved|i hated|i regret": (),
        "i was|we were|i'm tired of|i'm sick of|i'm bad at|i'm good at|thanks for|thank you for":
          (),
        "we love|we hate|we enjoy|we keep|we kept|imagine|i've been|we've been|i tried": (),
        "i've stopped|i stopped|i started|i can't imagine|i'm thinking about|i thought about": (),
      ]),
      quotations: PhraseTable([
        "i dreamt|i dreamed|i had a dream|my favorite line|quote|the lyrics": (),
        "in the movie he|in the movie she|in the movie they|in the film he|in the film she": (),
        "in the film they|in the song he|in the song she|in the song they|in the song it": (),
        "in the book he|in the book she|in the book they|in the story he|in the story she": (),
        "have you ever|did you ever|has anyone ever": (),
      ]),
      quotationEndings: PhraseTable([
        "is what he said|is what she said|is what they said|is what i said|is what he meant": (),
        "is what she told me|is what he told me|was what he said|was what she said": (),
        "is what he kept saying|is what she kept saying|is what they kept saying": (),
        "is what he always says|is what she always says|is what people say": (),
        "is a silly thing to say|is a weird thing to say|is a strange thing to say": (),
      ]),
      statements: PhraseTable([
        "i got a text|i got a message|i got a call|i got an email|i got a letter|i got a ride": (),
        "i got messages|i got texts|i got calls|i got a lift|i had a call|i had a ride": (),
        "i received a|we got a text|we got a message|we got a ride|i have a call at": (),
        "i have a call with": (),
      ]),
      writings: PhraseTable([
        "the sign|the note|the ad|the poster|the letter|the email|the card|the manual": (),
        "the song|the lyrics|the instructions|the label|the website|the headline|a sign": (),
      ]),
      wordsBeforeApps: ["on", "in", "with", "via", "using", "through", "over", "from"],
      otherApps: PhraseTable([
        "spotify|apple music|apple|youtube|youtube music|netflix|audible|pandora|soundcloud": (),
        "deezer|tidal|amazon|amazon music|amazon prime|prime video|disney plus|hulu|hbo": (),
        "twitch|tiktok|whatsapp|instagram|facebook|messenger|facebook messenger|snapchat": (),
        "telegram|slack|discord|microsoft teams|skype|zoom|wechat|twitter|linkedin|reddit": (),
        "pinterest|gmail|outlook|google|google maps|google keep|google drive|google photos": (),
        "todoist|evernote|notion|trello|google calendar|strava|fitbit|venmo|cash app|zelle": (),
        "opentable|yelp|airbnb|ebay|wikipedia|dropbox|icloud|shazam|duolingo|apple maps": (),
        "signal|viber|wechat pay|kakaotalk|google messages|google chat": (),
        "uber|lyft|freenow|free now|didi|blablacar|uber eats|doordash|grubhub|deliveroo": (),
        "revolut|monzo|n26|google tasks|microsoft to do|any do|ticktick|onenote": (),
        "peloton|nike run club|runkeeper|waze|plex|iheart|tunein": (),
      ]),
      appsAsThings: PhraseTable(["uber|lyft": ()]),
      articlesBeforeApps: ["a", "an", "another", "my", "our"],
      thingsOfApps: [
        "message", "messages", "text", "texts", "ride", "car", "driver", "payment", "call",
        "playlist",
      ])
  }

  /// The forms of the verbs of requests in stories: “added” and “adds”, and “adding”.
  ///
  /// Some verbs are also said of other things or in requests: “I'm looking for”.
  private static func storyVerbs(past: Bool) -> Set<String> {
    let verbs = storyForms.filter {
      !["finish", "end", "go", "look", "let", "ask"].contains($0[0])
    }
    let gerunds = verbs.filter { !["get", "take", "search", "check", "find"].contains($0[0]) }
      .map { $0[2] }
    guard past else { return Set(gerunds) }
    let others = ["get", "take", "set", "read", "let", "begin", "find"]
    let forms = verbs.filter { !others.contains($0[0]) }.flatMap { forms in
      [forms[1], ["ch", "sh"].contains(forms[0].suffix(2)) ? forms[0] + "es" : forms[0] + "s"]
    }
    return Set(forms + gerunds)
  }
}
