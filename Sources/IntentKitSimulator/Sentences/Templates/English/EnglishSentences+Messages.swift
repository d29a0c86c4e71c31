extension EnglishSentences {
  static let messages = """
    # To text someone.
    <text> = (text|message|dm|ping|im|pm|msg|txt|text message|instant message|drop a line to|send
        word to|write to|sms|<would you mind> (texting|messaging|writing to)|<would you mind>
        (pinging|dming)|contact|reach out to|get in touch with) [please|for me|for us]
    <write> = <text>|write|<would you mind> writing
    # To make a message.
    <send> = (slip|whizz|ping over|flick over|get|flick|bang out|type out|hammer out|tap out|whip
        off|put through|fire|toss|throw|post|type up|pass on|pass along|relay|shoot over|fling|chuck
        |ping|fire over|send along|let me have|i should like|knock out|bash out|text out|put in
        |convey|post|write out|send over|whip up|get started on|send|send off|send out|shoot|shoot
        off|drop|fire off|write|type|compose|draft|prepare|start|create|make|begin|new|gimme|give me
        |open|open up|get|leave|pass|dictate|put together|text|do|fire up|write up|start up|i need|i
        want|i'd like|bring up|start writing|need|start typing|set up|<would you mind> (sending
        |writing|shooting|composing|dropping|typing|leaving)) [please|for me|for us]
    <give> = (flick|toss|throw|zap|hmu|send|fling|chuck|slide|pass on|convey|transmit|shoot|drop
        |fire off|write|text|give|leave|pass|get|fire|<would you mind> (sending|writing|shooting
        |dropping|giving|leaving)|send off) [please|for me|for us]
    <message> = message|text|text message|dm|direct message|chat message|instant message|sms|msg
    <article> = [a|an|the|my|another|one|this|the following|some|that] [brand] [wee|quick|short|new
        |brief|little|nice|fast|small|group|blank|wee|tiny] [new|quick]
    <a message> = <article> <message>
    <to> = [for me|from me] [over|out|off|on|across|back|along|straight|addressed|directly|intended]
        (to|for|at|through to)
    <a line> = <article> (note|line|memo|reply|response|answer|chat|word|words)|a (few|couple of)
        words|a (few|couple of) lines
    # The person or the group.
    <person> = {recipients}|(my|our|the) {recipients}|<someone>|<group>|[the] [phone|telephone
        |mobile] number {recipients}
    <greeting> = hello|hi|hey|good morning|good night|good evening|happy birthday|congratulations
        |congrats|thanks|my regards|my best|best wishes|my love|greetings|happy new year|merry
        christmas|get well soon|good luck|thank you|a hello|a hug|hugs|kisses|my best wishes|my
        congratulations|my condolences
    <people> = <person>
    <him or her> = him|her|them
    <group> = (my|the|our) {speakableGroupName} (group|group chat|chat group|chat|group thread)
        |[everyone|everybody] in (my|the|our) {speakableGroupName} (group|group chat|chat)|(my|the
        |our) (group|group chat) [called|named] {speakableGroupName}
    # The words before the content.
    <saying> = [and] (tell|telling) <him> [that]|[with] the following [message|text|words|content]
        |the message|the words|with the content|saying [that]|sayin [']|sayin|that says|which says
        |that reads|reading|that goes|stating [that]|with the (words|word|text|message|content
        |following|body)|with (text|content|words)|(to|and|just|and just|and then) (say|write|tell
        <him>|let <him> know|ask <him>) [that]|say|that|telling <him> [that]|letting <him> know
        [that]|asking|asking <him>|to ask|to say|tell <him> [that]|let <him> know [that]|ask <him>
        |it should (say|read)|which reads|the (message|text|content) (is|should be|should say|reads)
        |make it say|write|with|and the (message|text) (is|should be)|and put|with this message|to
        inform <him> [that]|informing <him> [that]|to remind <him> that|reminding <him> that|to the
        effect that|explaining [that]|mentioning that|containing [the words]|announcing [that]|which
        goes|that i want to say|wishing <him>|and it should (say|read)|and ask|to explain that|it
        says|and have it say|the following
    <him> = him|her|them|everyone|everybody|they
    <for me> = for me|from me|from my phone|real quick|quickly|instead|please
    <quoted> = " {content} "|“ {content} ”|‘ {content} ’|„ {content} “
    <voice message> = [a|an|the|my|another] [quick|short|new|little|brief] (voice|audio|spoken)
        (message|memo|note|recording|text|clip)|[a|an|the] [quick|short|new] (voicemail|voice mail)
        |[a|an] [new] (voice|audio)|[a] [new] recording

    <for what> = (for|on) {*}

    SendMessage
      {content} is what (you can|you should|i want you to|i'd like you to|i want to|to) (text|send
          |tell|message|write) [to] <person>
      (text|message|write|tell|send) <person> {,} (tell <him>|and say|say|let <him> know|and tell
          <him>) [that] {content}
      (get|put) (a message|a text|word) (out|through|over) to <person> [<saying>|<:>] {content}
      <send> <a message>
      <send> <a message> <to> <people>
      (send|write|shoot|drop|<would you mind> sending) <a line> <to> <people>
      (send|write|shoot|drop|<would you mind> sending) <a line> <to> <person> [<saying>|<:>]
          {content}
      <give> <people> <a line>
      <give> <person> <a line> [<for me>] [<saying>|<:>] {content}
      <send> <a message> <saying> {content}
      <send> <a message> <to> <person> [<for me>] [<saying>|<:>] {content}
      <send> <a message> <saying> {content} (to|for) <person>
      <send> [a|the] (message|text) <quoted> to <person>
      <send> the (message|text|words|word) {content} to <person>
      [a|one|another] [new|quick|short] (group message|group text|message|text|text message|dm|line
          |word) (to|for) <people> [please]
      [a|one|another] [new|quick|short] (group message|group text|message|text|text message|dm|line
          |word) (to|for) <person> [<saying>|<:>] {content}
      <give> <people> <a message>
      <give> <person> <a message> [<for me>] [<saying>|<:>] {content}
      (send|write|type|message|text|shoot|dm) <quoted> [over] to <person>
      {app} (send|shoot|drop|write) <person> (a|an) [quick|new|short]
      {app} (send|shoot|drop|write) <person> (a|an) [quick|new|short] (<saying>|<:>) {content}
      (get hold of|get ahold of|get in touch with|reach) <person> [and] (<saying>|tell <him>|say)
          [that] {content}
      (i need|i want|i have) to (get hold of|reach) <person> [and] tell <him> [that] {content}
      {content} (send|text|message|pass|forward) (that|this|it) to <person> {app}
      <give> <person> (this|the following) <:> {content}
      (reply|answer|respond) {content} to <person>
      {app} <send> (a|an|my) [new|quick] <to> <people>
      {app} <send> (a|an|my) [new|quick] <to> <person> [that|<saying>|<:>] {content}
      {app} (send|write|transmit|pass) {content} to <person>
      (send|give|drop|pass on|transmit) [a quick] {content:<greeting>} [over] to <person>
      (send|give) <person> {content:<greeting>}
      (send|text|message|tell|write) <person> the following <:> {content}
      <give> (to|for) <person> (<a message>|<a line>|the following) [<saying>|<:>] {content}
      <give> to <person> (<a message>|<a line>)
      <give> to <person> (<:>|that|<saying>) {content}
      (to|for) <person> [please] <send> (<a message>|<a line>) [[<saying>|<:>] {content}]
      (to|for) <person> (a|another|this|the following) [new|quick] (message|text) [please]
          [[<saying>|<:>] {content}]
      (send|forward|text|pass|write) (this|that|the following) [message] [on] to <person> <:>
          {content}
      (message|text|tell|let) (everyone|everybody) in (the|my|our) {speakableGroupName} [know] (that
          |<saying>|<:>) {content}
      (make|keep) <person> (aware|informed|posted) that {content}
      (my|a|the) (message|text) (for|to) <person> [is] (<:>|is|says) {content}
      {app} <person> (that|<saying>|<:>) {content}
      (send|shoot|drop) <person> (a|an|one) <saying> {content}
      (send|shoot|drop) (a|an|one) to <person> [<for me>] [<saying> {content}]
      (send|shoot|drop) <person> <quoted>
      <text> (someone|somebody|<him or her>) [back]
      <text> <him or her> [back] [<for me>] [that|<saying>|<:>] {content}
      (send|shoot|drop|write|give) <him or her> <a message> [<saying> {content}]
      <send> <a message> to <him or her> [<saying> {content}]
      <text> <person> [back] [<for me>]
      <text> <person> [back] [<for me>] [<saying>|<:>] {content}
      <write> <person> [back] [<for me>] (<saying>|<:>) {content}
      <write> <person> [back] <quoted>
      <write> <person> back [<for me>]
      <text> <quoted> to <person>
      say {content} to {recipients} [for me]
      say {content} to my {recipients} [for me]
      (say|relay|post|break it|signal|mention|explain|report|announce|confirm|point out|whisper
          |communicate|indicate) to <person> [that|<:>] {content}
      (tell|remind|inform|notify|update|warn|alert|advise|assure) <person> (that|<:>) {content}
      (tell|inform|notify|warn|alert|advise) <person> {content}
      <would you mind> (telling|informing|notifying|warning|reminding) <person> [that] {content}
      let <person> know [that|<:>] {content}
      <would you mind> letting <person> know [that] {content}
      (make sure|see that|ensure) <person> knows [that] {content}
      (ask|beg|urge|implore|instruct) <person> {content}
      <would you mind> asking <person> {content}
      (reply|respond|write back|text back|answer|get back) to <people> [<for me>]
      (reply|respond|write back|text back|answer|get back) to <person> [<for me>] [<saying>|<:>]
          {content}
      (reply|respond|answer) <saying> {content}
      (reply|answer|respond) <person> (<saying>|<:>|that) {content}
      (reply|answer|respond|react) to {recipients} 's [last|latest] (message|text) [<saying>|<:>]
          {content}
      (reply|answer) [to] {recipients} 's [last|latest] (message|text)
      (reply|text back|write back) {content}
      (reply|respond|write back) <person> [that] {content}
      (hit up|hit) {recipients} [up] [and] (<saying>|<:>) {content}
      <send> [a] (reply|response|answer) to <person> [<saying>|<:>] {content}
      (i'd like|i want|i need|i would like) <person> to know [that] {content}
      (fill|clue) <person> in that {content}
      (use {app}|{app}) to (<text>|tell) <person> [that|<saying>|<:>] {content}
      {recipients} needs a (message|text) [[<saying>|<:>] {content}]
      (give|send) <person> (a heads up|word|a shout|the message|a shout|the news|notice) (that|<:>)
          {content}
      (pass|relay|forward) [it] (on|along) to <person> that {content}
      get (word|a message|the message) to <person> (that|<:>|<saying>) {content}
      wish <person> [a] {content}
      i (have|want|need) to (tell|text|message) (someone|somebody) something
      (chat|message|text|conversation) with <people>
      (start|open|begin) [a] [new] (chat|conversation|message|message thread) with <people>
      {outgoingMessageType=outgoingMessageAudio} (record|send|leave|make|create|new|start|dictate
          |shoot|<would you mind> (sending|recording)|i want|i need|do) <voice message>
      {outgoingMessageType=outgoingMessageAudio} (record|send|leave|make|create|new|start|dictate
          |shoot|<would you mind> (sending|recording)|i want|i need|do) <voice message> <to>
          <people>
      {outgoingMessageType=outgoingMessageAudio} (record|send|leave|shoot|<would you mind> sending
          |drop|give|make) <people> <voice message>
      {outgoingMessageType=outgoingMessageAudio} <voice message> (to|for) <people>
      {outgoingMessageType=outgoingMessageAudio} record (a|the|this|my) [new|quick|short] (message
          |note|memo) [(to|for) <people>]
      <send> <a message> <to> <person> {,} {content}
      {app} (to|for) <person> ({,}|<:>) {content}
      (post|share|put|drop|send|write|say|announce) {content} (in|to|into|on|with) <group>
      (post|share|put|drop|send|write) (in|to|into|on) <group> [<saying>|that|<:>|{,}] {content}
      {content} {,} <so> (send|text|message|pass|forward|write|say|tell) (that|this|it) [on|over] to
          <person>
      {content} {,} <so> (text|message) <person> (that|this|it)
      (tell|text|message|ping|write to|write|remind|notify|let) [the|my|our] group [called|named]
          {speakableGroupName} [know] (that|<saying>|<:>) {content}
      <send> <a message> <to> [the|my|our] group [called|named] {speakableGroupName} (that|<saying>
          |<:>) {content}
      (tell|text|message|ping|remind|notify) <group> [that] {content}
      (tell|say) to <person> [that|<:>] {content}
      (forward|send|pass) (this|that|it) [on] to {recipients} {app}
      (thank|congratulate) <person> {content:<for what>}

    # Searching.
    <messages> = messages|texts|text messages|dms|direct messages|chat messages|message|text|chats
        |conversations|message history|voice messages|inbox
    <message state> = (unread|new unread|unseen|unopened|new|unanswered) {attributes=unread}
        |(flagged|starred|marked|important) {attributes=flagged}|unflagged {attributes=unflagged}
        |(read|already read) {attributes=read}|played {attributes=played}
    <that are> = that are|which are|that's|i have|that i have|i've
    <message state after> = (<that are>) (unread|new) {attributes=unread}|(<that are>) (flagged
        |starred) {attributes=flagged}|[that|which] i (haven't|have not|didn't) (read|seen|opened)
        [yet] {attributes=unread}|[that|which] i (flagged|starred|marked|have flagged|have starred)
        {attributes=flagged}|[that|which] (i have|i've) [already] read {attributes=read}|marked [as]
        (flagged|important) {attributes=flagged}|with a flag {attributes=flagged}|marked [as] unread
        {attributes=unread}
    <mentioning> = about|on the topic of|with regard to|in regard to|relating to|about the|on
        |regarding|concerning|mentioning|that mention|which mention|containing|that contain|which
        contain|(with|including) the (word|words|phrase|text)|with|including|that say|saying|that
        are about|that include|where (someone|somebody|anyone) mentions|on the subject of|related to
        |that talk about|talking about|that have|that were about|to do with|having to do with|that
        mentioned|that said|matching|that has|that mentions
    <search term> = <mentioning> [the|my|our|a|an|his|her|their] {searchTerms:title}
    <exchanged> = of {senders}|[that|which] (came|are|were) from {senders}|from {senders}|by
        {senders}|from my {senders}|from {senders} to {recipients}|[that|which] {senders} (sent
        |wrote|texted|messaged|has sent) [me|us]|[that|which] {senders} (sent|wrote) to {recipients}
        |(sent by|that came from|that are from|received from|i got from|i received from) {senders}
        |[that|which] i (got|received|have) from {senders}|to {recipients}|[that|which] (i|i've|i
        have|we) (sent|wrote|written|texted) [to] {recipients}|(that went|sent|addressed) to
        {recipients}|in (my|the|our) {speakableGroupNames} (group|group chat|chat)
    <how many> = any new|all the recent|the newest|my newest|the last few|my last few|the most
        recent|all|all of|any|any of|the|my|all the|all my|all of my|any of my|every|some|some of my
        |the last|my last|the latest|my latest|my recent|the recent|the most recent|only|just the
        |our|only my|only the|those|just my|the other|that|all those|recent|old|older|last

    SearchForMessages
      what (is|was|'s) (the|my) (last|latest|newest|most recent) <messages> [i got] from {senders}
      {app} (search|look|check|go through) [in|through] for [the] [word|words|phrase|term]
          {searchTerms:title}
      <is there> [<how many>] <messages> <message state after>
      (<find>|read me|read out|play|open) {senders} 's [last|latest|new|recent|newest]
          [<message state>] <messages> [<search term>] [[from|on|in] {dateTimeRange}]
      (<find>|read me|read out) [all] {dateTimeRange} ['s] [<message state>] <messages>
          [<exchanged>] [<search term>]
      (what|which <messages>) (has|have|did|'s) {senders} (sent|send|written|write|texted|text
          |messaged|message) [to] (me|us) [about [the|my] {searchTerms:title}] [[in|on|from]
          {dateTimeRange}]
      (what is|what's|what was|<find>) the (last|latest) (thing|message|text) [that] {senders} (sent
          |wrote|texted|has sent|has written) [to] [me|us]
      when did {senders} last (message|text|write|write to) (me|us)
      (which|what) <messages> (had|has|have|mention|mentions|mentioned|contain|contains|talk about
          |talks about) [the|my|a|an|our] {searchTerms:title}
      <find> what i (sent|wrote|texted) [to] {recipients} [{dateTimeRange}]
      which <messages> (has|have|did) {senders} (sent|send|written|write) [[in|on|from]
          {dateTimeRange}]
      {app} (what's|whats|what is|anything|is anything|show me what's|what) [is|'s] (unread|new)
          {attributes=unread}
      (<find>|read me) (everything|all|anything|stuff|whatever) [that] {senders} (sent|wrote|texted
          |messaged|has sent|has written) [to] (me|us) [about [the|my] {searchTerms:title}] [[in|on
          |from] {dateTimeRange}]
      (<find>|read me) what {senders} (wrote|texted|messaged|said) about [the|my]
          {searchTerms:title} [in my messages]
      [my|the|all|all my] (unread {attributes=unread}|flagged {attributes=flagged}|starred
          {attributes=flagged}) <messages> [<exchanged>] [<search term>] [please]
      {app} [my|the|all] [<message state>] <messages> (<exchanged>|<search term>|[from]
          {dateTimeRange}) [<search term>] [[from] {dateTimeRange}]
      (find|show|show me|look up|look for|read|read me|see|check|pull up|tell me|let me see|search
          for) what {senders} (sent|wrote|texted|messaged|said) [to] (me|us) [about [the|my]
          {searchTerms:title}] [in] [{dateTimeRange}]
      <find> [the|my|all|all my] (conversation|conversations|chat|thread|messages|texts|chats
          |message thread) with {senders} [<search term>] [{dateTimeRange}]
      <find> [<how many>] <messages> (where|in which|that|when) {senders} (mentions|mentioned|talks
          about|talked about|said|says|wrote about|asked about|asked for|wrote|gave me|told me|sent
          me|asks for|asks about) [the|my|our|a] {searchTerms:title}
      who (texted|messaged|wrote|has texted|has messaged|has written|sent) [to] me [a message|a text
          |any messages] [{dateTimeRange}]
      <find> [<how many>] [<message state>] <messages> [<message state after>] [<exchanged>]
          [<message state after>] [<search term>]
      <find> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] [sent|received
          |i got|i received|i sent|from] {dateTimeRange} [<exchanged>] [<search term>]
      <find> [<how many>] [<message state>] <messages> <search term> <exchanged>
      <is there> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>]
      <is there> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] [sent
          |received|i got|i received|i sent|from] {dateTimeRange} [<exchanged>] [<search term>]
      (any (word|news)|have i heard [anything]|anything|is there anything|did i get anything) from
          {senders} [{dateTimeRange}] {app} [{dateTimeRange}]
      (which|what) [<message state>] <messages> i (have not|haven't) read {attributes=unread}
      (what|which) [<message state>] <messages> (do i have|did i get|have i got|came in|are there)
          [<exchanged>] [{dateTimeRange}]
      (what|which) [<message state>] <messages> (haven't i|have i not|did i not) (read|seen|opened)
          [yet] {attributes=unread} [<exchanged>]
      (what|which) <messages> did i (send|write|get|receive) [to {recipients}|from {senders}]
          {dateTimeRange}
      (read|read me|read out|read aloud|play|hear|let me hear|listen to) [<how many>]
          [<message state>] <messages> [<message state after>] [<exchanged>] [<search term>]
          [{dateTimeRange}]
      (search|look through|go through|scan|check|look in|search in|browse|sift through|comb through
          |search through) [<how many>] <messages> [<exchanged>] for [the (word|words|phrase)|the|my
          |a|an|our|anything about] {searchTerms:title}
      (search|look) for [the (word|words|phrase)] {searchTerms:title} in [<how many>] <messages>
          [<exchanged>]
      find [the (word|words|phrase)] {searchTerms:title} in [<how many>] <messages> [<exchanged>]
      (anything|something) (new|unread) {attributes=unread} from {senders}
      <find> [<how many>] [<message state>] <messages> between me and {senders}
      (did|has|have) {senders} (message|messaged|text|texted|write|written|sent|send|reply|replied
          |answer|answered|dm|dmed|get back to|got back to|written back|write back|text back|texted
          back) [to] (me|us) [a message|a text|anything|something|any messages|any texts|back|about
          it|yet] [{dateTimeRange}]
      (read|show|find|open|let me see|pull up|read out|show me|read me|see|play) [me|us] what
          {senders} (wrote|sent|texted|messaged) [{dateTimeRange}]
      (search|go through|look through|scan|check|browse|look in|search through) [<how many>]
          <messages> [<exchanged>] and (look|search|find|check) [for] [the (word|words|phrase)|the
          |my|a|an|our|anything about] {searchTerms:title}
      (search|check|look in|look through|go through|scan|search in|search through) [the|my|our]
          (group|group chat|chat) [called|named] {speakableGroupNames} for [any|all|the] ([<message
          state>] <messages> [<exchanged>] [<search term>]|[the word|the words|anything about]
          {searchTerms:title})
      (search|check|look in|look through|go through|scan|search in|search through) (the|my|our)
          {speakableGroupNames} (group|group chat|chat) for [any|all|the] ([<message state>]
          <messages> [<exchanged>] [<search term>]|[the word|the words|anything about]
          {searchTerms:title})
      (anything|something|any news|any messages|is there anything) [new {attributes=unread}] in (my
          |the|our) {speakableGroupNames} (group|group chat|chat) [[from|on|since] {dateTimeRange}]
          [{,} <so> (search|find|show|read) (those|these|the) messages]
      [all|my|the|all my|only] [<message state>] <messages> [<exchanged>] [<search term>] (from
          |dated|sent|received|of|on) {dateTimeRange} [<search term>|<exchanged>]
      [all|my|the|all my] <messages> {dateTimeRange} [please]
      [all|my|the|all my] [<message state>] <messages> (from|by) {senders} [<search term>]
          [{dateTimeRange}]
      <find> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] (dated|since
          |dating from|that came in|that arrived|that came) [on|in|from] {dateTimeRange}
      (where is|where's|where on earth is|what happened to) [<how many>] <messages> <exchanged>
          [<search term>] [{,} <so> (find|show|show me|read|open) (it|them)]
      (what's|what is|what was|read|show|find|show me|read me) {senders} 's (last|latest|newest|most
          recent) (message|text|messages|texts)
      (<find>|read me) (everything|all|anything|stuff|whatever) [that] {senders} (sent|wrote|texted
          |messaged|has sent|has written) [to] [me|us] [{dateTimeRange}]
      what did {senders} (say|write|text|send|tell me|message) about [the|my|our]
          {searchTerms:title} [[in|on] {dateTimeRange}]
      [all|my|the] <messages> between (me and {senders}|{senders} and me|us and {senders}) [from|in
          |of|on] [{dateTimeRange}]
      (any|is there any|got any) (word|news|messages|texts) from {senders} [{dateTimeRange}]
      (did|has) {senders} (reply|replied|respond|responded|answer|answered|text back|write back
          |texted back|written back) [yet|to me|to my (message|text)] [{dateTimeRange}]
      <find> [<how many>] [<message state>] <messages> (from|in|of) (the|my|our)
          ({speakableGroupNames} (group|group chat|chat)|(group|group chat|chat) [called|named]
          {speakableGroupNames}) [<search term>] [{dateTimeRange}]
      [the|my|all|all my] <messages> [that|which] i (sent|wrote|texted) [[to] {recipients}]
          {dateTimeRange}
      [the|my] (last|latest|newest|most recent) <messages> (from|by) {senders}

    # Changing messages that exist.
    <this message> = (this|that|the|my|these|those|all|all my|all the|all of my|all these|every
        |each) [last|latest|first|newest|new|previous|unread|flagged|read|current|most recent|other]
        (message|messages|text|texts|conversation|conversations|chat|thread|text message|dm|one)
    <this> = <this message>|it|this|that|them|everything|all of them|these|those|all
    <state> = read {attribute=read}|unread {attribute=unread}|not read {attribute=unread}|(flagged
        |starred|important) {attribute=flagged}|unflagged {attribute=unflagged}|(played|listened to
        |heard) {attribute=played}|not flagged {attribute=unflagged}|seen {attribute=read}|new
        {attribute=unread}|with a flag {attribute=flagged}
    <mark> = (designate|classify|register|mark|set|label|tag|change|turn|make|leave|keep|put|switch
        |show|have|<would you mind> (marking|setting)) [please|for me|for us]

    SetMessageAttribute
      <mark> <this> [back|down] [as|to|back to|back as|as being|to be] <state> [again|<soon>]
      <mark> <this> (having been|been|as having been) <state>
      mark [back] as <state> [again]
      (i want|i'd like|i need|have|get|i should like|i would like) <this message> [to be] [marked
          |set|flagged|labeled|tagged|kept] [back] [as|to] <state>
      <mark> {*} 's [last] (message|messages|text|texts|conversation) [back] [as|to] <state>
      <mark> (<this message>|everything|all) (from|by|about|with|to) {*} [as|to] <state>
      (flag|star) {*} 's [last] (message|text) {attribute=flagged}
      (flag|star) <this message> (from|by|about) {*} {attribute=flagged}
      (unflag|unstar|un flag|un star) {*} 's [last] (message|text) {attribute=unflagged}
      (unflag|unstar|un flag|un star) <this message> (from|by|about) {*} {attribute=unflagged}
      mark [as] <state> <this message>
      (flag|star|put a flag on|put a star on|put a marker on|add a flag to|add a star to|set a flag
          on|set the flag on|put the flag on|highlight|mark as important) (<this message>|it|this
          |that) {attribute=flagged}
      <would you mind> flagging <this message> {attribute=flagged}
      (unflag|unstar|un flag|un star) (<this message>|it|this|that) {attribute=unflagged}
      (remove|clear|take|drop|delete) the flag (from|on|off|of) (<this message>|it|this|that)
          {attribute=unflagged}
      take the flag off [of] (<this message>|it) {attribute=unflagged}
      (i've|i have|i already|i've already|i have already) (read|seen) <this message> [already] [so]
          mark it [as] <state>
      (this|that|the|my) (message|text) (should be|is) marked [as] <state>

    <edit> = (swap|switch|edit|change|correct|fix|modify|update|rewrite|revise|reword|amend|alter
        |rephrase|adjust|<would you mind> (editing|changing|correcting|fixing)|make an edit to|make
        a change to|redo|overwrite|edit the text of|change the (text|wording|content|contents) of
        |replace [the (text|content|words|wording) (of|in)]|correct the text of) [please|for me|for
        us]
    <sent message> = [my|the|that|this] [very] [last|previous|latest|most recent|earlier|sent
        |recent] (message|text|text message|dm|sms) [(that|which) i [just|have just|'ve just] sent]
        |[my|the|that|this] [last|previous] (message|text|text message|one|thing) i [just|'ve just]
        (sent|wrote|texted) [out|off]|what i [just] (sent|wrote|texted|said)
    <instead> = for|as|and make it|to say [that]|to read|to|so [that] it (says|reads)|into|with
        |saying|and say|to be|and (make|have) it (say|read)|<:>|and write|and put|so it's|it should
        (say|read)|make it (say|read)|and change it to|to this|by

    EditMessage
      <edit> <sent message>
      (fix|correct) (the|a|that|my) (typo|mistake|error|spelling|typing error) in <sent message>
      <edit> <sent message> [<instead>] {editedContent}
      (make|have) <sent message> (say|read) {editedContent}
      (<sent message> should|my last message needs to) [have] (say|said|read) {editedContent}
      i (want|need|would like) (<sent message>) to (say|read) {editedContent}
      (i|there's|there is|there was) {*} (my last message|my last text|the last message|that message
          |my message) [so] (change|edit|fix|correct) (it|that) [<instead>] {editedContent}
      (i|there's) {*} (my last message|my last text|the last message|that message|my message) [so]
          (change|edit|fix|correct) it
      (my|the|that) [last] (message|text) (was|is|has|had|got) {*} (change|edit|fix|correct|update)
          it [<instead>] {editedContent}
      (the|my) (last|previous) (message|text) [i sent] (should|was supposed to|needs to|ought to)
          [have] (say|said|read|be) {editedContent}
      edit (it|that) (to say|to read|so it says|to) {editedContent}

    <unsend> = (unsend|take back|undo|recall|retract|withdraw|un send|cancel|revoke|undo sending
        |undo send|undo the sending of|pull back|<would you mind> (unsending|recalling|taking back
        |undoing)|reverse|call back) [please|for me|for us]

    UnsendMessages
      <unsend> <sent messages> [back] [<soon>]
      <unsend> (that|this|the|my) (last|last one|one|previous one) [one] [<soon>]
      (take|pull|call|get|yank|bring) <sent messages> back [<soon>]
      (delete|remove|erase) (<sent messages>) (for (everyone|everybody|all)|from (the|our|my) (chat
          |conversation|thread)) [<soon>]
      (delete|remove|erase|get rid of|scrap|kill|bin|trash|zap) [my|the|that|this] [last] (message
          |text|one) [that|which] (i|i've|i have) [just] sent [out] [<soon>]
      (i|that|this|it) (sent|was|wrote|texted|went|is|messaged) {*} (unsend|take back|undo|recall
          |retract) (it|that|this|the message)
      (i|that) (sent|was|wrote|went) {*} take (it|that) back
      (delete|remove|undo|erase) what i [just] (sent|wrote|texted) [{*}]
      (i didn't mean|i did not mean) to send (that|it|this|that message) [unsend it|take it back]
      (unsend|take back|undo|recall|retract) (it|that|this) [<soon>]
      (undo send|undo sending|unsend)
      (make|have) <sent message> (disappear|unsent)
      (i sent|that was|that went to) (the wrong message|the wrong person|it to the wrong person)
          (unsend it|take it back|undo it|recall it)
      <unsend> [my|the|that|this] [last] (message|text|texts|messages) [that|which] [i] [just]
          [sent] to {*}
      (delete|remove|take back) [my|the|that|this] [last] (message|text) [that|which] i [just] sent
          to {*}
      take (that|it|this) back {app}
    <sent messages> = <sent message>|(these|those|the|my|both|all my|all the) [last] [two|three
        |four] (messages|texts|text messages) [[that|which] i [just] sent]|(this|that|the|my)
        (message|text)|(that|the) thing i [just] sent

    Nothing
      (message|text|texts|messages) (received|sent|failed|delivered|delivery|size|box|tone|messages
          |book|books|field|color|colors|font|editor|file|files|alerts|notifications) [{*}]
      (message|text|texting|contact|ping|messages|texts) (is|was|are|were|has|had|from|in|on|about)
          [{*}]
      (message|text|texts|messages) (never|always|often|usually|still|just|really) [{*}]
      text (me|us) [{*}]
      (tell|show|give|ask) us [{*}]
      ping pong [{*}]
      reply all [{*}]
      make (everything|it|this|that|all) new [{*}]
      (ask|tell) (yourself|myself|around|away|nicely|politely|again|questions|lies|jokes|stories
          |time|fortunes|the (truth|time|story|difference|world|future|audience|way|jury)|a joke|a
          story|a lie) [{*}]
      ask (for (help|directions|permission|advice|it)|about {*}|why {*}|how {*}|what {*}|if {*}
          |questions {*})
      say (it|that) (again|louder|slower|to my face)
      say (cheese|something|nothing|no more|please|sorry|again|what|no to {*}|yes to {*}|goodbye to
          {*}|it to {*}|that to {*})
      (write|type) (a|an|the) (book|essay|novel|poem|song|check|letter|story|report|paper|blog|test)
          [{*}]
      let (go|it|there|me|us|them|him|her) {*}
      contact (lens|lenses|sport|sports|us|form|tracing|information|details) [{*}]
      write to (disk|the editor|file|me) [{*}]
      answer to {*} (question|questions|riddle)
      (my|the|your|these|those|his|her|their) (message|messages|texts|chats) [(from|about|to|of|in
          |on) {*}] (is|are|was|were|has|have|had|got|keeps|keep|never|always|made|makes|said|says)
          [{*}]
      (did|has|have) (you|he|she|they|we|somebody|someone|anyone|anybody|it) (message|messaged|text
          |texted|write|written|sent|send|reply|replied) [{*}]
    """
}
