/// The templates of English sentences.
///
/// Each domain has a file. `SentencePattern` explains the notation.
enum EnglishSentences {
  /// The templates by domain.
  static let domains: [(String, String)] = [
    ("Messages", messages), ("Lists and Notes", listsAndNotes), ("Workouts", workouts),
    ("Ride Booking", rides), ("Payments", payments), ("Visual Codes", visualCodes),
    ("Calls", calls), ("Media", media), ("Photos", photos), ("Car Commands", carCommands),
    ("CarPlay", carPlay), ("Radio", radio), ("Restaurant Reservations", restaurants),
  ]

  /// The rules for all domains.
  static let rules = """
    # Before any sentence: "hey", "could you please", "I'd like you to".
    <opening> = [<:>] [<hey>] [<hey>] [please|pls|plz|please to] [<can you>] [<just>] [go ahead and]
        [please]
    <hey> = dear|nah|no|ugh|yikes|oops|whoa|wow|man|dude|buddy|mate|hey there|hi there|gosh|darn
        |damn|do one thing|not now|okay back at it|quickly|honey|darling|sweetie|love|fine|cool
        |great|perfect|listen up|attention|help|quick question|please|hey|hi|hello|ok|okay|hey siri
        |siri|yo|so|um|uh|alright|right|now|oh|well|yes|yeah|and|quick|hold on|wait|listen|look
        |excuse me|sorry|actually|hmm|also|then|now then|go|next
    <can you> = (can|could|may) i trouble you (for|to)|(lemme|imma|i'mma|i will|i'll|wanna|may you
        |kindly)|be (a dear|a love|a darling|a good sport|an angel) and|i (shall|should like to)|i'd
        be grateful if you (could|would)|i (was|am) wondering if you (could|can)|do you think you
        (could|can)|is there any way you (could|can)|it would be (great|nice|lovely) if you could|i
        want that you|(would|could) you be (a dear|a darling|so good) [and|as to]|would it be
        (alright|okay) to|if it's not too much trouble|i (want|need)|you must|would u|i require you
        to|see if you can|go on and|(can|could|would|will) (u|ya) [please]|(gonna|going to) need you
        to|i'm gonna need you to|i need for you to|i feel like|i fancy|(can|could|would|will) [you]
        {app} [please]|(can|could|would|will) you [please]|can't you|can i [please]|could i [please]
        |may i|i [just] (want|need|wish|have|got) to|i'd [really] (like|love|prefer) to|i would
        [really] (like|love) to|i wanna|i (gotta|must)|i've got to|i have got to|let's|let us|let me
        |help me|help me to|i (want|need) you to|i'd like you to|i would like you to|(can|could) we
        |we (need|want|have) to|we'd like to|we gotta|be so kind as to|(could|would) you be so kind
        as to|i was hoping you could|(do|make) me a favor and|(do|could you do) me a favor and|it's
        time to|time to|any chance you (can|could)|is it possible to|i'd appreciate it if you could
        |would it be possible to|if you (can|could|would)|you (can|could) [now]|feel free to|would
        you be able to|need to|want to|wanna|gotta|got to|have to|would like to|i will need to|i'll
        need to|i guess i should|i think i (need|want) to|are you able to|i'm ready to|i am ready to
        |we're ready to
    <just> = just|please just|just please|quickly|kindly|now|maybe|also|then|please go|go|try to
        |really|quick
    # Other words before a sentence, which don't count.
    # After a mark: a reason, which doesn't count either.
    <afterthought> = (i|i'm|i've|i'll|i'd|it|it's|we|we're|we've|we'll|he|he's|she|she's|they
        |they're|there's|that's|this|the|my|because|cause|since|so|as|before|you|you're|no|not|just
        |and|but|or|otherwise|then|if|for|while|until|please|thanks|love|dear|don't|will|would|can
        |could|okay|ok|got|need|want|would|in|on|at|to) {*}
    <preface> = {*,}|i (changed|'ve changed|have changed) my mind|i've changed my mind|change of
        plans|plans (changed|have changed)|(i'm|i am|we're) (tired|hungry|late|bored|cold|hot|back
        |home|sorry|lost|in a hurry|running late|ready|in a rush|freezing|sweating|here|all set)
        |(surf|class|school|dinner|lunch|light|train|time|break|somebody|someone|game|party|bus|baby
        |meeting|traffic|music|sun|weather|boss|everyone|everybody|company|coast|phone|he|she|mom
        |dad|tea|supper|bell) ('s|is|are) (hurt|on|up|coming|green|ringing|over|out|off|here|late
        |early|calling|ready|done|gone|dead|broken|sick|asleep|red|back|starting|started)|i (almost
        |nearly) forgot|by the way|before i forget|one more thing|good (morning|evening|afternoon)
        |thanks|great|thank you|perfect|cool|sure|never mind|it's (cold|hot|late|dark|raining
        |freezing|boiling) [in here|outside|out]|(i've|i have) (got|had) an idea|okay great|let me
        think|one second|just a second|i (made|'ve made) a mistake|i've made a mistake|oops|whoops
        |forget it|i have a request|(i have|i've got) a favor to ask|if you (don't mind|please)|when
        you (can|get a chance)|quick question
    # After any sentence.
    <closing> = <polite end> [<polite end>]
    <polite end> = pls|plz|thx|dear|love|mate|bro|dude|man|there's a dear|if it's not too much
        trouble|won't you|yeah|alright|many thanks|much obliged|thank you kindly|as soon as you can
        |when you get a minute|if that's okay|would ya|if you please|pronto|chop chop|please would
        you|for me would you|would you kindly|if you'd be so kind|now would you|please|for me|please
        for me|for me please|now please|siri|real quick|if you can|if you could|if you would|if
        possible|if you don't mind|if you wouldn't mind|will ya|thank you very much|thanks a lot
        |thanks so much|would you please|will you please|(can|could) you|(can|could) you please|when
        you (can|get a chance|have a moment|have a second)
    <thanks> = thanks|thank you|ok|okay|will you|would you|[please] (thanks|thank you) [siri]|ta
        |cheers

    # Words that many domains share.
    <would you mind> = [would|do] you mind
    <someone> = someone|somebody|a friend|[a] people|my friends|a contact|one of my contacts
    <soon> = now|right now|right away|quick|quickly|at once|immediately|asap|straight away|this
        instant|already|real quick|real fast
    <find> = (find|find me|search|search for|search through|look for|look up|look through|show|show
        me|pull up|get|get me|bring up|display|list|open|open up|check|give me|gimme|locate|dig up
        |dig out|see|view|have a look at|take a look at|look at|track down|go find|go to|fetch|call
        up|let me see|let me have|i (want|need|wanna|would like) to see|i wanna see|browse|go
        through|hunt for|hunt down|see if there are|check for|check if there are|let me look at|scan
        |filter|check if i have|see if i have|tell me) [please]
    <is there> = do i have|have i got|did i get|are there|is there|have i received|do we have|got
        |are|what are|what're|where are|where is|where's|which are|what is|what's|i need|i want|who
        are|am i getting
    <in plain car> = [(in|for|of|on|inside) (the|my|our|this) (car|vehicle|dashboard|cabin)]
    # A reason before a request, and words that make it none.
    <because> = <statement> {*}
    <statement> = (i|i'm|i've|i'll|i'd|we|we're|we've|it's|that's|my|the|there's|this|it|that|they
        |they're|something|somebody|someone|here|ok|okay|enough|dinner|lunch|break)
    <doubt> = don't|do not|wish|could|did|didn't|never|not|won't|can't|cannot|couldn't|shouldn't
        |wouldn't|had to|used|told|tells|tell|said|say|says|asked|asks|wanted|wants|tried|forgot
        |forget|always|usually|sometimes|might|would|was|were|when|if|why|should|how|because|after
        |before|while|until|doesn't|isn't|hadn't|haven't|hasn't|who|which|thinks|think|thought|hate
        |likes|like|love
    <called> = called|named|titled|entitled|with [the] (name|title)|by the name [of]|under the name
        [of]|by the title [of]|that's called|that is called|which is called|whose (name|title) is
        |labeled|headed
    <:> = :

    # Sentences that mean nothing to any app, though they sound like it.
    <thing> = phone|laptop|computer|tablet|watch|headphones|camera|remote|tv|television|earbuds
        |keyboard|mouse|ipad|iphone|airpods|speaker|robot|bike|drone|scooter|toothbrush|smoke
        detector
    <room> = kitchen|bedroom|living room|bathroom|hallway|office|garage|porch|basement|attic|dining
        room|house|home|front|back|garden|yard|night|desk|table|ceiling|floor|hall|nursery|reading
        |outdoor

    Nothing
      (he|she|they|tom|bill|anne|juan|mom|dad|somebody|someone|everyone) (said|says|say|told me
          |asked|asks|thinks|replied|answered) {*,} {*}
      (is|are) (the|my|our) [<room>] (door|doors|gate|window|windows|house|safe|garage|shop|store
          |office) (locked|unlocked|open|closed) [{*}]
      (lock|unlock|open|close|shut|secure) [my|the|our] [<room>] (<room> (door|doors|window|windows
          |gate)|<thing>|house|gate|window|windows|safe|screen|bathroom|shop|office|apartment|drawer
          |cabinet|bike)
      (lock|unlock|open|close|shut) [my|the|our] (front|back|side|patio|cellar|main) (door|doors
          |gate)
      turn (on|off|up|down) [the|my|all] [<room>] (light|lights|lamp|lamps|tv|television|oven|stove
          |heater|fan|fireplace|sprinklers|dishwasher|computer|alarm) [{*}]
      (set|turn|put|dim) [the|my] <room> (light|lights|thermostat|temperature|fan) {*}
      turn [the|my|all] [<room>] (light|lights|lamp|tv|television|oven) (on|off|up|down)
      (what's|what is|how much|check|show|how is|how full is) {*} (battery|charge|power) {*} (of|on
          |in) (my|the) <thing> [{*}]
      (what's|what is|check|show|show me|tell me) [the] [remaining] (battery|charge|power) [level
          |status|life|percentage] (of|on|in) [my|the] <thing> [{*}]
      how (full|charged) is (my|the) <thing>
      tell me (a|another|some|something|about|who|what|where|when|why|how) {*}
      (who|what|where|when|why|how) {*} (joke|story|weather|recipe|president)
    """
}
