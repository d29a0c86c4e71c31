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
        off|drop|fire off|write|type|compose|draft|prepare|start|create|begin|new|gimme|give me|open
        |open up|get|leave|pass|dictate|put together|text|do|fire up|write up|start up|i need|i want
        |i'd like|bring up|start writing|need|start typing|set up|<would you mind> (sending|writing
        |shooting|composing|dropping|typing|leaving)) [please|for me|for us]|pop|whack|stick|forward
        |dictate|push out|rattle off|dash off|dash|jot|whisk|deliver
    <give> = (flick|toss|throw|zap|hmu|send|fling|chuck|slide|pass on|convey|transmit|shoot|drop
        |fire off|write|text|give|leave|pass|get|fire|<would you mind> (sending|writing|shooting
        |dropping|giving|leaving)|send off) [please|for me|for us]|pop|shoot over|ping|forward|dash
        off|whack
    <message> = message|text|text message|dm|direct message|chat message|instant message|sms|msg
    <article> = [a|an|the|my|another|one|this|the following|some] [brand] [fresh|written|polite
        |friendly|wee|quick|short|new|brief|little|nice|fast|small|group|blank|wee|tiny] [new|quick]
    <a message> = <article> <message>
    <to> = [for me|from me] [over|out|off|on|across|back|along|straight|addressed|directly|intended]
        (to|for|at|through to)
    <a line> = <article> (note|line|memo|reply|response|answer|chat|word|words)|a (few|couple of)
        words|a (few|couple of) lines
    # The person or the group.
    <person> = [<hum>|both] {recipients}|[<hum>|both|all] (my|our|the) {recipients}|[my|the|our]
        {recipients:<whose>}|<someone>|<group>|[the] [phone|telephone|mobile] number {recipients}
    <greeting> = hello|hi|hey|good morning|good night|good evening|happy birthday|congratulations
        |congrats|thanks|my regards|my best|best wishes|my love|greetings|happy new year|merry
        christmas|get well soon|good luck|thank you|a hello|a hug|hugs|kisses|my best wishes|my
        congratulations|my condolences
    <greeting text> = <greeting> [{*}]
    <people> = <person> [<for me>]
    <him or her> = him|her|them
    <group> = (my|the|our) {speakableGroupName} (group|group chat|chat group|chat|group thread)
        |[everyone|everybody] in (my|the|our) {speakableGroupName} (group|group chat|chat)|(my|the
        |our) (group|group chat) [called|named] {speakableGroupName}|group {speakableGroupName}
    # The words before the content.
    <says> = (text|content|contents|body|wording|message|words) <:>|it say|and it says|to the tune
        of|with words|and the words|with a message|the text|[and] (tell|telling) <him> [that]|[with]
        the following [message|text|words|content]|the message|the words|with the content|saying
        [that]|sayin [']|sayin|that says|which says|that reads|reading|that goes|stating [that]|with
        the (words|word|text|message|content|following|body)|with (text|content|words)|(to|and|just
        |and just|and then) (say|write|tell <him>|let <him> know|ask <him>) [that]|say|that|telling
        <him> [that]|letting <him> know [that]|asking|asking <him>|to ask|to say|tell <him> [that]
        |let <him> know [that]|ask <him>|it should (say|read)|which reads|the (message|text|content)
        (is|should be|should say|reads)|make it say|write|with|and the (message|text) (is|should be)
        |and put|with this message|to inform <him> [that]|informing <him> [that]|to remind <him>
        that|reminding <him> that|to the effect that|explaining [that]|mentioning that|containing
        [the words]|announcing [that]|which goes|that i want to say|wishing <him>|and it should (say
        |read)|and ask|to explain that|it says|and have it say|the following|it (must|has to|needs
        to|ought to|shall|is to) (say|read)|the (text|message|content) is|(have|let) it (say|read)
        |as follows
    <by text> = [{,}] (by|via|in a|with a|over) (message|text|sms|text message) [{,}]
    <saying> = [yeah|yes|ok|so|um|uh|just|love|dear|mate|please] <says> [<hum>|like] [<:>]|<by text>
        [that|<:>]
    <him> = him|her|them|everyone|everybody|they
    <for me> = for me|from me|from my phone|real quick|quickly|instead|please
    <quoted> = " {content} "|“ {content} ”|‘ {content} ’|„ {content} “
    <voice message> = [a|an|the|my|another] [quick|short|new|little|brief] (voice|audio|spoken)
        (message|memo|note|recording|text|clip)|[a|an|the] [quick|short|new] (voicemail|voice mail)
        |[a|an] [new] (voice|audio)|[a] [new] recording

    # The beginning of a sentence, which no thing is called.
    <sentence> = (be there|on my way|running late|almost there|nearly there|nearly home|got it|call
        me|can't wait|all good|no problem|not coming|love you|miss you|come (home|over|here)|hurry
        |stuck in|leaving|let's|there in|back in|home in|see you|will be) [{*}]|(i|i'm|i've|i'll|i'd
        |we|we're|we've|we'll|you|you're|he|she|it's|it is|they|there's|where|when|what|what's|who
        |why|how|are|is|did|do|does|don't|can|could|will|would|please|see you|sorry|thanks|thank you
        |yes|ok|okay|hi|hello|hey|happy|good|congrats) [{*}]|(my|the|our|your) {*} (is|are|was|has
        |have) [{*}]
    <full name> = <first name> [smith|james|clark|chavez|johnson|brown|lee|miller|davis|garcia|jones
        |williams|taylor|wilson|evans]
    <for what> = (for|on) {*}

    SendMessage
      {content:<greeting text>} {,} <so please> (send|text|message|pass|forward|write|say|tell)
          (that|this|it) [on|over] to <person>
      (text|write|message|ping|msg) back [to] <person> [<saying>|<:>] {content:text}
      <send> <a message> <saying> {content} (to|for) ({recipients:<full name>}|(my|our)
          {recipients})
      make (a|an|another|one|me a) [new|quick|short] <message> [<to> <people>]
      make (a|an|another|one|me a) [new|quick|short] <message> [<to> <person>] (<saying>|<:>)
          {content}
      (tell|text|send|message|write) <person> (something|this|the following|one thing|these words)
          <:> {content}
      (question|heads up|update|reply|answer|news|info|quick question) (for|to) <person> <:>
          {content}
      (write|send|text|say) something to <person>
      (send|shoot|write) <person> [back] {content:<sentence>}
      (send|text|message|write|say|tell|shoot|pass on|pass) {content:<sentence>} [on|over] to
          <person>
      [the|my|our] {recipients} (needs to know|need to know|all need to know|have to know|should all
          know|should know|must know|has to know|wants to know|wanted to know|ought to know|deserves
          to know|doesn't know [yet]|must be told|has to be told|should be told) [that|if|whether]
          {content} {,} <so please> (text|message|tell|let|write|write to|inform|notify|send)
          (<him or her> [that|this|it|so|know|a message|a text]|it to <him or her>)
      {app} {recipients:<full name>} [{content}]
      {app} (send|text|write|tell) <person> (something|a line|a note)
      (write|message|text) <person> {,} {content}
      {content} is (what|the text|the message|the message that) (you can|i'd like to send|i wanna
          |you should|i want you to|i'd like you to|i want to|to) (text|send|tell|message|write)
          [to] <person>
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
      <send> [a|the] (message|text) <quoted> to <person>
      <send> the (message|text|words|word) {content} to <person>
      [a|one|another] [new|quick|short] (group message|group text|message|text|text message|dm|line
          |word) (to|for) <people> [please]
      [a|one|another] [new|quick|short] (group message|group text|message|text|text message|dm|line
          |word|reply|answer|response|note|memo|shout) (to|for) <person> [<saying>|<:>] {content}
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
      (send|forward|text|pass|write) (this|that|the following) [message] [on|over] to <person> (<:>
          |{,}) {content}
      (my|the|our) {recipients} {,} [<so please>] (send|write|shoot|give|drop) <him or her> <a
          message> [[<saying>|<:>|that] {content}]
      {app} {content} {,} (that|this|it) (goes|is|should go|has to go|must go|is to go) (to|for)
          <person>
      <i want> <a message> to (go|be sent|be delivered|get) [out|off|over] to <person> [[and]
          (<saying>|<:>) {content}]
      <i want> <a message> to (go|be sent|be delivered|get) [out|off|over] to <people>
      {app} {outgoingMessageType=outgoingMessageAudio} <voice message> [quick|please|now]
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
      say {content} to [my|the|our] {recipients} [for me]
      (say|relay|post|break it|signal|mention|explain|report|announce|confirm|point out|whisper
          |communicate|indicate) to <person> [that|<:>] {content}
      (tell|remind|inform|notify|update|warn|alert|advise|assure|ask) <person> (that|<:>|<by text>
          [that|<:>]) {content}
      (tell|inform|notify|warn|alert|advise) <person> {content}
      <would you mind> (informing|notifying|warning|reminding) <person> [that] {content}
      let <person> know [<by text>] [that|<:>] {content}
      (make sure|see that|ensure) <person> knows [that] {content}
      (ask|beg|urge|implore|instruct) <person> {content}
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
      (start|open|begin) [a] [new] (chat|conversation|message|message thread) with <person>
          (<saying>|<:>) {content}
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
      (post|share|put|drop|send|write|announce|say) [<a message>] (in|to|into|on) <group> [<saying>
          |that|<:>|{,}] {content}
      {content} {,} <so please> (send|text|message|pass|forward|write|say|tell) (that|this|it) [on
          |over] to <person>
      {content} {,} <so please> (text|message) <person> (that|this|it)
      (tell|text|message|ping|write to|write|remind|notify|let) [the|my|our] group [called|named]
          {speakableGroupName} [know] (that|<saying>|<:>) {content}
      <send> <a message> <to> [the|my|our] group [called|named] {speakableGroupName} (that|<saying>
          |<:>) {content}
      (tell|text|message|ping|remind|notify) <group> [that] {content}
      (tell|say) to <person> [that|<:>] {content}
      (forward|send|pass) (this|that|it) [on] to {recipients} {app}
      (thank|congratulate) <person> {content:<for what>}
      (text|message|ping|tell|remind|ask|beg|urge|warn|dm|sms|instruct) <person> to {content}
      (to|for) <person> {,} [a|one|new|the] (message|text) {,} [<saying>|<:>] {content}
      (dictation|dictate|memo|message|text|a few words) [a message] (for|to) <person> [please|{,}]
          (<saying>|<:>|{,} (the|my) (text|message) (is|should be|reads|says) [<:>]) {content}
      (i'd like|i want|i need|i would like|have|let) <person> [to] (get|have|receive) <a message>
          (<saying>|<:>) {content}
      (write|send|text|tell|message) <person> something (like|along the lines of|to the effect of
          |such as) {content}
      <send> <a message> <to> <person> (for me|please) [would you|will you|could you] {,} (<saying>
          |<:>) {content}
      (pass|relay|forward|get) [the|a|on] (word|message|news) [on|along|over] to <person> (that|<:>
          |<saying>) {content}
      to (send|write) <a message> [<to> <people>] [please]
      <send> <a message> {,} [the] (recipient|addressee|receiver|to) [is|<:>] <person> {,} [the]
          (content|text|message|body|wording) [is|<:>] {content}
      to <person> <so please> (write|say|message) (<saying>|<:>) {content}

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
        mentioned|that said|matching|that has|that mentions|with the (words|phrases)|where stands|in
        which is|where it says|that contains|which contains|which mentions|having
    <search term> = <mentioning> [either] [the|my|our|a|an] {searchTerms:title} or [the|my|our|a|an]
        {searchTerms:title} [in (it|them)] {searchTermsOperator=any}|(with|containing|that (has|have
        |had)|having) [the|my|our|a|an] [word|words|phrase|text] {searchTerms:title} in (it|them)
        |<mentioning> [the|my|our|a|an|his|her|their] {searchTerms:title}
    <sender> = [my|the|our|<hum>] {senders}|[my|the|our] {senders:<whose>}|[my|the|our]
        ({speakableGroupNames} (group|group chat|chat)|(group|group chat|chat) [called|named]
        {speakableGroupNames})
    <receiver> = [my|the|our] {recipients}
    <exchanged> = of <sender>|[that|which] (came|are|were) from <sender>|from <sender>|by <sender>
        |from <sender> to <receiver>|[that|which] <sender> (sent|wrote|texted|messaged|has sent) [me
        |us]|[that|which] <sender> (sent|wrote|texted) [to] <receiver>|in (my|the|our) (group|group
        chat|chat) [called|named] {speakableGroupNames}|(sent by|that came from|that are from
        |received from|i got from|i received from) <sender>|[that|which] i (got|received|have) from
        <sender>|to <receiver>|[that|which] (i|i've|i have|we) (sent|wrote|written|texted) [to]
        <receiver>|(that went|sent|addressed) to <receiver>|in (my|the|our) {speakableGroupNames}
        (group|group chat|chat)
    <see it> = [{,}] [please] ((i|we) (want|need|would like|'d like) to (see|read)|i'd like to (see
        |read)|show me|please|let me see|can i see (them|those))
    <on days> = [in|on|from|since|of|during|dated|sent] {dateTimeRange}
    <how many> = whatever|what|which|any and all|all of the|each of the|every one of the|both|both
        of the|a few|a couple of|several|any new|all the recent|the newest|my newest|the last few|my
        last few|the most recent|all|all of|any|any of|the|my|all the|all my|all of my|any of my
        |every|some|some of my|the last|my last|the latest|my latest|my recent|the recent|the most
        recent|only|just the|our|only my|only the|those|just my|the other|that|all those|recent|old
        |older|last

    SearchForMessages
      [all|my|the|all my|any] [<message state>] <messages> ([that|which] <sender> (sent|wrote
          |texted) [me|us]|[that|which] i (sent|wrote|texted) [to] <receiver>) [<search term>]
          [<on days>]
      <find> (what|what is|what's|whatever is|anything|everything|all) (unread|new)
          {attributes=unread} from <sender>
      what (did|have|had) (i|we) [just|last] (text|texted|send|sent|write|written|message|messaged
          |tell|told|say to|said to) [to] <receiver> [about [the|my|our] {searchTerms:title}]
          [<on days>]
      (what's|what is|whats) [new|going on|happening|been said] in (my|the|our)
          {speakableGroupNames} (group|group chat|chat) {,} [only|just|but only] [the] (unread|new)
          {attributes=unread} [messages|ones|stuff] [please]
      (what's|what is|what's been|what has been|whats|what was|anything|is there anything|something
          |any news) [new|going on|happening|said|posted|written|up|been said] in (my|the|our)
          {speakableGroupNames} (group|group chat|chat) [<on days>] [{,} <so please> (search|find
          |show|show me|read|pull up|open|get) [me] (those|these|the|all the) messages]
      {app} (is there|do i have|have i got|show me|show|what's|find|read me|read) (anything
          |something|stuff|everything|whatever|all|what) [that] (i haven't|i have not|i've not|i
          didn't) (read|seen|opened) [yet] {attributes=unread}
      what (is|was|'s) (the|my) (last|latest|newest|most recent) <messages> [i got] from <sender>
      {app} (search|look|check|go through) [in|through] for [the] [word|words|phrase|term]
          {searchTerms:title}
      <is there> [<how many>] <messages> <message state after>
      (<find>|read me|read out|play|open) <sender> 's [last|latest|new|recent|newest]
          [<message state>] <messages> [<search term>] [<on days>]
      [<find>] <sender> 's [last|latest|new|recent|newest] [<message state>] <messages> <on days>
          [<search term>] [please]
      (<find>|read me|read out) [all] {dateTimeRange} ['s] [<message state>] <messages>
          [<exchanged>] [<search term>]
      (what|which <messages>) (has|have|did|'s) <sender> [just] (sent|send|written|write|texted|text
          |messaged|message) ([to] (me|us) [about [the|my] {searchTerms:title}] [<on days>]|about
          [the|my] {searchTerms:title}|[<on days>])
      (what|which) <messages> (have|did|had) (i|we) (flagged|flag|star|starred|marked)
          {attributes=flagged}
      (what is|what's|what was|<find>) the (last|latest) (thing|message|text) [that] <sender> (sent
          |wrote|texted|has sent|has written) [to] [me|us]
      when did <sender> last (message|text|write|write to) (me|us)
      (which|what) <messages> (had|has|have|mention|mentions|mentioned|contain|contains|talk about
          |talks about) [the|my|a|an|our] {searchTerms:title}
      <find> (what|everything|all|anything|whatever|the things) [that] (i|i've|i have|we) [have]
          (sent|wrote|texted|said|messaged|told|written) [to] <receiver> [about [the|my]
          {searchTerms:title}] [<on days>]
      which <messages> (has|have|did) <sender> (sent|send|written|write) [<on days>]
      {app} (what's|whats|what is|anything|is anything|show me what's|what) [is|'s] (unread|new)
          {attributes=unread}
      (<find>|read me) (everything|all|anything|stuff|whatever) [that] <sender> (sent|wrote|texted
          |messaged|has sent|has written) [to] [me|us] [about [the|my] {searchTerms:title}]
          [<on days>]
      (<find>|read me) (everything|all|anything|stuff|whatever|what) [that] <sender> (sent|wrote
          |texted|messaged|has sent|has written|said) [to] [me|us] <on days> about [the|my|our]
          {searchTerms:title}
      (<find>|read me) what <sender> (wrote|texted|messaged|said) about [the|my] {searchTerms:title}
          [in my messages]
      [my|the|all|all my] (unread {attributes=unread}|flagged {attributes=flagged}|starred
          {attributes=flagged}) <messages> [<exchanged>] [<search term>] [please]
      {app} [my|the|all] [<message state>] <messages> (<exchanged>|<search term>|[from]
          {dateTimeRange}) [<search term>] [<on days>]
      (find|open|play|show|read out|show me|look up|look for|read|read me|see|check|pull up|tell me
          |let me see|search for) what <sender> (sent|wrote|texted|messaged|said) [to] [me|us]
          [about [the|my] {searchTerms:title}] [in] [<on days>]
      <find> [the|my|all|all my] (conversation|conversations|chat|thread|messages|texts|chats
          |message thread) with <sender> [<search term>] [<on days>]
      <find> [<how many>] <messages> (where|in which|that|when) <sender> (mentions|mentioned|talks
          about|talked about|said|says|wrote about|asked about|asked for|wrote|gave me|told me|sent
          me|asks for|asks about) [the|my|our|a] {searchTerms:title}
      (has|have|did|does) <sender> (written|said|sent|texted|mentioned|write|say|send|text|mention
          |have) [me|us] (anything|something|a word|a thing) [to (me|us)] about [the|my|our]
          {searchTerms:title} [<on days>]
      <find> (what|everything|anything|whatever|all) [that|messages that] (came in|came|arrived|i
          got|i received|was sent to me) <on days>
      who (texted|messaged|wrote|has texted|has messaged|has written|sent) [to] me [a message|a text
          |any messages] [<on days>]
      <find> [<how many>] [<message state>] <messages> [<message state after>] [<exchanged>]
          [<message state after>] [<search term>]
      <find> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] [sent|received
          |i got|i received|i sent|from] {dateTimeRange} [<exchanged>] [<search term>]
      <find> [<how many>] [<message state>] <messages> <search term> <exchanged>
      <is there> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>]
      <is there> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] [sent
          |received|i got|i received|i sent|from] {dateTimeRange} [<exchanged>] [<search term>]
      (any (word|news)|have i heard [anything]|anything|is there anything|did i get anything) from
          <sender> [<on days>] {app} [<on days>]
      (which|what) [<message state>] <messages> i (have not|haven't) read {attributes=unread}
      (what|which) [<message state>] <messages> (do i have|did i get|have i got|came in|came|arrived
          |are|were|are there) [<exchanged>] [<on days>]
      (what|which) [<message state>] <messages> (haven't i|have i not|did i not) (read|seen|opened)
          [yet] {attributes=unread} [<exchanged>]
      (what|which) <messages> did i (send|write|get|receive) [to <receiver>|from <sender>]
          {dateTimeRange}
      (read|read me|read out|read aloud|play|hear|let me hear|listen to) [<how many>]
          [<message state>] <messages> [<message state after>] [<exchanged>] [<search term>]
          [<on days>]
      (search|look through|go through|scan|check|look in|search in|browse|sift through|comb through
          |search through) [<how many>] <messages> [<exchanged>] for [the (word|words|phrase)|the|my
          |a|an|our|anything about] {searchTerms:title}
      (search|look through|go through|scan|check|look in|search in|search through) [<how many>]
          <messages> [<exchanged>] for [either] [the (word|words)|the|my|a|an|our]
          {searchTerms:title} or [the|my|a|an|our] {searchTerms:title} {searchTermsOperator=any}
      (search|look) for [the (word|words|phrase)] {searchTerms:title} in [<how many>] <messages>
          [<exchanged>]
      find [the (word|words|phrase)] {searchTerms:title} in [<how many>] <messages> [<exchanged>]
      (anything|something) (new|unread) {attributes=unread} from <sender>
      <find> [<how many>] [<message state>] <messages> between me and <sender>
      (did|has|have) <sender> (message|messaged|text|texted|write|written|sent|send|reply|replied
          |answer|answered|dm|dmed|get back to|got back to|written back|write back|text back|texted
          back) [to] (me|us) [a message|a text|anything|something|any messages|any texts|back|about
          it|yet] [<on days>]
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
          |the|our) {speakableGroupNames} (group|group chat|chat) [<on days>] [{,} <so please>
          (search|find|show|read) (those|these|the) messages]
      [all|my|the|all my|only] [<message state>] <messages> [<exchanged>] [<search term>] (from
          |dated|sent|received|of|on) {dateTimeRange} [<search term>|<exchanged>]
      [all|my|the|all my] <messages> {dateTimeRange} [please]
      [all|my|the|all my] [<message state>] <messages> (from|by) <sender> [<search term>]
          [<on days>]
      <find> [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] (dated|since
          |dating from|that came in|that arrived|that came) [on|in|from] {dateTimeRange}
      (where is|where's|where on earth is|what happened to) [<how many>] <messages> <exchanged>
          [<search term>] [{,} <so please> (find|show|show me|read|open) (it|them)]
      (what's|what is|what was|read|show|find|show me|read me) <sender> 's (last|latest|newest|most
          recent) (message|text|messages|texts)
      what did <sender> (say|write|text|send|tell me|message) about [the|my|our] {searchTerms:title}
          [<on days>]
      [all|my|the] <messages> between (me and <sender>|<sender> and me|us and <sender>) [from|in|of
          |on] [<on days>]
      (any|is there any|got any) (word|news|messages|texts) from <sender> [<on days>]
      (did|has) <sender> (reply|replied|respond|responded|answer|answered|text back|write back
          |texted back|written back) [yet|to me|to my (message|text)] [<on days>]
      [the|my|all|all my] <messages> [that|which] i (sent|wrote|texted) [[to] <receiver>]
          {dateTimeRange}
      [the|my] (last|latest|newest|most recent) <messages> (from|by) <sender>
      (did|has|have) <sender> (message|messaged|text|texted|write|written|sent|send|reply|replied
          |answer|answered|said|say) (anything|something|back|yet|any messages|any texts|a message)
          [in [the|my] chat] [<on days>]
      {app} [the|any|my|all] (unread {attributes=unread}|flagged {attributes=flagged}|starred
          {attributes=flagged}) [ones|stuff|only] [<exchanged>] [<on days>]
      [<how many>] [<message state>] <messages> <search term> {,} <exchanged> [<on days>]
      [<how many>] [<message state>] <messages> <exchanged> {,} <search term> [<on days>]
      [<how many>] [<message state>] <messages> [<exchanged>] [<search term>] [from|of|on|in]
          {dateTimeRange} <see it>
      (what|which) [<message state>] <messages> (has|have|did) <sender> [just] (sent|send|written
          |write|texted|text|messaged|message) [to] [me|us] [about [the|my] {searchTerms:title}]
          [<on days>]
      (search|check|look in|look through|go through|scan|search in|search through) <sender> 's
          <messages> for [the|my] [word|words|phrase] {searchTerms:title}
      (search|look) [in|through] (his|her|their) <messages> for [the|my] [word|words|phrase]
          {searchTerms:title}
      <is there> [anything|something] (new|unread) {attributes=unread} from <sender>
      (is there|have i got|do i have|did i get) (anything|something) (new|unread)
          {attributes=unread} from <sender>
      (which|what|what part|how many) of (my|the|these|those) <messages> (are|is) [still|now]
          (unread {attributes=unread}|flagged {attributes=flagged}|starred {attributes=flagged}|new
          {attributes=unread}|from <sender>|about [the|my] {searchTerms:title})
      <tell me> (if|whether) <sender> (has|have|had|'s) [just|already] (written|texted|messaged
          |replied|answered|sent me (anything|something|a message|a text)) [to] [me|us] [back|yet]
          [<on days>]
      <sender> {,} what (did|have|has) (they|he|she) [just] (write|written|say|said|send|sent|text
          |texted|message|post|posted) [to] [me|us] [about [the|my] {searchTerms:title}] [<on days>]
      <is there> [any|some] (unread|new) {attributes=unread} (stuff|things|ones|bits) from <sender>
      {app} <find> (anything|everything|something|stuff|whatever|all) (<exchanged> [<search term>]
          |<search term>) [<on days>]
      <find> where <sender> (told me|mentioned|mentions|said|wrote|sent me|gave me) [the|my|a|an
          |our] {searchTerms:title} {,} [it's] [somewhere] in [my|the] <messages>

    # Changing messages that exist.
    <this message> = message|text message|(this|that|the|my|these|those|all|all those|all of those
        |all of them|both|both of those|all my|all the|all of my|all these|every|each) [last|latest
        |first|newest|new|previous|unread|flagged|read|current|most recent|other] (message|messages
        |text|texts|conversation|conversations|chat|thread|text message|dm|one)
    <this> = <this message>|it|this|that|them|everything|all of them|these|those|all
    <later> = [for (later|me|follow up|tomorrow|now)|so [that] i {*}|to (read|answer|come back to
        |remember) {*}]
    <state> = read {attribute=read}|unread {attribute=unread}|not read {attribute=unread}|(flagged
        |starred|important) {attribute=flagged}|unflagged {attribute=unflagged}|(played|listened to
        |heard) {attribute=played}|not flagged {attribute=unflagged}|seen {attribute=read}|new
        {attribute=unread}|with a flag {attribute=flagged}
    <mark> = (designate|classify|register|mark|set|label|tag|change|turn|make|leave|keep|put|switch
        |show|have) [please|for me|for us]|<would you mind> (marking|setting)

    SetMessageAttribute
      (this|that|the|my) [last] (message|text) {*} (flag {attribute=flagged}|star
          {attribute=flagged}|unflag {attribute=unflagged}|unstar {attribute=unflagged}) it
      (this|that|the|my) [last] (message|text) {*} (mark|set|leave|keep|put) it [back] [as|to]
          <state>
      (stick|slap|pop|put|add|place|set) (a|the) (flag|star|marker|red flag|pin) (on|to|onto|by)
          (<this message>|it|this|that) {attribute=flagged}
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
          |that) <later> {attribute=flagged}
      (unflag|unstar|un flag|un star) (<this message>|it|this|that) {attribute=unflagged}
      (remove|clear|take|drop|delete|pull|get|lose|ditch) [away] (the|that|its) (flag|star|marker
          |mark|red flag) [away|off] (from|on|off|of) (<this message>|it|this|that)
          {attribute=unflagged}
      take the flag off [of] (<this message>|it) {attribute=unflagged}
      (i've|i have|i already|i've already|i have already) (read|seen) <this message> [already] [so]
          mark it [as] <state>
      <this message> (should|must|has to|needs to|is to|ought to) (be|stay|remain|become|go back to
          |be marked) [as|to] <state>
      (unmark|un mark) <this> as (flagged {attribute=unflagged}|important {attribute=unflagged}
          |starred {attribute=unflagged}|read {attribute=unread}|unread {attribute=read})
      (tick|check|cross) <this message> off [as read] {attribute=read}
      <mark> (message|messages|text|texts|conversation) [back|down] [as|to] <state> [again|<soon>]
      (can|could|may|would|should) <this message> (go|be|be (marked|set|put|made|left|turned
          |switched|changed)) [back] [as|to] <state>

    <edit> = (swap|switch|edit|change|correct|fix|modify|update|rewrite|revise|reword|amend|alter
        |rephrase|adjust|<would you mind> (editing|changing|correcting|fixing)|make an edit to|make
        a change to|redo|overwrite|edit the text of|change the (text|wording|content|contents) of
        |replace [the (text|content|words|wording) (of|in)]|correct the text of|sort out|patch
        |tweak) [please|for me|for us]
    <ago> = [a|one|two|three|five|ten|few] [few] (minute|minutes|second|seconds|moment|moments|sec
        |min) ago|earlier|just now|before|by (mistake|accident)
    <sent message> = [my|the|that|this] [very] [last|previous|latest|most recent|earlier|sent
        |recent] (message|text|text message|dm|sms) [[that|which] (i|i've) [just|have just] sent
        [<ago>]]|[my|the|that|this] [last|previous] (message|text|text message|one|thing) i [just
        |'ve just] (sent|wrote|texted) [out|off]|what i [just] (sent|wrote|texted|said)
    # A message that no other words can follow as a part of its name, as in “my text tone”.
    <exact message> = [my|the|that|this] [very] (last|previous|latest|most recent|earlier|sent
        |recent) (message|text|text message|dm|sms) [[that|which] (i|i've) [just|have just] sent
        [<ago>]]|[my|the|that|this] (message|text|text message|one|thing) [that|which] (i|i've)
        [just|have just] (sent|wrote|texted) [out|off] [<ago>]|what i [just] (sent|wrote|texted
        |said)
    <instead> = for|as|and make it|to say [that]|to read|to|so [that] it (says|reads)|into|with
        |saying|and say|to be|and (make|have) it (say|read)|<:>|and write|and put|so it's|it (should
        |must|has to|needs to|ought to|was meant to|was supposed to) (say|read|be|have said)|make it
        (say|read)|and change it to|to this|by

    EditMessage
      <edit> <sent message> to {*} (to say|to read|so [that] it (says|reads)|and make it (say|read)
          |saying|and say) [that] {editedContent}
      <edit> <sent message>
      (fix|correct) (the|a|that|my) (typo|mistake|error|spelling|typing error) in <sent message>
      <edit> <sent message> <instead> {editedContent}
      <edit> <exact message> {editedContent}
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
      <sent message> {,} it (should|must|has to|needs to|ought to|was supposed to) (say|read|be|have
          said) {editedContent} {,} <so please> (correct|change|edit|fix) it
      in <sent message> {,} (change|edit|fix|replace|correct) [the (text|wording|content|time|word)]
          <instead> {editedContent}

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
          |text|one) [that|which] (i|i've|i have) [just] sent [out] [<ago>|<soon>]
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
      <unsend> <this message> [now|please|at once|{*,}]
      (delete|remove|erase|get rid of|scrap|kill|bin|pull|recall) [my|the|that|this] [last] (message
          |text) [that|which] (i|i've) [just] sent to {*}
      (i want|i'd like|i need|i would like|have|get|please have) <sent message> (taken back|unsent
          |recalled|undone|deleted for everyone|retracted|withdrawn|pulled back|removed for
          everyone)
    <sent messages> = <sent message>|(these|those|the|my|both|all my|all the) [last] [two|three
        |four] (messages|texts|text messages) [[that|which] i [just] sent]|(this|that|the|my)
        (message|text)|(that|the) thing i [just] sent

    Nothing
      a message (to|from) (the (world|future|past|people|universe|team|king|queen|president)|god
          |heaven|space|my younger self|you|all of you)
      (message|text|texts|messages) (received|sent|failed|delivered|delivery|size|box|tone|messages
          |book|books|field|color|colors|font|editor|file|files|alerts|notifications) [{*}]
      (message|text|texting|contact|ping|messages|texts) (is|was|are|were|has|had|from|in|on|about)
          [{*}]
      (message|text|texts|messages) (never|always|often|usually|still|just|really) [{*}]
      text (me|us) [{*}]
      (tell|show|give|ask) us [{*}]
      ping pong [{*}]
      reply all [(is|was|should|emails|to {*}) [{*}]]
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
