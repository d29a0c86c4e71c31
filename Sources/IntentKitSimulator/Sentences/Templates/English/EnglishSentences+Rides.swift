extension EnglishSentences {
  static let rides = """
    # Vehicles.
    <vehicle> = hackney|uber|ride share|rideshare|wheels|transport|transportation|ride|taxi|cab|car
        |lift|driver|taxi cab|taxicab|vehicle|chauffeur|pickup|pick up
    <kind of car> = small car|large car|big car|sedan|compact|suv|van|minivan|limo|limousine|compact
        car|luxury car|black car|estate|convertible|hatchback|hybrid|electric car|coupe|pickup truck
        |station wagon|carpool
    <ride option> = {rideOptionName:<kind of car>}
    <a ride> = [a|an|another|the|one|some] [quick|cheap|nice|big|small|large] (<vehicle>
        |<ride option> [<vehicle>])|my [quick|next] (ride|taxi|cab|lift|driver|pickup|taxi cab
        |<ride option> [<vehicle>])
    <plain ride> = [a|an|another|the|my|any|that|this|all|some] [cheap|cheaper|faster|big|bigger
        |small|quick|unicorn|available|next|current|upcoming|booked] (ride|rides|taxi|taxis|cab|cabs
        |car|cars|lift|driver|sedan|suv|compact|trip|drivers|van|taxi ride|car ride|cab ride|ride
        home|vehicles|vehicle|sedans|suvs|compacts|fare)
    <me> = [me|us|myself|for me|for us|ourselves]

    # The trip.
    <place to> = [the|my|our|a] {dropOffLocation}|my home {dropOffLocation=home}
    <place from> = [the|my|our|a] {pickupLocation}|(here|my place|where i am|my location|this place
        |my current location|my current position|where i'm standing)|my home {pickupLocation=home}
    <drop-off> = (for go to|for to go to|for getting to|for going to|drop off at|drop me [off] at
        |drop us [off] at|dropping off at|towards|in the direction of|with the destination|the
        destination is|and (we|i) (want|need|have|would like|'d like|must) to (go|get|be taken|head
        |travel) to|(we|i) (want|need|have|would like|'d like|must) to (go|get|be taken|head|travel)
        to|for going to|going to|to|over to|down to|out to|all the way to|going to|headed to|heading
        to|that goes to|get me to|and go to|to go to|to get to|to take me to|and take me to|to drive
        me to|to bring me to|with destination|and bring me to|and drive me to|to get me to|take me
        to|to take us to|and take us to|bound for|(which|that) (brings|takes|drives|gets|goes|is
        going|will take|can take|will bring|can bring) [me|us] to|destination|and drop me [off] at
        |to drop me [off] at|ending at|to be dropped [off] at|dropping me [off] at) <place to>
        |[back] [to|straight] home {dropOffLocation=home}|[to] downtown {dropOffLocation=downtown}
        |[to] uptown {dropOffLocation=uptown}|(to go|to get|to take me|to drive me|to get me|and
        take me|to bring me|to take us|to get us) [back] home {dropOffLocation=home}|from <place
        from> to <place to>
    <start> = (near|close to|next to|by the|pick me up near|collection from|collection at|collecting
        me from|with collection from|with collection at|with pickup from|pickup from|pick up from
        |pickup is|starting point|origin|start at|start from|coming from|collect me from|to collect
        us from|from|at|starting at|starting from|leaving from|pick me up at|pick me up from|with
        pick up at|picking me up at|picking me up from|and pick me up at|to pick me up at|to pick me
        up from|to pick us up at|to pick us up from|pick us up at|pick up at|pickup at|to get me
        from|to fetch me|to come to|and pick us up at|departing from|with pickup at|to collect me
        from|to collect me at|picking us up at|to come get me at|to meet me at|pick me up in front
        of|pick us up from|and have it pick me up at|from outside|and pick me up from|to pick me up
        in front of|to pick me up outside|outside) <place from>
    <pickup time> = [at|for|on|by|around|leaving|departing|leaving at|starting at|scheduled for|pick
        me up|pickup time|pick me up at|to pick me up|to pick us up|pick us up|to come|to arrive
        |arriving] {scheduledPickupTime}|now|right now|right away|asap|as soon as possible
        |immediately|for now|for right now|straight away|at once
    <party> = (for|to seat|to carry|seating|that seats|that fits|with room for|with space for|big
        enough for|with|fitting|to fit|carrying) [a] [party of|group of|total of] {partySize}
        [people|passengers|persons|of us|riders|adults|folks|friends|guests|seats|travelers|person]
        |[a] (party|group) of {partySize}|(there are|there's|we are|we're|there will be|we'll be)
        {partySize} [people|of us|passengers|persons|riders] [in total]|{partySize} (people
        |passengers|persons|riders|of us|adults|seats|friends)|(us|we|all) {partySize} [of us]|[just
        |only] for (me|one|myself) [alone]|(just|only) me|for both of us {partySize=2}|for the two
        of us {partySize=2}|for two {partySize=2}
    <part> = <drop-off>|[and] (pay|paying|charge it|charge|put it|put that|bill it) (with|on|to|by
        |using) [my|the] {paymentMethod}|<start>|<pickup time>|<party>|for me|for us|me|please|up
        |(in|by|with|make it) [a|an] <ride option>|[and] (in|by|via) [a] (taxi|cab|car)
    <trip> = [<part>] [<part>] [<part>] [<part>]
    <fixed trip> = (<drop-off>|<start>) [<part>] [<part>] [<part>]

    <get ride> = (sort me|sort us|sort out|rustle up|conjure up|procure|i wish to (order|book
        |reserve|request)|i want to (order|book|reserve|request)|grab me|we require|get hold of|put
        me in|order me in|arrange for|fix (me|us) up with|book (me|us) in for|any chance of|is there
        any chance of|make it|<i want>|fetch|i should like|we should like|i'd love|we'd love|i would
        love|i could do with|i'm after|could i have|may i have|might i have|let me have|lemme get
        |let me get|i'd appreciate|would like|'d like|book up|lay on|wanna|i wanna|nab|bag|organise
        |sort|get|order|book|call|request|hail|need|i need|want|i want|i'd like|arrange|reserve
        |schedule|find|grab|summon|organize|have|gimme|give|give me|fetch|set up|line up|dispatch
        |sort out|i would like|call for|i'm looking for|looking for|find me|get me|flag down|put in
        for|<would you mind> (getting|ordering|booking|calling|requesting|arranging)|pre book
        |prebook|ring for|i require|we need|we want|we'd like|i'm in need of|order up|send for|ask
        for|book in|take|catch|(i'm|we're|i am|we are) (going to|gonna) need|(i'll|we'll|i will)
        need|can i get|do i get|hook me up with|i could use) [please|for me|for us]

    RequestRide
      [<party>] [and|so] (we|i) (wanna|want to|need to|have to|gotta|'d like to|would like to
          |should) (get|go|travel|head|be) <fixed trip> <so> (book|get|order|call|find|grab|arrange)
          <me> (something|one|it|anything|a ride) {app} <trip>
      (arrange|book|organize|order|schedule|get|set up|reserve) [me|us] (transport|transportation|a
          transfer|travel) <trip>
      (i'm|i am|we're|we are) (at|outside|in front of|in the) <place from> <so> <get ride> <me> <a
          ride> <trip>
      (send|have|get) (someone|somebody|a driver|a car) [to] [come] (pick|collect|fetch|get) (me
          |us) [up] <trip>
      <get ride> <me> <a ride> <trip>
      <part> [<part>] <get ride> <me> <a ride> <trip>
      (get|order|book|call|reserve|schedule) <me> <fixed trip> [in|with|by] <a ride> <trip>
      (i|we) (need|want|would like|have) to (go|get|travel|be|head) <fixed trip> (in|with|by|using
          |via) <a ride> <trip>
      for <a ride> {app} <trip>
      {app} <a ride> <trip>
      {app} <ride option> [the] {dropOffLocation} <trip>
      {app} [<a ride>] [from|pick up|pickup [at]] [the] {pickupLocation} (destination|drop off [at]
          |going to) [the] {dropOffLocation} <trip>
      <get ride> <me> <a ride> [from] <place from> (until|till|up to) <place to> <trip>
      (whisk|drive|take|bring|run) (me|us) [off|away|over] <fixed trip> [in|with] [a|an]
          [<ride option>] <trip>
      (get|take) me (outta here|out of here) {app} (i need to|take me|i want to) [go] <fixed trip>
      [gotta|i gotta|i need to|i have to|i've got to|we need to|need to] (get|go) <fixed trip> [so
          |and] (call|get|book|order|send|grab) [me|us] (a|an|my) {app} <trip>
      (fetch|collect|get|pick up) (me|us) (from|at) <place from> <trip>
      <get ride> <me> <a ride> (sent|brought|ordered|booked|called) [round|over|out] [to|for|at]
          <place from> <trip>
      (send|dispatch) <me> <a ride> (round|out|along) to <place from> <trip>
      (get|have|find) (someone|somebody|a driver) [to] (drive|take|bring) (me|us) <fixed trip>
      (get|have|find) (someone|somebody|a driver) [to] (pick (me|us) up|come get (me|us)|pick up (me
          |us)|fetch (me|us)|collect (me|us)) [at|from] <place from> <trip>
      (i|we) (need|want) (driving|taking|a drive|dropping) <fixed trip>
      {app} <party> <fixed trip>
      [<get ride>] <me> [a|an|the] airport {dropOffLocation=airport} (ride|taxi|cab|transfer|car)
          <trip>
      (have|get|i want|i need) <a ride> [ready and] waiting [for (me|us)] (at|outside|in front of)
          <place from> <trip>
      (i'm|i am|we're|we are) [stuck|standing|waiting|stranded|here] (at|in|outside|in front of)
          <place from> <so> (come (get|pick up|fetch|collect) (me|us)|pick (me|us) up|(get|fetch
          |collect) (me|us)) <trip>
      {app} (book|order|request|reserve|call|get|grab|hail|schedule) <me> <fixed trip>
      (a|an) <ride option> <fixed trip>
      (i've|i|we|we've) missed (the|my|our) [last] (bus|train|flight) <get ride> <me> <a ride>
          <trip>
      (i've|i|we|we've) missed (the|my|our) [last] (bus|train|flight) <get ride> <me> (a|an) {app}
          <trip>
      (how about|what about) <a ride> <trip>
      (ride|go|drive) from <place from> to <place to> <trip>
      (get|take|drive|bring) {partySize} (people|of us|passengers|persons|adults) <fixed trip>
      bring <me> <a ride> [around] (to|at) <place from> <trip>
      (a|one) <a ride> <party> <fixed trip>
      (could|can|would|will) (someone|somebody|anyone|a driver) (drive|take|bring|get) (me|us)
          <fixed trip>
      (i|we) (need|have|want|must|got) to be (at|in|on|by) <place to> [<pickup time>] <so> <get
          ride> <me> <a ride> <trip>
      (i'm|we're|i am) (late|running late|expected) (for|at|in) <place to> <so> <get ride> <me> <a
          ride> <trip>
      <get ride> <me> (a|an|my|one) {app} <trip>
      {app} [go|get] <fixed trip>
      [a|an|one|another] (taxi|cab|lift|ride|car|<ride option>) [<party>] <fixed trip>
      {app} home {dropOffLocation=home} [please] <trip>
      home {dropOffLocation=home} [please] in [a|an] <ride option> <trip>
      from <place from> to <place to> [in] [a|an] <ride option> <trip>
      (pickup|pick up) (at|from) <place from> (and|then) [drop off|drop me off|go] (at|to|in)
          <place to> <trip>
      (pickup|pick up) (at|from) <place from> drop off (at|in) <place to> <trip>
      (get|book|order|call|send|find) (my {*}|him|her|them|<first name>|{*}) <a ride> <fixed trip>
          {app}
      (get|book|order|call|send|find) my (mom|mother|dad|father|wife|husband|son|daughter|kids
          |friend|grandma|grandpa|parents|boss|sister|brother) <a ride> <trip>
      [a|an] <ride option> (to <place to>|home {dropOffLocation=home}) <trip> [please]
      (send|dispatch|have|get|make|order|book|call|i need|i want|need|request) <me> <a ride> [to|and
          |that can|that will|who can] (pick (me|us) up|pick up (me|us)|collect (me|us)|fetch (me
          |us)|get (me|us)|come get (me|us)|come pick (me|us) up|come for (me|us)) [at|from|in front
          of|outside|in] <place from> <trip>
      (send|dispatch|have|get) <me> <a ride> [to] (come to|come by|drive to|wait at|wait for me at
          |meet me at|come over to|show up at|be at) <place from> <trip>
      (send|dispatch) <me> <a ride> (to|over to) <place from> [<pickup time>|<party>] [<pickup time>
          |<party>]
      (send|dispatch) <me> <a ride> [<pickup time>|<party>]
      (take|drive|bring|get|drop|ferry|chauffeur|shuttle) (me|us) <fixed trip>
      (take|drive|bring|get|drop) (me|us) <party> <fixed trip>
      (pick|collect|get|fetch) (me|us) up [at|from|in front of|outside|in] <place from> <trip>
      (pick|collect|get|fetch) (me|us) up <pickup time> [at|from|in front of|outside] <place from>
          <trip>
      (pick|fetch) (me|us) up <trip> {app}
      (pick|collect|fetch) (me|us) up [at|from|in front of|outside|in] <place from> (and|then)
          [please] (take|drive|bring|drop) (me|us) [off] <trip>
      (come|come and) (pick|get|fetch) (me|us) [up] [at|from] <place from> <trip>
      be (driven|taken|picked up|brought|chauffeured|dropped off|collected|transported) <fixed trip>
      (go|get|travel|ride|head|be|be going|drive) <fixed trip> (in|with|by|using|via) <a ride>
          <trip>
      (go|get|travel|ride|head|be|be going|drive|going|heading|headed|off) <fixed trip> <so> <get
          ride> <me> <a ride> <trip>
      [i|we] (need|want|have|gotta|got|am trying|are trying) to (go|get|travel|head|be) <fixed trip>
          <so> <get ride> <me> <a ride> <trip>
      [<party>] [and|so] [we|i] [need|want|have|would like] [to] (get|go|travel|head|be) <fixed
          trip> <so> <get ride> <me> <a ride> <trip>
      <party> [and|so] [we|i] [need|want] <get ride> <me> <a ride> <trip>
      (i'm|i am|we're|we are) [stuck|standing|waiting|stranded|here] (at|in|outside|in front of)
          <place from> [and|so] [i|we] [need|want] <get ride> <me> <a ride> <trip>
      ride (in|with|by) <a ride> <fixed trip>
      (i'm|i am|we're|we are) (going|heading|headed) <fixed trip> [so] [i|we] [need|want] <get ride>
          <me> <a ride> <trip>
      (is|are) there <a ride> (available|free) that can (take|drive|bring) (me|us) <fixed trip>
      (can|could|would|will) <a ride> [be able to] (pick (me|us) up|come get me|come pick (me|us)
          up) [at|from|in front of] <place from> <trip>
      (get|have) <me> picked up [at|from] <place from> <trip>
      (me|us|{partySize} of us) need picking up [at|from] <place from> <trip>
      (i|we|{partySize} of us) need (picking up|collecting|a pick up) [at|from] <place from> <trip>
      i (want|need|would like) <me> (picked up|driven|taken) <fixed trip>
      {app} <fixed trip> {,} <so> <a ride> <trip>
      <fixed trip> {,} <so> <a ride> [please] <trip>
      <fixed trip> {,} <so> <get ride> <me> <a ride> <trip>
      [on|for|at] {scheduledPickupTime} [a|an|my|one] (ride|taxi|cab|car|lift|<ride option>) <fixed
          trip>
      [on|for|at] {scheduledPickupTime} {,} <a ride> <fixed trip>
      (i'm|i am|we're|we are) (at|in|outside|by|near) <place from> and [i|we] (need|want|have|gotta
          |got|would like|must|'d like|am trying) [to] (go|get|be|travel|head) <drop-off> {,} <so>
          (<get ride>|send|dispatch) <me> <a ride> <trip>
      (i'm|i am|we're|we are) (at|in the|outside|by|near) <place from> {,} <so> (<get ride>|send
          |dispatch) <me> <a ride> <trip>
      (we're|we are|there's|there are|it's) {partySize} [of us] [people|adults] {*,} <so> <get ride>
          <me> <a ride> <trip>
      (we're|we are|there's|there are|it's) {partySize} [of us] [people|adults] [and|so] [we] [need
          |want|please] [to] <get ride> <me> <a ride> <trip>
      <a ride> <party> <fixed trip> [please]
      [a|an|one] (ride|taxi|cab|car|lift|<ride option>) (for|at|on) {scheduledPickupTime} <fixed
          trip>
      [<get ride>] <me> <a ride> and (take|drive|bring) (me|us) <fixed trip>
      (get|book|order|call|send|find|arrange|request|reserve) <a ride> for (my (mom|mum|mother|dad
          |father|wife|husband|son|daughter|kids|friend|grandma|grandpa|parents|boss|sister|brother
          |guest|guests|client|clients)|him|her|them|<first name>) <fixed trip>
      (get|book|order|call|send|find) (<first name>|him|her|them) <a ride> <fixed trip>
      (cab|taxi|ride|lift) (now|asap|please|right now|immediately)

    # Prices and kinds.
    <list part> = <drop-off>|<start>|<near me>|now|right now|tonight|today|at the moment|these days
        |currently
    <near me> = close to here|near me|nearby|around here|near here|in my area|around me|close by
        |here|in this area|from here|from my place|close to me|available|right here|for me|in the
        area
    <list trip> = [<list part>] [<list part>] [<list part>]
    <options> = options|kinds|types|choices|kind|type|sorts|classes|offers|prices|rates|fares|costs
        |list|estimates|quotes|price|cost|fare|estimate|quote|price estimate|fare estimate|rate
    <a cost> = (how much|what) (is|would|does|will|do|'s|are|might|should|can) [it|that]

    ListRideOptions
      what (will|would|do|must|should) (i|we) [have to] (pay|be charged|be paying) for <plain ride>
          <list trip>
      (what|which) (cars|rides|taxis|cabs|drivers|vehicles) (are|is) [available] <near me> [now
          |right now|at the moment]
      (what|which) (kinds|kind|types|type|sorts) of (cars|car|rides|ride|vehicle|vehicles|taxi
          |taxis) (are there|can i get|do you have|is there|can i book|could i get|are available)
          <list trip>
      {app} (show me|show us|tell me|see|check|list|let me see|find out) what [is|there is|you have
          |they have|has|have|'s] [available|on offer|free|nearby|around|out there] <list trip>
      how much (is|are|for|'s|would be|will be|costs|would) <plain ride> <list trip> [be|cost]
          [going to cost]
      how much (does|would|will|do|might|should) <plain ride> <list trip> (cost|be|set me back|run
          |run me|cost me|go for) <list trip>
      how much (does|would|will|do|might|should) [it|they] (cost|be|charge|run me|set me back) <me>
          (for <plain ride>|to (take|get|order|have|book) <plain ride>) <list trip>
      how much (is it|does it cost|would it cost|will it cost|would it be|will it be|to|would i pay)
          [to] (go|get|ride|travel|be driven|drive) <list trip> (by|in|with|via) <plain ride>
      {app} <a cost> (cost|be) [me|us] [to] (go|get|ride|travel|be driven|drive|take me|take us|be
          taken) <list trip>
      {app} how much (is it|to|is it to) [go|get|ride|travel] <list trip>
      {app} how much would [you] (charge|cost|ask|want) [me|us] [to|for] [go|get|a ride] <list trip>
      (what would|what'd|what does|what will) <plain ride> <list trip> (set me back|cost me|run me
          |come to)
      {app} (what|how much) (do|does|would|will|can) [you|they|it] [the] (charge|cost|ask|take|want)
          [me|us] [to go|to get|for] [<plain ride>] <list trip>
      (what|how much) (do|would) (you|they) charge for <plain ride> <list trip>
      (what does|what would|what will|what might|what's|whats|what is) <plain ride> <list trip>
          [going to|gonna] (cost|be|come to|run) [me] <list trip>
      (what|which) [<options> of|other|different|kinda|kind of|sort of|sorta|sorts of] <plain ride>
          (are there|are available|do you have|can i get|can i book|can i take|can i order|are
          offered|are running|is available|are on offer|could i get|can you get me|are around|exist
          |do they have|would you suggest|could i take|could take me|can take me|are nearby|go|are
          going) <list trip>
      (what|which) (<options> of|other|different) <plain ride> <list trip> [are available|are there
          |can i get]
      (what|which) (are|is|'s|would be|will be) [the|my|all] [available|different|current|possible]
          [ride|taxi|cab|car|travel] <options> (of|for|to get|on|for getting) [<plain ride>] <list
          trip>
      (what|which) (are|is|'s) [the|my|all] [available|different|current|possible] (ride|taxi|cab
          |car) <options> <list trip>
      (what|which) (ride|taxi|cab|car) <options> (are there|do i have|are available|can i choose|do
          you have|can i pick) [from] <list trip>
      (list|show|show me|tell me|compare|check|look up|see|what are|name|display|pull up|i want to
          see|let me see|what's|whats|search for|search|look for|look at|list me) [the|all|all the
          |my|some|a|an] [available|different|current|possible|various] (<options> (of|for|on)
          <plain ride> [available]|<plain ride> (<options>|available|<list part>)) <list trip>
      (list|show|show me|find|give me|tell me|get|get me|compare|check|look up|see|i want|i'd like|i
          need) [the|all|all the|my|some|a|an] [available|different|current|possible|estimated
          |various] (<options> (of|for|on) <plain ride>|(ride|taxi|cab|car) <options>|<options>)
          <fixed list trip>
      (list|show|show me|find|give me|get|get me|compare|check|look up|see) [the|all|all the|my]
          [available] (ride|taxi|cab) <options> <list trip>
      (ride|taxi|cab) (options|prices|fares|choices|rates) <list trip>
      (is|are) there [any] <plain ride> [available] <list trip>
      are [any|there] <plain ride> (available|free|around) <list trip>
      (do you have|can i get|are there) [any] (ride|taxi|cab) <options> <list trip>
      {app} (do|does) [you|it] have [any] <plain ride> <list trip>
      <tell me> (how much|what) <plain ride> <list trip> (costs|would cost|is|will cost|cost|comes
          to)
      (what's|whats|what is) the (cheapest|fastest|best) (way|ride|taxi|cab|car) [to get]
          <fixed list trip> {app}
      (what's|whats|what is) the (cheapest|fastest|best) (ride|taxi|cab) <list trip>
      (how much|what) (it|would it|does it) (costs|cost) [me] (to|for) (go|get|ride|going)
          <list trip> {app}
      what's the (damage|going rate|rate|fare) for <plain ride> <list trip>
      how (expensive|pricey|cheap|costly) (is|are|would|'s|will) [be] <plain ride> <list trip> [be]
      (price check|quote|estimate|fare estimate|price) (on|for|of) <plain ride> <list trip>
      (find out|tell me|check|see|look up|show me|i want to know|i'd like to know|let me know|figure
          out) (how much|what) <plain ride> <list trip> (costs|would cost|is|will cost|would be|goes
          for|cost) <list trip>
      {app} (find out|tell me|check|show me|see|list) (what|which|how much) (rides|cars|options|it)
          (there are|are available|you have|has|have|are there|costs|would cost|i can get|i can
          take) [to (go|get)] <list trip>
      {app} what are the options <list trip>
      {app} (is it|are you) [expensive|cheap] [to go|to get] <list trip>
      {app} is there a way to (get|go) <list trip>
      {app} [what|which] (rides|cars) (do|does) [you] (offer|have) <list trip>
      {app} what (rides|cars|kinds of (ride|rides|car|cars)) (do|does) [you] (offer|have)
          <list trip>
      any (rides|taxis|cabs|cars) (around|nearby|near me|available|free|close by) <list trip>
      (prices|fares|rates|fare|price|options) <fixed list trip>
      what (are|is) the (rates|fares|prices|price|fare|rate) <fixed list trip>
      how much (would|will|does|might) it (be|cost) <fixed list trip> (in|by|with) <plain ride>
      what are (the|my) options (for|to) (getting|get|going|go|traveling|travel|riding|ride)
          <fixed list trip>
      what are (the|my) options (from|to) <list trip> {app}
      what can (i|we) (ride|take) <fixed list trip>
      (<tell me>|show|list) (what|which) <plain ride> (there are|are available|are around|i can get
          |i can take|you have|has|have|there is|is available|are free|could take me) <list trip>
      (who|what) can (take|drive) me <fixed list trip> {app}
      <tell me> (what|which) [<options> of|other|different|kind of|sort of] <plain ride> (there are
          |there is|i can get|are available|you have|are around|i can book|i could get|i can take
          |are on offer|go|are going) <list trip>
      {app} what (does|would|can|could|will|do) [you|they|it] (offer|have|suggest|recommend|have for
          |offer to) [me|us] [for] <list trip>
      what (can|could|would) you (offer|suggest|recommend) [me|us] <fixed list trip>
      compare [the|all the] (<options> (of|for|on) <plain ride>|<plain ride> <options>|<options>)
          <list trip>
      (what|which) <plain ride> (could|can|might) (i|we) (get|book|take|order|have) <list trip>
      <plain ride> <options> <list trip> [please]
      what (does|would|will|might) [it|a ride] (cost|be) {app} <list trip>
      <options> (for|of|on) <plain ride> <list trip> [please]
      how much (would|will|does|might|is) it [be|cost] [me|us] to (go|get|ride|travel) from <place
          from> to <place to> {app}
      what (would|will) be [the|my] <options> <fixed list trip>
    <fixed list trip> = (<drop-off>|<start>) [<list part>] [<list part>]

    # The ride under way.
    <my ride> = (my|the|our|that) [current|booked|next] (ride|taxi|cab|lift|driver|pickup|pick up
        |trip|chauffeur|taxi driver|cab driver|ride home|vehicle)|[my|the|our] {app} (car|ride
        |driver|sedan|suv|compact|booking|order)|(my|the|our) (ride|driver|taxi) 's|(my|the) {app}
    <ride car> = <my ride>|(my|the|our) (car|sedan|suv|compact)
    <ride state> = coming or what|coming or not|on time or late|almost here|nearly here|nearly there
        |almost there|here|there|coming|on its way|on the way|close|nearby|arriving|almost here|late
        |on time|delayed|outside|around|at the door|approaching|en route|near|ready|confirmed|still
        coming|waiting|on his way|on her way|on their way|running late|running
    <arrives> = (gets here|arrives|comes|shows up|is here|get here|arrive|come|be here|show up|picks
        me up|pick me up|reaches me|reach me|be arriving|coming|arriving|getting here|turns up|turn
        up|pulls up|gets to me|get to me|will be here|here|is going to be here|get|picks us up)

    GetRideStatus
      (check|check on|check up on|track|follow|monitor|locate|look up|how is|how's|where is|where's
          |show me|what about|see) (the|my|our|that) [current] (car|ride|cab|taxi|driver|lift|suv
          |sedan|van) [that] (i|we) [just|have|already|'ve] (ordered|booked|called|requested
          |reserved|asked for)
      (when|what time) (will|does|is|should) (the|my|our) (car|ride|cab|taxi|driver|lift) [that] (i
          |we) [just|have|already] (ordered|booked|called|requested) (arrive|be here|come|coming
          |get here|here)
      {app} (do you know|any idea) (where|when|how far) (my|the) (ride|taxi|cab|driver|car) (is|will
          <arrives>|gets here|<arrives>)
      (where|whereabouts) (is|'s) <my ride> [now|right now|at|currently|at the moment]
      where (is|'s) (my|the) car {app}
      where (has|did) <my ride> (gone|go|got to|get to)
      how long (until|till|before|is it until|will it be until|will it take until|do i have until)
          <ride car> <arrives>
      how (long|soon|many minutes) (will|does|is|'s) <ride car> (take|need|going to take|going to be
          |be| gonna be|<arrives>) [to (get|come) here|to arrive|until it gets here]
      how long (do i have to|must i|should i|will i have to|am i going to) wait for <ride car>
      how (far|far away|close|near|far off|far out) is <ride car> [away|from here|now|from me]
      how many minutes (until|till|away is|before) <ride car> [<arrives>]
      how (is|'s) <my ride> (doing|coming along|coming|going|progressing)
      (is|are) <ride car> <ride state> [yet|already|now|soon|still|or what|or not|at all]
      has <ride car> (arrived|come|shown up|left|got here|been confirmed|gotten here|been assigned
          |turned up|started) [yet|already]
      (did|does|will) <my ride> (arrive|come|show up|get here|be here|be late|be on time) [yet
          |already|soon]
      when (is|'s|will|does|should|can i expect|do i get) <ride car> [going to|gonna|supposed to|due
          to|be] [<arrives>|due|scheduled]
      (what|what time) (is|'s|will|does|time will|time does|time is) <ride car> [going to|gonna
          |supposed to] (<arrives>|due)
      what (is|'s) the (status|eta|state|progress|arrival time|location|position|whereabouts
          |situation|latest) (of|for|on|with) <ride car>
      what (is|'s) <my ride> (status|eta|'s status|'s eta|'s location|up to|doing)
      what (is|'s) (going on|happening|up|taking so long) with <my ride>
      what (is|'s) taking <my ride> so long
      what (is|'s) (keeping|holding up) <my ride>
      (who|who's|whos|who is) [is] (driving me|my driver|the driver|picking me up)
      eta (on|of|for) <ride car>
      (any (sign|word|news|update|updates) (of|on|from|about)|update on|news on|news of|status on)
          <ride car>
      what's the (holdup|hold up|delay|status|story) (with|on) <ride car>
      how soon (can|could|will) <ride car> (be here|get here|arrive|come|pick me up)
      <tell me> (if|whether|that) <ride car> (is|'s|has|will be|will) (<ride state>|arrived|come
          |left|<arrives>) [yet|already|now|soon]
      {app} (has|have) [you] found me a (driver|car|ride) [yet]
      {app} (when|how soon|how long until) (will|does|can) [it|you] (get here|arrive|come|pick me up
          |be here)
      what's my eta [now|for <my ride>]
      what is my eta
      (did|has) <ride car> (left|leave|leaving) [yet|already]
      {app} (where|how far|how far away|how close) <ride car> (is|'s|are)
      {app} (where|how far away|how far|how long until) [is] (the|my) (car|driver|ride) [is|gets
          here|arrives]
      {app} (eta|status|what's the status|what's the eta|any news|where are you|how long)
      (check|show|get|give|tell|see|find|find out|look up|track|locate|follow|monitor|update|pull up
          |look at) [me] [on|up|out] [about] [the] (status|eta|state|progress|location|whereabouts
          |position) (of|for|on) <ride car>
      (check|show|get|see|track|find|locate|pull up|give me|tell me) [me] (my|the|our) (ride|taxi
          |cab|driver|trip) ['s] (status|eta|progress|location)
      (check|check on|check up on|track|locate|follow|find|look for|update me on|check where|see
          where|show me|keep an eye on|give me an update on|any update on|any news on|any news about
          |status of|any word on|tell me where|show|get an update on|i want an update on|what about)
          <my ride> [is|is now|now]
      (i'd like to know|i wonder|let me know|ask|may i know|know|tell me|show me|check|see|find out
          |can you see|i want to know) (where|when|how far away|if|whether|how far|how close)
          <my ride> (is|'s|will|gets|has|comes|arrives|are) [<arrives>|coming|on its way|close
          |arrived|going to be here]
      [my|the] (ride|driver|taxi|cab|trip) (status|update|eta|location|progress)
      (do you know|any idea) (where|when) <my ride> (is|will <arrives>|gets here)
      am i getting picked up soon {app}
      (who is|who's|whos) my driver
      (provide|give|tell|send|show|get|i need|i'd like|i want) [me|us] [with] [the|an|a] [current]
          (status|update|eta|news|location|progress|whereabouts|arrival time) (of|for|on|about)
          <ride car>
      <ride car> {,} (is|has) (it|he|she) (here|coming|arrived|on its way|on the way|late|close
          |there) [yet|now]
      how (long|much longer) (till|until|before|for) <ride car> [<arrives>]

    Nothing
      (a|the|my|that|this|our) (ride|taxi|cab|car|lift|driver) [{*}] (costs|cost|is|was|takes|took
          |has|had|were|will|would|made|smelled|seems) {*}
      take me (to (church|the next level|task|bed|court|tears|the bank|school of {*}|your {*}|the
          top|the cleaners)|seriously|back {*}|higher|away|as i am) [{*}]
      (get|bring|drive) me to (tears|laugh|cry|the point|think|{*} conclusion) [{*}]
      (get|bring|drive) me (up to speed|the {*}|a {*})

    # Canceling.
    <cancel> = (cancel|call off|abort|forget|scrap|scratch|undo|withdraw|nix|revoke|annul|forget
        about|never mind about|never mind|nevermind|ditch|send away|<would you mind> (canceling
        |cancelling|calling off)|cancel out|back out of) [please|for me|for us]
    <canceled ride> = (my|a|any|the|that|this|our) [current|next|upcoming|booked|scheduled|last
        |latest|requested] (ride|taxi|cab|lift|driver|pickup|pick up|trip|car|sedan|suv|compact|ride
        request|ride booking|booking|reservation for (a|the) (ride|taxi|cab|car)|ride home|car
        service|taxi booking|request for a ride|van|vehicle|rides|ride reservation|ride order|cab
        ride|taxi ride) [[that|which] [(i|we)] [just|have|had] (ordered|booked|requested|called
        |reserved) [for {*}]] [home]|ride|taxi|cab|pickup|driver|trip|booking|[my|the|that|this]
        {app} (booking|order|reservation|request|car|trip|ride)
    <cancel it> = [so|and|just|please|you can|so do|so please|so you can|do] [go ahead and] [please]
        (cancel|call|scrap|drop|stop|forget|abort) (it|that|the ride|the booking|them|him|her) [off]
    <no more> = [anymore|any more|any longer|after all|now|right now|today]

    Nothing
      (my|the|our|a|this) (taxi|cab|uber|lift) (driver|ride) (was|is|said|told|asked|had|from|drove
          |knew|took|talked|who) [{*}]
      (when|what time|where) (does|do|is|are|did|was) {*} (bus|train|plane|flight|ferry|tram) [{*}]
    CancelRide
      (stop|delete|drop|remove|kill|get rid of) (my|the|that) (ride|ride request|ride booking|taxi
          |cab|cab ride|taxi ride|booking for (a|the|my) (ride|taxi|cab|car)|car request|trip
          request)
      (stop|delete|drop|remove) (my|the|that) {app} (ride|request|booking|order|trip|car)
      <cancel> <canceled ride> (i'll|i'm|we'll|we're|i|we|because|since) {*}
      <cancel> <canceled ride> <no more> [[and|please] <cancel it>]
      <cancel> <canceled ride> (to|from|for|at|on|that|which) {*}
      (i|we) (don't|dont|do not|no longer|won't|will not|shan't|shall not|needn't) [need|want|be
          needing|be wanting|require|be taking|take] <canceled ride> <no more> [<cancel it>]
      (i|we) (changed|have changed|'ve changed) (my|our) mind [about <canceled ride>] <cancel it>
          {app}
      (i|we|i've|we've) (changed|have changed) (my|our) mind about <canceled ride> [<cancel it>]
      call <canceled ride> off
      [please] cancel it (i'll|i'm|i will|we'll|we're) (take|taking|walk|walking|go|going|drive
          |driving|catch|catching) {*}
      (we're|i'm|we are|i am|all) (good|fine|sorted|okay|ok|set|staying|not going) [now|here|in]
          (cancel|call off|scrap|forget) <canceled ride>
      {app} (i|we) (don't|dont|do not|no longer) need (the|a|my) (ride|car|cab|taxi) [anymore|any
          more]
      send <canceled ride> (away|back)
      no longer (need|want|require) <canceled ride> <no more> [<cancel it>]
      tell (my|the) driver (not to come|i don't need (him|her|a ride|the ride) anymore|never mind)
      (i'm|i am|we're) not (going to|gonna) (need|take) <canceled ride> <no more> [<cancel it>]
      (i|we) (found|got|have) another (ride|way|lift|taxi) <cancel it>
      (i'm|we're|i am) (getting|taking) (a lift|the bus|the train) [with {*}] [so] (cancel|call off)
          <canceled ride>
      {app} <cancel it>
      (i|we) (don't|dont|do not|no longer|won't|will not) (need|want) (anymore|any more|any longer
          |more) <canceled ride> {,} <so> [you can|can you|just] [cancel|cancel it|forget it|call it
          off]
      (i|we) (don't|dont|do not|no longer|won't|will not) (need|want|require) <canceled ride> <no
          more> {,} <so> (cancel|cancel it|forget it|call it off|scrap it)
      <cancel> (my|the|that|our) {*} (ride|taxi|cab|pickup|lift) [home]
      <cancel> (my|the|that|our) (ride|taxi|cab|pickup|lift|trip|car) (for|at|to|from|on) {*}

    # Ratings and tips.
    <rated ride> = [my|the|that|this|our|for my|for the] [last|latest|recent|previous|most recent]
        (ride|driver|trip|taxi|cab|taxi ride|cab ride|chauffeur|car ride|ride home|cab driver|taxi
        driver) [today|yesterday|home] [(that|which) (i|we)|i|we] [just] (took|had|rode|was in|got)
        |[my
        |the|that|this|our|for my|for the] [last|latest|recent|previous|most recent] (ride|driver
        |trip|taxi|cab|taxi ride|cab ride|chauffeur|car ride|ride home|cab driver|taxi driver)
        [today|yesterday|home]|(him|her|them|it|that one)
    <stars> = (star|stars|out of five|out of 5|points|out of ten|out of 10) [out of five|out of 5
        |out of ten|rating|review]
    <tip part> = [and|also|with|plus] [please] [(tip|give|add|leave|a tip of|with a tip of|include
        |tipping)] [him|her|them|my driver|the driver|my ride] [a|an] [tip of] {tip} [tip] [to|for
        <rated ride>] [as a tip|in tips|for the driver|tip]
    <opinion> = (the|that|my|this|our) [last] (driver|ride|trip|car|guy|lady) (was|drove|were) {*}
        |it was {*}|(great|good|terrible|bad|awful|nice|lovely|amazing|excellent) (ride|driver|trip)

    SendRideFeedback
      (give|leave|hand|send) [to] <rated ride> [a|an] [tip of] {tip} [tip] and {rating} <stars>
      (give|leave|hand|send) (my|the|that) {app} (driver|ride|trip) [a|an] [tip of] {tip} [tip] [and
          {rating} <stars>]
      (give|leave|hand|send|throw|slip|toss|bung|pay|shoot|kick) [to] (my|the|that|this|our) [last]
          (driver|chauffeur|cab driver|taxi driver|ride) [a|an] [tip of] {tip} [tip|as a tip|extra]
      (give|leave|hand|send) (him|her|them) [a|an] ({tip} tip|tip of {tip}|{tip} (more|extra|as a
          tip|on top|for the ride))
      (give|leave|send) <rated ride> (a tip|some feedback|feedback|a rating|a review|my feedback|a
          tip)
      tip <rated ride>
      tip <rated ride> {tip}
      tip {tip} [(to|for) <rated ride>]
      (add|leave|give|include) [a|an] {tip} [tip|as a tip] (to|for|on) <rated ride>
      (add|leave|give|include|send|pay|put|make) [a] tip of {tip} [(to|for|on) <rated ride>]
      (add|leave|give|include|send|pay) a tip [of {tip}] (to|for|on) <rated ride>
      (add|leave|give|include|send|pay|i want to add) [a|an] {tip} (tip|as a tip)
      (rate|score|review|grade) <rated ride>
      (rate|score|review|grade|mark) <rated ride> [with|as|at|a|an|is a|<:>] {rating} [<stars>]
          [<tip part>|[and|with|but] no tip]
      (give|leave|award) [to] <rated ride> [a|an] [[good|bad|great|nice|perfect|poor|low|high]
          (rating|score|review) of] {rating} <stars> [<tip part>]
      (give|leave|award) <rated ride> a (rating|score) of {rating} [<tip part>]
      (give|leave|award|send|submit|put) [a|an] [rating of|review of|score of] {rating} [<stars>]
          [rating|review] (for|to|on) <rated ride> [<tip part>]
      no tip [but|and|just|only] {rating} <stars> [(for|to) <rated ride>]
      [my] (feedback|rating|score|review) for <rated ride> [is|would be] {rating} [<stars>]
      {rating} <stars> (for|to) <rated ride> (the|because|since|it|he|she|they) {*}
      {rating} <stars> (for|to) <rated ride> [<tip part>]
      <opinion> <so> [give (it|him|her|them)|i give (it|him|her|them)|rate (it|him|her|them)|i'd
          give (it|him|her|them)] {rating} <stars> [for|to] [<rated ride>] [<tip part>]
      <rated ride> (gets|deserves|earned|is worth|gets a|deserves a) {rating} <stars> [<tip part>]
      <rated ride> (gets|deserves|earned) [a] {tip} [tip]
      (i (give|rate|gave|would give|would rate|will give)|i'd (give|rate)|i'll give) [to] <rated
          ride> {rating} <stars> [<tip part>]
      (leave|give|send|write|submit|provide|add|post|i have|share) [some|a|my|the] (feedback|review
          |rating|comment|stars) (for|about|on|to|of) <rated ride>
      (leave|give|send|write|submit|provide|post) [some|a|my] (ride|driver|trip) (feedback|review
          |rating)
      (rate|review) <rated ride> and (tip|leave a tip|add a tip|give a tip) [of] [him|her|them]
          {tip}
      <opinion> <so> (tip|give|add|leave) [<rated ride>] [a|an] [tip of] {tip} [tip]
      (that|it|this) was [a] [really|very|so] (great|good|terrible|bad|awful|nice|lovely|amazing
          |excellent|perfect|horrible|smooth|wonderful) (ride|driver|trip|drive) <so> (give|rate
          |tip) <rated ride> [a|with|an] ({rating} [<stars>]|{tip} [tip])
      tip <rated ride> {tip} and (rate|give) (it|him|her|them|<rated ride>) {rating} [<stars>]
      {app} (leave|give|send) [some|a|my] (feedback|review|rating|tip)
      {app} (give|rate) [it|them|you] [a] {rating} [<stars>]
      (that|it|this) was [a|an] [really|very|so] (great|good|terrible|bad|awful|nice|lovely|amazing
          |excellent|perfect|horrible|smooth|wonderful) (ride|driver|trip|drive) {rating} <stars>
      {rating} [<stars>] (for|to) <rated ride> {,} [and] [<tip part>]
      <opinion> {,} {rating} <stars> [(for|to) <rated ride>]
      <rated ride> {,} (give (him|her|it|them)|rate (it|him|her|them)) [a] {rating} [<stars>]
      (tip|give|slip|bung) <rated ride> [a] {tip} [tip] {,} [and] (rate|give) (it|him|her|them
          |<rated ride>) [a] {rating} [<stars>]
      {rating} <stars> {,} (the|my|that) [last] (driver|ride|trip|car|chauffeur) (was|drove|is|had)
          {*}
    """
}
