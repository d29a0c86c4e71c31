extension EnglishSentences {
  static let listsAndNotes = """
    # The time or place of a reminder.
    <when> = (say|let's say|make it) {temporalEventTrigger}|[at|on|for|by|to|due|due on|due by
        |before|no later than|from|starting|starting from] {temporalEventTrigger}
        |{spatialEventTrigger}|(with a reminder|with an alert|and remind (me|us) [about it|of it]
        |and set a reminder|reminder|alert me) [set] [for|on|at|by] ({temporalEventTrigger}
        |{spatialEventTrigger})
    <then> = [<when>] [<flagged>]|<flagged> <when>
    <flagged> = (high priority|top priority|highest priority|very important|very urgent)
        {priority=flagged}|(and|then) (flag it|mark it [as] (important|urgent)|make it (important
        |urgent)) {priority=flagged}|(flag it|flagged|mark it [as] (important|urgent|high priority)
        |as (important|urgent)|(with|as|at) [a] (high|top|highest) priority|with a flag|it's
        (important|urgent)|(and make|make) it [a] (important|urgent|high priority|top priority)|and
        it's (important|urgent|high priority)|as a (high|top) priority|with (high|top) importance)
        {priority=flagged}
    <important> = (urgent flagged|flagged urgent|flagged and urgent
        |important|urgent|flagged|high priority|top priority|priority|high importance|very
        important|really important) {priority=flagged}

    # To be reminded.
    <remind> = (make sure|see to it|see|ensure|arrange) [that] (i|we) (get a (reminder|nudge)|(am|'m
        |'re|are) reminded|get reminded)|remember (me|us)|remind please|[please] (put|set|pop|stick)
        a reminder [in]|set me a [wee|little] reminder|[don't forget to|remember to] remind me
        [please|again]|(give|gimme) (me|us) a (nudge|shout|heads up|poke|buzz)|remind us|ping me
        |holler at me|shout at me|yell at me|prod me|beep me|buzz me|a reminder|one reminder|alert
        me|prompt me|notify me|bug me|give me a reminder|please remind me|remind|be reminded|get
        reminded|<set> [a|an|another|me a|up a|myself a] [new|quick|little] reminder [for me|for
        myself]|new reminder|reminder|send me a reminder|nudge me|get a reminder|i (want|need|would
        like) [you] [to have] a reminder|i'd like a reminder|(give|gimme) [me] a (nudge|heads up)
        |<would you mind> reminding me|<would you mind> (setting|creating|adding) [me] a reminder
        |have a reminder|poke me
    <remember> = dinnae let me forget|(don't|do not|never) let me forget|i must not forget|(i|we)
        (must|should|need to|have to|had better) not forget|i (mustn't|shouldn't|can't|cannot)
        forget|i need you to remember|don't let me forget|make sure [that] i (remember|don't forget
        |do not forget)|i (have|need|want|ought|got) to remember|i (must|should|gotta) remember
        |(don't|let me) not forget|see to it that i remember|i (can't|cannot|mustn't|must not|better
        not) forget|help me [to] (remember|not forget)|help me (remember|not forget)|be sure [that]
        i (remember|don't forget)|i (shouldn't|dare not|do not want to|don't want to) forget|make me
        remember|keep me from forgetting|ensure [that] i remember|not forget|i'd better not forget
        |let's not forget|never let me forget|make sure i (don't|dont|do not) forget|jog my memory
    <set> = pop|stick|chuck|whack|establish|enter|pencil in|log|jot down|pop in|set|set up|create
        |add|make|give|gimme|give me|schedule|put|put in|put up|leave|get|need|want|write
    <to do> = to|to to|that i (have|need|want|should|must|got|ought) to|i (have|need|must|got) to
        |not to forget to|that i should|that i must|to remember to|that i'm supposed to|i should
        |that we (need|have) to|we need to
    <about> = about|of|for|regarding|called|named|titled|on|saying|that says|concerning|with the
        title
    <put it> = [(put|add|note|save|write|keep) (it|that|this) [down|in]]

    # To put something on a list.
    <put> = (bang|pop down|chuck|lob|fling|plop|shove|stick down|register|enter|pencil in|bung|shove
        |whack|sling |get me|add|put|stick|throw|place|write|include|jot|note|pop|enter |insert|drop
        |toss|get |slap|list|chuck|write down|jot down|append|save|log|also add|also put |track|make
        sure to add|<would you mind> (adding|putting|writing|including)|make sure you add|scribble
        |have|make sure to put|stick down|put down|add in) [please|for me|for us]
    <onto> = to|on|onto|in|into|on to|in to|down on|down in|at the (end|bottom|top) of|for|down for
        |down under|under
    <titles> = {taskTitles:list}|[the] (item|items|task|tasks|to do|to dos|words) {taskTitles:list}
        |<quoted title> [[and] <quoted title>] [[and] <quoted title>]|(some|another|a|an|more|some
        more|the|my|our) {taskTitles:list}
    <quoted title> = " {taskTitles} "|“ {taskTitles} ”
    <target list> = [my|the|our|a|this] {targetTaskList} (list|checklist)|[my|the|our|a] (list|to do
        list|task list|checklist|shopping list) (called|named|titled|for|of|labeled)
        {targetTaskList}|[my|the|our] list {targetTaskList}|[my|the|our|a] {targetTaskList} (to do
        list|task list|todo list)|<tasks list>
    <tasks list> = (my|the|our|a) (to do list|to dos|to do|todo list|todos|task list|tasks|list
        |tasks list|reminders|reminder list|reminders list|list of tasks|list of things to do
        |checklist)
    <a task> = [a|an|another|one|the|my|some|this] [new|quick|little|following] [<important>] (task
        |to do|todo|to do item|item|thing to do|list item|action item) [<important>]
    <something> = something|some things|an item|some items|a thing|stuff|a few things|a couple of
        things|one more thing|more items|some stuff|things|another item|one more item|another thing
        |a new item|items|something new|a few items|new items

    <grocery> = eggs|milk|oat milk|bread|rice|pasta|butter|cheese|cream|yogurt|flour|cereal|oats
        |honey|jam|coffee|tea|tea bags|juice|apples|bananas|oranges|lemons|grapes|berries|tomatoes
        |potatoes|onions|garlic|carrots|peppers|lettuce|spinach|cucumber|mushrooms|beans|chicken
        |beef|bacon|ham|sausages|fish|salmon|tofu|olive oil|vinegar|ketchup|chocolate|cookies
        |biscuits|chips|nuts|peanut butter|ice cream|wine|beer|soap|shampoo|toothpaste|toilet paper
        |paper towels|tissues|detergent|bin bags|trash bags|batteries|light bulbs|diapers|nappies
        |wipes|cat food|dog food|candles|stamps

    <do something> = (call|ring|phone|buy|get|pick up|pick|take|water|feed|walk|pay|send|email|text
        |write|post|mail|return|renew|book|clean|wash|do|make|check|charge|bring|collect|fix|cancel
        |cook|turn|put|visit|meet|read|study|practice|pack|prepare|submit|finish|fill|empty|mow
        |vacuum|hoover|iron|fold|drop off|drop|wrap|ask|schedule|print|sign|file|replace|defrost
        |bake|plan|review|update|back up|download|install|sell|donate|wish|thank|meditate|drink|eat
        |leave|lock|unplug|shave|brush|floss|order|apply|register|rake|sweep|mop|dust|paint|repair
        |sort|organize|recycle|give|help|move|change|deliver|cut|set) [{*}]

    <put in> = add|put|put in|write|write down|include|note|note down|enter|insert|append|save|log
        |track|jot|jot down|stick|pop|list|register|pencil in|get|have|place|chuck in|bung in
    <do a thing> = (call|ring|phone|buy|get|pick up|take|water|feed|walk|pay|send|email|text|write
        |post|mail|return|renew|book|clean|wash|do|make|check|charge|bring|collect|fix|cancel|cook
        |turn|put|visit|meet|read|study|practice|pack|prepare|submit|finish|fill|empty|mow|iron|drop
        off|wrap|ask|schedule|print|sign|file|replace|bake|plan|review|update|sell|order|repair|sort
        |give|move|change|deliver|cut|set) {*}
    AddTasks
      (add|put) {taskTitles} {,} {taskTitles:list} and {taskTitles} (to|on) {targetTaskList}
      <set reminder> <when> {,} {taskTitles}
      <remind> <when> for {taskTitles}
      (remind me|remind us) <when> {taskTitles:<do something>}
      (on|for|to) <target list> (((i'm|we're|i am|we are) (missing|short of|lacking|out of|low on
          |after))|(i|we) (have|need|want|got|require|still need|also need)|(i've|we've) got)
          {taskTitles:list} {,} <so> (add|put|write|stick|note) (it|them|that|some|those|these|all
          of (it|them)) [down|on|on there|in]
      (i|we) (have to|need to|must|should|want to) remember to {taskTitles} [<then>] {,} <so>
          (<remind it>|<set reminder>)
      [i|we] (have to|need to|should|must) {taskTitles} [<then>] {,} [please] remind (me|us)
          (of|about) this
      {app} (under|in|on|to) [my|the] {targetTaskList} {,} <so> (add|put|write) {taskTitles:list}
      (put|set|stick|pop) [me] a reminder in [my calendar] (for|to|about) [the|my] {taskTitles}
          [<then>]
      (make|create|add|give|set up) [me|us|myself] (a|another|one|an) [new] (to do|todo|task|to do
          item) (<:>|to|called|named|for) {taskTitles} [<then>]
      (i|we) (mustn't|must not|can't|cannot|shouldn't|should not|don't want to|dont want to|better
          not|always|keep|might|will|may) (forget|forgetting) [to] {taskTitles} {,} <so> <set
          reminder> [<then>]
      (i|we) (have to|need to|should|must|gotta|ought to|really need to|really should) {taskTitles}
          {,} <so> (give|set|make|create) [me|us] a reminder [for that|for it|about it] [<then>]
      (i|we) (have to|need to|should|must|gotta|ought to) {taskTitles} {,} <so> [could you|can you]
          [please] remind (me|us) [of (it|that)|about (it|that)] <then>
      <remind> [<when>] <to do> {taskTitles} [<then>]
      <remind> [<when>] <to do> {taskTitles} [<then>] (on|in|to) <target list>
      <remind> <when> (and|then|that|<:>) {taskTitles}
      <remind> [<when>] (about|of|regarding|concerning) [the|my|our|a|an] {taskTitles} [<then>]
      <set reminder> [<when>] <about> [the|my|our|a|an] {taskTitles} [<then>]
      <set reminder> [<when>] [<:>] {taskTitles} <when> [<flagged>]
      <set reminder> [<then>]
      <set reminder> [<when>] (<:>|saying|that says|called) {taskTitles} [<then>]
      (remind me|put in a reminder) <when>
      <when> [<so please>] (i|we) (want|need|would like|'d like|wish) to be reminded (<to do>|about
          [the|my]|of [the|my]) {taskTitles} [<flagged>]
      <when> <so please> <remind> (<to do>|about [the|my]|of [the|my]) {taskTitles} [<flagged>]
      <when> <remind> [<to do>|about [the|my]|of [the|my]|<:>|that] {taskTitles} [<flagged>]
      <when> <remember> <to do> {taskTitles}
      <when> (tell me|let me know|warn me|say to me|shout at me) [that i (need|have)|<about>] [to]
          {taskTitles}
      (tell me|warn me|shout at me) <when> to {taskTitles}
      {app} (remember|don't forget|do not forget|note) [that i (have|need)] to {taskTitles} [<then>]
      (on|to|in|onto) <target list> [please] <put> <titles> [<then>]
      <when> i (need|have|want|should) to {taskTitles} <remind it>
      <remember> [<when>] <to do> {taskTitles} [<then>] <put it>
      <remember> (about [the|my]|the|my) {taskTitles} <when> <put it>
      (don't let me forget|make sure i don't forget|i can't forget) [about] [the|my] {taskTitles}
          [<then>]
      [i|we] (need to|have to|got to|gotta|want to|ought to|must|should|need|have|'ve got to)
          {taskTitles} [<then>] ({,}|and|so) <remind it> [<when>]
      remind me that {taskTitles} [<then>]
      <put> <a task> [<onto> <target list>] [<then>]
      <put> <a task> [<onto> <target list>] (to|<:>|<about>|that says|saying|for me to) {taskTitles}
          [<then>]
      <put> <a task> [<onto> <target list>] [<when>] (to|<:>|<about>|saying) {taskTitles} [<then>]
      <put> <a task> (to|<:>|<about>) {taskTitles} <onto> <target list> [<then>]
      <put in> (the|a|an|a new|another|my) [<important>] (task|to do|todo|to do item) {taskTitles}
          [<then>]
      <put> (the|a|an|a new|another) (task|to do|todo|item) <quoted title> [<onto> <target list>]
      <put> (the|a|an|a new|another) (task|to do|todo|item) {taskTitles} <onto> <target list>
      (make|call) it a (task|to do|reminder) to {taskTitles} [<then>]
      {app} (task|to do|reminder) [for] <:> {taskTitles} [<then>]
      (task|to do|reminder) for {app} [<:>] {taskTitles} [<then>]
      <when> reminder [please] (<:>|<to do>|about [the|my]|for [the|my]) {taskTitles}
      <when> i need (reminding|a reminder|to be reminded) (<to do>|about [the|my]|that) {taskTitles}
      i need (reminding|a nudge) [<when>] (<to do>|about [the|my]) {taskTitles} [<then>]
      first thing <when> remind me (<to do>|about) {taskTitles}
      <remind> (<to do>|about [the|my]) {taskTitles} [first thing|the (moment|minute|second|instant)
          |right|immediately|as soon as] <when>
      (create|make|new|start|set up|i need|need|begin|i want|give me|set) <a task> [<then>]
      (create|make|new|start|set up|i need|begin|i want|give me|set) <a task> [<when>] (to|<:>
          |<about>|saying) {taskTitles} [<then>]
      (create|make|new|start|set up) <a task> [to|<:>|<about>] {taskTitles} (on|in|to|for)
          <target list> [<then>]
      (create|make|new|start|set up) <a task> (on|in|to|for) <target list> [[to|<:>|<about>]
          {taskTitles}] [<then>]
      (new|create new|add|create|make|put|schedule) (task|to do|todo) [<:>] {taskTitles} [<then>]
      (add|put|stick|pop|throw) {taskTitles:list} (to|on|onto) [my|the|our] (shopping
          {targetTaskList=shopping}|groceries {targetTaskList=groceries})
      <put> <a task> <flagged> (to|<:>|<about>) {taskTitles} [<then>]
      schedule <a task> [<when>] (to|<:>|<about>) {taskTitles} [<then>]
      <put> <titles> <onto> <target list> [<then>] [[because|since] (we're|we are|i'm|i am) [all
          |almost|nearly|running] out [of it|of them]]
      <put> please <titles> <onto> <target list>
      <put> <titles> please <onto> <target list> [<then>]
      <put> <when> <titles> <onto> <target list>
      <put> <titles> [down] [<onto> <target list>] as <a task> [<then>]
      {app} (add|put|stick|throw|write|pop|include|toss|jot) <titles> (to|on|onto) [my|the|our]
          {targetTaskList}
      <put> <something> <onto> <target list>
      <put> <onto> <target list> [<:>] {taskTitles:list}
      <put> <titles> <flagged>
      (i|we) (need|want|also need) {taskTitles:list} (on|in|for) <target list>
      (one more|another|another one|more|something) (thing|item) [for|on] <target list> <:>
          {taskTitles:list}
      (one more|another one) (for|on) <target list> <:> {taskTitles:list}
      [a] [new] <important> (task|to do|reminder) <:> {taskTitles} [<then>]
      i've got to {taskTitles} (put|add|stick) (it|that) (on|to|in) <target list>
      i (don't want to|do not want to|can't|mustn't) forget [to|about|the|my] {taskTitles} [<then>]
          <remind it>
      (i|we) (need|want|should get|also need|have to get) {taskTitles:list} (put|add|stick|write)
          (it|them|that|those) (on|to|onto|in|into) <target list>
      <out of> [the] {taskTitles:list} <so> (put|add|stick|write) (it|them|that|some|more) (on|to
          |onto|in|into) <target list>
      {app} <put> {taskTitles} [<then>]
      (task|to do|todo) <:> {taskTitles} [<then>]
      <put> ([two|three|four|five|these|a few|some|the following] [new] (things|items|tasks)|the
          following|these|this) <onto> <target list> <:> {taskTitles:list}
      (my|the) {targetTaskList} list needs {taskTitles:list}
      (my|the) to do list needs {taskTitles}
      (<set>|new) [a|an] [<important>] {temporalEventTrigger} reminder (<to do>|<about> [the|my])
          {taskTitles} [<then>]
      <put> a (note|reminder) <onto> <target list> <to do> {taskTitles} [<then>]
      <put> a reminder in [<when>] <to do> {taskTitles} [<then>]
      [a|new] (task|to do|todo|reminder) <when> <:> {taskTitles}
      reminder for {temporalEventTrigger} {taskTitles}
      add [more|another|some more] {taskTitles:<grocery>} [[and] {taskTitles:<grocery>}] [[and]
          {taskTitles:<grocery>}] [[and] {taskTitles:<grocery>}]
      (remind me|remind us|please remind me) {taskTitles:<do something>} [<then>]
      <when> (remind me|remind us) {taskTitles:<do something>}
      (add|note) {taskTitles:<do something>} [<then>] (to|on|onto|in) <target list> [<then>]
      [{*} so] {taskTitles:list} (need|needs|should|must|have|has|ought|want|wants) [to] (go|go down
          |be put|be added) [down] (on|onto|to|in|into) <target list>
      [my|the|our] {targetTaskList} (list|checklist) {,} <so> (add|put down|put|write|need)
          {taskTitles:list}
      [my|the|our] {targetTaskList} (list|checklist) <:> {taskTitles:list}
      <i want> {taskTitles:list} (on|in|for) <target list>
      <put> <a task> <when> {,} {taskTitles}
      <put> <a task> <when> (to|<:>|<about>|saying) {taskTitles}
      <put> <a task> {,} {taskTitles} [<then>]
      (i|we) (mustn't|must not|can't|cannot|shouldn't|should not|don't want to|dont want to|better
          not|always|keep|might) (forget|forgetting) [to|about|the|my] {taskTitles} [<then>] {,}
          <so> (<set reminder>|<remind it>) [<when>]
      [i|we] (have to|need to|should|must|gotta|ought to|must to|am to|are to|got to|want to)
          {taskTitles} [<then>] {,} <so> (<remind it>|<set reminder> [for (it|that|this)]) [<when>]
      <when> (i|we) (have to|need to|should|must|gotta|ought to|must to|'ve got to|want to)
          {taskTitles} {,} <so> (<remind it>|<set reminder> [for (it|that)])
      [a] (task|to do|todo) {taskTitles:<do something>} [<then>]
      (don't forget|remember|dinnae forget|note) <:> {taskTitles} [<then>]
      (remember|don't forget) to {taskTitles} {app} [<then>]
      <remind> <to do> {taskTitles} {,} (high priority|top priority|urgent|urgently|important|it's
          (important|urgent)) {priority=flagged}
      <put> <a task> (to|<:>|<about>) {taskTitles} {,} (high priority|top priority|urgent|important
          |flagged|it's (important|urgent)) {priority=flagged}
      (i|we) (must|need|have|want|gotta) [to] (buy|get) {taskTitles:list} {,} <so> (put|add|write)
          [it|them] (on|to|in) <target list>
      <out of> [the] {taskTitles:list} {,} <so> (put|add|stick|write) (it|them|that|some|more) (on
          |to|onto|in|into) ((my|the|our) (shopping {targetTaskList=shopping}|groceries
          {targetTaskList=groceries})|<target list>)
      {app} (i|we) [also|really|still] (need to|have to|must|should|gotta|ought to|got to|am to|want
          to) {taskTitles} [<then>]
      {app} (i've|we've) got to {taskTitles} [<then>]
      {taskTitles} {,} [<when> {,}] <so> (<remind it>|<set reminder> [(for|about|of) (it|that
          |this)]) [<when>]
      <put> <a task> {taskTitles:<do something>} [<onto> <target list>] [<then>]
      <put> (the|a|an|a new|another) [<important>] (task|to do|todo|item) {taskTitles} (to|on|in
          |into|onto) <target list> [<then>]
      [that] should <remind> [<when>] <to do> {taskTitles} [<then>]
      <remind> [<when>] that i {taskTitles:<do something>} [<then>]
      <remind> <to do> {taskTitles} <flagged> [<when>]
      <put> {taskTitles:<do a thing>} (and|plus) {taskTitles:<do a thing>} (to|on|onto|in|into)
          <target list> [<then>]
      (need|we need|i need|get) {taskTitles:list} {,} (put|add|stick|write) (it|them|that) (on|to)
          <target list>
      (can|could|may|should|must) {taskTitles:list} [please] (go|come|get put) [down] (on|onto|to|in
          |into) <target list> [<then>]
      (can|could|may|should|must) {taskTitles:list} [please] be (added|put|written|placed|included)
          (to|on|onto|in|into) <target list> [<then>]
      <i want> {taskTitles:list} (added|put|written|placed|included|noted) [down] (to|on|onto|in
          |into) <target list> [<then>]
      <when> {,} (a|one|another|new|a new|add a|set a) (task|reminder|to do|todo) [<:>|to|for|about]
          {taskTitles}
      {taskTitles:list} (to|on|onto|in|into) <target list> {,} (please|thanks|thank you)
      <put> <titles> <onto> <target list> {,} (please|thanks|thank you|cheers|ta)
      {app} {taskTitles:list} (to|on|onto|in|into) <target list>
    <out of> = (we're|i'm|we are|i am) (nearly|almost|all|just about|completely|clean) out of
        |we're out of|i'm out of|we are out of|i am out of|we ran out of|i ran out of|we're
        low on|i'm low on|we're running (out of|low on)|i'm running (out of|low on)|we've run out of
        |i've run out of
    <set reminder> = (<set>|new|i need|i want|i'd like|send me|put|whack|stick|pop) [one|a|an
        |another|me a|up a|myself a] [new|quick|little|<important>] reminder [for me|for myself|for
        us]|reminder [for me|for myself]|new reminder
    <remind it> = (ping me|make a reminder|add a reminder|put in a reminder|set me a reminder|please
        set a reminder|please make a reminder|nudge me|make sure i do|remind me|set a reminder|give
        me a reminder|remind me of (it|that)|remind me about (it|that)|don't let me forget|make sure
        i remember|remind me to|put (it|that) (on my list|on my to do list|down)|please remind me|so
        remind me|don't let me forget it|add (it|that) to my (tasks|to dos|list|to do list
        |reminders)|add (it|that)|make (it|that|this) a (task|reminder|to do)|turn (it|that|this)
        into a (task|reminder|to do)|save (it|that|this) as a (task|reminder|to do)|(give|send) me a
        (nudge|ping)|make it a task|so please remind me)

    # Making lists.
    <create> = (set me up|set us up|spin up|whip up|bang out|get together|conjure up|fire up|lay out
        |<i want>|knock up |throw together|rustle up|create|make|start|begin|set up|new|i need|i
        want|build|add|give me |gimme|generate|put together|draw up|establish|i'd like|i would like
        |get|get me|make me|need |compile|create me|start me|have|write|write up|start off|get
        started on|prepare|launch|set me up with|<would you mind> (creating|making|starting|setting
        up)|kick off|craft) [please |for me|for us|me|us]
    <new> = new|empty|brand new|blank|fresh|separate|whole new|new empty|simple|quick
    <in the folder> = (in|inside|to|under|into|within) [the|my|a] [folder|group] {groupName} (folder
        |group)|(in|inside|to|under|into|within) [the|my|a] (folder|group) [called|named]
        {groupName}
    <with tasks> = (with|containing|including|and add|and put|and put in|for|that has|having|that
        includes|and start with|consisting of) [the] [items|tasks|item|task|to dos|things]
        {taskTitles:list} [(on|in|to) it]|<:> {taskTitles:list}|for me|for us|items
        {taskTitles:list}|(on it|namely) {taskTitles:list}
    <kind of list> = (to do|task|todo|tasks|check|reminder|reminders|to dos|things to do)
    <a list> = [a|an|another|the|my|one] [<new>] [<kind of list>] (list|checklist) [of tasks]

    CreateTaskList
      <create> <a list> (for me|for us) <called> [the|my] {title} [<in the folder>]
      a [new] (list|checklist) (called|named|titled) {title} <with tasks> [please]
      <create> <a list> {,} a new one {,} <called> [the|my] {title}
      (<create>|have) <a list> [for {*}] {,} <so> (call|name|title|label) it {title} [<in the
          folder>]
      (open|open up|launch) (a|another|an) [<new>] [<kind of list>] (list|checklist)
          [<in the folder>]
      (open|open up|launch) (a|another|an) [<new>] [<kind of list>] (list|checklist) (<called>|name
          it|call it|for|title it) {title} [<in the folder>]
      (open|open up|launch) (a|another|an) <new> {title} list [<in the folder>]
      a [new] (list|checklist) (called|named|titled) {title} [please]
      <create> <a list> [<in the folder>]
      <create> <a list> [<in the folder>] (<called>|<:>) {title} [<in the folder>]
      <create> <a list> [<in the folder>] (<called>|<:>) {title} [<in the folder>] <with tasks>
      <create> <a list> for [the|my|our] {title} [<in the folder>]
      <create> <a list> for [the|my|our] {title} <with tasks>
      (create|make|start|begin|set up|new|build|write|write up|draw up|put together|compile) [me|us]
          <a list> (of|about) [the|my|our] {title} [<in the folder>]
      <create> <a list> (and|then) (name|call|title|label) it {title} [<in the folder>]
      <create> <a list> (name|call|title|label) it {title} [<in the folder>]
      (new|create new|create|make|start) (list|checklist) {title} [<in the folder>] [<with tasks>]
      (new|create new|create|make|start) (list|a list|a new list) <quoted list title>
      <create> (a|an|another|new) [<new>] {title} (list|checklist|to do list|task list)
          [<in the folder>]
      (create|make|start|begin|set up) (my|the|our) [<new>] {title} (list|checklist)
          [<in the folder>]
      <create> (a|an|another|new) [<new>] {title} (list|checklist|to do list|task list)
          [<in the folder>] <with tasks>
      (create|make|start|begin|set up) (my|the|our) [<new>] {title} (list|checklist)
          [<in the folder>] <with tasks>
      new {title} list
      <create> (a|an|new|the) [new] (list|checklist) (with|containing|including) [the items]
          {taskTitles:list} (and (name|call) it|<called>) {title}
      <create> (a|an|new) [new] (list|checklist) with [the items|items|the tasks] {taskTitles:list}
      (can|could|may) i (have|get) a [new] list [(<called>|for) {title}]
      i (want|need|would like) to (have|keep) a list (of|for) [my|the] {title}
      <create> (a|an|another|one) [new] (list|checklist) {title} [<in the folder>] [<with tasks>]
      (new|create new|create|make|start) (list|checklist) {title} {,} <with tasks>
      <create> (a|an|another|one) [new] (list|checklist) {,} <so> (call|name|title) it {title} [<in
          the folder>] [<with tasks>]
      [a|another] new (list|checklist) [{,}] (called|named|titled|for) [the|my|our] {title} [please]
          [<in the folder>]
      <create> <a list> (of|about) [the|my|our] {title} <with tasks>
      <create> (the|my|our) [new] (list|checklist) {title} [<in the folder>] [<with tasks>]
      <create> <a list> <called> {title} {,} <so> (put|add|include|stick) {taskTitles:list} (on|to
          |in|into) it
    <quoted list title> = " {title} "|“ {title} ”

    # Changing tasks.
    <a task word> = task|to do|todo|reminder|item|to do item|tasks|entry|chore|thing
    <target task> = [the|my|that|this] <a task word> [called|named|to|titled|about|for|of]
        {targetTask}|[the|my|our] {targetTask}|(the|my|that) {targetTask} (task|reminder|to do|item
        |todo|entry)
    <the target task> = [the|my|that|this] <a task word> [called|named|to|titled|about|of|for]
        {targetTask}|(the|my|that) {targetTask} (task|reminder|to do|item|todo|entry)
    <quoted task> = " {targetTask} "|“ {targetTask} ”
    <done> = done|complete|completed|finished|checked|checked off|accomplished|taken care of|a done
        deal|ticked off|ticked|finished up|resolved|over with|all done|closed|crossed off
    <not done> = not done|incomplete|undone|not completed|uncompleted|unfinished|open|not finished
        |not complete|unchecked|to do|still to do|pending|not done yet|still open|still not done|not
        yet done|outstanding
    <off the list> = [(from|on|in|off|of|off of) (my|the) ([to do|task|todo] list|to dos|tasks)
        |(from|on|in|off|of|off of) (my|the|our) {*} list]
    <mark task> = mark|set|tag|make|check|label|put|log|declare|count|consider|list|<would you mind>
        (marking|setting)|flag|record|note|bump up|move up


    SetTaskAttribute
      {status=completed} <mark task> ([the|my] {targetTask} (task|reminder|to do)|<target task>)
          [as|to] <done> and (flag it|mark it [as] (important|urgent)) [too|as well]
          {priority=flagged}
      {status=completed} <target task> {,} (it's|it is|that's|that one's) <done> {,} <so>
          (mark|check|tick|cross|strike) (it|that) [off|as] [<done>] <off the list>
      {status=completed} <mark task> [that] <target task> [down|off] [as|to|as being|to be|is]
          <done> <off the list>
      {status=completed} (mark|set) [as|to] <done> [<:>] <target task>
      {status=completed} (check off|tick off|cross off|cross out|strike off|scratch off|mark off
          |<would you mind> checking off) <target task> <off the list> [(it's|it is|that's|i'm)
          (done|finished|completed)]
      {status=completed} (check off|tick off|cross off|check|tick|cross|strike|scratch)
          <target task> [off] <off the list> (it's|it is|that's|i'm) (done|finished|completed) [with
          it|with that|already|now]
      {status=completed} (check|tick) <the target task> <off the list>
      {status=completed} (check|tick|cross|strike|scratch) <target task> off <off the list> [(it's
          |it is|that's|i'm) done]
      {status=completed} (check|tick|cross) <target task> (off|off of) (my|the) [to do|task|todo
          |tasks] list
      {status=completed} (complete|finish|close|close out|finish off|wrap up) <the target task>
      {status=completed} (complete|finish) <quoted task>
      {status=completed} (i|i've|i have|we|we've) [already|just] (finished|did|done|completed)
          <the target task> [[you can|so|please|go ahead and] (mark|check|tick|cross) (it|that|that
          one|this one|this) [off|as|as being] [<done>]]
      {status=completed} (i|i've|i have|we|we've) [already|just] (finished|did|done|completed) [the
          |my] {targetTask} [you can|so|please|go ahead and] (mark|check|tick|cross) (it|that|that
          one|this one|this) [off|as|as being] [<done>] <off the list>
      {status=completed} (i|i've|i have|we|we've) [already|just] (bought|got|picked up|grabbed
          |gotten) [the|some|my] {targetTask} [you can|so|please|and|go ahead and] (mark|check|tick
          |cross|scratch) (it|that|that one|this one|this|them) [off|as|as being] [<done>]
          <off the list>
      {status=completed} (i|i've|i have|we've) [already|just] {targetTask} [{,}] <so> (mark
          |check|tick|cross) (it|that|that task|that one) [off|as] [<done>] <off the list>
      {status=completed} (i'm|i am|we're) (done|finished|through) with <the target task>
      {status=completed} [i'm|i am|we're] [all] (done|finished|through) with <the target task> [so
          |please
          |and|you can] (mark|check|tick|cross) (it|that) [off|as] [<done>] <off the list>
      {status=completed} {app} {targetTask} [is|<:>] <done>
      {status=completed} {app} (i'm|i am) (done|finished) with {targetTask}
      {status=notCompleted} {app} {targetTask} (isn't|is not) (done|finished) [yet] [(uncheck
          |reopen) it]
      {priority=flagged} {app} {targetTask} is (urgent|important) [(flag|mark) it]
      {status=notCompleted} (i|we) (never|didn't|haven't|have not|did not) [actually] (finish
          |finished|complete|completed|do|done) {targetTask} [yet] <so> (mark|set|put) (it|that)
          [back] [as|to] <not done>
      {priority=notFlagged} (lower|drop|remove|clear|reduce|take away) the (priority|flag
          |importance) (of|from|on|for) <target task>
      {status=completed} <the target task> is <done>
      {status=completed} [the|my] {targetTask} is <done> [so|and|please|you can] (mark|check|tick
          |cross) (it|that) [off|as] [<done>]
      {status=completed} put a (check|tick|checkmark|tick mark|check mark) (next to|beside|on|by)
          <target task>
      {status=completed} (the|my) (task|to do|reminder) {targetTask} (is|has been) <done>
      {status=completed} mark (my|the|this|that) (task|to do|reminder|item) [as] <done>
      {status=notCompleted} <mark task> <target task> [back] [as|to|as being|to be] <not done>
          [again]
      {status=notCompleted} (uncheck|untick|reopen|un check|re open|uncomplete|<would you mind>
          unchecking) <target task> [again] <off the list>
      {status=notCompleted} (mark|set) (as|to) <not done> <target task>
      {status=notCompleted} (i haven't|i have not) [actually] (finished|done|completed)
          <the target task> [yet] [(mark|set) it [as] <not done>]
      {status=notCompleted} (reactivate|restore|unmark|bring back|undo) <the target task>
      {priority=flagged} (flag|star|prioritize|put a flag on|add a flag to|set a flag on
          |<would you mind> flagging|highlight) <the target task> [as (important|urgent|high
          priority|priority)]
      {priority=flagged} flag {targetTask} [as (important|urgent|high priority)]
      {priority=flagged} (make|change|turn) <the target task> [a|an|to|into] (important|urgent|high
          priority|top priority|a priority|a high priority) [task]
      {priority=flagged} make {targetTask} [a] (high|top) priority
      {priority=flagged} (mark|set|tag|label) <target task> [as|to|into] [a|an] (important|urgent
          |high priority|top priority|flagged|priority|high importance) [task]
      {priority=flagged} (set|change|raise|make) the priority (of|for|on) <target task> [to] [high
          |top|highest|urgent|important]
      {priority=flagged} (give) <target task> [a] (high|top|the highest) priority
      {priority=flagged} (bump up|raise) <the target task>
      {priority=flagged} (bump|bump up|raise|set|change|move|move up|push|upgrade|push up) <target
          task> [up] to [a] (high|top|higher|highest) priority
      (make|set|mark) <target task> due [on|at|by|for] {temporalEventTrigger}
      {priority=notFlagged} (remove|clear|take|delete|get rid of|drop) the flag (from|on|off|of|off
          of) <target task>
      {priority=notFlagged} (unflag|unstar|deprioritize|un flag|<would you mind> unflagging)
          <target task>
      {priority=notFlagged} (mark|set|make|tag|change) <target task> [as|to] (not (important|urgent
          |flagged|high priority)|unflagged|unimportant|low priority|normal priority|not a priority
          |no priority)
      {priority=notFlagged} (set|change|lower) the priority (of|for|on) <target task> [to] (low
          |normal|none)
      (rename|retitle|change the (name|title) of|change the wording of|edit the (name|title) of)
          <the target task> (to|as|into) {taskTitle}
      {app} (rename|retitle|change) {targetTask} (to|as|into) {taskTitle}
      (change|edit|update|reword|modify|rewrite|correct) <the target task> (to|into|so it says|to
          say|to read) {taskTitle}
      (rename|retitle|change|reword) <quoted task> (to|into|as) {taskTitle}
      (call|name) <the target task> {taskTitle} instead
      (move|reschedule|change|push|shift|bring forward|change the (time|date|due date) of|set
          |schedule|change the reminder for) <the target task> (to|for|until|on|at)
          {temporalEventTrigger} [instead]
      {app} (reschedule|move|push) {targetTask} (to|until|for) {temporalEventTrigger}
      remind me (about|of) the task {targetTask} {spatialEventTrigger} [instead]
      (change|set) (the (due date|deadline|reminder|alert) (of|for|on)) <target task> (to|for)
          {temporalEventTrigger}
      (set|change) [the] <a task word> {targetTask} to remind me (<set attribute when>)
      {status=completed} <target task> {,} <so> (mark|check|tick|cross) (it|that) [off|as] [<done>]
          <off the list>
      {status=completed} <target task> is <done> {,} <so> (mark|check|tick|cross|strike) (it|that)
          [off|as] [<done>] <off the list>
      {priority=flagged} (make|mark|set) {targetTask:<do something>} [as] [a|an] (important|urgent
          |high priority|top priority|priority)
      {priority=notFlagged} (make|mark|set) {targetTask:<do something>} [as] (not (important|urgent
          |flagged|a priority|high priority)|unimportant|low priority|normal priority|no longer
          (important|urgent)) [anymore|any more]
      (rename|retitle|reword|change) {targetTask:<do something>} (to|into|as) {taskTitle}
      (reschedule|move|push|shift|change) {targetTask:<do something>} (to|until|for|till)
          {temporalEventTrigger}
      {status=completed} (i've|i have|we've) (done|finished|completed) {targetTask:<do something>}
      {status=completed} (complete|finish|tick|check|close) {targetTask:<do something>} [off]
      {priority=flagged} (prioritize|star|flag) {targetTask:<do something>} [as (important|urgent)]
      (have|make|let|get) <the target task> (remind|alert) me <set attribute when>
      (set|change|add|put) [a|an|the] (due date|deadline|reminder|alert|alarm) (for|on|of|to) <the
          target task> (to|for|at|on) {temporalEventTrigger}
      {priority=flagged} (<i want>|have|get|make sure) <the target task> (flagged|starred
          |prioritized|marked [as] (important|urgent|high priority)|to be (important|urgent))
      {priority=flagged} <the target task> {,} <so> (<i want>|have|get) it (flagged|starred
          |prioritized|marked [as] (important|urgent|high priority))
      {status=completed} (<i want>|have|get|make sure) <the target task> [is|to be] (marked [as]
          |checked|ticked|crossed|set to) <done>
      {status=completed} <the target task> (can|should|may) be (marked [as]|checked|ticked|crossed
          |set to) (<done>|off)
      {status=completed} (set|change|update|switch) the status (of|for|on) <target task> to <done>
      {status=notCompleted} (set|change|update|switch) the status (of|for|on) <target task> [back]
          to <not done>
      {status=completed} [i'm|i am|i|i've|we|we've] [all|just|already|finally] (done with|finished
          with|finished|completed|did|done) {targetTask} {,} <so> (mark|check|tick|cross) (it|that)
          [off|as] [<done>] <off the list>
      {status=completed} (can|could|may|should|would) <the target task> [please] be (marked [as]
          |checked|ticked|crossed|set to) (<done>|off)
      {priority=flagged} (can|could|may|should|would) <the target task> [please] be (flagged|starred
          |prioritized|marked [as] (important|urgent|high priority))
      (<i want>|have|get) <the target task> (moved|rescheduled|pushed|pushed back|changed|shifted
          |postponed|brought forward|set) (to|until|for|on) {temporalEventTrigger}
      (<i want>|have|get) <the target task> (renamed|retitled|changed|reworded) (to|into|as)
          {taskTitle}
      (can|could|may|should) <the target task> [please] be (moved|rescheduled|pushed|changed
          |shifted) (to|until) {temporalEventTrigger}
    <set attribute when> = [at|on] {temporalEventTrigger}|{spatialEventTrigger}

    <snooze> = (give me more time (for|on|with)|kick|bump|knock back|shelve|hold|snooze|postpone
        |delay|put off|push back|defer|hold off on|hold off|push|put on hold|<would you mind>
        (snoozing|postponing|delaying|putting off|pushing back)|push off|move back) [please|for me
        |for us]
    <until> = [until|till|to|for|by|another|for another|by another|til|at|on]
    <snoozed task> = [the|my|that|this] (reminder|task|to do|todo|item|alert) [called|named|to|about
        |for|titled|of] [the|my] {tasks:list}|(the|my|that) {tasks:list} (reminder|task|to do|item
        |reminders|tasks)
    <snooze time> = <until> ({nextTriggerTime}|{nextTriggerTime:delay})
    <snoozed> = [the|my|that|this] (reminder|task|to do|todo|item|alert) [called|named|to|about|for
        |titled|of] {tasks:list}|[the|my|our] {tasks:list}|(the|my|that) {tasks:list} (reminder|task
        |to do|item|reminders|tasks)|[the|my|those|these] (reminders|tasks|to dos) [called|named|to
        |about|for] {tasks:list}
    <all tasks> = (everything|all|all [of] [my|the|these|those] (tasks|reminders|to dos|todos|items
        |of them)|every (task|reminder|to do|one)|all of (them|it|these|those)|all of my stuff|(my
        |the) whole (to do list|list)|my (tasks|reminders|to dos)) {all=true}
    <my task> = (my|the|this|that|a|current) [current|next|last] (task|reminder|to do|alert|item)|it
        |this|that|that one

    SnoozeTasks
      (the|my|that|this) {tasks} (reminder|task|to do) {,} <so> <snooze> (it|that) [<snooze time>]
      (the|my|that|this) (reminder|task|to do) [to|about|called] {tasks} {,} <so> <snooze> (it|that)
          [<snooze time>]
      <snooze> (<all tasks>|<my task>) [on my list|on my to do list]
      <snooze> (<all tasks>|<my task>) <snooze time>
      (snooze|<would you mind> snoozing) <snoozed>
      <snooze> <snoozed task>
      <snooze> <snoozed task> [back|off] <snooze time>
      (snooze|<would you mind> snoozing|{app} (postpone|delay|put off|push back|defer)) <snoozed>
          <snooze time>
      <snooze> <snooze time> (<all tasks>|<my task>|<snoozed>)
      (put|push|hold) (<all tasks>|<my task>|<snoozed>) (off|back) [<snooze time>]
      (put|push|move) (<all tasks>|<my task>) (off|back|to|until) [<snooze time>]
      remind me [about (<my task>|<snoozed>)] again [<snooze time>]
      remind me (again later|later instead|later about (<my task>|<snoozed>)|[about] <snoozed>
          later)
      (give|buy) me [another|more] ({nextTriggerTime}|{nextTriggerTime:delay}) [more] (for|on|to do)
          <snoozed>
      (snooze|hit snooze|hit the snooze [button]|press snooze)
      snooze <snooze time>
      (put off|push back|postpone|delay|defer|hold off on|move back|push off|put back|shelve)
          {tasks:<do something>} <snooze time>
      (put|push) {tasks:<do something>} (off|back) <snooze time>
      remind me [about (it|that|this)] [again] (later|in a bit|in a while|some other time|another
          time)
      (give|gimme) me [another|more] ({nextTriggerTime}|{nextTriggerTime:delay}) [more] (for|on
          |with) (this|that|the|my) (reminder|task|one)
      (snooze|postpone|delay|push back|put off|hold) {tasks:<do something>} <snooze time>
      (snooze|postpone|delay|put off) {tasks:<do something>}
      {nextTriggerTime:delay} more {,} <so> (snooze|postpone|delay|hold off) (it|this|that)
      (give|gimme|grant) (me|us) ({nextTriggerTime}|{nextTriggerTime:delay}) more {,} <so> (snooze
          |postpone|delay) (it|this|that)

    # Deleting tasks.
    <delete> = (scrap|nuke|purge|get shot of|axe|strike off|shred|bin|chuck out|chuck|delete|remove
        |erase|drop|get rid of|clear|scratch|trash|take|discard|wipe|strike|throw out|take away|take
        out|<would you mind> (deleting|removing|erasing|clearing)|kill|lose|throw away|cut|pull|dump
        |ditch|eliminate|clear out|clear away|wipe out|toss|cancel) [please|for me|for us|me]
    <from> = (from|off|off of|out of|in|on|of)
    <deleted list> = [my|the|our|a|this] [whole|entire|complete] {taskList} (list|checklist|to do
        list|to dos|task list)|[my|the|our] (list|to do list|checklist) (called|named|titled|for|of)
        {taskList}|[my|the|our] list {taskList}|<tasks list>
    <deleted> = [the|my|our] {tasks:list}|[the|my|that|this] (reminder|reminders|task|tasks|to do|to
        dos|item|items|todo|entry) [called|named|to|about|for|titled|of] {tasks:list}|(the|my|that)
        {tasks:list} (reminder|task|to do|item|reminders|tasks|entry)|<quoted deleted> [[and]
        <quoted deleted>]
    <quoted deleted> = " {tasks} "|“ {tasks} ”
    <all items> = (everything|[all|every] (of|item|task|thing|one) [of]|all (of the|of my|the|my
        |items|tasks|to dos|reminders|entries|things)|all [of] [the|my] (items|tasks|to dos
        |reminders|entries|things|stuff)|every (item|task|to do|entry|reminder|thing|single (item
        |task|thing)))

    DeleteTasks
      (i|we) [already|really] (don't|no longer|do not|won't) need [the|that|my|this] {tasks}
          (reminder|task|to do|item|entry) [anymore|any more|any longer|now] [{,}] <so> (<delete>
          (it|that|this)|(throw|toss|take|chuck|cross|strike) (it|that) (out|away|off)) [now|please]
      (the|that|my|this) {tasks} (reminder|task|to do|item|entry) (isn't|is not|is no longer|'s no
          longer) (needed|necessary|relevant|wanted) [anymore|any more|any longer|now] [{,}] <so>
          (<delete> (it|that|this)|(throw|toss|take|chuck|cross|strike) (it|that) (out|away|off))
      <delete> <deleted> <from> <deleted list> [{,}] (we've|we have|i've|i have) [already]
          (got|enough|plenty|bought) {*}
      <delete> <deleted> <from> <deleted list>
      <delete> [the|my|that|this] (reminder|reminders|task|tasks|to do|to dos|item|items|todo|entry)
          [called|named|to|titled|of] {tasks:list}
      <delete> [the|my|that|this] (reminder|reminders|task|tasks|to do|to dos|item|items|todo|entry)
          (about|for|of|named|called) [the|my|our|a|an] {tasks:list}
      <delete> [the|my|that|this] (reminder|reminders|task|tasks|to do|to dos|item|items|todo|entry)
          <quoted deleted> [[and] <quoted deleted>]
      <delete> (the|my|that) {tasks:list} (reminder|task|to do|item|todo|reminders|tasks)
      <delete> (the|my|this|that|a) (task|reminder|to do|item|todo) [from <deleted list>]
      <delete> {all=true} <all items> <from> [on|in] <deleted list>
      <delete> {all=true} [all|all of] (my|the|of my|of the) (tasks|to dos|reminders|todos)
      <delete> {all=true} (all|every|every single|all the|all of the) (tasks|to dos|reminders|todos
          |task|reminder|to do)
      {all=true} (clear|empty|nuke|scrub|wipe|clean|clear out|empty out|clean out|wipe clean|clean
          up|reset|wipe out|purge|<would you mind> (clearing|emptying)) <deleted list> [out|off
          |completely|entirely|clean]
      {all=true} (delete|remove|erase|get rid of) (my|the|our|this) [entire|whole|complete]
          {taskList} (list|checklist|to do list) [completely|entirely]
      {all=true} (delete|remove|erase|get rid of) (the|my) list (called|named) {taskList}
      {app} <delete> <deleted> [from [my|the] {taskList}]
      (cross|strike|scratch) <deleted> (off|off of) (my|the|our) {taskList} list
      {all=true} (delete|remove|erase|get rid of) (my|the|our) list {taskList}
      (i|we|i've|we've) [already] (got|have|bought|have got|picked up) <deleted> [so] (take|remove
          |delete|cross|strike) (it|them|that) (off|from) <deleted list>
      take <deleted> (off|off of|out of|from) <deleted list>
      (i|we) [already] (don't|dont|do not) need [to buy] {tasks:list} [anymore|any more] (take
          |remove|delete) (it|them|that) (from|off) <deleted list>
      (i|we) (don't|no longer) need (the reminder|the task|to) [to|about] {tasks} [anymore|any more]
          (delete|remove|erase|get rid of) (it|that)
      forget about [the|my] (reminder|task) [to|about|called] {tasks}
      {all=true} (wipe|clear|empty|clean) (everything|all) (off|from|out of) <deleted list>
      (i've|we've|i have|we have) (got|plenty of|enough) [enough|plenty of] <deleted> {,} <so> (take
          |remove|delete|cross|strike) (it|them|that) (off|from) <deleted list>
      (delete|remove|erase|scratch|get rid of|drop) {tasks:<do something>}
      (delete|remove|erase|scratch|get rid of|drop|take) {tasks:<do something>} <from> <deleted
          list>
      <delete> <deleted> (from|off|off of|out of) [my|the|our] (groceries {taskList=groceries}
          |shopping {taskList=shopping}|to dos|reminders|tasks)
      (i|we) [already|really] (don't|no longer|do not) need (the|that|my|this) (reminder|task|to do
          |item) [to|about|called|for] {tasks} [anymore|any more|any longer] [{,}] <so> (<delete>
          (it|that|this)|(throw|toss|take|chuck|cross|strike) (it|that) (out|away|off))
      (i|we) [already|really] (don't|no longer|do not) need {tasks:list} on [my|the] {taskList} list
          [anymore|any more] [{,}] <so> (<delete> (it|that|this|them)|(throw|toss|take|chuck|cross
          |strike) (it|that|them) (out|away|off))
      <delete> <from> <deleted list> {tasks:list}
      <delete> {tasks:list} <from> [my|the] list
      (can|could|may|should) <deleted> [please] be (removed|deleted|taken|erased|crossed|struck)
          [off] [<from> <deleted list>]
      <i want> <deleted> (removed|deleted|erased|gone|taken|crossed) [off] <from> <deleted list>
      (i want|i'd like|we want) (the|my) (task|reminder|to do) [to|called|about] {tasks} (removed
          |deleted|erased|gone)

    Nothing
      (i|you|he|she|we|they) (want|wants|need|needs|have|has|deserve|deserves) to (go|be|get) on
          (the|your|a|this|that|his|her|their) list [{*}]
      (i|we) [just|also] (got|had|received|saw|missed|ignored|dismissed) (a|the|my|that|another)
          (reminder|nudge|notification) [to|about|that|for|from|on] {*}
      snooze (the|my|that|this) [one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
          |morning|first|second|other] [fifteen|thirty|forty five] [o'clock|am|pm] (alarm|alarms)
          [for|until|till|by] [{*}] [minutes|more minutes|hour|hours]
      [there is|there's] no need to {*}
      (put|add|place) (me|us|him|her|them|you|{*} name) (on|to) (the|a|your|that) {*} list [{*}]
      snooze (the|my|that) (alarm|clock|alarms) [{*}]
      (snooze|lose) (you lose|or you lose)
      flag (down|football|day|pole|up) [{*}]
      flag {*} (message|messages|text|texts|text message|voicemail|email|emails|mail|photo|picture
          |song|chat|conversation) [(from|by|about|of|to) {*}]
      (show|give|get|find|tell|read|send) (me|us) [the|a] list of {*}
      (what|which|how) {*} (a|the) list of {*}
      delete (the|this|my) (app|account|file|files|email|emails|photo|photos|picture|browser|history
          |alarm) [{*}]
      (clear|clean|empty|wipe) [the|my|up] (table|browser|cache|trash|dishwasher|room|garage|desk
          |inbox|screen|history) [{*}]
      note (how|the difference|well) {*}
      leave (the|a|my) note (on|in|at|under|by|with) {*}
      (finish|complete) (the|this|your|my) (sentence|task at hand|puzzle|homework|job|race) [{*}]
      check (the|my|your|this|for|on|out|in|with|your) (weather|traffic|email|emails|mail|oven|facts
          |score|time|temperature|map|news|forecast|calendar|out|engine|oil|pulse) [{*}]
      (remind me|reminds me) (who|what|where|when|why|how|which) {*}
      (my|the|these|those|his|her|your) (notes|note|tasks|task|list|lists|reminders|chores) [(about
          |on|for|from|of|in) {*}] (is|are|was|were|has|have|had|got|keeps|keep|never|always|says
          |said|ends|piles|takes|took) [{*}]
      add (insult|fuel|me|us|him|her|them|it|up|two|three|one|salt|pepper|water|in|injury|a pinch|a
          dash|the numbers|these numbers|value|color|some salt) [{*}]
      (notes|tasks|lists|chores) (are|were|is|from|that|for) [{*}]
      (delete|clear|erase|remove|get rid of) [my|the|this|all my|that|all] (call|calls|text|texts
          |message|messages|email|emails|post|order|history|read|paint|cut|help|change) (history|log
          |messages|list|records|receipt|from {*}|in {*}|of {*}) [{*}]
      (cancel|delete|remove|drop) (order|orders|post|posts|iron|cut|help) [{*}]
      (get|do|make|take|read|help|pack|fix|paint|order|call|clean) {*} is [{*}]
      remind me of (my (mother|father|mom|dad|childhood|youth|ex|brother|sister|boss)|home|someone
          |somebody|a time|the time) [{*}]
      (the|a|his|her|their|that|this) note (on|in|at|from|under|next to|by) {*} (said|says|read
          |reads|was|is) [{*}]
      no need to (remind|remember|add|write|note|snooze) [{*}]
      mark (finished|completed|did|finishes|has|is|was|said|and|came) {*}
      (he|she|they|we|tom|anne|juan) (took|left|wrote|found|read|made|lost|forgot|passed|saw) {*}
          (note|notes|list|lists) [{*}]
      (is|was) there a note (on|in|under) the (door|fridge|table|desk|car|windshield|wall|counter
          |floor|gate) [{*}]
      (he|she|they|we|tom|anne|juan) (took|left|wrote|found|read|made|lost|forgot|passed|saw) [out
          |down|up] (a|the|his|her|my|that|this) (note|notes|list|lists) [{*}]
      (read|take|write|leave) [a|the|out] note and (left|went|cried|smiled|walked|laughed|put|threw
          |closed|ran|sat|was) [{*}]

    # Notes.
    <make note> = (jot|log|<i want>|scribble|create|make|take|write|start|new|add|begin|record
        |draft|i want|i need|set up|make me|take down|jot down|compose|type|do|save|get|give
        me|gimme|i'd like|i would like|need|write me|create me|write up|dictate|put down|type up
        |start writing|begin writing|keep|<would you mind> (creating|making|taking|writing|starting
        |adding|jotting down)|write down) [please|for me|for us]
    <a note> = [for me] [a|an|another|the|my|one|me a] [brand] [new|quick|short|little|blank|empty
        |text|fresh|simple|voice] (note|memo|text note|sticky note)
    <note says> = [and] (it|the note) (should|must|has to|needs to|is to|ought to|shall|will) (say
        |read|contain|have [in it]) [that]|and [it] (says|reads)|(of|about|with) (this|the
        following) [<:>]| saying [that]|that says [that]|which says|that reads|reading|with the
        (words|text|content|contents)|with [the] content|<:>|to say|stating [that]|that states|and
        (write|put|say)|and (write|put) (inside|in it)|(and have it say|and add)|containing|it
        should say|with|that|of|say|write|with the following|to remember|that goes|noting [that]|to
        remind me that|to remind me|it says|[with] the content (is|being)|and in it (write|put)
        |where it says|to self
    <note called> = <called>|(and|then) (call|name|title) it|(call|name|title) it|about|for|on
    <note folder> = [and (it goes|it belongs|file it|keep it|put it|save it)] (in|inside|to|under
        |into|within) [the|my|a] {groupName} (folder|group|notebook) |(in|inside|to|under|into
        |within) [the|my|a] (folder|group|notebook) [called|named] {groupName}

    <fresh> = (a|an|another) [brand] [new|quick|blank|empty|fresh]|[brand] (new|blank|empty|fresh)
    CreateNote
      (open|open up|bring up|pull up) [me] <fresh>
          (note|memo) [<note folder>]
      (open|open up|bring up|pull up) [me] <fresh>
          (note|memo) [<note folder>] <note called> [the|my|our] {title} [<note folder>]
      (open|open up|bring up|pull up) [me] <fresh>
          (note|memo) [<note folder>] [<note called> {title}] (<note says>|and (write|put|add))
          {content:text}
      note please <:> {content:text}
      (note down|write down|jot down|put down) in (a|a new|another) note [that|<:>] {content:text}
      (put|pop|stick) (in|down) a [new|quick] note (that|<:>|saying) {content:text}
      (a|another|one) [new] note (called|named|titled) {title} <note folder> [please]
      (jot|write|note|take) (something|this|a thing|one thing) down <:> {content:text}
      <make note> <a note> [<note folder>]
      <make note> <a note> [<note folder>] <note called> [the|my|our] {title} [<note folder>]
      <make note> <a note> <note called> {title} [<note folder>] <note says> {content:text}
      <make note> <a note> <note folder> <note called> {title} <note says> {content:text}
      <make note> <a note> [<note folder>] <note says> {content:text} [<note folder>]
      <make note> <a note> <note called> {title} (and|with|and with|containing) [the|this|a] (text
          |content|body|words|contents|line) {content:text}
      <make note> <a note> with (text|content|body) {content:text} and [the] title {title}
      <make note> <a note> (please|for me|for us|for myself) [<:>|<note says>] {content:text}
      (make|take|start|write|leave|save|record) (a note|the note|a quick note|a new note|a memo|note
          |this note) {content:text}
      (memo|quick memo|note|new memo|quick note) <:> {content:text}
      <make note> <a note> (to self|to myself|for myself) [<note says>] {content:text}
      <make note> <a note> <note says> {content:text} (and (call|name|title) it|<called>) {title}
      <make note> (a|an|another|new) [new] {title} note [<note folder>]
      <make note> (a|an|another|new) [new] {title} note <note folder>
      <make note> (a|an|another|new) [new] {title} note (<:>|saying|that says|with|and write)
          {content:text}
      note to (self|myself) [that|<:>] {content:text}
      {app} (note|record|save|save this) {content:text}
      note (that|<:>) {content:text}
      save this (<:>|as a note <:>) {content:text}
      (note down|write down|jot down|put down|take down|scribble down|write this down|jot this down
          |note this down|take this down|put this in a note|make a note of|take note of|make note of
          |take a note of|get this down|save as a note) [that|<:>] [the fact that] {content:text}
      (note for later|remember this|remember|note for (me|myself)|for the record|for my notes) <:>
          {content:text}
      <make note> <a note> [please|real quick|quickly|now|right now|for me]
      (new|quick) note please
      <a note> [<note folder>] <:> {content:text}
      (put|stick|save|write|add|pop) (this|that) (in|to|into) my notes <:> {content:text}
      (write|jot|note|put|type) {content:text} (down|down in a [new] note|in a [new] note|into a
          [new] note|on a [new] note|as a [new] note)
      (save|keep|store|record|add) {content:text} (as|in|into) (a|a new|another) note
      (add|create|make|start) (note|a note|a new note) <quoted note title>
      (put|save|write|create) (a|a new) note (titled|called|named) {title} <note folder>
      <make note> <a note> <note called> {title} <note says> {content:text} <note folder>
      (note down|write down|jot down|take down|note this|write this|jot this) [for me] {,}
          {content:text}
      (save|write|put|note) (as|in) (a|a new) note <:> {content:text}
      (write|jot|note|put|take|get) (this|that|it|something|the following) down [in a note|in a new
          note|as a note|in my notes] [for me|please|quick|quickly|real quick|now|please for me]
          [<:>|that] {content:text}
      (a|another|one|new|a new|quick|a quick) note [please] (saying|that says|that|to say|which says
          |with the words|reading) [that] {content:text}
      (put|write|save|record|store) (this|that|it) (in|as|into) (a|a new|another|my) note [for me
          |please|quick|quickly] [<:>] {content:text}
      (stick|put|pop|drop|file|add|place|save) <a note> <note folder> [<note says>] {content:text}
      (stick|put|pop|drop|file|add|place|save) <a note> <note folder> <note called> {title}
      (log|note|write|record|put|jot|save|keep|mention) [down] in my notes [that|<:>] {content:text}
    <quoted note title> = " {title} "|“ {title} ”

    # Adding to notes.
    <append> = (put down|add|append|put|write|include|insert|attach|tack|stick|jot|type|tack on|save
        |copy|add on|place|<would you mind> (adding|appending|putting|writing)|also add|jot down
        |write down|note|enter|stick|throw|slip|pop|paste|dictate) [please|for me|for us]
    <to note> = to|in|into|onto|at the (end|bottom|top) of|to the (end|bottom|top) of|on|on to|down
        in|down on|inside|under
    <target note> = [my|the|our|a|this] {targetNote} note|[my|the|our|a] (note|notes) (called|named
        |titled|about|on|for|with the title|entitled) {targetNote}|[my|the] note {targetNote}|(my
        |the) note " {targetNote} "|[my|the|our] {targetNote} notes
    <a line of> = (a|another|one more|an|some|the|this) [new|more] (line|sentence|paragraph|entry
        |text|thought|item|point|words|info|information|bit|comment)
    <note content> = {content:text}|[the|this] (line|sentence|word|words|text|phrase|item)
        {content:text}|that {content:text}|" {content:text} "|“ {content:text} ”

    AppendToNote
      <append> (a|an|another|one more|some) {*} <to note> <target note> (saying|that says|<:>
          |reading) {content:text}
      <append> <note content> <to note> <target note>
      <append> [<a line of>|something|more|this|stuff] <to note> <target note>
      <append> [<a line of>|something|this|the following] <to note> <target note> (saying|that says
          |that|<:>|with|which says|reading|that reads|the words|to say) {content:text}
      <append> [<a line of>|something|this] <to note> <target note> " {content:text} "
      (append to|add on to|add to|write in|write into|write to|continue|extend) <target note> [(that
          |<:>|saying|with)] [{content:text}]
      <append> <a line of> (saying|that says|<:>|reading) {content:text} <to note> <target note>
      (in|to|on|at the end of) <target note> [please] (write|add|put|append|jot down|note|include)
          [that|<:>] {content:text} [please]
      (append|add) to [my|the] {targetNote} <:> {content:text}
      append {content:text} to [my|the] {targetNote}
      <append> <a line of> to [my|the] {targetNote} <:> {content:text}
      (update|extend|expand|edit|amend|append|supplement) <target note> (with|to (say|include|add)
          |by adding|and (add|write|append)|adding|<:>) {content:text}
      <append> {content:text} <to note> (my|the|this|that) [last|latest] note
      (append|add) [<a line of>|something] to (my|the|this|that|a) [last|latest|existing] note
      <append> to (my|the|this) note [that|<:>|saying] {content:text}
      (add|append|write|put|jot|tack) [on] to [my|the] note [called|named|titled|about] {targetNote}
          (<:>|that|saying) {content:text}
      <target note> {,} <so> (add|append|write|put|note|include) {content:text} [please]
      <append> [<a line of>|something|this|the following] [down] <to note> <target note> {,}
          {content:text}
      (can|could|may|should) {content:text} [please] be (added|appended|put|written) (to|in|into|at
          the end of) <target note>
      <i want> {content:text} (added|appended|put|written) (to|in|into|at the end of) <target note>

    # Searching.
    <all my> = [all|all of|only|just] [the|my|our|any|any of my|every|some|some of my|those] [recent
        |latest|old|other]
    <notes> = (notes|note) {itemType=note}
    <tasks> = (jobs|tasks|task|to dos|to do|todos|reminders|reminder|to do items|items|things to do
        |chores) {itemType=task}
    <task lists> = (lists|task lists|to do lists|checklists|lists of tasks|todo lists)
        {itemType=taskList}
    <state of tasks> = (completed|finished|done|complete|checked off) {status=completed}|(overdue
        |past due|incomplete|unfinished|open|uncompleted|pending|remaining|outstanding|undone
        |unchecked|not completed|not finished|active) {status=notCompleted}|(flagged|important
        |urgent|high priority) {taskPriority=flagged}
    <state after> = [that|which] [are|is|were|have been|i|i've|i have] (tagged|marked|flagged
        |labeled) [as] (important|urgent|flagged|high priority) {taskPriority=flagged}|with [a]
        (high|top) priority {taskPriority=flagged}|with a flag {taskPriority=flagged}|[that|which]
        (aren't|are not|isn't) [yet] (done|finished|completed|complete) [yet] {status=notCompleted}
        |[that|which] (are|have been) (overdue|unfinished) {status=notCompleted}|[that|which] (i've
        |i have|are|have been|were|i|i already|i've already|i have already) (completed|finished|done
        |complete|checked off) {status=completed}|[that|which] (i haven't|i have not|aren't|are not
        |haven't been|are not yet|i didn't|i've not) (completed|finished|done|complete|checked off
        |finish|complete|do) [yet] {status=notCompleted}|[that|which] (are|is) [still] (open
        |incomplete|unfinished|pending|left|outstanding|not done|undone|remaining|to be done)
        {status=notCompleted}|(i still (have|need) to do|left [to do]|[that] i (need|have) to do
        |still to do|to be done) {status=notCompleted}|[that|which] (are|i've) (flagged|important)
        {taskPriority=flagged}|[that|which] [i|i've|are] (flagged|starred|marked [as] (important
        |urgent|high priority)) {taskPriority=flagged}
    <item mentions> = about|on|regarding|concerning|mentioning|that mention|which mention|containing
        |that contain|which contain|(with|including|that contain|containing) the (word|words|phrase
        |text)|with|including|that say|saying|that are about|that include|related to|that talk about
        |that have|having to do with|that mentions|that contains|to do with|that refer to|referring
        to|that says|where i (wrote|mentioned|talk) about|in which i (mention|mentioned)|where i
        mentioned|dealing with|which mentions|with mention of|that i wrote about|that has|that
        reference|which talk about
    <item time> = (for|from|on|by|i have|i have for|scheduled [for]|that are scheduled for|that i
        have)|[that (are|is|were|fall|come)|which (are|is|were|fall|come)|coming|falling] due
        [on|by|in|for|before|until] {dateSearchType=byDueDate}|(created|[that|which] (i|we) (made
        |wrote|took|created|jotted down|wrote down|added|saved)|[that|which] (was|were)
        (made|written|taken|created)|written|made|taken) [on|in|from|back in|during]
        {dateSearchType=byCreatedDate}|([that|which] (i|we) [last] (changed|edited|modified|updated
        |worked on)|[that|which] (was|were) [last] (changed|edited|modified|updated)|[last]
        (changed|edited|modified|updated)) [on|in|from|during] {dateSearchType=byModifiedDate}
    <item place> = (at|near|in|for when i'm at|related to|for) [the|my] {location}

    SearchForNotebookItems
      <find> <all my> <notes>
      <find> <all my> <notes> [<item mentions> [the|my|our|a|an] {content:title}]
      <find> <all my> <notes> [<item time>] {dateTime} [<item mentions> [the|my] {content:title}]
      <find> <all my> <notes> <item mentions> [the|my|our|a|an] {content:title} [<item time>]
          {dateTime}
      <find> [the|my|our|a|that|any|all] <notes> [that|which] (has|have|with|having|containing
          |contains|contain|mentions) [the|my|our|a|an] {content:title} in (it|them)
      <find> [the|my|our|a|that] note {itemType=note} (<called>|<:>) {title}
      <find> (the|my|that) note {itemType=note} {title}
      <find> [the|my|our|that] {title} note {itemType=note}
      (read|read me|read out|read aloud|what does|open) [the|my|that|our] {title} note
          {itemType=note} [say|out|to me|aloud]
      (read|read me|read out|open) [the|my] note {itemType=note} [called|named|titled] {title} [to
          me|out|aloud]
      (read|read me) <all my> <notes>
      {app} [my|the|all|all my] [<state of tasks>] (<tasks>|<notes>) [<state after>] [<item time>]
          {dateTime}
      {app} [my|the|all|all my] [<state of tasks>] (<tasks>|<notes>) [<state after>|<item mentions>
          {content:title}]
      what's in [the|my|our] {title} note {itemType=note}
      what (is|does it say) in [the|my|our] {title} note {itemType=note}
      (what|which) <notes> (do i have|have i got|did i (make|write|take)|are there|have i (made
          |written)) [<item mentions> [the|my] {content:title}] [<item time>] [{dateTime}]
      <is there> <all my> <notes> [<item mentions> [the|my|our|a|an] {content:title}]
      <is there> <all my> <notes> [<item time>] {dateTime}
      what (do i have|have i (written|got)|did i (write|note)) in my notes {itemType=note} [about
          |on] [the|my] [{content:title}]
      what did i (write|note) [down] about [the|my|our] {content:title} in my notes {itemType=note}
      (search|look through|look in|go through|check|browse|scan|search in|search through) <all my>
          <notes> for [the (word|words|phrase)|anything (about|on)|mentions of] [the|my]
          {content:title}
      (search|look|find) [for] [the (word|words)] {content:title} in <all my> <notes>
      <find> [everything|anything|something] (about|on|mentioning) {content:title} in <all my>
          <notes>
      <find> <all my> [<state of tasks>] <tasks> [<state after>]
      <find> <all my> [<state of tasks>] <tasks> [<state after>] [<item time>] {dateTime}
      <find> <all my> [<state of tasks>] <tasks> [<state after>] (<item mentions>|<called>) [the|my
          |our|a|an] {content:title}
      <find> <all my> [<state of tasks>] <tasks> <item place>
      <find> [the|my|our|a] (task|reminder|to do) {itemType=task} (<called>|to) {title}
      <find> (the|my) (task|reminder|to do) {itemType=task} {title}
      (read|read me|tell me|read out) <all my> [<state of tasks>] <tasks> [<state after>]
          [[<item time>] {dateTime}]
      (how many) [<state of tasks>] <tasks> (do i [still] have|have i got|are there|are left|are on
          my list|have i) [<state after>] [left] [[<item time>] {dateTime}]
      (what|which) [<state of tasks>] <tasks> (do i have|are there|have i got) <item place>
      {itemType=task} {status=completed} what (have i|did i) [already] (tick off|ticked off|check
          off|cross off|crossed off|accomplish|accomplished|finish off|manage to do|finished
          |completed|finish|complete|done|checked off|get done|gotten done) [[on] {dateTime}]
      {itemType=task} [is there|do i have|have i got|what's|what is|what] (anything|something|stuff)
          [that's|that is] due {dateSearchType=byDueDate} [on|by|in|for] {dateTime}
      {itemType=task} have i anything (to do|due|on) [[on|for] {dateTime}]
      {itemType=task} what (have i|do i|'ve i) [got|have] on my (list|to do list|plate) [[for]
          {dateTime}]
      {itemType=task} (do|have) i (have|got) (anything|something|much) (to do|due|planned|scheduled
          |on my to do list|on my list) [[on|for] {dateTime}]
      {itemType=task} do i have to do (anything|something) [on|for] {dateTime}
      {itemType=note} (see|tell me|show me|check|read me) what (my|the) {title} note says
      {itemType=note} (find|show me|look up) where i (wrote|mentioned|noted) [about] [the|my]
          {content:title}
      (which|what) <notes> (mention|mentions|contain|contains|talk about|are about) [the|my]
          {content:title}
      {itemType=note} what did i (write|note|jot) [down] (about|on) [the|my] {content:title}
      {app} (search|look|find|search for|look for) [for] [the|my] {content:title}
      {itemType=task} (anything|what's next|what is|what's|whats|is there anything|what do i have
          |show me what's|tell me what's|what else is|read me what's) [left|still] (left on|on|in)
          (my|the) (to do list|list|task list|todo list|to dos|list of things to do) [[for]
          {dateTime}]
      {itemType=taskList} (anything|is there anything|what's next|do i have anything|what else is
          |show me what's|tell me what's|read me what's|what items are|how many items are|what
          things are|have i got anything|read what's) [left|still] on [my|the|our] {title} (list
          |checklist)
      (what|which) [of my] [<state of tasks>] <tasks> (do i [still] have|have i got|are there|did i
          have|do i have left {status=notCompleted}|are on my list|are left {status=notCompleted})
          [<state after>] [[<item time>] {dateTime}]
      (what|which) [of my] [<state of tasks>] <tasks> [<state after>] [<item time>] [{dateTime}]
      (what|which) [of my] <tasks> (have i|did i|i have) [already] (completed|finished|done|complete
          |finish|do|checked off) {status=completed} [{dateTime}]
      (what|which) [of my] <tasks> (haven't i|have i not|have i yet to|i haven't|didn't i|do i still
          (need|have) to|did i not|am i yet to) (completed|finished|done|complete|finish|do)
          {status=notCompleted} [yet]
      (what|which) [of my] <tasks> are [still] <state of tasks>
      (what|which|any) [of my] [<state of tasks>] <tasks> [do i have|have i got|are|is|fall|come]
          due {dateSearchType=byDueDate} [on|by|in|for] {dateTime}
      (what|which) [of my] <tasks> (are|is|fall|come) (due {dateSearchType=byDueDate}|scheduled)
          [for|on|by|in] {dateTime}
      <is there> <all my> [<state of tasks>] <tasks> [<state after>] [left] [on my list]
      <is there> <all my> [<state of tasks>] <tasks> [<state after>] [<item time>] {dateTime}
      <is there> <all my> [<state of tasks>] {content:title} <tasks> [<item time>] {dateTime}
      <is there> <all my> [<state of tasks>] <tasks> [<state after>] <item place>
      {itemType=task} what (do i have|do i need|have i got|is there) to do [on|for] {dateTime}
      {itemType=task} {status=notCompleted} what (do i still have|do i still need|is there still|is
          still left|is left|'s left|'s still left) to do
      {itemType=task} what (have i got|do i have) on {dateTime}
      {itemType=task} {status=completed} <find> what (i|i've|i have) [already] (finished|completed
          |done)
      {itemType=task} {status=notCompleted} what (is|'s) [still] (outstanding|open|unfinished
          |pending|undone) on (my|the) (list|to do list|task list)
      {itemType=note} where did i (write|note|mention) [about|down] [the|my] {content:title}
      {itemType=task} what (is|'s|are) due {dateSearchType=byDueDate} [on|by|in] {dateTime}
      <find> <all my> <task lists>
      (what|which) <task lists> (do i have|have i got|are there)
      <is there> <all my> <task lists>
      {itemType=taskList} <find> (everything|all|what|what's|whats|what is|the items|all items|all
          the items|the things|whatever|anything) [that's|that is|i have|is] (on|in) [my|the|our]
          {title} (list|checklist)
      {itemType=taskList} <find> [the|my|our] {title} (list|checklist|to do list|task list)
      {itemType=taskList} <find> [the|my|our|a] (list|to do list|checklist|task list) (<called>|for)
          {title}
      {itemType=taskList} <find> (the|my) list {title}
      {itemType=taskList} (read|read me|read out) [the|my|our] {title} (list|checklist|to do list)
          [to me|out|aloud]
      {itemType=taskList} what (is|'s|do i have|are|have i got|did i put|did i have|else is|all is)
          [still|left|sitting|currently|now|already|on there|written|waiting|remaining|all] on [the
          |my|our] {title} (list|checklist|to do list) [so far|already|at the moment]
      {itemType=taskList} [read me|read out|go over] [what|whatever] (is|'s) [still|left] on [the|my
          |our] list (called|named|for|of|about) [the|my|our] {title}
      [any|my|the|all|all my|all the|any of my] <notes> <item mentions> [the|my|our|a|an]
          {content:title} [please]
      [any|my|the|all|all my|all the] <notes> [<item time>] {dateTime} [please]
      [any|my|the|all|all my|all the] [<state of tasks>] <tasks> <item time> {dateTime} [please]
      [my|the|all|all my|all the] <state of tasks> <tasks> [<item time>] [{dateTime}] [please]
      [any|my|the|all|all my|all the] <tasks> <state after> [please]
      (what|which) [of my] <tasks> are [still] <state of tasks> [for|due
          {dateSearchType=byDueDate}|on] [{dateTime}]
      (what|which) [of my] <tasks> (aren't|are not|haven't been|have not been) [yet] (done|finished
          |completed|complete|ticked off|checked off) {status=notCompleted} [yet]
      {itemType=task} what (have i|do i|must i|should i) [still] (got to|have to|need to) do [on
          |for] {dateTime}
      {itemType=task} what (is|'s) on [my|the] (agenda|plate|to do list|schedule of tasks) [[for]
          {dateTime}]
      {itemType=task} <find> [the|my|our|all my] (to do list|todo list|task list|to dos|todos|tasks
          list|list of tasks|list of things to do)
      {itemType=task} <find> (everything|all|what) [i have|that i have] (to do|due) [[on|for]
          {dateTime}]
      {itemType=task} [my] (agenda|to dos|tasks|to do list|reminders) [for] {dateTime} [please]
      {itemType=note} (read|show|open|find|pull up) [me] [the|my] {title} notes
      (search|look) in <all my> <notes> [for] [the (word|words)] [the|my] {content:title}
      (how many|what|which) [<state of tasks>] <tasks> (i have|i've got|i've) [<state after>] [left]
          [[<item time>] {dateTime}]
      <find> <all my> [<state of tasks>] <tasks> [<item time>] {dateTime} <state after>
      {itemType=task} what (else|all) (do i have|do i need|have i got|is there|must i|do i still
          have|do i still need) [to do|to] [do] [on|for] {dateTime}
      {itemType=task} what (else|all) (do i have to do|do i need to do|have i got to do|is there to
          do|is left to do|is on my (list|plate))
      {itemType=task} {status=completed} <find> (what|everything|all|all that|the things|anything
          |whatever) [that] (i|i've|i have|we've) [already] (finished|completed|done|ticked off
          |checked off|accomplished) [[on|in|during] {dateTime}]
      {itemType=task} {status=notCompleted} what (do i|must i|should i|have i|do we) still (need
          |have|got) [to] (do|finish|complete|get done|take care of)
      {itemType=task} {status=notCompleted} what (haven't i|have i not|didn't i) (finished|completed
          |done|gotten done|finish|complete|do) [yet]
      {itemType=task} <find> (the|my) list of [my|the|all my] (tasks|reminders|to dos|things to do
          |chores|jobs) [[of|for] {dateTime}]
      (is there|do i have|have i got|did i (make|write|save|take)|have i) (a|any) note
          {itemType=note} (<called> {title}|(about|mentioning|regarding) [the|my|our]
          {content:title})
      {itemType=task} (what|which [ones]|anything|what all) (is|'s|are) [still] <state of tasks> (in
          |on|among|of) (my|the) (tasks|to dos|list|to do list|task list|reminders) [[for]
          {dateTime}]
      {itemType=note} what (is|'s|was|did i (put|write|say|have|note)|do i have|have i got|does it
          say|did it say) [down] in (my|the|that) note (about|on|regarding) [the|my] {content:title}
      {itemType=note} (read|read me|read out|open) (my|the|that) note (about|on|regarding
          |concerning) [the|my|our] {content:title} [to me|out|aloud]
      <find> <all my> <task lists> [that] (i have|i've got|i've made|i made|there are|i created|are
          there)
      <find> <all my> <notes> [that] (i have|i've got|i've made|there are|i made)
      (what|which) [of my] [<state of tasks>] <tasks> (must|should|shall|can|do) i [still] (do|make
          |finish|complete|take care of|get to|tackle|handle) [[<item time>] {dateTime}]
    """
}
