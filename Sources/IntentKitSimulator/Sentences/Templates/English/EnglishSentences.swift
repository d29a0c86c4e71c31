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
    <opening> = [<:>] [<hey>] [<hey>] [<ask>] [<just>] [go ahead and|go and] [please] [<wonder>]
    <hey> = which means|that means|meaning|haw|och|aye|shh|shush|ach|eek|yay|ouch|phew|gosh|jeez
        |good|hooray|finally|not now|crikey|blimey|ahoy|yo yo|well now|hang on|my bad|never mind
        |nevermind|okey dokey|alrighty then|oh god|oh my god|thank god|for god's sake|for heaven's
        sake|roughly|approximately|ayo|lowkey|pray|bet|sup|what's up|heyy|fr|ngl|tbh|btw|by the way
        |please to|right so|guys|everyone|team|oh and|and also|say there|omg|nvm|k|kk|kay|okie|bruh
        |fam|dang|argh|yep|yup|nope|welp|aight|alrighty|righto|cheers|ta|honestly|basically
        |literally|unfortunately|sadly|i say|like|ooh|oo|aw|ah|aha|ahem|oi|heya|hiya|howdy|greetings
        |all right|right then|okay then|ok then|well then|let's see|oh dear|oh my|oh no|whoops|bro
        |sis|pal|my friend|my dear|sir|madam|umm|er|erm|uhm|eh|in that case|for me|real quick|one
        more thing|first|first of all|come on|c'mon|you know what|tell you what|hurry|hurry up
        |pretty please|pls|plz|but|if you please|if you would|if you can|if you could|if possible|if
        you don't mind|if i may|when you can|when you get a chance|next up|lol|still|anyway|anyhow
        |again|dear|nah|no|ugh|yikes|oops|whoa|wow|man|dude|buddy|mate|hey there|hi there|darn|damn
        |do one thing|okay back at it|quickly|honey|darling|sweetie|love|fine|cool|great|perfect
        |listen up|attention|help|quick question|please|hey|hi|hello|ok|okay|hey siri|siri|yo|so|um
        |uh|alright|right|now|oh|well|yes|yeah|and|quick|hold on|wait|listen|look|excuse me|sorry
        |actually|hmm|also|then|now then|go|next
    # The parts of a polite beginning: "could you possibly be so kind as to".
    <softly> = please|kindly|just|possibly|maybe|perhaps|quickly|also|now|then|real quick|pretty
        please|by any chance|very kindly|actually|go ahead and|pls|plz|ever|um|uh|er
    <so kind> = be so (kind|good|nice) as to|be (good|kind|nice|so kind|so good|so nice) [enough]
        (to|and|as to)|be <a dear> [and]|do (me|us) (a|the|one) [quick|small|huge|little|big] (favor
        |favour|kindness|solid) [and]|be able to|manage to|help (me|us) [to|out and]|have the
        (kindness|goodness) to|try to|try and|see to it that you|go and|be bothered to|care to|be
        inclined to|be willing to|be happy to|see your way to|see fit to|remember to|do the needful
        and
    <a dear> = (a|an) (dear|love|darling|sweetheart|pal|mate|star|champ|good sport|angel|doll)
    <trouble you> = (trouble|ask|bother|request|beg|persuade|get|have|invite|impose on) you (to|for)
        |ask (that|if|whether) you (could|would)|ask for|request|request that you|have you|ask you
        please to
    <like you to> = (to|you to|for you to|it if you (could|might|would)|if you (could|would)|that
        you|you)
    <wonder> = (it would|it'd|that would) be <wish> to (know|see|hear|find out|learn|look at)|(it
        would|it'd) [really] help (me|us) [a lot] to (know|see|hear)|do you happen to know|(would
        |could|might) you [happen to] know|(i'd|i would) be (interested|curious) (to (know|see|hear)
        |in knowing|in seeing)|(i'm|i am) (curious|interested) [to know]|any chance [that] you (know
        |can tell me)|have you any idea|tell (me|us)|let (me|us) know|find out|see|check|have a look
        |look up|check for me|(i|we) (want|need|wish|would like|should like) to know|(i'd|we'd)
        (like|love) to know|(may|might|could|can) i (know|ask)|do you know|can you (tell|say|see)
        |any idea|inform (me|us)|say (me|to me)|explain (me|to me)|tell (me|us) please|please tell
        (me|us)|show (me|us)
    <wish> = [really|very|so|just|awfully|most] (great|nice|lovely|wonderful|good|helpful|awesome
        |super|fantastic|cool|brilliant|amazing|perfect|ideal|handy|useful|kind|kind of you|sweet
        |grand|terrific|marvelous|excellent|a [great|big|huge|real] (help|relief|favor|favour))
    <ask> = (it would|it'd|that would|that'd) [really] be <wish> (if [you] (could|would|can|might)
        |for you to|to have you|if you'd)|(it would|it'd) [really] (help|please|suit|save) (me|us)
        [a lot|out|greatly] [if [you] (could|would|can|might)|to]|(i'd|we'd|i would) be (delighted
        |pleased|relieved|so happy) if [you] (could|would|might)|(i'd|i would|we'd|we would) [much]
        (rather|prefer [that|it if]) you (could|would)|(i'd|i would|we'd|we would|i'll) (love|like
        |appreciate|prefer|welcome) it [very much|a lot|so much|greatly] if [you] (could|would
        |might)|(i'd|we'd|i would|i should) be [so|very|most|ever so|much] (grateful|obliged|glad
        |thankful|happy) if (could|would|might)|(i|we) trust you to|(i|we) would have you|what [i
        |i'd|i would] (need|want|like) (is for you to|you to do [now] is [to])|(i'm|we're) (after
        |keen on) (having you|you to)|{app} (i|we) like to|(i'm|i am) asking you to|(let's|let us)
        have you|(i|we) [really|probably] (should|ought to|better|had better)|(i'd|we'd) better
        |please you [please]|you please|you kindly|you will [please]|kindly you|(i|we) (was|were)
        hoping to|i've been (hoping|meaning|wanting) to|you need to|(sorry|i'm sorry|i hate|forgive
        me for|apologies for) [to] (bother|bothering|trouble|troubling|disturb|disturbing|ask
        |asking) [you] [but|and] [(could|can|would|will) you [please|kindly]]|(excuse me|pardon me
        |forgive me) [but] (could|can|would|will) you [please|kindly]|(i|we) would (want|wish) to
        |<would you mind> helping (me|us) [to|with]|<would you mind> [to|if you|if i asked you to]
        |(can|could|would|will) (someone|somebody|anyone|anybody) [<softly>]|(do|please|please do)
        <so kind>|(i have|it is) (the|my) (wish|desire|intention) to|(can|could|would) you please to
        |please to|(would you be|are you|you'd be) (willing|prepared|so kind) to|(can|could|would
        |will) [you] {app} [please]|do|kindly|please|(can|could|will|would|may|might|can't|couldn't
        |won't|wouldn't) (you|u|ya) [<softly>] [<so kind>]|(can|could|would) you please|(can|could
        |may|might|can't|shall) (i|we) [<softly>] [<trouble you>]|<softly> <so kind>|<so kind>|(i
        |we) [just|really|also|do|only|now|so|rather|kinda|kind of] (want|need|wish|would like
        |should like|would love|require|have|got|must|gotta|wanna) [to]|(i|we) [just|really|also|do
        |now] (want|need|wish|would like|should like|require|request|ask|beg) [that] you [to|please
        to]|(i'd|we'd|i would|we would|i should) [really|very much|quite|also|just|so|rather|dearly
        |kinda] (like|love|prefer|appreciate|be obliged|be glad|be grateful|be thankful|be most
        grateful|be much obliged) <like you to>|(i'd|we'd|i would|i should) be [so|very|most|ever so
        |much] (grateful|obliged|glad|thankful|happy) if (you could|you would|you'd|you might)|(i'm
        |i am|we're) (afraid|sorry [but]) [that] (i|we) (must|have to|need to|[will] need you to)|(i
        |we) (fear|regret) [that] (i|we) (must|have to)|(i|we) (was|were|am) (wondering|hoping
        |thinking) [if|whether|that] (you|i|we) (can|could|might|would) [<softly>]|(i'm|we're)
        (wondering|hoping) [if|whether|that] (you|i|we) (can|could|might|would) [<softly>]|i wonder
        (if|whether) (you|i|we) (can|could|might|would) [<softly>] [<trouble you>]|(do you think|do
        you suppose|is there any way|any way|any chance|is there any chance|would it be okay if|is
        it okay if) (you|i|we) [can|could|might]|(is it|would it be|would it be at all|is there any
        chance) (possible|okay|ok|alright|all right|fine|cool|feasible|doable|too much trouble|too
        much to ask) (to|for you to|if you|if i|if you could)|(it would|it'd) be (great|nice|lovely
        |wonderful|good|helpful|awesome|super|fantastic) (if you (could|would)|to)|if you (can|could
        |would) [please]|if (you'd|you would|you could) be so (kind|good) [as to]|if it's not too
        much (trouble|bother) [could you|please|can you]|if it isn't too much (trouble|bother)
        [could you|please|can you]|let's [go|just]|let us|let me|lemme|how about (we|you|i)|why
        don't (you|we)|shall we|imma|ima|i'mma|i will|i'll|we'll|i (shall|will) need (to|you to)
        |i'll need (to|you to)|(i'm|we're) (gonna|going to) need (to|you to)|(gonna|going to) need
        (you to|to)|i need for you to|(i|we) (want|need|wish) [that] you should|help me [to]|help us
        [to]|(it's|it is) time (to|for me to|we|i)|time to|i feel like|i fancy|i could use|(i'm|i am
        |we're|we are) (ready|trying|looking|hoping|all set|here) to|feel free to|see if you can|go
        on and|make sure (to|you)|you (can|could|may|must) [now|please]|need (to|you to)|want (to
        |you to)|wanna|gonna|gotta|got to|have to|would (like|love) (to|you to)|trying to|looking to
        |i guess i should|i think (i|we) (need|want|should|wanna) [to]|i think i'd like to|are you
        able to|(dare|must) i ask you to|i must ask you to|i have to ask you to|i request you to
        |make me a favor and|i wish you (to|would)|be sure to|(it's|it is|is) possible (to|for you
        to)|(it's|it is) okay to|i'd be needing you to|(i'm|i am|we're) (needing|wanting|wishing) to
        |i think i (want|wanna) to
    <just> = just|please just|just please|quickly|kindly|now|maybe|also|then|please go|go|try to
        |really|quick|only|um|uh|er|erm|(scroll|go|look) (back|up|down|again) and
    # After a mark: a reason, which doesn't count.
    <afterthought> = [the] (doorbell|phone|phone call|phone's ringing|red light|traffic light
        |traffic|emergency|kids|bathroom|bus|train|cramp|cramps|water break|rain|storm)|every
        (single|last) one [of (them|those|these)]|all of (them|it|those)|[the] (whole|entire) (lot
        |thing)|each and every one|hurry up [{*}]|make it (quick|snappy|fast)|step on it|as (soon
        |fast|quick) as possible|as usual|(haven't|hasn't|hadn't|didn't|doesn't|can't|cannot
        |couldn't|won't|isn't|aren't|wasn't|weren't|never|been|best|worst|some|somebody|someone
        |everybody|nobody|what|how|why|who|such|any|anything|almost|nearly|already|only|quite|pretty
        |me|us|him|them|there|here|another|wrong|oops|mistake|urgent|emergency|running|stuck|long
        |busy|apparently|luckily|unfortunately|fingers|oh|ugh|argh|phew|god|gosh|damn|bloody|he'd
        |she'd|they've|they'd|we'd|you've|you'll|you'd|who's|what's|how's|where's|let's|plans
        |something|change|traffic|sorry|never|nothing|everything|everyone|people|much|very|really
        |too|quite|all|it'll|that|these|those|her|his|our|your|their|when|where|after|before|though
        |although|even|who|which|turns|looks|guess|hope|think|always|still|i|i'm|i've|i'll|i'd|it
        |it's|we|we're|we've|we'll|he|he's|she|she's|they|they're|there's|that's|this|the|my|because
        |cause|since|so|as|before|you|you're|no|not|just|and (i|i'm|i've|i'd|i'll|we|we're|we've
        |we'll|it|it's|he|he's|she|she's|they|they're|that|that's|this|there|there's|then|don't|you
        |please|thanks|thank|also|so|now|maybe|nothing|no|if|when|make|my|not|be)|but|or|otherwise
        |then|if|for|while|until|please|thanks|love|dear|don't|will|would|can|could|okay|ok|got|need
        |want|would|in|on|at|to) [{*}]|{*} (is|are|was|were|'s|isn't|aren't|wasn't|has|have|had
        |hasn't|haven't|can't|cannot|won't|doesn't|didn't|wants|needs|says|said|keeps|keep|might
        |must|should|gets|got|getting|comes|coming|left|died|broke|called|starts|needed|wanted|ends
        |recommended|suggested|mentioned|promised|forgot|lost|found|moved|ran|runs|sent|wrote|ate
        |finished|canceled|cancelled|asked|told|made|makes|took|takes|gave|gives|bought|loves|loved
        |likes|liked|hates|hated|thinks|thought|knows|knew|went|goes|picked|changed|offered|came
        |stopped|started|hurts|hurt|works|worked|insisted|insists|swears|swore|lives|stays|stayed
        |decided|arrived|arrives|turned|turns|lied|loaned|lent|paid|owes|smells|sounds|looks|feels
        |felt|drives|drove|let|lets|helps|helped|invited|waits|waiting|going|driving|picking|crying
        |dying|killing|leaving|raining|closing|opening|staying|walking) [{*}]|go|go go|let's go
        |start|hurry|chop chop|asap|mate|man|bro|dude|yeah|alright|my friend|pal|buddy|sweetie|honey
        |darling|quickly|now|right now|fast|quick|okay|love|dear|siri|will you|would you|can you
        |could you
    # Words after a question that ask for the same once more: “Where’s my code? Show it”.
    <address> = [please|can you|could you|just] [go and] ((have|take) a [quick] look|look it up|look
        that up|look for (it|them)|check [it|that]|find out|search for (it|them)|find (it|them|out)
        |tell me|let me know) [in {app}] [for me|please|now]|[so|and] [please|can you|could you
        |just] (show|display|open|read|bring|put|pull|list|look|dig|get) [me|us] (it|them|that|those
        |this|these|one|[the|my] (code|qr code|qr|barcode)) [up|out|here|back] [on (the|my) (screen
        |display|phone)|to me|for me|out
        loud|aloud|please|now|quickly]
    # Other words before a sentence, which don't count.
    <preface> = (i've|we've|i have|we have) had [{*}] (pints|drinks|beers|glasses|whiskeys|cocktails
        |shots|wine) [of (wine|beer|gin)] [and|so]|{*} (lol|haha|omg|lmao)|(after|before) (work
        |school|lunch|dinner|breakfast|class|training|the (game|show|meeting|movie|concert|party))
        |like i said|as i said|as they say|as i was saying|like i was saying|{*} (but|and|so)
        (((could|can|would|will|might) you|i need you to|i want you to|i'd like you to) [please
        |kindly]|please)|{*,}|i (changed|'ve changed|have changed) my mind|i've changed my mind
        |change of plans|plans (changed|have changed)|(i'm|i am|we're) (tired|hungry|late|bored|cold
        |hot|back|home|sorry|lost|in a hurry|running late|ready|in a rush|freezing|sweating|here|all
        set)|(surf|class|school|dinner|lunch|light|train|time|break|somebody|someone|game|party|bus
        |baby|meeting|traffic|music|sun|weather|boss|everyone|everybody|company|coast|phone|he|she
        |mom|dad|tea|supper|bell) ('s|is|are) (hurt|on|up|coming|green|ringing|over|out|off|here
        |late|early|calling|ready|done|gone|dead|broken|sick|asleep|red|back|starting|started)|i
        (almost|nearly) forgot|by the way|before i forget|one more thing|good (morning|evening
        |afternoon)|thanks|great|thank you|perfect|cool|sure|never mind|it's (cold|hot|late|dark
        |raining|freezing|boiling) [in here|outside|out]|(i've|i have) (got|had) an idea|okay great
        |let me think|one second|just a second|i (made|'ve made) a mistake|i've made a mistake|oops
        |whoops|forget it|i have a request|(i have|i've got) a favor to ask|if you (don't mind
        |please)|when you (can|get a chance)|quick question|{*} (and|but|so) [i|we] (need|want|would
        like|'d like) to know|{*} (which is why|that's why|that is why|which means|for that reason
        |because of that|for which reason)
    # After any sentence.
    <closing> = <polite end> [<polite end>]
    <polite end> = and (quickly|quick|fast|now|pronto|soon|right away|hurry|hurry up|be quick [about
        it]|make it (fast|quick|snappy)|thanks|thank you|step on it|asap|at once|immediately)
        [please|thanks]|quick as you can|(have|take) a look|there|for us there|for me there|before i
        (forget|get cut off)|would you|will you|instead|now|right now|out loud|aloud|roughly
        |approximately|more or less|or so|na|yaar|lah|innit|aye|hen|no worries|asap|if you would
        please|at long last|for once|before (he|she|they|it|anyone|anybody|somebody|someone|everyone
        |everybody|it's too) {*}|to me please|before it's too late|yes|no rush|when you're free|if
        it's all the same to you|(because|'cause|cos) {*}|rq|asap please|now please|kindly|quick|on
        the double|stat|would you be so kind|if you would be so kind|if you'd be so good|if i may
        |when you're ready|whenever you can|whenever you're ready|at your convenience|at your
        earliest convenience|as soon as possible|as fast as you can|pretty please|there's a good
        (chap|lad|girl)|old chap|my good man|can ya|could ya|i'd appreciate it|i would appreciate it
        |much appreciated|that would be (great|nice|lovely|wonderful)|it's urgent|like now|this
        minute|this second|lol|would you do that for me|can you do that|can you do that for me|and
        make it (quick|snappy)|make it snappy|on the quick|pls|plz|thx|there's a dear|if it's not
        too much trouble|won't you|many thanks|much obliged|thank you kindly|as soon as you can|when
        you get a minute|if that's okay|would ya|if you please|pronto|chop chop|please would you|for
        me would you|would you kindly|if you'd be so kind|please|for me|please for me|for me please
        |siri|real quick|if you can|if you could|if you would|if possible|if you don't mind|if you
        wouldn't mind|will ya|thank you very much|thanks a lot|thanks so much|would you please|will
        you please|(can|could) you|(can|could) you please|when you (can|get a chance|have a moment
        |have a second)|(i'm|i am|we're|we are) (late|in a (hurry|rush)|running late|in the car
        |driving|busy|tired|almost there|begging you)|at present|presently|at this time|currently|if
        it's possible|if that's possible|when convenient|[as] (quick|quickly|fast|soon) as you (can
        |like)|if (that's|it's|that is|it is) not too much (trouble|bother|to ask)|if (that|it)
        (isn't|wouldn't be) too much (trouble|bother|to ask)|would you|will you
    <thanks> = [<polite end>] (thx|ty|thanks in advance|thank you in advance|thanks a (million
        |bunch)|thank you so much|thank you ever so much|cheers mate|bless you|you're (the best|a
        star)|thanks|thank you|ok|okay|will you|would you|[please] (thanks|thank you) [siri]|ta
        |cheers)|[<polite end>] (quickly|right away|now|right now|immediately|asap|straight away|at
        once|fast|already|too|as well|real fast|at the moment|mate|man|dude|bro|love|dear|honey
        |buddy|pal|yeah|alright|my friend|sweetie|darling)

    # Words that many domains share.
    <would you mind> = [would|do] you mind [terribly|awfully|very much|at all|please|ever so much]
    <someone> = someone|somebody|a friend|[a] people|my friends|a contact|one of my contacts
    <soon> = now|right now|right away|quick|quickly|at once|immediately|asap|straight away|this
        instant|already|real quick|real fast
    <find> = read me|read out|read aloud|read us|(i'm|i am|we're) (looking|searching|hunting) for
        |i'm trying to find|i can't find|(show to (me|us)|give to (me|us)|read to (me|us)|advise (me
        |us) (of|on)|inform (me|us) (of|about)|let me know|review|provide|provide (me|us) with
        |provide (me|us)|supply (me|us) with|supply|furnish|retrieve|obtain|present|print out for me
        |have a (wee|quick|little) look (at|for|through)|take a (wee|quick|little) look (at|for
        |through)|return|find out|pull out|pull up for|turn up|let (me|us) read|let (me|us) hear|let
        me look through|let me check|let me take a look at|let us see|show us|search in|search my
        |search our|check through|i should like to see|i'd like to see|i'd love to see|i would love
        to see|i want to look at|i want to view|read|dig for|dig out|get us|hand me|load|let me read
        |let me view|point me to|grab|find|find me|search|search for|search through|look for|look up
        |look through|show|show me|pull up|get|get me|bring up|display|list|open|open up|check|give
        me|gimme|locate|dig up|dig out|see|view|have a look at|take a look at|look at|track down|go
        find|go to|fetch|call up|let me see|let me have|i (want|need|wanna|would like) to see|i
        wanna see|browse|go through|hunt for|hunt down|see if there are|check for|check if there are
        |let me look at|scan|filter|check if i have|see if i have|tell me) [please|for me|for us]
    <is there> = have i|have we|any|got any|have you got|have we got|did we get|do i have|have i got
        |did i get|are there|is there|have i received|do we have|got|are|what are|what're|where are
        |where is|where's|wheres|which are|what is|what's|whats|i need|i want|who are|am i getting
        |were there|have there been
    <in plain car> = [(in|for|of|on|inside) (the|my|our|this) (car|vehicle|dashboard|cabin)]
    <called> = with the title of|under the title|titled as|by the name of|called|named|titled
        |entitled|with [the] (name|title)|by the name [of]|under the name [of]|by the title [of]
        |that's called|that is called|which is called|whose (name|title) is|labeled|headed|with name
        |by name|name is|the name is|which i call|to be called|under the heading|the title is|title
        is
    # To want something, and to want to know something.
    <i want> = i am wanting|we're wanting|we are wanting|i am needing|i'd need|we'd need|i'm needing
        |i am needing|we're needing|i'm wanting|i will need|we will need|i shall be needing|i would
        need|i'll need|we'll need|gie (me|us)|gies|gie's|mind getting (me|us)|let (me|us) get|i want
        |i need|i'd like|i would like|i should like|i'd love|i would love|we need|we want|we'd like
        |we should like|we'd love|gimme|give me|give us|get me|get us|let me have|let's have|let us
        have|lemme have|lemme get|(may|might|can|could) (i|we) (have|get)|need|want|would like|how
        about|what about|i'll have|i'll take|i could use|i could do with|i require|i'm after|set (me
        |us) up with|hook (me|us) up with|bring me|hand me|i wish [for]|i wish to have|i'd
        appreciate|throw me|treat me to|hit me with|i'm in need of|have|(i|we) shall (need|want
        |require|have)|(i'll|we'll|i will|we will) (need|want|be needing|be wanting)|i request|i am
        in need of|i'm going to need|i'm gonna need|gonna need
    <tell me> = (advise (me|us) (of|on|about|as to)|inform (me|us) (of|about)|ascertain|determine
        |establish|have a (wee|quick|little) (look|peek|check)|take a (wee|quick|little) look
        |provide (me|us) with|advise (me|us)|advise|have a peek|give (me|us) an idea|work out|look
        into|tell me|tell us|let me know|check|see|find out|know|i want to know|i need to know|i'd
        like to know|i would like to know|i should like to know|i'd love to know|may i know|might i
        know|may i ask|might i ask|do you know|can you tell|can you see|say|look|find out for me|i
        wonder|i'm wondering|inform me|look up|check for me|verify|confirm|have a look|figure out
        |show me|remind me|ask) [please|for me|for us]|i'm curious|i am curious|curious|need to know
    <:> = :

    # Sentences that mean nothing to any app, though they sound like it.
    <thing> = phone|laptop|computer|tablet|watch|headphones|camera|remote|tv|television|earbuds
        |keyboard|mouse|ipad|iphone|airpods|speaker|robot|bike|drone|scooter|toothbrush|smoke
        detector
    <goods> = soup|food|meal|steak|salad|drinks|wine|package|parcel|parcels|box|boxes|letter|letters
        |postcard|shoes|shirt|dress|jacket|dog|cat|dogs|cats|fax|flowers|gift|gifts|present|presents
        |file|files|document|email|emails|e mail|spaceship|rocket|robot|package|plates|dishes
    <room> = kitchen|bedroom|living room|bathroom|hallway|office|garage|porch|basement|attic|dining
        room|house|home|front|back|garden|yard|night|desk|table|ceiling|floor|hall|nursery|reading
        |outdoor

    <first name> = alex|alice|amy|andrew|andy|anna|anne|ashley|auntie|ben|bill|bob|brian|buddy
        |charlie|chris|claire|dad|daddy|dan|daniel|dave|david|emily|emma|eric|father|george|grandad
        |grandma|grandpa|granny|greg|harry|helen|henry|honey|jack|jake|james|jane|jeff|jen|jennifer
        |jess|jessica|joe|john|josh|juan|karen|kate|katie|kevin|kids|laura|lisa|lucy|luke|maria|mark
        |martin|mary|mate|matt|max|megan|michael|mike|mom|mommy|mother|mum|nan|nana|nick|oliver|paul
        |peter|phil|rachel|richard|rob|robert|ron|ryan|sam|sarah|scott|simon|son|sophie|steve|susan
        |sweetheart|tim|tom|tony|uncle|ruth|nora|mia|leo|ella|olivia|noah|liam|sofia|chloe|lily
        |grace|zoe|rita|nina|clara|eva|hannah|pedro|carlos|ana|maya|ali|omar|ahmed|priya|raj|sis|bro
        |boss

    <so please> = [so|and|then|anyway|hence] [<ask>] [please|just|kindly]
    <whose> = (mother|father|brother|sister|son|daughter|mum|mom) in law|(<first name>|(vet|doctor
        |dentist|lawyer|neighbor|neighbour|teacher|boss|landlord|plumber|kid|kids|son|daughter
        |sister|brother|mother|mum|mom|dad)) 's (mom|mum|mother|dad|father|wife|husband|brother
        |sister|boss|teacher|office|surgery|secretary|assistant|place|house|school|clinic|parents
        |girlfriend|boyfriend|partner|daughter|son|practice)
    <hum> = um|uh|umm|er|erm|uhm|eh|hmm
    <so> = [so|and|then|anyway] [please|can you|could you|would you|will you|can i|could i|you can|i
        need you to|i want you to] [please|just|kindly]

    Nothing
      (the|a|this|that|his|her|their|an) (note|sign|letter|message|email|text|poster|card|memo) {*}
          (said|says|read|reads|told|tells|asked|asks) {*}
      pick me up (a|an|some|the) {*}
      take me out to the ball game
      (it's not|it is not|it isn't) that (i|we) (want|need|have|like|wish) to {*}
      <first name> owes <first name> {*}
      text books are {*}
      take note (young man|young lady|everyone|everybody|class|gentlemen|ladies|people|kids) {*}
      (cancel|turn off|stop|snooze|delete) [the|my] (alarm|timer|stopwatch) {*}
      (the|my|his|her|our|your) note (about|on|for|from) {*} (got|was|went|is) (lost|torn|wet
          |missing|ruined|gone) [{*}]
      how much (battery|charge|power|juice) (does|is|has|do) [left] [in|on] (my|the|your) <thing>
          [have|got|left|has] [left]
      (use|change|set|update|delete) (my|the) profile (picture|photo|pic|page|name|status) [{*}]
      (the|a|his|her|my|this|that) note [on|in|by|at|from] {*} (said|says) (to|message|text|call
          |tell|buy|pay|ring|bring|ask|get|don't|do not|please) {*}
      (message|text|call|tell|write|phone|ring|ask|pay|send) each other {*}
      (maybe|perhaps) (i'll|i will|we'll|we|i might|i should have|it's) {*}
      (battery|charge|power) (of|on|in) [the|my] <thing>
      (lock|unlock|open|close|lock up|open up) [my|the|our] (<room>|shop|store|office|restaurant
          |bar) {*}
      let me (in|into) [the|my|our] (<room>|house|building|apartment|flat|club|party|secret|school)
      (did|have) i (lock|locked|remember to lock|forget to lock|leave) [the|my|our] [<room>] (<room>
          (door|doors|gate|window|windows)|<thing>|house|door|doors|gate|window|windows|safe|shop
          |shed|flat
          |apartment|stove|oven|iron|bike|keys|wallet) [{*}]
      (he|she|they|tom|bill|anne|juan|mom|dad|somebody|someone|everyone) (said|says|say|told me
          |asked|asks|thinks|replied|answered) {*,} {*}
      (<first name>) (can|could|would|will) you [please] (drive|take|bring|call|text|send|lend|pay
          |buy|get|pick|play|book|order|make|give|tell|help|come|stop|turn|show|find|remind|read
          |open|close|lock|start|put|add|set|write|message|ring|phone|fetch|hand|pass|look|check|ask
          |let|do|go|wait) [me|us] [{*}]
      (make sure|see that|check|ensure) [that] (the|my|our) [<room>|front|back] (door|gate|window
          |windows|house|safe|garage|shop|shed) (is|are|'s) [really|still] (locked|closed|shut|open
          |unlocked) [{*}]
      (i|we) (like|love|enjoy|prefer|hate|tend|used) to (listen to|listen|play|watch|run|walk|swim
          |call|text|take|dance|sing|cook|eat|read|travel|drive|hike|work out|exercise|go|jog|row
          |write|message) {*}
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
      (what's|whats|what is|how much|check|show|how is|how full is) {*} (battery|charge|power) {*}
          (of|on|in) (my|the) <thing> [{*}]
      (what's|whats|what is|check|show|show me|tell me) [the] [remaining] (battery|charge|power)
          [level|status|life|percentage] (of|on|in) [my|the] <thing> [{*}]
      how (full|charged) is (my|the) <thing>
      (may|might|can|could|shall) (i|we) have this dance [{*}]
      take the (stairs|elevator|escalator) [{*}]
      i'll take the (stairs|elevator|escalator|fish|blame|risk) [{*}]
      tell me (a|another|some|something|about|who|what|where|when|why|how) {*}
      (who|what|where|when|why|how) {*} (joke|story|weather|recipe|president)
      (lend|loan|sub|spot) us {*}
      (i'll|i will|i'd better|i'd rather|i should probably|i can|i might) (text|message|call|ring
          |phone|pay|email|tell|ask|remind|book|order|find|get|buy|add|write) {*} (myself|later|more
          often|tomorrow|another time|when i {*}|once i {*}|if i {*}) [{*}]
      (do you|d'you|don't you|you) (want to|wanna) play {*}
      (i|we) (used to|always|never|usually|often) (play|call|text|pay|run|walk|order|take|watch
          |listen) {*}
      (cancel|turn off|stop|snooze|delete) [the|my] {*} (alarm|timer|stopwatch) [{*}]
      (ride|taxi|car|text|call|message|play|add|send|tell|ring) [<hum>] [to] [<hum>] (no|never mind
          |nothing|forget it|no wait|wait|so|like|so like) [wait|so|never mind|forget it|nothing]
          [{*}]
      (he|she|they|it) (said|says|goes) quote (tell|text|call|send|pay|book|play|order) {*} [i'm]
          [sorry|no|wait|actually] [{*}]
      (i|we) [really] (should|could|ought to|must|might) [really] (let|text|call|tell|send|write
          |phone|ring
          |book|order|take|pay|play|add|get) {*} (sometime|someday|some day|one day|one of these
          days|more often|more|less often|less|again some time)
      call [back] (later|another time|again later|next week|tomorrow) [{*}]
      (what's|what is|how's|check|show me|tell me) (my|the) <thing> 's (battery|charge|power)
          [level|status|life|percentage] [{*}]
      (i|we) (want|need|bought|got|could use|deserve) a (new|used|second hand|bigger|faster|better
          |company|rental|cheaper|nicer) (car|van|truck|suv) [{*}]
      let's (watch|see|play|listen to|dance to) {*} (tonight|tomorrow|later|this weekend|this
          evening
          |sometime|someday|some day|after dinner|after work|together) [{*}]
      take (me|us) [back] to (the (good old days|past|future|moon|next level|beginning|good times
          |ball game)|heaven|paradise|your leader|infinity) [{*}]
      play me like {*}
      call (an end|a halt|time|a truce|a vote|a spade) [to|on] {*}
      ring (my|the|your|his|her|their|our) (doorbell|doorbells|bell|bells) [{*}]
      (lock|unlock) [my|the|this|his|her] <thing> (with|using|by) {*}
      (lock|unlock) [all] [the|my|our] (door|doors|windows|gate) (at|of|in) [the|my|our] (home|house
          |<room>)
      save [the|this|my] {*} as (a|an) (pdf|file|document|draft|template|jpeg|png|picture|zip)
      flash the lights (at|in) [the|my] (home|house|<room>|theater|hall)
      take a (note|page|leaf) (from|out of) (my|his|her|their|your) book
      make a mental (note|image|picture|list) [{*}]
      put (it|that|this|them|me|him|her) (down|away|back|out|together|aside|behind {*})
      flag of {*}
      snooze button {*}
      {*} (on|from|off) the (internet|web)
      (find|show|look for|search for|search|see) {*} (on|from|off) the (internet|web)
      show me (pictures|photos|images|videos) of {*} (on|from|off) the (internet|web)
      watch (where|your|it|out|me|him|her|them|what|how|the (pot|kids|baby|dog|step|door|clock|road
          |time|milk)) [{*}]
      queue (here|there|up here|outside|at the {*}|for (tickets|hours)) [{*}]
      (photo|picture|song|album|photos) of the (year|day|week|month|century|decade)
      {*} slideshow (in|with|on) (keynote|powerpoint|google slides)
      ask (a|an|any|some|google|alexa|cortana|chatgpt) {*}
      write (legibly|neatly|clearly|quickly|often|well|in (ink|pencil|capitals|block letters)) [{*}]
      pay (per|by the|in) (view|hour|click|person|kind|advance|full|installments|cash) [{*}]
      charge (ahead|on|forward|up|at {*})
      take (me|us) [back] to the (next|previous|last|first|main|home) (slide|page|chapter|level|step
          |tab|screen|menu|question|verse|paragraph) [{*}]
      (reply|respond|answer) to (the|this|that|my|his|her) (email|emails|mail|letter|post|comment
          |tweet|review|ad|question) [{*}]
      (schedule|plan|arrange) [a] (dinner|lunch|breakfast|brunch|drinks|coffee|date|meeting) with
          {*}
      send (the|this|that|these|those|my|our|some|her|his) <goods> [back|away|outside|over|off|out]
          [{*}]
      let's (watch|see|catch) [a|the|some] (movie|film|show|game|match|concert|play) (tonight
          |tomorrow|later|this weekend|this evening|sometime|together|on {*}|after {*})
      stop {*} so (fast|loud|loudly|much|hard|slowly|often|early|late)
      can i pay (with|by|using) [a|the|my] (qr code|card|code|phone|cash|cheque|check) there
      note to (readers|the reader|editors|the editor|students|parents) {*}
      (facetime|skype|zoom|whatsapp|bluetooth|wifi|siri|youtube|netflix|spotify) (isn't|doesn't
          |won't|is|was|keeps|has|hasn't|can't|never) {*}
    """
}
