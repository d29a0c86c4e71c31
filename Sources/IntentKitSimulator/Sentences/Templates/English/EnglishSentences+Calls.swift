extension EnglishSentences {
  static let calls = """
    <callee> = [<hum>] {contacts}|[<hum>] (my|our|the) {contacts}|[the|this|that|my] [phone
        |telephone|mobile] number [of|for] {contacts}|[my|the|our] {contacts:<whose>}
    <phone> = (call to|call|phone|ring|dial|try (calling|ringing|phoning|dialing|to call|to phone|to
        reach)|give me a call to|get through to|make contact with|place [a|the] call [to|with]
        |holler at|give a call to|call up|ring up|phone up|telephone|place a call to|buzz|make a
        [phone] call to|<would you mind> (calling|phoning|ringing|dialing|telephoning)|try calling
        |start a [phone] call with|start a [phone] call to|set up a [phone] call (with|to)|get a
        hold of|place a [phone] call to|begin a [phone] call (with|to)|get in a call with|initiate a
        call (with|to)|have a [phone] call with|(put|establish|arrange|organize) a call (through|in)
        (to|with)|put in a call to|(establish|arrange|organize) a [phone] call (with|to)|get on the
        phone with|connect me (to|with)|connect us (to|with)|put me through to|get through to|patch
        me through to|hop on a call with|jump on a call with|open a call (with|to)|do a call with|i
        need a call with|make a call with|start calling|go ahead and call|new call (to|with)|dial up
        |start a group call with) [please|for me|for us]
    <speak> = speak (to|with)|talk (to|with)|have a (chat|talk|word) with|chat with|get (hold|a
        hold) of|speak directly to|be connected (to|with)|be put through to|talk on the phone with

    <with audio> = (voice|audio|audio only|voice only|regular|normal) {callCapability=audioCall}
    <with video> = (video|face to face|videophone|facetime|camera|vid) {callCapability=videoCall}
    <capability> = <with audio>|<with video>
    <a call> = [a|an|the|another|my] [quick|short|new|group|conference|three way|brief]
        (<capability> [group|conference] (call|chat|conversation)|videocall
        {callCapability=videoCall}|video conference {callCapability=videoCall})
    <plain call> = [a|an|the|another|my] [quick|short|new|group|conference|three way|phone|brief
        |group phone] (call|ring|buzz|telephone call|bell|shout)
    <by way of> = ((by|via|on|over|with|as|using|in|through) [a|an] (video [call|chat]|facetime
        |camera|video mode)|with (video|my camera|the camera) [on|turned on]|on camera|and turn on
        (my|the) (camera|video)|as a video call|with the camera on|face to face|video please|and
        make it (a video call|video)|with video) {callCapability=videoCall}|((by|via|on|over|as
        |using|in) [a|an] (voice|audio|voice only|audio only) [call]|[but] without [the] (video
        |camera)|(with|audio|voice) only|no video|with (the|my) camera off|just (audio|voice)|audio
        only|voice only|with just audio|with only audio|as an audio call|as a voice call|and make it
        (an audio call|a voice call|audio only)) {callCapability=audioCall}
    <route> = ([and|then] [please] (put|have|set|switch|turn|get) (him|her|them|it|me|the call|us)
        [through] (on|to|onto) [the] (speaker|speakerphone|loudspeaker|speaker phone)|[and] [put it
        |and use|use|using|with|in|via|through|over|on|have it on|on my|onto] [the|my|a] (speaker
        |speakerphone|loudspeaker|speaker phone|speakers|speaker mode|hands free) [on|mode|turned on
        |please]) {audioRoute=speakerphoneAudioRoute}|([and|then] [please] (put|have|set|switch
        |route|send) (him|her|them|it|me|the call|the audio|us) (on|to|over|through|via|onto) [the
        |my] [car ['s]] bluetooth [headset|headphones|speaker|device]|with (the|my|a) (headset
        |headphones|earbuds) on bluetooth|[and] (over|on|via|with|using|through|use|by|to|in) [the
        |my|a] [car ['s]|headset|kitchen] bluetooth [headset|headphones|speaker|earbuds|device|audio
        |connection|in the car]) {audioRoute=bluetoothAudioRoute}
    <number> = [on|at] [(his|her|their|the)] (cell|mobile|cell phone|home number|work number|mobile
        phone|phone|cellphone|work phone|landline|office line)
    <how> = [by (telephone|phone)|at (work|home)|at [the|his|her|their] office|over the phone|on the
        phone|(over|on|by) [the] telephone|hands free {audioRoute=speakerphoneAudioRoute}|handsfree
        {audioRoute=speakerphoneAudioRoute}|together|at once|right away|as a group|both] [<number>]
        [<by way of>|<route>] [<by way of>|<route>] [now|right now|instead|again|for me|please
        |quickly|up|immediately|urgently|asap|as soon as possible|today|soon|directly|straight away
        |personally|in person|badly|this minute|at once]
    <emergency> = [the|an] (emergency services|emergency|emergency number|emergency line|ambulance
        |police|fire department|nine one one|911|112|999|fire brigade|paramedics|emergency room|cops
        |emergency hotline|emergency assistance|emergency call|emergency help)
        {destinationType=emergency}
    <voicemail> = [my|the|our] (voicemail|voice mail|voicemail box|mailbox|answering machine|voice
        mailbox|voicemail inbox|voice mails|voicemails|voicemail service)
        {destinationType=voicemail}
    <redial> = [the|my|that|this|who] [same|very] [last|previous|latest|most recent|same] (number
        |call|person|contact|one|number (i|we) (called|dialed|dialled|tried)|person i (called|dialed
        |tried)|number dialed|dialed number|dialled number|caller i called|outgoing call|number
        called|called number|one i (called|dialed))
    <missed> = [my|the|that|this|a] [last|latest|most recent|previous|recent] (missed call|missed
        calls|call i missed|call that i missed|person who (called|rang|phoned) [me] [last]|caller
        |incoming call|person who called [me]|call i got|call i received|received call|person that
        called [me]|one who called [me]|number that called [me]|number that just called [me]|caller
        i missed|missed caller|person who (just called|tried to call me|rang me)|call)
    <whoever> = (who|whoever) [just|last] (called|rang|phoned|tried to (call|reach|ring)|tried
        calling) [me] [last|just now]

    StartCall
      [make|start|place|set up|do|begin|i want|i need] [a|an|my] [quick] ((hands free|handsfree
          |speakerphone|speaker|loudspeaker) {audioRoute=speakerphoneAudioRoute}|bluetooth
          {audioRoute=bluetoothAudioRoute}) [phone|<capability>] call (to|with) <callee> <how>
      {destinationType=voicemail} (voicemail|my voicemail|voice mail) [please]
      <phone> <callee> <how>
      <phone> <callee> <route> [please] (i'm|i am|my hands|i've|we're|it's|the) {*}
      {destinationType=callBack} (please|quickly|just) call back [quickly|now|quick]
      {destinationType=callBack} call back (quickly|now|please|quick|right away|asap)
      (with|to) <callee> [{,}] <so please> (i'd like|i want|i need|i would like|we need|we want|make
          |start|place|set up|get) [to] [make|have|start|place|do|set up] (<a call>|<plain call>)
          <how>
      (call|phone|ring|dial|reach|try) <callee> <how> [and] <route>
      <phone> (someone|somebody|a friend)
      (make|start|place|begin|new|do|open|set up|initiate|have|get me|i want|i need) <plain call>
      (make|start|place|begin|do|open|set up|initiate|have|get me|new|i need|i want|let's have
          |arrange|get|put) <a call>
      (make|start|place|begin|do|open|set up|initiate|have|get me|new|i need|i want|let's have
          |arrange|get|put|<would you mind> (making|starting|placing)) <a call> (with|to|for|between
          me and|through to|in to|<:>|{,}) <callee> <how>
      (make|start|place|begin|do|open|set up|initiate|have|get me|new|i need|i want|let's have
          |arrange|get|put|<would you mind> (making|starting|placing)) <plain call> (with|to|through
          to|in to) <callee> <how>
      <a call> (with|to) <callee> <how>
      (give|send|drop|<would you mind> giving) <callee> <plain call> <how>
      (give|send|drop) <callee> <a call> <how>
      (hit|hit up|catch|get|reach) <callee> [up] (on|with|by|via) <a call> <how>
      (video call|video chat|videocall|facetime|video dial|video phone|video chat with|video call
          with) {callCapability=videoCall} <callee> <how>
      (audio call|voice call|voice chat with|audio call with|voice chat) {callCapability=audioCall}
          <callee> <how>
      (call|phone|ring) <callee> (to|so i can|because|about) {*}
      (might i|might we|may we|could we|can we|i'd love|i would love|lemme|wanna|i wanna|gotta|i
          want|i need|i'd like|i would like|i wish|i should like|i must|i have|we need|i wanna|can i
          |could i|let me|let's|lets|i must|i gotta|may i|i've got) [to] <speak> <callee> <how>
      (get|put|have) <callee> on (a|an) [<capability>] call <how>
      <speak> <callee> ((on|over|by) [the] (phone|telephone)|on a call|on the line) <how>
      <speak> <callee> [by|over|on|via] video {callCapability=videoCall} <how>
      {app} <speak> <callee> <how>
      (i want|i need|i'd like|i have|i must|i gotta) to <speak> <callee> <how> [please|so] (place
          |make|start) (the|a) call
      {app} (get|reach|connect|contact) [me] [with|to] <callee> <how>
      {app} <callee> <how>
      (get|have|gimme|give me|put) [me|us] <callee> on [the] (phone|line|horn|blower|telephone)
          <how>
      (get|have|give) [me|us] <callee> [please] <route>
      (get|put) me (on the phone|in touch|on the line|on a call|through) (with|to) <callee> <how>
      (connect|put) me [through] (to|with) <callee> <how>
      ({destinationType=emergency} sos call)
      <phone> <emergency> <how>
      (call|phone|ring|dial|get|i need|send|get me|contact|reach|connect me to|put me through to
          |make|place|start) <emergency> <how>
      <phone> <voicemail> <how>
      (call|check|dial|dial into|ring into|listen to|play|get|access|connect me to|open|go to|call
          into|reach|hear|ring|retrieve|put me through to) <voicemail> <how>
      {destinationType=redial} (redial|re dial|call again|dial again|redial again|hit redial|repeat
          the last call|try that number again|try again the last number) <how>
      {destinationType=redial} (redial|call|dial|ring|try|phone|repeat|retry|call back) <redial>
          [again|once more|one more time|back] <how>
      {destinationType=redial} (call|dial|ring|try) (that number|the last number|it|that one|them
          |him|her) (again|once more|one more time) <how>
      {destinationType=redial} redial <callee> <how>
      {destinationType=callBack} (return|call back|ring back|phone back|answer back|reply to|get
          back to) <missed> <how>
      {destinationType=callBack} (call|ring|phone|dial) <missed> back <how>
      {destinationType=callBack} (call|ring|phone|dial) <whoever> [back] <how>
      {destinationType=callBack} (call|ring|phone|dial) back <whoever> <how>
      {destinationType=callBack} (return|give) (the call|that call|my call|a call back|the caller a
          call|him a call back) <how>
      {destinationType=callBack} (call|ring|phone) (them|him|her|that person|that number|the caller)
          back <how>
      ([i|i've] [just] missed|i got|there was) a call {destinationType=callBack} [from <callee>]
          [so] (call|ring|phone) (them|him|her|it|that number) back
      (dial|call|ring|phone|try|telephone) <callee> 's [home|work|cell|mobile|phone|office] (number
          |phone|cell|mobile|landline|house) <how>
      (call|phone|ring|try) <callee> again
      [a|new] (conference|group) (call|chat) (with|between|<:>|{,}) <callee> <how>
      {app} <callee> {callCapability=videoCall} (video|on video|by video)
      {destinationType=callBack} (make|start) a (call back|callback) [to <callee>] <how>
      {destinationType=callBack} (call back|ring back|phone back|return (the|my|that) missed call)
      {destinationType=callBack} return {contacts} 's [missed] call <how>
      {destinationType=callBack} return (a|the|that) [missed] call from <callee> <how>
      {destinationType=callBack} return the call (to|of) <callee> <how>
      {destinationType=callBack} (call|ring|phone|buzz|dial|telephone|<would you mind> (calling
          |phoning|ringing)) <callee> back <how>
      {destinationType=callBack} (call|ring|phone|get) back [to] <callee> <how>
      (i|we) (need|want|have|would like|must|gotta|'d like) [to] <speak> <callee> {,} <so please>
          (call|ring|phone|dial|get) (him|her|them) <how>
      {app} video {callCapability=videoCall} <callee>
      (put|get|have|call) <callee> on [the] (speaker [phone]|speakerphone|loudspeaker)
          {audioRoute=speakerphoneAudioRoute} [please]
      <route> [to|and|please] <phone> <callee> <how>
      (to|with) <callee> {,} <a call> <how>
      (get|put|have|bring up) [me|us] <callee> (on|in) <a call> <how>
      [have|i'd like|i want|i need|get me] a [quick] (word|chat|talk) with <callee> (on|over|by)
          [the] (phone|telephone) <how>

    StartAudioCall
      <phone> <callee> [please|now]
      (make|start|place|begin) [a|an] [audio|voice|phone] call (to|with) <callee>
      (audio call|voice call) <callee>
      give <callee> <plain call>
      (make|start|place) [a|an] (call|audio call|voice call|phone call)

    StartVideoCall
      (video call|video chat|facetime|video chat with) <callee>
      (make|start|place|begin|set up|have) [a|an] [group] video (call|chat|conference) [(to|with)
          <callee>]
      (call|phone|ring) <callee> (by|via|on|over|with|using) video

    <this call> = (the|this|that|my|it|an|a) [incoming|ringing|current|new|phone|active|ongoing]
        (call|telephone call|phone call|caller)
    AnswerCall
      (answer|pick up|go ahead and answer|<would you mind> (answering|picking up)) (the|this|that
          |my) [ringing] (phone|telephone) [now|for me] [<answer route>]
      (answer|pick up|take|accept|receive|connect|respond to|go ahead and answer|<would you mind>
          (answering|taking|picking up)|grab|get) <this call> [up] [now|for me|from {*}] [<answer
          route>]
      get (the|that) (phone|telephone|call) [for me] [<answer route>]
      (answer|pick up|pick it up|answer it) (it's|the phone is|the phone's|it is) ringing
      (answer|pick up) (it|that|this) [now|for me|please] [<answer route>]
      {app} (take|accept|get) (it|that|this) [now|for me] [<answer route>]
      (take|accept) (it|that|this) <answer route>
      (answer|pick up|accept) [now] [<answer route>]
      (answer|take|accept|pick up) [the|this|that] (incoming|ringing) (call|phone|calls) [<answer
          route>]
      (answer|accept|take|pick up) [the|this|that] (call|phone) <answer route>
      (answer|accept|take) {*} 's call [<answer route>]
      (answer|accept|take) [the] [incoming] call [<answer route>]
      pick (the phone|the call|it|this up|this call|that call) up [<answer route>]
      pick this up [<answer route>]
      (i'll|i will|let me) (take|answer|get) (the call|this call|that call) [<answer route>]
      (i'll|i will) answer (it|that)
    <answer route> = ((on|over|with|using|via|through|to|in|[and] (put|have|take) (it|him|her|them)
        on|and put it through|and use|onto|and switch to|and put me on) [the|my|a] (speaker
        |speakerphone|loudspeaker|speaker phone|speakers|speaker mode|hands free)|hands free|on
        speaker please) {audioRoute=speakerphoneAudioRoute}|((on|over|with|using|via|through|to|in
        |by|and (put|have) (it|him|her|them) on|and use|and switch to) [the|my|a] [car ['s]|headset
        |kitchen] bluetooth [headset|headphones|speaker|earbuds|device|audio])
        {audioRoute=bluetoothAudioRoute}

    HangUpCall
      (hang up|end|stop|finish) (this thing|the thing|it now)
      (end|hang up|hang up on|drop|disconnect|finish|terminate|stop|cut|cut off|close|kill|leave
          |quit|cancel|conclude|wrap up|get off|exit|reject|decline|hang up from|<would you mind>
          (ending|hanging up|disconnecting)|get out of|log off|shut down|discontinue|break off|get
          me off|ditch) (the|this|that|my|our|all) [current|ongoing|active|present|phone|video|group
          |conference|voice|audio|incoming] (call|phone call|calls|video call|phone conversation
          |call with {*}) [with {*}|now|right now|immediately|please] [i'm (finished|done|through)
          |we're done|[i'm|we're] done talking]
      (hang up|disconnect|hang up now|ring off|hang up please|end call|hang up immediately|drop off)
          [now|right now] [i'm (finished|done)|we're done]
      (hang up|get off|get me off|put down) (the|this|my) (phone|line) [now|please] [i'm (done
          |finished)]
      end (the|this) (conversation|connection) {app}
      hang up (on|with) (him|her|them|{*})
      hang (the phone|the call|this call|this|it|that) up [now]
      (i'm|i am|we're|we are) [all] (done|finished|through) (talking|with (the|this) call|on the
          phone|with the phone|speaking|here|chatting|with this (phone call|conversation)) [so
          |please|you can] [(hang up|end|disconnect) [the call|it|this call|now]]
      (i'm|i am|we're|we are) (done|finished) [so|please|you can] (hang up|end the call|disconnect
          |end this call|hang up the phone|hang it up|end it)
      (put|set) the phone down
      put down the phone
      (get|take) me off (the|this) (phone|call|line)
      (that's all|that's it) [please] (hang up|end the call)
      {app} (end|stop|disconnect|finish) (it|this|that|now)

    # The history.
    <call type> = (missed|unanswered) {callTypes=missed}|(outgoing|placed|dialed|made|dialled)
        {callTypes=outgoing}|(received|incoming|answered|inbound) {callTypes=received}|(voicemail
        |voice mail) {callTypes=voicemail}|(latest|last|most recent|newest) {callTypes=latest}
    <unseen> = (unseen|new|unread|unchecked) {unseen=true}
    <call capability> = video {callCapabilities=videoCall}|(audio|voice)
        {callCapabilities=audioCall}
    <history calls> = [the|my|all|all my|any|all the|our|some|all of my|every] [<unseen>] [recent
        |past|previous|old|latest] [<call type>] [<call capability>] [phone] (calls|call)|[the|my]
        [recent|whole|full|entire] (call history|call log|call list|phone log|calling history|phone
        history|call logs|recents|recent calls|phone calls|call records|list of calls|history of
        calls|calls list)|[the|my|any] [new|unheard|unseen] (voicemails|voicemail messages|voice
        mails) {callTypes=voicemail}
    <call part> = (with|from|to|between me and|involving|of) [my|the|our] {recipient}|[that|which]
        {recipient} (made|placed)|[that|which] (i|i've|i have|we) (made|placed|dialed|did|make)
        {callTypes=outgoing} [to {recipient}]|[that|which] (i|i've|i have|we) (missed|didn't answer
        |did not answer|didn't pick up|failed to answer) {callTypes=missed} [from {recipient}]|[that
        |which] (i|i've|i have|we) (received|got|answered|took|gotten) {callTypes=received} [from
        {recipient}]|[that|which] (came in|came) {callTypes=received}|[that|which] went out
        {callTypes=outgoing}|[that|which] i (haven't|have not|didn't) (seen|see|noticed|checked
        |check) [yet] {unseen=true}|[from|on|in|for|during|made|since|of] {dateCreated}|(i|we) ('ve
        had|have had|had) [with [my|the|our] {recipient}]|(i've|we've) had [with [my|the|our]
        {recipient}]|i have|there were
    <call parts> = [<call part>] [<call part>] [<call part>]

    SearchCallHistory
      [for {*}] <i want> <history calls> <call parts> {,} <so please> (list|show|find|pull up|read
          |display|get) [me] (them|those|it|all of them)
      (give me a list of|let me have|let me look at|let me check|show us|i'd love to see|show|show
          me|list|find|find me|pull up|bring up|get|get me|look up|look for|search|search for
          |display|give me|view|see|check|open|let me see|read|read me|go through|look at|look
          through|i want to see|check for|tell me|i'd like to see|check if i have|see if i have|go
          to|browse|look in|check in|dig up|gimme|i need to see|review|search in|see if there are
          |have a look at|find out|i need|read out|count|how about) <history calls> <call parts>
      (what|which|how many) [<unseen>] [<call type>] [<call capability>] [phone] (calls|call) <call
          parts>
      (what|which|how many) [<unseen>] [<call type>] [<call capability>] [phone] (calls|call) (did
          |have|do|was|were) [i|we] (receive|get|received|gotten|have received|take|answer|answered
          |come in) {callTypes=received} <call parts>
      (what|which|how many) [phone] (calls|call) (did|have|do) (i|we) (miss|missed|not answer|not
          pick up) {callTypes=missed} <call parts>
      (what|which|how many) [<call capability>] [phone] (calls|call) (did|have|do) (i|we) (make|made
          |place|placed|dial) {callTypes=outgoing} [to {recipient}] <call parts>
      (what|which|how many) [<unseen>] [<call type>] [<call capability>] [phone] (calls|call) (did
          |have|do|are|were) (i|we|there) [have|had|got] <call parts>
      (do i have|have i got|are there|did i have|were there|have i had|any|is there|do we have|got)
          [any|a|some] [<unseen>] [<call type>] [<call capability>] [phone] (calls|call|voicemails
          {callTypes=voicemail}) <call parts>
      (did|have) (i|we) [miss|missed] {callTypes=missed} [any|a|some] [phone] (calls|call) <call
          parts>
      (did i|have i|did we) (get|got|gotten|receive|received|had) [any|a|some] [<unseen>] [<call
          capability>] [phone] (calls|call) {callTypes=received} <call parts>
      (who did i|whom did i) (miss a call from|miss) {callTypes=missed} [{dateCreated}]
      (who|whose call) [has|just|'s] (called|rang|phoned|been calling|telephoned|rung) [me|us]
          {callTypes=received} [{dateCreated}]
      (who|whom) did i (call|phone|ring|dial) {callTypes=outgoing} [last {callTypes=latest}
          |{dateCreated}]
      (who|whom) (have i|did i) missed {callTypes=missed} [{dateCreated}]
      (who was|what was|when was) [the|my] last [call|caller|one to call] [from {recipient}]
          {callTypes=latest}
      when did i last (talk to|speak to|call|speak with|talk with) {recipient}
      (show|list|find|see|tell) [me] (who (called|rang|phoned) [me]) {callTypes=received}
          [{dateCreated}]
      (show|list|find|see|open) [me] (who called me|who i called|who rang me) [{dateCreated}]
      <find> who (i|we) [have] (missed {callTypes=missed}|called {callTypes=outgoing}|rang
          {callTypes=outgoing}) [{dateCreated}]
      [my|the|all|all my] [<unseen>] (missed {callTypes=missed}|recent|outgoing {callTypes=outgoing}
          |incoming {callTypes=received}|received {callTypes=received}) [phone] calls <call parts>
          [please]
      (show|show me|list|find|display|pull up|get|give me|let me see|see|check|read me|<i want>)
          [all] {dateCreated} ['s] [<call type>] [phone] (calls|call log) <call parts>
      [my] (call history|call log|recent calls) please
      {app} [my|the] (call history|call log|recents)
      (who'd|who) i (call|phone|ring|called) {callTypes=outgoing} [last|{dateCreated}]
      (search|check|look through|look in|go through) my (call history|call log|calls|recents) for
          (calls (from|with|to)) {recipient} [{dateCreated}]
      [my|the|all|all my|all the|all of my|any|just the] [<unseen>] [recent] [<call type>]
          [<call capability>] [phone] calls (with|from|to) [my|the|our] {recipient} <call parts>
      [my|the|all|all my|just the] [<unseen>] [recent] [<call type>] [<call capability>] [phone]
          calls [that] i (made {callTypes=outgoing}|placed {callTypes=outgoing}|missed
          {callTypes=missed}|received {callTypes=received}|got {callTypes=received}) <call parts>
      [my|the|all|all my] [<unseen>] [<call type>] [<call capability>] calls (from|of|on|in)
          {dateCreated} [please]
      [the|my] [recent] (call history|call log|recents) (for|of|from|with) ([my|the|our] {recipient}
          |{dateCreated}) [please]
      [my|the] [new|unseen {unseen=true}] missed {callTypes=missed} calls [{dateCreated}]
      <find> <history calls> <call parts>
      (did|has|have) [my|the|our] {recipient} (call|called|ring|rung|rang|phone|phoned|try to call
          |tried to call|try to ring) [me|us] [{dateCreated}] [at all]
      [my|the|any] (unheard|new|unseen|unplayed) {unseen=true} (voicemails|voicemail)
          {callTypes=voicemail}
      <tell me> (if|whether) (i have|i've|there are|i got|i had|there were|i've got|i received)
          <history calls> <call parts>
      <tell me> (if|whether|that) (i|i've|i have|we) [just|have] missed {callTypes=missed} [any|a
          |some] [phone] (calls|call) <call parts>
      (if|whether) (i|i've|i have|we) missed {callTypes=missed} [any|a|some] [phone] (calls|call)
          <call parts>
      (did|have) (i|we) (get|got|have|receive|received) [any|a|some] [new|unheard] (voicemail
          |voicemails|voice mail|voicemail messages) {callTypes=voicemail} [from {recipient}]
          [{dateCreated}]
      <history calls> <call parts> {,} <so please> (list|show|find|pull up|read|display|get|give
          |bring up) [me|us] (them|those|it|all of them|the list)
      <tell me> (if|whether) {recipient} (called|rang|phoned|has called|has rung|tried to call|has
          phoned) [me|us] [{dateCreated}]
      (what|which|how many) [phone] (calls|call) (from|with|to) [my|the|our] {recipient} (did|have)
          (i|we) (miss {callTypes=missed}|missed {callTypes=missed}|get {callTypes=received}|take
          {callTypes=received}|make {callTypes=outgoing}) <call parts>
      [the|my|any|all|all my] [new {unseen=true}|unheard {unseen=true}] (voicemails|voicemail
          messages|voice mails|voicemail) {callTypes=voicemail} from [my|the|our] {recipient}
          [{dateCreated}]

    Nothing
      phone calls (used|are|were|is|cost|have|from|to|in|of|made|take|took|can) {*}
      call (the whole thing|everything|it) off
      (call|phone|ring) {*} and (ask (about|for|if|whether|when|why|how|what|them|to)|complain|find
          out|demand|check) [{*}]
      call off [the|my|our|this] (search|wedding|party|meeting|game|hunt|engagement|attack|strike
          |dogs|event|deal|date|appointment|dinner|picnic|match)
      call [it] (a day|quits|a night)
      call the (shots|tune|police station a {*})
      call (a meeting|attention|names|heads|tails|bluff|dibs|shotgun|home {*} nice|a spade a spade
          |in sick|on {*} to|time|for help|ahead of {*}|upon {*})
      ring (the bell|true|hollow|a bell|the alarm|the doorbell|doorbells|in the new year)
      call (me|us) [{*}]
      buzz off [{*}]
      phone (home is {*}|is {*}|number is {*}|calls are {*}|was {*}|battery {*}|case {*}|bill {*})
      (phone|call) (number|numbers|center|quality|sheet|sign|forwarding|waiting) [{*}]
      ring (size|finger|binder|road) [{*}]
      (drop|get|cut|break) (me|us) a {*}
      talk to (me|the hand|yourself|myself) [{*}]
      [i [really] (want|need|have|would like|wanna|gotta)|i'd like|let me|can i|could i] [to] (talk
          |speak|chat) (to|with) (someone|somebody|anyone|a human|a person|a doctor|you|an agent|a
          representative|a manager) [{*}]
      talk (to|with) (you|someone about {*}) [{*}]
      (did|has|have) (you|he|she|they|somebody|someone|anyone|anybody|it) (call|called|ring|rung
          |rang|phone|phoned) [{*}]
      (call|calls) to (action|arms|prayer|order) [{*}]
      calls (are|were|is|keep|never|always|from my {*} are|to {*} are) [{*}]
      call (the|your|my) (dog|cat|kids|children|dogs|boys|girls) (in|inside|over|home|back|off|out)
          [{*}]
    """
}
