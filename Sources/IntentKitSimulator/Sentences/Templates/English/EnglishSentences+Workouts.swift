extension EnglishSentences {
  static let workouts = """
    # What the user does, by the word that names it.
    <plain activity> = skipping|rope skipping|skip rope|run|running|jog|jogging|walk|walking|hike
        |hiking|swim|swimming|bike ride|bike|biking|cycling|cycle|spin|spinning|yoga|pilates|rowing
        |row|strength training|weight training|weightlifting|weight lifting|lifting|interval
        training|high intensity interval training|cross training|circuit training|crossfit|core
        training|functional training|stretching|plank|planks|push ups|pushups|sit ups|situps|squats
        |burpees|jumping jacks|jump rope|rope jumping|elliptical|stair climbing|stair climber|stair
        stepper|stepper|treadmill run|treadmill walk|treadmill|dance|dancing|zumba|aerobics|boxing
        |kickboxing|martial arts|karate|judo|tai chi|taekwondo|wrestling|fencing|tennis|table tennis
        |badminton|squash|racquetball|basketball|soccer|football|volleyball|baseball|softball|hockey
        |cricket|rugby|golf|pickleball|skiing|cross country skiing|downhill skiing|snowboarding
        |skating|ice skating|roller skating|inline skating|rollerblading|skateboarding|surfing
        |kayaking|canoeing|paddling|paddleboarding|climbing|rock climbing|climb|stair climb|stair
        run|stair walk|stairs|trek|couch to 5k run|bouldering|horseback riding|sprint|sprints
        |sprinting|marathon|half marathon|trail run|trail running|tempo run|recovery run|interval
        run|race|power walk|dog walk|nordic walking|power yoga|hot yoga|water aerobics|barre
        |gymnastics|cardio|abs|mobility|snowshoeing|sailing|trampoline|stroll|ski|ballet|swim
        training|running session|bicycle ride|bicycling|mountain biking|mountain bike ride|road ride
        |hill repeats|hill run|laps|handcycling|hand cycling|pool swim|open water swim|lap swim|lap
        swimming|pool swimming|open water swimming|trail walk|hill walk|brisk walk|speed walk|city
        walk|trail hike|fun run|charity run|mountain hike|jump roping|skipping rope|weights|free
        weights|bench press|deadlifts|crunches|spin bike|spinning bike|rowing machine|treadmill jog
        |air bike|assault bike|fartlek|intervals|hill sprints|triathlon|duathlon|swimrun|beach
        volleyball|handball|water polo|lacrosse|curling|disc golf|frisbee|ultimate frisbee|paddle
        tennis|padel|hunting|fishing|equestrian|dressage|parkour|calisthenics|capoeira|krav maga|jiu
        jitsu|muay thai|qigong|aikido|power lifting|powerlifting|kettlebells|kettlebell|wheelchair
        push|wheelchair laps|wheelchair|bicycle training|bicycle|surf|walk run|run walk|stretches
        |lunges|pull ups|ruck|rucking|mindful cooldown|cooldown|cool down|warm up|warmup|meditation
        |step aerobics|aqua jogging|archery|bowling|fitness class|dance class|spin class|yoga class
        |pilates class|barre class|cycling class|boxing class|zumba class|step class|aerobics class
        |swim class|kickboxing class|spinning class|gym class|boot camp|bootcamp|leg day|upper body
        |lower body|full body|hoops|tap dance|salsa|ballroom dancing|hula hooping|pole dancing|hiit
        |core|exercise bike|stationary bike|(morning|evening|afternoon|lunch|lunchtime|night|easy
        |beach|park|steady) (run|walk|jog|hike|bike ride|swim)
    <activity name> = <plain activity>|<plain activity> (class|training)|fitness class
    <activity> = {workoutName:<activity name>}
    <moving> = run {workoutName=run}|walk {workoutName=walk}|swim {workoutName=swim}|jog
        {workoutName=jog}|bike {workoutName=bike}|cycle {workoutName=cycle}|hike {workoutName=hike}
        |row {workoutName=row}|sprint {workoutName=sprint}|ski {workoutName=ski}|spin
        {workoutName=spin}|climb {workoutName=climb}|ride my bike {workoutName=bike ride}|ride a
        bike {workoutName=bike ride}
    <workout> = sport training|sports training|fitness training|gym workout|sports session|workout
        |exercise|training|session|workout session|training session|exercise session|exercise
        routine|workout routine|routine|gym session|working out|exercising|fitness session|training
        run|practice
    <filler> = [wee|quick|short|little|nice|long|good|brief|light|hard|solo|gentle|big|new|proper
        |daily|usual|regular|slow|fast] [easy|slow|gentle|light|fast|hard|long|short|nice|quick
        |little|brisk|steady]

    # The goal and the place.
    <location> = (indoor|inside|indoors) {workoutLocationType=indoor}|(outdoor|outside|outdoors)
        {workoutLocationType=outdoor}
    <location after> = (with (my|the|our|some) (dog|dogs|kids|kid|baby|pram|stroller|wife|husband
        |friend|friends|group|club|team|class|coach|trainer|sister|brother|mom|mum|dad|neighbor
        |partner|boyfriend|girlfriend|son|daughter|buddy)|in the (rain|snow|sun|dark|forest|woods
        |hills|neighborhood|garden|city|country|mountains|pool|sea|lake|ocean)|around the (block
        |lake|park|neighborhood|track|city|village|pond)|on the (beach|track|trail|road|trails)
        |along the (river|beach|coast|canal|sea)|to (work|the office|school)|(after|before) (work
        |breakfast|lunch|dinner|school))|[that's|that is|done] (indoors|inside|indoor|at the gym
        indoors|in the house) {workoutLocationType=indoor}|[that's|that is|done] (outdoors|outside
        |outdoor|out in the open|in the outside|in the open air|in the fresh air|in the open)
        {workoutLocationType=outdoor}|(at|in) the gym|on the treadmill {workoutLocationType=indoor}
        |in the park|at home
    <open> = (open goal|goal less|unrestricted|untimed|open|free|freestyle|open ended|openended
        |endless|goalless|goal free|unlimited|no goal) {isOpenEnded=true}
    <open after> = (without [a|any] [set|specific|particular|fixed|time|distance] (goal|goals|target
        |limit|end goal)|[with] no [set|specific|particular|time|distance|fixed] (goal|goals|target
        |limit|end goal)|open ended|no goal [please]|no target|no goals|with an open end|and no goal
        |and (don't|dont|do not) set a goal|(don't|dont|do not) set a goal|that's open ended|that is
        open ended|[and] keep it open ended|make it open ended|no limit|no limit on it|no limits|as
        an open ended (workout |one)|until i (stop|say stop)) {isOpenEnded=true}
    <goal after> = [for|of|over|lasting|that lasts|covering|and (aim|go|shoot) for|aiming for|aim
        for|shoot for|going for|to|about|around|for about|for around|at|until|till|til|until i reach
        |until i hit|until i've done|until i burn|until i've burned|to burn|and burn|burning|target
        |with a target of|my target is|my goal is|with a goal of|with the goal of|set [the|a|my]
        goal (to|of|at)|goal|[the|my|our] goal [is|'s|will be|should be|today is]|[the|my|our]
        target [is|'s|will be|should be]|the goal is|my goal|and set [the|a|my] goal (to|of|at)|and
        stop (after|at)|stop (after|at)|up to|for a total of|with a (distance|duration|length) of
        |make it|let's (say|do|make it)|totaling|with|till i hit|[and] (i|we) (want|need|wanna|would
        like|'d like|plan|aim|hope|intend|have) [to] (burn|do|cover|go|reach|hit|run|walk|swim|ride
        |last|manage|get to)|[and] (i'd|we'd) like to (burn|do|cover|go|reach|hit|run|walk|swim|ride
        |last|manage|get to)|[and] (i'm|we're) (aiming|going|shooting|hoping) (for|to (burn|do|cover
        |go|reach|hit))] {goalValue:goal} [long|goal|total|in total|please|is (the|my) (goal|target)
        |as (the|a|my) (goal|target)]
    <details> = <more details> [starting [right] now|from now|beginning now|as of now|this minute|at
        once|now|right now|today|tonight|again today|right away|immediately]
    <more details> = [<goal after>] [<location after>] [<open after>]|<location after> <goal after>
        |<open after> <location after>
    <exercise> = <filler> <activity> [workout|session|exercise|practice|game|match|round|interval]
        |<filler> <workout>
    <before> = [<open>] [{goalValue:goal} [of|long]] [<location>]|<location> {goalValue:goal} [of]
        |<location> <open>|{goalValue:goal} <open>
    <a> = [a|an|my|the|some|another|our|this|one|today's|a bit of|a spot of|a little|a session of|a
        round of]

    <begin> = (smash out|bash out|blast out|bang out|knock out|churn out|grind out|pump out|crank
        out|get in|fit in|cram in|get stuck into|get cracking (on|with)|make|<i want>|start|begin
        |record|track|do|kick off|log|launch|gimme|give me|get|get me|start up|start tracking|start
        recording|start logging|begin tracking|begin recording|monitor|fire up|initiate|set up
        |create|measure|get going with|get started (with|on)|get going on|start on|start with|go for
        |go on|go do|start doing|start me on|start me off with|get me started (on|with)|set off on
        |head out for|head out on|begin with|new|get started|squeeze in|crank up|sign me up for|put
        me down for|start counting|begin counting|get moving on|make it|make this|make that|join me
        for|go do|hit|knock out|turn on|throw in|bring on|launch into|time to do|start me up with
        |<would you mind> (starting|tracking|recording)|let's do|let's go for|let's start|time me
        (on|for|during|while i do)|time|clock|clock me on|track me (on|for|during)|count|put me
        through|keep track of|it's time for|time for|i'm ready for|ready for|i'm up for|i'm about to
        (start|begin|do)|i'm (starting|beginning|doing|about to do)|take me through|have|add|use for
        |want|i want|i need|need|i'd like|i feel like|let's have|activate|trigger|commence|register
        |open|proceed with|crack on with|set me off on|get us going on|fire away with|launch me into
        |go with|set a|put on|do me|do us|start off|start off with) [please|for me|for us|me|us]|get
        me going (on|with)|get us going (on|with)|get me onto|get me into|start me|have me|let me
        have|let me do|give us|give me a|line up|kick me off with|set me up with|set me up for|get
        set for|start with|begin recording|follow|run
    <goal and place> = {goalValue:goal} [of|long] <location>|<location> {goalValue:goal}
    <ride> = ride|gravel ride|road ride|evening ride|morning ride|cycle ride
    <strict begin> = commence|initiate|start|begin|record|track|log|kick off|start tracking|start
        recording|begin tracking|begin recording|launch
    <i'm off> = off [out] for <a>|(i'm|i am) off [out] for <a>|(i'm|i am|we're) (lacing up|getting
        ready|warming up|about to leave|headed|suiting up) for <a>|(i'm|i am|we're|we are) (going
        |gonna go|going to go|about to go out|gonna do|going to do|off|heading out|heading|going out
        |headed|headed out|about to go|off out|out|leaving|setting off|going off|starting) [for|on
        |to|to do|to go] <a>|(i'll|i will|i think i'll|i think i will|i reckon i'll|reckon i'll
        |might|think i'll|i might|i guess i'll) [just|now] (go|head out|pop out|set off|do) [for]
        <a>
    <track it> = [so|please|and|then|can you|could you] [please|just] (count|start counting|get
        counting|track|time|record|start|log|monitor|begin|measure|clock|save) [tracking|recording
        |timing|logging] [it|me|that|this|the workout|a workout|my workout|us|the session|the timer
        |the clock|the watch|the stopwatch|the time|this walk|this run|one]

    <pause phrase> = (pause|suspend|freeze) [tracking|recording] <the workout>
    <end phrase> = (end|stop|finish|save) [tracking|recording] <the workout> <and save>
    <cancel phrase> = (cancel|discard|scrap|abort|delete) <the workout> <unsaved>

    Nothing

    # A reason before a request, and words that make it none.
    <because> = <statement> {*}
    <statement> = i|i'm|i've|i'll|we|we're|it's|that's|my|the|there's|this|it|that|here|ok|okay
        |enough|dinner|lunch
    <doubt> = don't|do not|wish|did|didn't|never|not|won't|can't|cannot|couldn't|shouldn't|wouldn't
        |had to|used|told|tells|said|says|asked|asks|wanted|wants|tried|forgot|always|usually
        |sometimes|was going to|might|doesn't|isn't|hadn't|haven't|hasn't|who|which|thinks|thought
        |hate|likes|why|how
    <stop verb phrase> = (pause|suspend|freeze|resume|continue|unpause|restart|end|stop|finish|save
        |cancel|discard|scrap|abort|delete) (my|the|this|that|our) (<plain activity>|<workout>)

    Nothing
      <statement> [{*}] <doubt> [{*}] <stop verb phrase> [{*}]
      (stop|pause|end|finish|cancel|start|resume) {*,} (he|she|they|the coach|the teacher|my {*}|i
          |tom|bill|anne|juan) [just] (said|says|yelled|shouted|told|screamed|whispered|asked|cried
          |replied) [{*}]

    StartWorkout
      <a> <before> <exercise> {,} <so> (start|begin|track|record|log|time|give|set|get|do) [me|us]
          [up [with]|with|on] (one|a session|one of those) <details>
      <a> <before> <activity> [workout|session] <details> (go|start|begin|start now|go now|let's go)
      <begin> <a> <filler> {goalValue:goal} <filler> [<location>] <activity> [workout|session]
          <details>
      (get|put) <a> <before> <exercise> (going|started|underway|under way|rolling) {,} <details>
      (get|put) <a> <before> <exercise> (going|started|underway|under way|rolling) <open after>
      <strict begin> <a> <before> <exercise> (for me|for us) <details>
      (i|we) (want|need|would like|plan|aim|'d like) to (burn|do|cover) {goalValue:goal} <so>
          <begin> <a> <before> <exercise>
      [an|a] {goalValue:goal} [<location>] <activity> [workout|session] (go|go now|start now)
      (i|we) (want|wanna|need|would like|plan|aim|'d like) [to] burn {goalValue:goal} <exercise>
          [go|now|start|please]
      (kick|start|get|set) <activity> (off|going|rolling|up) <details>
      (record|track|log|time|follow) (my|a|the|this) <filler> [<location>] <exercise> <details>
      <begin> <a> <before> <exercise> <details> (by|until|when|and stop when) i (reach|hit|burn
          |burned|burned) {goalValue:goal}
      [do] {goalValue:goal} (on|at|with) (the|my) <activity> [machine] [<location after>]
      <moving> [until i (burn|reach|hit|do|have burned)|to burn|and burn] {goalValue:goal}
      (hit|go to) the gym {app}
      <strict begin> (a|an|my|the|another) <before> {workoutName:<activity name>} (training session
          |session) <details>
      (lift|lifting) weights {workoutName=weightlifting} <details>
      <strict begin> lifting weights {workoutName=weightlifting} <details>
      (my|the) <activity> (starts|begins|is starting|is beginning) now
      {app} (fire up|open|launch|start|use|get ready|start up) for <a> <before> <exercise> <details>
      {app} <moving> <details>
      {app} for <a> <before> <exercise> <details>
      {app} (i|we) (go|do|make|start|begin|am going|am doing|am starting) [now] <a> <before>
          <exercise> <details>
      (count me in|i'm up|get (me|us) ready|get set|ready|prepare|prepare me|set me up|set us up
          |sign me up|let's crush|let's smash|crush|smash|let's hit|let's get|let's try|attempt
          |tackle) [for|with] (a|an|my|the) <before> <exercise> <details>
      (i'm|i am|we're) <activity> [to work|home|to school|now|right now|outside] <track it>
          <details>
      <location> [{,}] [for] {goalValue:goal} {,} [please] <begin> <a> <exercise> <details>
      [for] {goalValue:goal} [{,}] <location> {,} [please] <begin> <a> <exercise> <details>
      <begin> <a> <before> <exercise> <details>
      <begin> <a> <before> {goalValue:goal} <location> <exercise> <details>
      <begin> <a> <goal after> <activity> <details>
      <begin> <a> <before> <exercise> {,} <more details> {,} <track it>
      <begin> <a> <before> <activity> [workout|session] (called|named) {workoutName}
      go <activity> <details>
      off for <a> <before> <exercise> <details>
      (time me|log me) <:> <a> <before> <exercise> <details>
      <activity> (session|workout|class) of {goalValue:goal}
      (i'll|i will) be <activity> <details> <track it>
      log <a> {*} as <a> <before> <exercise> <details>
      (go|head out|heading out) for <a> <before> <exercise> {goalValue:goal}
      let's have <a> <before> <exercise> <details>
      (set|with) (a|the|my) (goal|target) [of|to|at] {goalValue:goal} and <begin> <a> <before>
          <exercise> <details>
      (aim|shoot|go) for {goalValue:goal} [on|of|in|with|during|for|while|doing] <a> <before>
          <exercise>
      (get|put) <a> <before> <exercise> <details> (going|started|underway|under way|rolling|on)
      (get|put) <the workout> (going|started|underway|rolling)
      <filler> {goalValue:goal} <filler> [<location>] <activity> [workout|session] <details>
      (i|we) (want|need|would like|plan|aim) to burn {goalValue:goal} (on|with|by|doing|while) <a>
          <exercise>
      (let's|lets|let us) (move|get moving|sweat|get started|do this) <strict begin> <a> <before>
          <exercise> <details>
      i (feel like|fancy|could use) <a> <before> <exercise> <details> [<track it>]
      it's time for <a> <before> <exercise> <details> [<track it>]
      <a> <before> <exercise> <details> <track it>
      (i'm|i am|we're|we are|all|get) (ready|set|up) for <a> <before> <exercise> <details>
          [<track it>]
      get moving [with] <a> <before> <exercise> <details>
      <moving> [for] {goalValue:goal} [<location after>]
      <moving> <location after> [[for] {goalValue:goal}]
      (work out|exercise|train) <details>
      <i'm off> <before> <exercise> <track it> <details>
      {app} <i'm off> <before> <exercise> <details>
      <i'm off> <before> <exercise> {goalValue:goal}
      take me on <a> <before> <exercise> <details>
      drop and give me {goalValue:goal} [of] <exercise>
      (make|do|have) <activity> {goalValue:goal}
      {app} <exercise> <details> [go|start|now|begin]
      <activity> [workout] {goalValue:goal} (start|go|begin|start now|go now)
      <i'm off> <before> <exercise> <details> <track it>
      (i'm|i am|we're|we are|i|we) (about to|going to|gonna|go to|will|go) <moving> <details> <track
          it> <details>
      [<a>] (<open>|<location>) <activity> [workout|session] <details>
      [a|an] {goalValue:goal} [of] [<location>] <activity> [workout|session] <details>
      <activity> [workout|session] [for] {goalValue:goal} [<location after>] [(starting|beginning)
          [right] now|start now|as of now|from now|now|please]
      <activity> [workout|session] <open after>
      [<strict begin>|<begin>] <a> [<open>] <goal and place> {workoutName:<ride>} <details>
      <strict begin> [me|us] <a> [<filler>] ({goalValue:goal}|<location>) [<filler>]
          {workoutName:<ride>} <details>
      <strict begin> [me|us] <a> <before> <exercise> <details>
      <strict begin> [me|us] (a|an|my|another) [quick|slow|easy|fast] {goalValue:goal} [<location
          after>]
      {app} (start|begin|track|record|log|do|get me started on|kick off) [me|us] <a> [<filler>]
          {workoutName:<ride>} <details>
      (what|all) (i|i'd|we) [really] (need|want|like|would like) [to do] [now|today|right now|this
          morning] is <a> <before> (<exercise>|{workoutName:<ride>}) <details> <track it> [now]
      (i|we) (need|want|have|would like|'d like|wanna|gotta|got|should|must|am going|are going) [to]
          (get|do|fit|squeeze|have|go for|take|cram) <a> <before> (<exercise>|{workoutName:<ride>})
          [in|done] <details> <track it> [now]
      (i'm|i am|we're|we are) [just|now] (doing|having|on|in|at|taking|into) <a> <before> <exercise>
          <details> <track it> [now]
      {app} (get|get going|going|go|start up|started) [for|with|on] <a> <before> <exercise>
          <details>
      [i feel like|i fancy] (burn|burning) {goalValue:goal} [by|with|on|doing|while] <a> <before>
          <exercise>
      burn [off] {goalValue:goal}
      <strict begin> [a|an|my|the|another] <before> {workoutName} (workout|session|training session
          |exercise) <details>
      <strict begin> (a|an|my|the|new) [new] <workout> (called|named|:) {workoutName} <details>
      {app} <strict begin> (it|that|this)
      <strict begin> (a|the|my) (workout|training|exercise|session) [<:>|of] <activity> <details>
      {app} <strict begin> <a> <before> {workoutName} <details>
      {app} <a> <before> <exercise> <details>
      (i'm|i am|we're|we are) (at|going to|heading to|off to|in) the (gym|pool|track|park|studio)
          <strict begin> <a> <before> <exercise> <details>
      my (workout|training) (starts|begins|is starting) now
      (let|allow) me [to] (work out|exercise) <details>
      (help me|get me to) work out <details>
      [a|my|new] (workout|training|exercise) {,} <so> <a> <before> <exercise> <details>
      [a|my|new] (workout|training|exercise) please {,} <a> <before> <exercise> <details>
      <a> <before> <activity> [session|workout|class] <goal after> [<location after>] [please]
      <a> <before> <exercise> {,} <so> (start|begin|track|record|log|time) (it|that|this|me) {,}
          <details>
      (start|begin|track|record|log|time) {goalValue:goal} of (it|that)
      (it's time for|time for|ready for|off for|off on) <a> <before> <activity> {*,} <so> (start
          |begin|track|record|log|time) {goalValue:goal} [of (it|that)]
      <strict begin> <a> <before> <exercise> {,} {goalValue:goal} <location after>
      [i'm|we're|i am] (off|going|heading out) [now] {,} <so> <strict begin> <a> <before> <exercise>
          <details>
      (workout|exercise|training) for {goalValue:goal} [<location after>]
      (i'm|i am|we're|we are) (going|off|heading) (for|on|out for) <a> <before> <activity> [now]
      [i'm|we're] (going|going for|out|off) [a] <activity> [now|right now|today] <track it>
          <details>
      ([{workoutLocationType=outdoor} (outdoors|outside)|{workoutLocationType=indoor} (indoors
          |inside)];[for] {goalValue:goal};[a|an|my|the] <filler> <activity> [workout|session])
          <track it>
      <strict begin> (a|my|the|another) {workoutName:<some exercise>} <details>
      (<begin>|do|log|track) {goalValue:goal} (on|of|at|with|in) [the|my|a] <activity> [machine]
          [<location after>]
      (can|could|may) <a> <before> <exercise> [please] be (started|tracked|recorded|logged)
          <details>
      <i want> <a> <before> <exercise> (started|tracked|recorded|logged) <details>
      (indoor|inside|indoors) {workoutLocationType=indoor} {,} [please] <begin> <a> <before>
          <exercise> <details>
      (outdoor|outside|outdoors) {workoutLocationType=outdoor} {,} [please] <begin> <a> <before>
          <exercise> <details>
      <location after> {,} [please] <strict begin> <a> <before> <exercise> <details>
      [<a>] <filler> <activity> [workout|session] ((indoors|inside) {workoutLocationType=indoor}
          |(outdoors|outside) {workoutLocationType=outdoor}) [please|now|go]

    # The present workout.
    <my workout> = [my|the|this|that|our|current] {workoutName:<named training>}|[my|the|this|that
        |our|current] {workoutName:<ride word>} (workout|session|training)|[my|the|this|that|our
        |current|today's] [current|ongoing|active|present|running|paused|last|suspended|previous
        |halted] (<activity> [workout|session|training]|workout|exercise|training|workout session
        |training session|exercise session|session|exercise routine|workout tracking|routine|workout
        timer) [<that i started>]
    <the workout> = (my|the|this|that|our|current) {workoutName:<named training>}|(my|the|this|that
        |our|current) {workoutName:<ride word>} (workout|session|training)|(my|the|this|that|our
        |current|today's) [current|ongoing|active|present] (<activity> [workout|session|training]
        |workout|exercise|training|workout session|training session|exercise session|session
        |exercise routine|workout tracking|routine) [<that i started>]
    <tracking> = [tracking|recording|timing|logging|monitoring]

    <named training> = training
    <ride word> = ride|indoor ride|outdoor ride|morning ride|evening ride|gravel ride|road ride

    <that i started> = [that|which] (i|we|i've|we've) [just|have] (paused|started|stopped
        |interrupted|began|begun|was doing|were doing|was on|'m doing|am doing|'m on|put on hold
        |halted|suspended) [earlier|before|a minute ago|just now|by (mistake|accident)]|that's
        (running|paused|going|in progress|on hold)|[that is] (in progress|on hold|underway)|i'm
        (doing|on|in)
    <some exercise> = {*} (run|walk|ride|swim|hike|jog|dance|yoga|class|climb|skate|stroll|sprints
        |laps|drills)
    PauseWorkout
      (<because>|stop for a (sec|second|moment|minute|tick|bit)) <pause phrase>
      give <the workout> a (pause|break|rest)
      {app} (pause|freeze|hold|stop) everything
      {app} freeze
      (pause|suspend|freeze|interrupt|halt|hold|<would you mind> pausing) <tracking> <my workout>
          [for (a bit|a moment|a minute|a second|a sec|a while|now|the moment)|briefly|temporarily
          |quickly]
      (put|place) <the workout> on (hold|pause|ice|standby) [for (a bit|a moment|a minute|a second|a
          sec|a while|now|the moment)|briefly]
      (take|make|do|i need|i want|i'm taking|need|let me take|give me|i'm going to take|have|let's
          take) [a|one] [wee|small|brief|tiny|quick|short|little|water|five minute|coffee|bathroom
          |breather] (break|breather|pause|rest|timeout|time out|five|ten|minute|moment|second)
          (from|in|during|on|with|of|for|to) <my workout>
      (give me|take|i need) a (break|breather|rest) [and] pause <the workout>
      (stop|hold) <the workout> (for (a bit|a moment|a minute|a second|a sec|a while)|temporarily
          |briefly)
      (i need|i want|let me) to (rest|catch my breath|take a break|stop for a (bit|moment|second)
          |breathe) [so] pause <my workout>
      (i need|i want) a (rest|break|breather|minute|moment|second|sec) [so] pause <my workout>
      (i'm taking|time for) a break <so> pause <my workout>
      (wait|hang on|hold up|one moment|one second|just a second|one sec|give me a second|wait a
          minute|wait a second|hold on a second|just a moment|wait up) [please] pause <my workout>
      (stop|pause|hold) the (clock|timer) (on|for|of|in) <my workout>
      (time out|timeout|half time|halftime|water break) (for|on|from|in) <the workout>
      <the workout> (pause|hold) it
      (i need|give me) (five|a minute|a moment|a breather|a second|a sec) pause [it|<my workout>]
      pause (tracking|recording|the recording|the tracking)
      (i need|let me|i have) to {*} (pause|hold|freeze) (<the workout>|the tracking)
      {app} (hold on|hang on|wait|one second|just a second|one moment|give me a second|time out
          |timeout|i need a break|break|take five|stop for a (second|moment|minute|bit)) [a (sec
          |second|minute|moment)|for a (sec|second|minute|moment|bit)]
      {app} (pause|pause it|pause now|pause this|pause that|hold it|take a break|pause for (a minute
          |a moment|a second|a bit))
      pause (tracking|recording) [my|the] (workout|exercise|<activity>)
      (pause|hold|stop for (a bit|a moment|a minute|a second|a sec)) {,} <the workout>
      (hold|pause|freeze) <the workout> (there|right there|a sec|a second|a minute|a moment|a tick|a
          bit)
      (pause|suspend|freeze|hold) <tracking> <the workout> {,} {*}
      (can|could|may|i want|i'd like|i need) <the workout> [please] [be] (paused|suspended|put on
          hold)
      (pause|suspend|freeze) (my|the|this) {workoutName:<ride word>} [for (a bit|a moment|a minute|a
          second|a sec|now)]

    ResumeWorkout
      (get going|get started|get moving|start|go|keep moving) [with|on] <the workout> again
      [my|the|water|coffee|tea|toilet|bathroom|phone|lunch] break (over|is over|'s over|done) <so>
          (resume|continue|unpause|restart|carry on with|back to|get back to) <my workout>
      pick <the workout> [back] up [again] [[from] where (i|we) (left off|paused|paused it|stopped
          it|left it|stopped|broke off|interrupted it)]
      (get|set|start) <my workout> (going|moving|running|rolling|started|underway) [again|once more]
      <the workout> {,} <so> (resume|continue|unpause|restart) (it|that)
      <because> (resume|continue|unpause|restart) [tracking|recording] <the workout>
      keep <activity>
      (get|keep) <the workout> going [again]
      (get going|get started|get moving|start|go|keep moving|carry on) again [with|on] <the workout>
      {app} (my break is over|my break's over|break's over|let's get going again)
      (i'm|i am|we're) ready to (keep going|continue|go on|start again) [with] <my workout>
      (resume|continue|unpause|un pause|restart|carry on with|carry on|keep going with|go on with
          |keep up|get back to|get back into|return to|go back to|back to|proceed with|pick up|pick
          back up|reactivate|start up|recommence|go on|keep on with|jump back into|jump back to|take
          up|i'm back to|<would you mind> (resuming|continuing)|let's get back to|finish my break
          and (resume|continue)|keep on|keep tracking|keep recording|keep going on|reengage)
          <tracking> <my workout> [again|where (i|we) left off|from where (i|we) left off|now]
      (start|begin|take|pick|turn|track|record) <the workout> (again|back up|up again|back on|again
          now)
      (take|pull|get|bring) <the workout> (off|out of) (hold|pause)
      (pick up|pick|carry on|keep going|continue) where (i|we) left off (with|on|in) <my workout>
      (i'm|i am|we're) (back|ready|rested|good to go|good|ready to go|done resting|ready to
          continue) [so|now|please|again] (resume|continue|unpause|restart|carry on with)
          <my workout>
      [my|the] break (is over|'s over) [so|now] (resume|continue|unpause|restart) <my workout>
      end (my|the) break [and|from] (resume|continue) <my workout>
      {app} (let's go again|back to it|let's continue|i'm ready|let's keep going|let's resume|go
          again|let's go on|pick up where i left off)
      (resume|unpause|unpause tracking|resume tracking|resume recording|continue tracking|continue
          recording)
      {app} (resume|continue|unpause|keep going|carry on|resume it|go on|i'm back|restart)
      (let's|lets|i want to|i'm ready to) (continue|keep|keep on|get back to|resume) <activity>
      [i'm|we're] back to <my workout> [now] {,} <so> [resume|continue|start|unpause] [it|again]
      (let's|let us) (pick up|carry on|continue|resume|get back to|get back into|go on with|carry on
          with) <my workout> [where (i|we) left off|again]
      (resume|continue|unpause|restart) <tracking> <the workout> {,} {*}
      (resume|continue|unpause|restart|carry on with|get back to) (my|the|this) {workoutName:<ride
          word>} [again|now]

    <and save> = [here|right here|there|and store it|please save it|[and] (save|store|keep|log
        |record) (it|that|the workout|this|the results|my results)]|and save|and save the (data
        |session|workout)|now
    EndWorkout
      (end|stop|finish|save) {,} <the workout> <and save>
      <the workout> {,} <so> (end|stop|finish|save|wrap up) (it|that) <and save>
      (workout|exercise|training|session) ('s|is) (over|done|finished) {,} <so>
          ((end|stop|finish|save) (it|that)|wrap it up)
      [that's|that is] (it|enough|all) <activity> [for (now|today)] {,} <so> (end|stop|finish|save)
          ([and save] (it|that)|(it|that) <and save>)
      (<because>|finish line|all done) <end phrase>
      (that's|that is) a wrap (on|for) <the workout>
      (that'll|that will) do (for|on) <the workout>
      (stop it|end it|that's all|enough) (i'm|i am|we're) (done|finished) with <my workout>
      {app} {*} finish up
      <the workout> (is|'s) (ready|done|finished|over|complete|at an end) [now] {,} (you (can|may)
          |please|so|now) [please] (end|stop|finish|save|close|wrap up) (it|that) [<and save>]
      {app} (i|we) (finish|end|stop) [now] <the workout>
      (save|store) and (end|finish|stop) <the workout>
      (end|stop|finish) and (save|store|log) <the workout>
      (end|finish|stop|complete|conclude|wrap up|terminate|finish up|close out|finish off|close|halt
          |save|end and save|finish and save|stop and save|turn off|quit tracking|log off|cease
          |bring to an end|<would you mind> (ending|stopping|finishing)|wind up|wind down|call time
          on|shut off|shut down|stop the clock on|that's it for|enough of|put an end to|done with
          |finished with|all done with|i've had enough of) <tracking> <my workout> <and save>
      (i'm|i am|we're|we are) [all] (done|finished|through) (with|doing) <my workout> <and save>
          [for (now|today|the day)]
      (i'm|i am|we're|we are) [all] (done|finished) (working out|exercising|training|<activity>)
          <and save> [for (now|today|the day)]
      (i've|i have|i|we've|we) [just|already] (finished|completed|ended|done) (my|the|this)
          (<activity>|workout|exercise|training|session) [workout|session] [[please|so|you can|now]
          (end|stop|finish|save) it|<and save>]
      (that's|that is|that was) (it|all|enough|the end) (for|of|with) <the workout> <and save> [for
          (now|today)]
      (that's|that is) (it|enough|all) <activity> [for (now|today)]
      <the workout> (is|'s) (over|done|finished|complete|completed) <and save>
      (workout|exercise|training|session) (over|done|finished|complete|completed)
      (stop|finish|end) (working out|exercising|training|<activity>) <and save>
      (i'm|we're) (home|back|done|finished|tired|beat|exhausted) [now] [so] (end|stop|finish)
          <my workout> <and save>
      (i'm|i am|we're|we are) (done|finished|through) [working out|exercising|training|<activity>
          |for (now|today)] [so] (stop|end|finish) (tracking|recording|it|the tracking
          |<the workout>) <and save>
      (stop|end) (tracking|recording|the tracking|the recording)
      {app} (i'm|we're|i am) (done|finished|through) [here|now|for (now|today|the day)]
      {app} (stop|finish|end|i'm done|i'm finished|that's it|that's all|end it|stop it|done|finish
          it) <and save>
      bring <the workout> to (an end|a close)
      call it (a day|quits) (with|on|for) <the workout>
      (mark|set) <the workout> as (done|finished|complete|completed|over)
      (that's|that is) it for today [so] (end|stop|finish) <my workout>
      (that's me|that's us) (done|finished|through) {,} <so> (end|stop|finish|save) <my workout>
          <and save>
      (end|stop|finish|save) <tracking> <the workout> {,} {*}
      (that's|that is|that was) <my workout> (done|finished|over|complete|in the bag|in the books)
          <and save>
      (can|could|may|i want|i'd like|i need) <the workout> [please] [be] (stopped|ended|finished
          |saved)
      {app} (end|stop|finish|save) (my|the|this) {workoutName:<ride word>} <and save>

    <unsaved> = [[and] (don't|dont|do not) (save|keep|record|log|count) (it|that|this|anything)
        |without saving [it]|[and] (discard|delete|throw away|forget|trash|erase) it|and throw it
        away|and don't save [it]|with no saving|don't bother saving it|no need to save it|never mind
        it|(it's|it is|it was) (not worth (keeping|saving|it)|no good|rubbish)|not worth (keeping
        |saving)|and forget about it|altogether|completely|entirely|(cancel|scrap|delete|drop
        |discard |stop) (it|that)]
    CancelWorkout
      <the workout> {,} <so> (cancel|scrap|bin|discard|delete|ditch) (it|that)
      <because> <cancel phrase>
      (don't|dont|do not) (count|record|track) <the workout>
      (forget|pretend) i [ever] started <the workout>
      no need to (save|keep|record|log|finish) <the workout>
      (delete|cancel|scrap|discard|drop) <the workout> (i'm doing|i just started|i started|i'm on|in
          progress)
      (yeet|cancel|scrap|discard|call off|abort|delete|abandon|throw away|drop|forget|ditch|get rid
          of|kill|quit|scratch|nix|dump|throw out|erase|toss|bail on|bail out of|trash|forget about
          |nevermind|never mind|lose|give up on|give up|chuck|undo|remove|wipe|axe|can
          |<would you mind> (canceling|cancelling|discarding|deleting)|bin) <tracking> <the workout>
          <unsaved>
      (cancel|discard|abort|delete|abandon|scrap) (workout|exercise|training|<activity>) <unsaved>
      (stop|end|finish|quit) <my workout> ([and] (don't|dont|do not) (save|keep|record|log) (it|that
          |this|anything)|without saving [it]|and (discard|delete|throw away|trash|erase|scrap) it)
      (don't|dont|do not) (save|keep|log) <the workout>
      call <the workout> off
      (throw|toss) <the workout> (away|out) [(i|it) {*}]
      <cancel phrase> (i|it|we) {*}
      {app} (cancel|discard|abort|scrap) [it|that|this|everything]
      (i|we) (don't|dont|do not) want to (do|finish|continue|keep) <the workout> [anymore|any more
          |after all] [[so|please] (cancel|scrap|discard|drop) it]
      (i'm|i am) not (going to|gonna) (finish|do) <the workout> [[so|please] (cancel|scrap|discard)
          it]
      (i've|i have) changed my mind (about|on) <the workout> [[so|please] (cancel|scrap|drop) it]
      (i|we) (started|recorded) <the workout> by (mistake|accident) [[so|please] (cancel|scrap
          |delete|discard) it]
      (this|that) (workout|<activity>) (doesn't|does not|shouldn't) count [so] (cancel|discard|scrap
          |delete) it
      (don't|dont|do not|dinnae) (save|keep|log|record|count) (it|this|that) {,} [please|just]
          (cancel|scrap|discard|bin|delete|drop|abort) <the workout>
      (cancel|discard|scrap|abort|delete|bin|ditch) <tracking> <the workout> {,} {*}
      (can|could|may|i want|i'd like|i need) <the workout> [please] [be] (canceled|cancelled
          |discarded|deleted|scrapped|thrown away|erased)
      {app} (cancel|scrap|discard|delete) (my|the|this) {workoutName:<ride word>} <unsaved>
    """
}
