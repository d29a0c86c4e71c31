extension EnglishSentences {
  static let visualCodes = """
    # The code, and what it is for.
    <code> = code|qr code|qr|barcode|bar code|visual code|scan code|scannable code|codes|matrix code
        |pass code|2d code|quick response code|square code|scanner code|digital code
    <pass> = ticket|pass|card|fare|ride|boarding|travel card
    <code type> = (contact|contacts|business card|my contact|personal|contact card|profile|contact
        info|contact details|contact information|vcard|address card) {visualCodeType=contact}
        |(payment request|request payment|payment requests|requesting payment|requesting payments
        |receiving payments|receiving payment|receive money|money request|getting paid|get paid
        |request money|receiving|receive payment|pay me|incoming payment|collect payment)
        {visualCodeType=requestPayment}|(payment|payments|pay|send payment|paying|send money
        |checkout|wallet|outgoing payment|sending money|sending payment)
        {visualCodeType=sendPayment}|(transit|public transit|transport|public transport|train|tram
        |transportation|travel|commuter|light rail) {visualCodeType=transit}|bus
        {visualCodeType=bus}|(subway|metro|underground|tube) {visualCodeType=subway}
    <code use> = (with|of|for|containing|for sharing|to share|that has|that shares|so (someone
        |somebody|people|others|they|he|she|{*}) can (scan|get|save|have)|to give out|that gives|i
        use to share|linked to|that contains|for giving out|to exchange) [my|the] (contact|contact
        details|contact info|number|contact information|details|contact card|business card
        |information|info|phone number|profile|contacts) {visualCodeType=contact}|(so [that]|for
        |with which|by which|through which|that|to let|for when|where|so that|letting|which)
        (someone|somebody|people|others|they|he|she|anyone|friends|my friends|customers|a friend
        |lets people) [can|could|may|to] (add me|save me|scan me|reach me|contact me|get in touch
        |find me|have my number) [to|as] [their contacts|a contact] {visualCodeType=contact}|(for
        |to) (adding me|add me) [as a contact|to contacts] {visualCodeType=contact}|(so [that]|for
        |with which|by which|through which|using which|via which|that|to let|where|letting|which|i
        need so) (folk|folks|everyone|clients|guests|buyers|whoever|someone|somebody|people|others
        |they|he|she|anyone|friends|my friends|customers|a friend|you|him|her|them|{*}) [can|could
        |may|to|let] (pay me|send me money|transfer me money|pay me back|give me money|send me a
        payment|pays me) {visualCodeType=requestPayment}|(to|for|that|which|i use to|i use for|i
        need to|so i can|used to|that lets me|where i can|used for|that i use to|that i use for|for
        when i|with which i can|with which to|i use when|where i|with which i) (request|requesting
        |receive|receiving|get|getting|collect|collecting|ask for|asking for|accept|accepting|take
        |taking|i get|i request|be|being|i'm|i am) [a|some|my|the] (payment|payments|money|paid|cash
        |funds) {visualCodeType=requestPayment}|(to|for|that|which|i use to|i use for|i need to|so i
        can|used to|that lets me|where i can|used for|that i use to|that i use for|for when i|with
        which i can|with which to|with which i|where i) (send|sending|make|making|pay|paying|do
        |doing|transfer|transferring|i pay|i send|give) [a|some|my|the|for] (payment|payments|money
        |somebody|someone|people|others|him|her|them|cash|bill|bills|things|friends|a friend|stuff
        |at the (register|store|shop|checkout|counter)|in stores) [money|with|back|a payment]
        {visualCodeType=sendPayment}|(to|for|so i can|that i) pay [with|by] [<person there>|(at|in
        |on|for) [the|a|this|my] {*}|here|there|now] {visualCodeType=sendPayment}|[that|which|for]
        [a|the|my|our] <code payer> (scan|scans|use|uses|need|needs|can scan|can use|has to scan
        |have to scan|should scan|will scan) [so [that] (they|he|she) can|in order to|to|and] (pay
        (me|us)|pays (me|us)|send (me|us) (money|cash|a payment|payments)|give me money|transfer me
        money) {visualCodeType=requestPayment}|[that|which|for] [a|the|my|our] <code payer> (scan
        |scans|use|uses|need|needs|can scan|can use) to (add me|save me|contact me|get my (number
        |contact|details|contact details|contact info)) {visualCodeType=contact}|<to ride> [the|a
        |my] bus [ticket|pass|ride|fare|driver] {visualCodeType=bus}|<to ride> [the|a|my] (subway
        |metro|underground|tube) [ticket|pass|ride|fare|gate|station|turnstile]
        {visualCodeType=subway}|<to ride> [the|a|my] (train|transit|public transit|public transport
        |tram|public transportation|commute|gate|turnstile|station) [ticket|pass|ride|fare|gate
        |station] {visualCodeType=transit}|<use link> (pay|pay with) {visualCodeType=sendPayment}
        |<use link> (get paid|be paid) [with] {visualCodeType=requestPayment}|(with which|by which
        |through which|that lets me|so i can|so that i can|to|for|which i use to|where i can|i use
        to|i use for|that i use to|that i use for) [i|we] [may|can|could] (share|sharing|give out
        |giving out|pass on|passing on|exchange|exchanging|hand out|handing out|give|send|swap) my
        (contact|contact details|contact info|number|contact information|details|contact card|card
        |business card|info|phone number|profile) [{*}] {visualCodeType=contact}|(to|for|when i)
        (scan|scanning|tap|tapping|show|use) (in|at|on|into) [the|my] <code type> [gate|station
        |reader|driver]
    <code payer> = customer|customers|client|clients|friend|friends|buyer|buyers|guest|guests|person
        |people|others|folks|someone|somebody|anyone|everyone|they|he|she|you|family|colleague
        |colleagues|<first name>
    <use link> = (i|we) (scan|show|tap|hold up) (to|for|when i)|for to|so as to|in order to|by which
        (i|we|to)|through which (i|we)|by means of which (i|we)|when (i|we)|(i|we) use when (i|we)
        |for|to|with which (i|we|to)|with which (i |we) can|that (i|we)|which (i|we)|that|which|so
        [that] (i|we) can|that (i|we) use to|that lets me|where (i|we) [can]|(i|we) use (to|for)|(i
        |we) need (to|for)|(i|we)
    <to ride> = for (take|ride|board|enter|use|go on|get on)|<use link> (ride|riding|take|taking|get
        on|getting on|board|boarding|get into|getting into|get onto|enter|entering|entering in
        |entering into|getting through|going through|use|using|hop on |hop onto|catch|catching|get
        through|go through|travel (on|by|with)|show (to|on)|go (on|in |into)|pay for)|for|to|for on
        |on|in
    <show> = (let me show|pull out|(sort|fix|set) me (out|up) with|show (the|this|that) {*}|pull
        |yank up|rustle up|bring out|take out|put on|have a look at|take a look at|look at|open me
        |bring me|hand me|send me |let me look at|turn on|activate|whip up|whip out|provide|i
        require|get us|dig out|dig up |throw up|stick up|chuck up|flip to|go to|gies|gie me|whack up
        |i'll be needing|dig|render |could i see|may i see|may i have|start up|<i want>|pop up|pop
        |show|show me|show (him|her |them|everyone)|pull up|bring up|open|open up|get|get me|display
        |give me|gimme|call up|let me see|let me have|see|i need|i want|need|present|put up|load
        |fetch|generate|create|make |view|find|produce|put|flash|where is|where's|wheres|i need to
        see|i want to see|i'd like to see|i'd like|reveal|<would you mind> (showing|pulling up
        |bringing up|opening|displaying) |share|ready|get ready|launch|let (him|her|them|{*}) (scan
        |see)|let's see|switch to|i need to show|i have to show|get out|hold up|prepare|can i (see
        |have|get)|show us|let {*} scan |want) [me|us|him|her|them|please|for me|for us]
    <up> = [for (it|that|this)|show it [to me]|open it|pull it up|for that|up on (the|my) screen|up
        |out|ready|on (the|my) screen|on screen|(to|for) (him|her|them|<person there>)|for scanning
        |to scan|to be scanned|now|right now|for me|again|quickly|on (the|my|my phone) display|up on
        (the|my) display|on display|up for (me|him|her|them)|here]
    # The people whom a code is shown to.
    <person there> = (this|that|the|my|these|those|our|a|an) [nice|kind|new|young|old|other|next
        |train|bus|ticket|store|shop] (gentleman|lady|bloke|chap|fella|lad|man|woman|guy|person
        |customer|customers|client|clerk|driver|inspector|cashier|waiter|waitress|guest|colleague
        |colleagues|conductor|boss|people|folks|officer|attendant|receptionist|bouncer|teller|guard
        |seller|vendor|barista|bartender|server|friend|friends|boy|girl|kid|doctor|nurse|partner
        |neighbor|neighbour|mate|manager|staff|checker|controller|collector|shopkeeper|assistant
        |scanner|reader|machine|terminal|gate|gates|turnstile|camera) [here|there|in front of me|at
        the (door|gate|desk|counter|till|entrance)]|<first name>|someone|somebody|everyone|everybody
    <my code> = [my|me|the|a|an|our|that] [unicorn|own] [<code type>] [<pass>] <code>|[my|the] <code
        type> one

    <that code> = <my code>|it|that|one|the right one|that one
    GetVisualCode
      (i|we) (want|need|would like|'d like|have) (<person there>|him|her|them|{*}) to (scan|have|get
          |see|save|use) my (contact|contact details|contact info|contact information|business card
          |personal|profile|contact card|details|number) [<code>] {visualCodeType=contact} [<up>]
      (someone|somebody|he|she|they|<person there>|{*}) ('d|would) like (to (have|get|see|save|scan)
          |me to share) my (contact|contact info|contact details|contact information|details|number
          |card|contact card|business card) {visualCodeType=contact} {,} <so> <show> (<that code>
          |the code|the qr code) [for (it|that|them)] <up>
      (someone|somebody|he|she|they|<person there>|{*}) ('d|would) like to add me [{*}]
          {visualCodeType=contact} {,} <so> <show> <that code> [for (it|that)] <up>
      <show> [my|the|a] <code> so [that] (i|we) (can|could|may) pay [for] [<person there>|the (baker
          |butcher|grocer|vendor|cashier|driver|waiter|bill|shop|{*})|{*}]
          {visualCodeType=sendPayment}
      (someone|somebody|he|she|they|<person there>|the (cashier|driver|inspector|conductor|waiter
          |guard|customer)) (is|'s|are) [still] (waiting for|asking for|asking to see|looking for)
          my <code type> [<pass>] <code> [please]
      (someone|somebody|he|she|they|<person there>) (wants|want|needs|need|has|have) to (see|scan
          |check) my <code type> [<pass>] <code> [please]
      [my|the] <code type> [<pass>] (code|qr code|qr|barcode) [please|quick] [the|my]
          (driver|conductor|cashier|bus|queue|line|train|man|lady) ('s|is)
          (waiting|here|coming|asking|leaving)
      <show> [my|the|a] <code> for paying [at|in|the|for|with|here] [{*}]
          {visualCodeType=sendPayment}
      [the|my|payment] <code> for paying (the|at the) {*} {visualCodeType=sendPayment}
      <show> [my|the|a] (contact card|contact info|contact details|contact|business card)
          {visualCodeType=contact} as [a|my] <code> <up>
      (someone|somebody|{*}) (wants|want|needs|need|is trying) to pay me
          {visualCodeType=requestPayment} {,} [my|the] code (up|please|quick|now)
          [quick|quickly|please|now]
      [my|the] <code type> [<pass>] (code|qr code|qr|barcode|bar code) [now|please|quickly|quick
          |here]
      {app} (with|and show|showing|for|on|at|to show|and display) <my code> <up>
      (i'm|i am|we're) paying (by|with) [a|my|the] code {visualCodeType=sendPayment} [{,}] <so>
          <show> <that code> <up>
      [(i'm|i am) {*} and] [i] (want|need|have|would like|wanna|am going|have got) to pay [by code
          |with [a|my] code|by phone|{*}] {visualCodeType=sendPayment} [{,}] <so> <show> <that code>
          [for that|for it] <up>
      [(i'm|i am) {*} and] [i] (want|need|have|would like|wanna|am going|have got) to (get paid|be
          paid|receive money|collect money) [{*}] {visualCodeType=requestPayment} [{,}] <so> <show>
          <that code> [for that|for it] <up>
      (customers|people|someone|somebody|they|he|she|you) (need|needs|want|wants|have|has) to pay me
          [{*}] {visualCodeType=requestPayment} [{,}] <so> <show> <that code> [for that|for it] <up>
      [<show>] (a|the|my) <code> (so that|so|that lets|to let|with which) (people|someone|others
          |customers|friends|they|somebody|he|she|everyone) [can] pay me
          {visualCodeType=requestPayment} [please]
      <show> [up] <my code> <up>
      <show> [up] [my|the|a|that] <code> [that] (i|we) (use|need|scan|show) (on|for|in) [the|my]
          <code type> <up>
      <show> [up] <my code> <up> <code use> <up>
      <show> [my|the|a] <code type> (ticket|pass|card|fare) {app} <up>
      <show> [my|the] (bus {visualCodeType=bus}|(subway|metro|underground|tube)
          {visualCodeType=subway}|(train|transit|tram|public transit) {visualCodeType=transit})
          (ticket|pass|card) [as a <code>] <up>
      <show> [my|the|a] [<code>] (for|of) [my|the] <code type> [<pass>] <code> <up>
      <show> [my|the|a] <code> (for|of) [my|the] <code type> [<pass>] <up>
      let (someone|somebody|people|him|her|them|everyone|{*}) (scan|have|get|see|save) my (contact
          |contact info|contact details|contact information|contact card|card|number|details|info
          |business card) {visualCodeType=contact} [[so|and|please|with] [please] [show|give|pull up
          |bring up|open] [me|him|her|them] [my|the|a] [contact] <code> [up]]
      (someone|somebody|{*}) (wants|needs|would like) (my contact|my contact info|my contact details
          |to add me|my number|my card|my details|to scan my (contact|card)|to scan me)
          {visualCodeType=contact} <so> <show> <that code> <up>
      (someone|somebody|{*}) (wants|want|needs|need|would like|is going|is about|has|wishes) to pay
          me {visualCodeType=requestPayment} <so> <show> <that code> <up>
      (i|we) (want|need|have) to pay [{*}] {visualCodeType=sendPayment} <so> <show> <that code> <up>
      (i'm|i am|we're) (about to|going to|gonna) pay [{*}] {visualCodeType=sendPayment} <so> <show>
          <that code> <up>
      (i'm|i am|we're) (getting on|boarding|taking|at|about to board|on|about to get on) (the|a) bus
          {visualCodeType=bus} <so> <show> <that code> <up>
      (i'm|i am|we're) (getting on|boarding|taking|at|about to board|entering|about to get on|in)
          (the|a) (subway|metro|underground|tube) [station] {visualCodeType=subway} <so> <show>
          <that code> <up>
      (i'm|i am|we're) (getting on|boarding|taking|at|about to board|on|about to get on) (the|a)
          (train|tram) [station|gate] {visualCodeType=transit} <so> <show> <that code> <up>
      let (someone|somebody|people|him|her|them|{*}) pay me {visualCodeType=requestPayment} [so|and
          |please|with|by] [please] <show> <my code> <up>
      let (someone|somebody|people|him|her|them|{*}) pay me with <my code>
          {visualCodeType=requestPayment}
      share my (contact|contact info|contact details|contact card|number|details) (as|with|via
          |through|by|using) [a|my] <code> {visualCodeType=contact}
      (request|receive|get|accept) (a payment|money|payment|payments) (with|by|via|using|through) [a
          |my] <code> {visualCodeType=requestPayment}
      (pay|send money|make a payment|send a payment) [{*}] (with|by|via|using) [a|my|the] <code>
          {visualCodeType=sendPayment}
      where (is|'s) (my|the) [<code type>] [<pass>] <code>
      what (is|'s) my [<code type>] [<pass>] (qr code|qr|barcode|visual code)
      <my code> please
      [my|the|a|that] <code> <code use> [please|now]
      (pull|bring|call|put|get|pop) <my code> up [<code use>]
      <i want> <my code> <code use>
      let (me|us) get paid {visualCodeType=requestPayment} <so> <show> <that code> <up>
      (i|we) (want|need|wanna|have|would like) [to] share my (contact|contact info|contact details
          |contact card|number|details|contact information|info) {visualCodeType=contact} <so>
          <show> <that code> <up>
      (i|we) (want|need|wanna|have|would like) [to] (get paid|receive money|receive a payment|be
          paid) {visualCodeType=requestPayment} <so> <show> <that code> <up>
      <show> (the|my|a) <code> (i|we) (pay|send money|send payments) [with|by]
          {visualCodeType=sendPayment}
      <show> (the|my|a) <code> (i|we) (get paid|receive money|collect money|request money) [with|by]
          {visualCodeType=requestPayment}
      let (me|us) (scan|get|hop|board) [onto|on|into] the (bus {visualCodeType=bus}|(subway|metro)
          {visualCodeType=subway}|(train|tram) {visualCodeType=transit}) <so> <show> <that code>
          <up>
      <code> (for|of) [the|my] <code type>
      {app} <my code> [(for|of) [the|my] <code type>] [quick|now|please|quickly]
      {app} [show|open|pull up] [me] [my|the] <code type> [<pass>] <up>
      (i'd like|i want|i need|i have) to (be scanned|scan in|scan my (pass|ticket)) {app}
      (get|let) me [on|onto] the bus [with my <code>] {app} {visualCodeType=bus}
      (get|let) me (on|onto|into) the (subway|metro) [with my <code>] {app} {visualCodeType=subway}
      {app} (with|for|and|to) [show|open|pull up] <my code> <code use> <up>
      {app} (for|to) [the|my|a] <code type> [<pass>] [<code>]
      [my|the|a] <code type> [<pass>] <code> [on (the|my) screen|up|up on (the|my) screen|on screen
          |out|now|please]
      [my|the|a] <code> (for|to) <code type> <up>
      <show> [my|the|a|an] <code> (for|of|to) [my|the] <code type> [<pass>] <up>
      (let|allow|help) (me|us) [to] (receive|get|collect|request|take|accept) [a|some|my] (payment
          |payments|money|cash) {visualCodeType=requestPayment} {,} <so> <show> <that code> <up>
      (let|allow|help) (me|us) [to] (pay|send (money|a payment)|make a payment) [{*}]
          {visualCodeType=sendPayment} {,} <so> <show> <that code> <up>
      (let|allow|help) (me|us) [to] (share|give out|pass on) my (contact|contact info|contact
          details|contact card|number|details) {visualCodeType=contact} {,} <so> <show> <that code>
          <up>
      where (is|'s) (my|the) <code> <code use> <up>
      <my code> <code use> <up>
      (someone|somebody|he|she|they|{*}) (wants|want|needs|need|asked for|is asking for|'s asking
          for) (to add me|my (contact|contact info|contact details|details|number|card|contact
          card)) {visualCodeType=contact} {,} <so> <show> <that code> <up>
      [my|the] (bus {visualCodeType=bus}|(subway|metro|underground|tube) {visualCodeType=subway}
          |(train|transit|tram|public transit|public transport) {visualCodeType=transit}) (pass
          |ticket|card|code) [up|now|please|quick|quickly|here|fast|on (the|my) screen]
      <show> (my|the) (bus {visualCodeType=bus}|(subway|metro|underground|tube)
          {visualCodeType=subway}|(train|transit|tram) {visualCodeType=transit}) one <up>
      (which|what) <code> (do|should|must|can) i (show|use|need|scan|present|hold up) (on|for|in|at
          |to|to get on|to ride|to take|to board) [the|a|my] <code type> [ticket|ride|station|gate
          |driver]
      (which|what) <code> (do|should|must|can) i (show|use|need|scan|present) <code use>
      where [do|can|could|would|will] (i|we) (find|get|see) <my code> [<code use>]
      (can|could|may|should) <my code> [please] be (shown|displayed|opened|brought up|pulled up|put
          up) [<up>]
      <i want> <my code> (shown|displayed|opened|up|on (the|my) screen|on screen|brought up) [please
          |now]
    """
}
