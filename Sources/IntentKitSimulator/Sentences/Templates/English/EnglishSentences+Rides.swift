extension EnglishSentences {
  static let rides = """
    # Vehicles.
    <vehicle> = hackney|black cab|minicab|ride share|rideshare|wheels|transport|transportation
        |ride|taxi|cab|car|lift|driver|taxi cab|taxicab|vehicle|chauffeur|pickup|pick up
    <kind of car> = <car model>|<car model> car|town car|people carrier car
    <car model> = compact|estate|saloon|family|sports|smart|auto|auto rickshaw|autorickshaw|rickshaw
        |tuk tuk|moto|motorbike|scooter|bike taxi|xl|executive car|premium car|economy car|minibus
        |people carrier|seven seater|people mover|wheelchair van|small car|large car|big car|sedan
        |suv|van|minivan|limo|limousine|luxury|black|convertible|hatchback|hybrid|electric car|coupe
        |pickup truck|station wagon|carpool
    <ride option> = {rideOptionName:<kind of car>}
    <vehicle after> = ride|taxi|cab|lift|vehicle|taxi cab|taxicab|pickup
    <a ride> = [a|an|another|the|one|some] [quick|cheap|nice|big|small|large] (<vehicle>|<ride
        option> [<vehicle after>])|my [quick|next] (ride|taxi|cab|lift|driver|pickup|taxi cab|<ride
        option> [<vehicle after>])
    <plain ride> = [a|an|any|some|the] (van|minivan|vans|minivans|cars|limos|limousines|limo|people
        carriers|luxury cars|electric cars|vans|minicab)|[a|an|another|the|my|any|that|this|all
        |some] [cheap|cheaper|faster|big|bigger|small|quick|unicorn|available|next|current|upcoming
        |booked] (ride|rides|taxi|taxis|cab|cabs|car|cars|lift|driver|sedan|suv|compact|trip|drivers
        |van|taxi ride|car ride|cab ride|ride home|vehicles|vehicle|sedans|suvs|compacts|fare)
    <me> = [me|us|myself|for me|for us|ourselves]

    # The trip.
    <a home> = (care|nursing|rest|retirement|funeral|children's) home
    <place to> = [<hum>] [the|my|our|a] {dropOffLocation}|[the|my|our] {dropOffLocation:<a home>}|my
        home {dropOffLocation=home}
    # The place of the user, which the request doesn't know.
    <here> = here|my place|where i am|my location|this place|my current location|my current position
        |where i'm standing|right here
    <place from> = [<hum>] [the|my|our|a] {pickupLocation}|[the|my|our] {pickupLocation:<a home>}
        |home {pickupLocation=home}|{*:<here>}|my home {pickupLocation=home}
    <carry> = (take|bring|drive|get|drop|carry|run|ferry|deliver|leave|chauffeur) (me|us|him|her
        |them)
    <drop-off> = <destination> [<arrival>]
    # The time of the arrival, which isn't that of the pick-up.
    <arrival> = (by|before|no later than|not later than|at the latest|latest|[and] (arriving|arrive|to
        arrive|to be there|be there|getting there|to get there|so (i'm|we're|i am|we are) there|so
        that (i'm|we're|i am|we are) there|[because|as|since] (i|we) (must|have to|need to|should|gotta
        |got to|want to) be there) [at|by|before|around|on]) {*:time} [at the latest]
    <destination> = (for go to|for to go to|for (getting|going) to|drop off (at|in)|dropping [me|us]
        [off] (at|in)|towards|in the direction of|with [the] destination|the destination is|[and
        |then] (we|i) (want|need|have|would like|must|am going|are going|should) [to] (go|get|be
        taken|head|travel|be) [urgent|urgently|quickly|fast|straight|back|over] [to|at|in]|[and|just
        |now|i'm|we're] (going|headed|heading|off|out|over|down|up|back|all the way|straight|bound)
        (to|for)|to|that goes to|[and|for] [to] (go|get) [back] to|[and|then|and then|so you can|who
        can|and have it|and it (should|must|can|will)|[which|that|who] (will|can|could|should|is
        to)] [to|please] <carry> [back|off|over|straight|on|all the way|down|out|up] (to|at|in)
        |(which|that) (brings|takes|drives|gets|goes|is going) [me|us] to|destination|ending at|[and
        |then|and then] [to] [be] (dropped [off]|let out|left|set down) (at|in|outside)|[and|then]
        (taken|brought|driven) to|[and] [he|she|they] (wants|needs|has|want|need|have|must|should
        |would like|'s|is|are) [to|got to] [be] (go|going|get|gets|taken|head|heading|travel|off)
        [back|over|home] [to]|to be dropped [off] at) <place to>|[back|straight] [to] home
        {dropOffLocation=home}|[to] downtown {dropOffLocation=downtown}|[to] uptown
        {dropOffLocation=uptown}|([and|for] [to] (go|get)|[and|then|and then|who can|and have it|and
        it (should|must|can|will)|[which|that|who] (will|can|could)] [to|please] <carry>) [back
        |straight|all the way] home {dropOffLocation=home}|([going|driving|traveling|running]|[and
        |then|and then|which will|that will] [to] <carry>) from <place from> (to|over to|and to
        |straight to|all the way to|out to|down to|up to|across to|into|back to) <place to>|[i|we
        |'ve|i've|we've] (need|have|want|must|got|gotta) [to] ((leave|depart|set off|head off) (for
        <place to>|[from] <place from> (for|to) <place to>)|go from <place from> to <place to>)|and
        it (goes|is going|should go) to <place to>
    <start> = (inside|in front of|behind|across from|opposite|outside of|around the|near|close to
        |next to|by the|pick me up near|collection from|collection at|collecting me from|with
        collection from|with collection at|with pickup from|pickup from|pick up from|pickup is
        |starting point|origin|going from|being at|we're at|i'm at|i am at|we are at|collecting us
        from|collect us from|collect us at|collect me at|i'll be at|we'll be at|i'll be waiting at
        |we'll be waiting at|waiting at|start at|start from|coming from|[and] (he's|he is|she's|she
        is|they're|they are) [waiting|standing|stuck|sitting|currently|now|still] (at|in|outside)
        |collect (him|her|them) (from|at)|pick (him|her|them) up (from|at)|collect me from|to
        collect us from|from|at|starting at|starting from|leaving from|pick me up at|pick me up from
        |with pick up at|picking me up at|picking me up from|and pick me up at|to pick me up at|to
        pick me up from|to pick us up at|to pick us up from|pick us up at|pick up at|pickup at|to
        get me from|to fetch me|to come to|and pick us up at|departing from|with pickup at|to
        collect me from|to collect me at|picking us up at|(i|we|i'd|we'd) (must|need to|have to|want
        to|would like to|should|like to|am to) be (picked up|fetched|collected) (from|at|in front of
        |outside)|to come get me at|to meet me at|pick me up in front of|pick us up from|and have it
        pick me up at|from outside|and pick me up from|to pick me up in front of|to pick me up
        outside|outside) <place from>
    <pickup time> = [at|for|on|by|around|make it|say|at about|no later than|before|departure
        |departing at|collection at|going|for about|around about|ready by|ready for|ready at|here by
        |here at|leaving|departing|leaving at|starting at|scheduled for|pick me up|pickup time|with
        [a] pickup at|with [a] pick up at|pick
        me up at|to pick me up|to pick us up|pick us up|to come|to arrive|arriving]
        {scheduledPickupTime}|now|right now|right away|asap|as soon as possible|immediately|for now
        |for right now|straight away|at once|fast|quick|quickly|urgently|this minute
    <relative> = (my|a|one|the) [other] (wife|husband|partner|brother|sister|mom|mum|mother|dad
        |father|son|daughter|friend|mate|colleague|coworker|boss|girlfriend|boyfriend|kid|child
        |cousin|grandma|grandpa|neighbor|neighbour|roommate|flatmate|twin|better half|nan|missus
        |granddaughter|grandson)
    <relatives> = [of my|my] (friends|mates|colleagues|coworkers|kids|children|others|pals|guests
        |clients|buddies|sisters|brothers|cousins|people|girls|boys|neighbors|neighbours)
    <company> = {*:person} and (me|myself|i) {partySize=2}|(me|myself) and {*:person}
        {partySize=2}|{*:person} {,} {*:person} and (me|myself|i) {partySize=3}|me and <relative>
        {partySize=2}|me and two <relatives> {partySize=3}|me and three
        <relatives> {partySize=4}|me and four <relatives> {partySize=5}
    <party> = [just|only] (me|us) and {*} so {partySize}|so {partySize} [of us|people|in total]|all
        {partySize} of us|(for|to seat|to carry|seating|that seats|that fits|with room for|with
        space for|big enough for|with|fitting|to fit|carrying) [a] [party of|group of|total of]
        {partySize} [people|passengers|persons|of us|riders|adults|folks|friends|guests|seats
        |travelers|person|hikers|students|kids|children|women|men|ladies|colleagues|clients|tourists
        |players|girls|boys|family members|workers|visitors]|[a|my|our|the] (party|group|family
        |team) of {partySize}|(there are|there's|we are|we're|there will be|there'll be|we'll be
        |it's|it'll be|it will be|that's|that is|so that's|that makes|makes) [[a|just] (group|party
        |team|family) of] {partySize} [people|of us|passengers|persons|riders] [in total|going
        |coming|traveling|travelling|altogether|in all]|[just|only] {partySize} (people|passengers
        |persons|riders|of us|adults|seats|friends|passenger|person|guests) [traveling|travelling
        |going|coming|in total|altogether|in all]|(us|we|all) {partySize} [of us]|[just|only] for
        (me|myself) [alone]|(just|only) me|for both of us {partySize=2}|for (the|all) {partySize} of
        us|for the two of us {partySize=2}|for two {partySize=2}|{partySize} (of us|people) (going
        |coming|traveling|travelling)|for <company>
    <needless> = [in time|ready] (for|because of|ahead of|to catch|to make|after|due to) (my|our|his
        |her|their|a|an|the) [{*}] (appointment|anniversary|birthday|interview|meeting|flight|train
        |wedding|party|dinner|lunch|shift|class|lesson|exam|operation|surgery|checkup|check up
        |conference|concert|gig|match|show|date|reservation|holiday|vacation|trip|hearing|funeral
        |graduation)|with [all] [my|our|the|some|a lot of|lots of|two|three|four] [big|heavy|large]
        (luggage|bags|bag|suitcases|suitcase|baggage|cases|boxes|shopping|groceries|stroller
        |wheelchair|pram|buggy|dog|pushchair)|for me and (my|the|a) (suitcase|suitcases|luggage|bags
        |bag|dog|cat|bike|stuff)
    <part> = [and] (it's|it is|that's|make it) [a|the] (ride|trip|cab|taxi|car|lift) for {partySize}
        [people|of us]|[and] [i|i'll|we|we'll] [pay|paid|paying|to pay|to be paid] (by|with|via|in
        |using) (credit [card] {paymentMethod.type=credit}|debit [card] {paymentMethod.type=debit}
        |apple pay {paymentMethod.type=applePay})|[and] [i|i'll|we|we'll] [pay|paid|paying] (using
        |with|on|by|via|in|through) [my|the|our] {paymentMethod:<card>}|there|[that|it] would be
        (great|nice|lovely|splendid|perfect|good|wonderful|ideal|fantastic|fine|super|grand
        |appreciated|much appreciated)|for (that|then|it)|<drop-off>|[and] [i'm|i'll|i will] (pay
        |paying|paid|charge it|charge (it|that|this|the ride|everything)|charge|put it|put that|bill
        it) (with|on|to|by|using) [my|the] {paymentMethod}|<start>|<pickup time>|<party>|for me|for
        us|me|please|up|(in|by|with|make it) [a|an] <ride option>|by <ride option>|[and] (in|by|via)
        [a] (taxi|cab|car)|<needless>
    <trip> = [<part>] [<part>] [<part>] [<part>]
    <fixed trip> = (<drop-off>|<start>) [<part>] [<part>] [<part>]

    <get ride> = ((i'd|i would|we'd|we would) be [so|very|most] (grateful|glad|thankful|happy
        |obliged|pleased) (for|of|about|to (get|have))|sort me|sort us|sort out|rustle up|conjure up
        |procure|i wish to (order|book|reserve|request)|i want to (order|book|reserve|request)|grab
        me|we require|get hold of|put me in|order me in|arrange for|fix (me|us) up with|book (me|us)
        in for|any chance of|is there any chance of|make it|<i want>|fetch|i should like|we should
        like|i'd love|we'd love|i would love|i could do with|i'm after|could i have|may i have|might
        i have|let me have|lemme get|let me get|i'd appreciate|would like|'d like|book up|lay on
        |wanna|i wanna|nab|bag|organise|sort|get|order|book|call|request|hail|need|i need|want|i
        want|i'd like|arrange|reserve|schedule|find|grab|summon|organize|have|gimme|give|give me
        |fetch|set up|line up|dispatch|sort out|i would like|call for|i'm looking for|looking for
        |find me|get me|flag down|put in for|pre book|prebook|ring for|i require|we need|we want
        |we'd like|i'm in need of|order up|send for|ask for|book in|take|catch|(i'm|we're|i am|we
        are) (going to|gonna) need|(i'll|we'll|i will) need|can i get|do i get|hook me up with|i
        could use) [please|for me|for us]|(i|we) (still|really|just|also|now|do) (need|want|require)
        |make [a] (booking|reservation) (of|for)|<would you mind> (getting|ordering|booking|calling
        |requesting|arranging)

    # What people say first: where they are, where they must be, and how many they are.
    <must> = (i|we|me|she|he|they|my {*}) (need|needs|have|has|want|wants|must|got|gotta|should
        |would like|am trying|are trying|am supposed|are supposed|am due|are due|am meant|are meant)
        [to]|(i'm|we're) (supposed|due|meant|expected|trying|hoping) [to]|gotta|need to|have to|must
        |wanna|(i've|we've|i'd better|i'd like|we'd like) [got] [to]|(how|where) (do|can|should) (i
        |we)
    # When people must be there, which isn't the time of the pick-up.
    <there at> = [at|by|for|before|on|around|no later than] {*:time}
    <fact> = [and|but|so|{*,}|{*} and] (<must> (go|get|travel|head|be|be back|return|arrive|make it
        |come|be taken|fly|get back|go over|be off) [back|over|out|up|down|off] (<drop-off>|(at|in
        |by|on) <place to>) [<pickup time>|<start>|<party>] [<pickup time>|<start>|<party>]|<must>
        (be|be back|arrive|get|get back|make it|return) [back|over|there] (<drop-off>|(at|in|by|on)
        <place to>) [<start>|<party>] <there at> [<start>|<party>]|(i'm|we're|i am|we are) [all|just]
        (late|running late|expected|due|wanted|invited) (to|for|at|in|over to) <place to> <there at>|(i'm
        |we're|i am|we are) [all|just] (going|heading|headed|off|traveling|on (my|our) way|late
        |running late|expected|due|wanted|invited) (to|for|at|in|over to) <place to> [<pickup time>]
        |(i'm|i am|we're|we are) [all|just|still|currently] [stuck|standing|waiting|stranded|here
        |sitting|freezing|ready|parked|done|finished] [out|up|over|down] (at|in the|in|outside|in
        front of|by|near) <place from>|(there are|there's|there will be|there'll be|we are|we're
        |it's|it'll be|i've got|i have|we have|we've got|that's|that makes|so that's) [just|only
        |all] {partySize} [of us|people|passengers|adults|persons|friends|guests|grown ups|kids]
        [and {*}|with {*}|plus {*}|in total|traveling|coming|altogether|today|tonight] [<start>])
        [{,} {*,}]
    # Any words about the place to go to, before a request for a ride.
    <going> = {*} (go|going|get|be|travel|head|heading|come|return|back|due|expected|fly|flying
        |visit|visiting|bring (me|us)|take (me|us)|drive (me|us)) [with {*}] (from <place from> to
        |to|into|over to|back to|out to|down to|up to|at|in the|for) <place to> [<pickup time>
        |<party>|from <place from>]
    <card> = [company|business|gift|credit|debit|corporate|personal|family|travel|bank|work|joint
        |prepaid|unicorn|visa] (card|visa|mastercard|master card|amex|american express|paypal|apple
        pay|google pay|cash|credit|voucher|account|wallet|points)
    <riders> = <company>|me and (my|the|our|a|his|her) [{*}]|{*} and (me|myself)
    <ride request> = <get ride> <me> <a ride> <trip>|be (driven|taken|picked up|brought|chauffeured
        |dropped off|collected|fetched) <fixed trip>|(send|dispatch) <me> (<a ride>|someone|somebody
        |anyone) <trip>|(send|have|get|find) <me> (<a ride>|someone|somebody|anyone) [to|and] [come
        |come and|come to] (pick|collect|fetch|get) (me|us) [up] <trip>|[come|come and] (pick
        |collect|fetch) (me|us) [up] <trip>|(come|come and) get (me|us) <trip>|(take|drive|bring|run
        |drop) (me|us) [there|over|off] <trip>|(get|book|order|call|find|grab|arrange|reserve|send
        |sort|hail) <me> (one|transport|a ride) <trip>

    RequestRide
      (get|book|order|call|send|find|arrange|request|reserve) (<first name>|my (mom|mum|mother|dad
          |father|wife|husband|son|daughter|kids|friend|grandma|grandpa|nan|gran|parents|boss|sister
          |brother)) <a ride> <fixed trip>
      going <fixed trip> (in|with|by|using|via) <a ride> <trip>
      {app} (<ride option>|<a ride>) {,} [from] <place from> to <place to> <trip>
      <party> {,} [a|an|one] (taxi|cab|lift|ride|car|<ride option>) <trip>
      <going> ({,}|so|and) <so please> <ride request>
      <pickup time> [{,}] <a ride> (should|must|has to|needs to|can|could|will|is to|ought to) [come
          |come and|please] (<carry>|pick (me|us) up|pick up (me|us)|fetch (me|us)|collect (me|us))
          [back|over|off] [at|from|in front of|outside] [<place from>] [<part>] [{,}] [<so> (arrange
          |book|order|organize|schedule) (it|that|one)]
      <a ride> (should|must|has to|needs to|can|could|will) [come|come and|please] (<carry>|pick (me
          |us) up|pick up (me|us)|fetch (me|us)|collect (me|us)) [back|over|off] [in the
          {pickupLocation}] <fixed trip>
      {partySize} [of us|people|{*}] (need|needs|want|require|would like|are looking for) <a ride>
          <fixed trip>
      {app} [the|my] {dropOffLocation} [please] {,} (<start>|<pickup time>|<party>) <trip> {,}
          [please] (book|order) it
      (someone|somebody|anyone|a driver) [please|should|can|must] [come] [and] (<carry>|pick (me|us)
          up|pick up (me|us)|fetch (me|us)|collect (me|us)) [back|over|off] <fixed trip>
      <party> {,} [the] {dropOffLocation} {,} [a|one] (taxi|cab|ride|car|lift)
      <pickup time> <fact> <so please> <ride request>
      {app} [the|my] {dropOffLocation} please
      (send|dispatch) <me> <a ride> [<pickup time>|<party>] [(to|and|that will|that can|who can
          |which can)] <carry> [back|over|off] <fixed trip>
      <fact> <so please> [<fact> <so please>] <ride request>
      <fact> {,} <so please> [a|an|one|my] (taxi|cab|car|ride|lift|<ride option>) <trip>
      <fact> <so please> (get|take) (me|us) [back|over] there <trip>
      {*} (at|in|from|to) <place to> [and {*}] [{,} {*,}] <so please> <get ride> <me> <a ride>
          [over] there <trip>
      (the|my|our) {dropOffLocation} (closes|opens|is|'s|starts|shuts|begins) {*} <so please>
          <get ride> <me> <a ride> [over] there <trip>
      [a|an|one|another] (taxi|cab|lift|ride|car|minicab|<ride option>) (<party>|<fixed trip>|at
          {scheduledPickupTime}|for {scheduledPickupTime}|{scheduledPickupTime}|now|asap|please
          |right now|immediately) <trip>
      [a|an|one] (taxi|cab|lift|ride|minicab|<ride option>) [<party>] [<pickup time>] {,} <place
          from> to <place to> <trip>
      [a|an|one] (taxi|cab|lift|ride|minicab|<ride option>) (will do|would do|would be (nice|great
          |good|perfect|lovely)|is fine|is enough) [{,} <so please> (get|take|bring|drive) (me|us)]
          <trip>
      <fixed trip> {,} [please] (book it|order it|book that|make it so)
      <pickup time> <fixed trip> {,} [please] (book it|order it|book that|make it so)
      {app} <party> {,} [the] {dropOffLocation} <trip> [(book|order) it]
      {*} (requires|needs|require|need|wants|would like) <a ride> <fixed trip> {,} <so please>
          [please] (book|arrange|order|get|call|send) [it|one|accordingly|that]
      <party> [[are|is|need|needs|wants|want|would like] (going|travelling|traveling|to go|to get|to
          be taken|heading)] <drop-off> [<part>] [<part>]
      <get ride> <me> <a ride> (that|which|who|to) [can|will|would|could] (picks|pick|collects
          |collect|takes|take|brings|bring|drives|drive|gets|get) (me|us) [up] <fixed trip>
      (have|get|make) <a ride> (take|drive|bring|pick up|collect|fetch|pick) (me|us) [up] <fixed
          trip>
      (get|fetch|collect|pick up) (me|us) (from|at) <place from> [and] <trip>
      [<party>] [and|so] (we|i) (wanna|want to|need to|have to|gotta|'d like to|would like to
          |should) (get|go|travel|head|be) <fixed trip> <so please> (book|get|order|call|find|grab
          |arrange) <me> (something|one|it|anything|a ride) {app} <trip>
      (arrange|book|organize|order|schedule|get|set up|reserve) [me|us] (transport|transportation|a
          transfer|travel) <trip>
      (send|have|get) (someone|somebody|a driver|a car) [to] [come] (pick|collect|fetch|get) (me|us)
          [up] <trip>
      <get ride> <me> <a ride> <trip>
      (get|order|book|call|reserve|schedule) <me> <fixed trip> [in|with|by] <a ride> <trip>
      (i|we) (need|want|would like|have) to (go|get|travel|be|head) <fixed trip> (in|with|by|using
          |via) <a ride> <trip>
      for <a ride> {app} <trip>
      {app} <a ride> <trip>
      {app} <ride option> [the] {dropOffLocation} <trip>
      {app} [<a ride>] [from|pick up|pickup [at]] [the] {pickupLocation} (destination|drop off [at]
          |dropoff [at]|drop [at]|going to|to) [the] {dropOffLocation} <trip>
      <get ride> <me> <a ride> [from] <place from> (until|till|up to) <place to> <trip>
      (whisk|drive|take|bring|run) (me|us) [off|away|over] <fixed trip> [in|with] [a|an] [<ride
          option>] <trip>
      (get|take) me (outta here|out of here) {app} (i need to|take me|i want to) [go] <fixed trip>
      [gotta|i gotta|i need to|i have to|i've got to|we need to|need to] (get|go) <fixed trip> [so
          |and] (call|get|book|order|send|grab) [me|us] (a|an|my) {app} <trip>
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
      {app} (book|order|request|reserve|call|get|grab|hail|schedule) <me> <part> [<part>] [<part>]
      (i've|i|we|we've) missed (the|my|our) [last] (bus|train|flight) <get ride> <me> <a ride>
          <trip>
      (i've|i|we|we've) missed (the|my|our) [last] (bus|train|flight) <get ride> <me> (a|an) {app}
          <trip>
      (how about|what about) <a ride> <trip>
      (ride|go|drive) from <place from> to <place to> <trip>
      (get|take|drive|bring) {partySize} (people|of us|passengers|persons|adults) <fixed trip>
      bring <me> <a ride> [around] (to|at) <place from> <trip>
      <get ride> <me> (a|an|my|one) {app} <trip>
      {app} [go|get] <fixed trip>
      {app} home {dropOffLocation=home} [please] <trip>
      home {dropOffLocation=home} [please] in [a|an] <ride option> <trip>
      from <place from> to <place to> [in|by|with] [a|an] <ride option> <trip>
      (pickup|pick up) (at|from) <place from> (and|then) [drop off|drop me off|go] (at|to|in) <place
          to> <trip>
      (pickup|pick up) (at|from) <place from> drop off (at|in) <place to> <trip>
      (get|book|order|call|send|find) (my {*}|him|her|them|<first name>|{*}) <a ride> <fixed trip>
          {app}
      (get|book|order|call|send|find) my (mom|mother|dad|father|wife|husband|son|daughter|kids
          |friend|grandma|grandpa|parents|boss|sister|brother) <a ride> <trip>
      (send|dispatch|have|get|make|order|book|call|i need|i want|need|request) <me> <a ride> [to|and
          |that can|that will|who can] (pick (me|us) up|pick up (me|us)|collect (me|us)|fetch (me
          |us)|get (me|us)|come get (me|us)|come pick (me|us) up|come for (me|us)) [at|from|in front
          of|outside|in] <place from> <trip>
      (send|dispatch|have|get) <me> <a ride> [to] (come to|come by|drive to|wait at|wait for me at
          |meet me at|come over to|show up at|be at) <place from> <trip>
      (send|dispatch) <me> <a ride> (to|over to) <place from> <trip>
      (send|dispatch) <me> <a ride> [<part>]
      (take|drive|bring|get|drop|ferry|chauffeur|shuttle) (me|us) <fixed trip>
      (take|drive|bring|get|drop) (me|us) <party> <fixed trip>
      (pick|collect|get|fetch) (me|us) up (at|from|in front of|outside|in|on|by|near) <place from>
          <trip>
      (pick|collect|get|fetch) (me|us) up <pickup time> (at|from|in front of|outside|in|on|by|near)
          <place from> <trip>
      (pick|fetch) (me|us) up <trip> {app}
      (pick|collect|fetch) (me|us) up (at|from|in front of|outside|in|on|by|near) <place from> (and
          |then) [please] (take|drive|bring|drop) (me|us) [off] <trip>
      (come|come and) (pick|get|fetch) (me|us) [up] [at|from] <place from> <trip>
      be (driven|taken|picked up|brought|chauffeured|dropped off|collected|transported) <fixed trip>
      (go|get|travel|ride|head|be|be going|drive) <fixed trip> (in|with|by|using|via) <a ride>
          <trip>
      (is|are|would|will) there [be] (<a ride>|any <vehicle>|someone|anyone) [available|free] (that
          |who|which) (can|could|would|will) <carry> <fixed trip>
      (can|could|would|will) <a ride> [please] [come and] (take|drive|bring|carry|get|run|drop|ferry
          |shuttle) (me|us|{partySize} [of us|people|passengers]|the {partySize} of us) [back|over
          |off|up] <fixed trip>
      (can|could|would|will) <a ride> [be able to] [come and|come] (pick (me|us) up|pick up (me|us)
          |get (me|us)|collect (me|us)|fetch (me|us)) [at|from|in front of|on|outside|by|near|in]
          <place from> <trip>
      (get|have) <me> picked up [at|from] <place from> <trip>
      (me|us|{partySize} of us) need picking up [at|from] <place from> <trip>
      (i|we|{partySize} of us) need (picking up|collecting|a pick up) [at|from] <place from> <trip>
      i (want|need|would like) <me> (picked up|driven|taken) <fixed trip>
      <fixed trip> {,} <so please> <a ride> [please] <trip>
      <a ride> <party> <fixed trip> [please]
      [a|an|one] (ride|taxi|cab|car|lift|<ride option>) (for|at|on) {scheduledPickupTime} <fixed
          trip>
      [<get ride>] <me> <a ride> and (take|drive|bring) (me|us) <fixed trip>
      (get|book|order|call|send|find|arrange|request|reserve) <a ride> for (my (mom|mum|mother|dad
          |father|wife|husband|son|daughter|kids|friend|grandma|grandpa|parents|boss|sister|brother
          |guest|guests|client|clients)|him|her|them|<first name>) <fixed trip>
      (get|book|order|call|send|find) (<first name>|him|her|them) <a ride> <fixed trip>
      {app} <pickup time> [<pickup time>] {,} [from] <place from> to <place to> <trip>
      [a] (pickup|pick up|collection) (at|from) <place from> <pickup time> [<part>] [<part>]
      {app} [a] (pickup|pick up|collection) (at|from) <place from> <trip>
      [i|we|{partySize} of us] (need|needs|want) (picking up|collecting|fetching|a pick up|a pickup)
          [at|from|outside] <place from> <trip>
      {*} (need|needs|want) (picking up|collecting|fetching|picked up|a pick up|a pickup) (at|from
          |outside) <place from> [<pickup time>|<drop-off>] [{,}] <so please> (<ride request>
          |<get ride> <me> (a|an) {app} <trip>)
      <get ride> <me> (<pickup time>|<party>) <a ride> <trip>
      (book|charge|put|pay) [it|this] (on|to|with) [my|the] {paymentMethod} {,} <a ride> <trip>
      (take|drive|bring|get|drop) <party> <fixed trip>
      [a|one] (taxi|cab|ride) {,} [the] {dropOffLocation} {,} (<pickup time>|please|<party>)
      (pick|collect|fetch|get|grab) [up] <riders> [up] (at|from|in front of|outside) <place from>
          <trip>
      (take|drive|bring|get|drop) <riders> [off|over|back] <fixed trip>
      <party> {,} <fixed trip> {,} <so please> <a ride> <trip>
      <party> {,} <pickup time> {,} <a ride> <fixed trip>
      <part> [<part>] [<part>] <so please> <ride request>
      <pickup time> <a ride> (<party>|<fixed trip>) <trip>
      <company> (need|want|would like|'d like|are looking for) <a ride> <fixed trip>
      <get ride> <me> <a ride> to (collect|pick up|fetch|get) <riders> (from|at) <place from> <trip>

    # Prices and kinds.
    <cost it> = [roughly|about] (what|how much) (does|would|will|might|is|'s|do|should|can) [it|they
        |you|i|that] [gonna|going to|likely to] (cost|be|charge|run|come to|set (me|us) back|take
        |pay|expect to pay) [me|us]|(what|how much)('ll|'d) (it|that) [cost|be|run|set] [me|us]
        [back]
    <list part> = (for|on) (getting|going|travelling|traveling|riding|a (ride|trip)) from <place
        from> to <place to>|(by|in|with) [a|an|the] (taxi|cab|car|ride|<kind of car>)|[that|which]
        (i|we) (can|could) (book|get|choose|order|take|use|pick)|<drop-off>|<start>|<near me>|now
        |right now|tonight|today|at the moment|these days|currently|before (i|we|deciding|booking
        |choosing|ordering|committing) [{*}]|so i can {*}|for (me|us)|for {*} (people|of us
        |passengers|persons)|(and|with) [their|the] (prices|costs|fares|rates)
    <near me> = close to here|near me|nearby|around here|near here|in my area|around me|close by
        |here|in this area|from here|from where i am|from my place|close to me|available|right here
        |for me|in the area
    <list trip> = [<list part>] [<list part>] [<list part>]
    <options> = tariffs|tariff|quotation|car types|ride types|vehicle types|options|kinds|types
        |choices|kind|type|sorts|classes|offers|prices|rates|fares|costs|list|estimates|quotes|price
        |cost|fare|estimate|quote|price estimate|fare estimate|rate|possibilities|variants|selection
        |availability|tariff list|price list
    <a cost> = (how much|what) (is|would|does|will|do|'s|are|might|should|can) [it|that]

    ListRideOptions
      {app} (<tell me>|<find>) (what|how much) [it|they] (charges|charge|costs|cost|asks|ask|takes
          |wants) [me|us] [to (go|get|ride|travel)|for (a|the) (ride|trip|car)] <fixed list trip>
      (i'm|we're|i am|we are) (thinking about|thinking of|considering|looking at|planning)
          <plain ride> <list trip> {,} <so please> (show|give|tell|list|check) [me|us] [the|my|some]
          <options>
      (i'm|we're|i am|we are) (thinking about|thinking of|considering|looking at|planning)
          <plain ride> <list trip> {,} <so please> (<cost it>|what are [the|my] <options>)
      (what|how much) (does|do|would|will|might|should|could) <plain ride> <list trip> (cost|be|set
          me back|run|run me|cost me|go for|come to) <list trip>
      {app} (what|which) <options> (do (i|we) have|have (i|we) got|are there|are available|(can
          |could) (i|we) (get|choose|book|take)|exist|do you (have|offer)) <list trip>
      {app} (what|which) <options> (does|do|has|have|can|could) [it|they|you] [have|got|offer] <list
          trip>
      <tell me> (what|which) [ride|taxi|cab|car] <options> (there are|are available|i have|we have
          |exist|you have|i can (get|choose|book|take)) [for (getting|going)] <fixed list trip>
      (what|which) [ride|taxi|cab|car] <options> there are [for (getting|going)] <fixed list trip>
      {app} <find> [all|all the|the|any|me] [available] (rides|cars|vehicles|taxis|cabs|drivers|ride
          options|car options) <list trip>
      how (expensive|pricey|cheap|costly) (is|would|'s|will) it [be] to (take|get|book|order|go by
          |ride in|travel by) <plain ride> <list trip>
      (which|what) (ride|car|taxi|vehicle|option|cab|one) (is|would be|'s) [the] (cheapest|fastest
          |best|quickest|biggest|closest|nearest) (<fixed list trip>|{app})
      (how much|what) do you (think|reckon|suppose|guess) <plain ride> <list trip> (is|costs|would
          cost|will cost|would be|will be|might cost|goes for)
      {app} (what|which ones) can (i|we) (ride|take|book|order|get|choose)
      how much [is it|would it be|does it cost|will it be|'s it] [to (go|get|ride|drive)] from
          <place from> to <place to> [(by|in|with) <plain ride>]
      {app} (what|which) [<options> of] <plain ride> (can|could|does|do|will|would|might) [you|they]
          (offer|give|get|have|suggest|find|provide|send|recommend) [me|us] <list trip>
      (what|which) [<options> of] <plain ride> (can|could|do|will|would) (you|they) (offer|give|get
          |suggest|find|provide|send|recommend) [me|us] <list trip>
      <cost it> [[to|for] (go|get|travel|going|getting|traveling)] <fixed list trip> (by|in|with|for
          |via|using) <plain ride> <list trip>
      [<tell me>|<find>] (what|how much) it (would|will|might|'ll|'d|could) (cost|be|come to) [me
          |us]
          (to|for) (ride|(take|get|book|order|hire|catch|have) <plain ride>) <list trip>
      <cost it> to (ride|be driven|(take|get|book|order|hire|catch) <plain ride>) <list trip>
      (what|which) [ride|taxi|cab] <options> (have i got|do i have|have we got|do we have|are there
          |is there|can i choose from|have you got|do you have) (for|of|to get|to take|to book)
          <plain ride> <list trip>
      (what|how much) (will|would|do|must|should) (i|we) [have to|need to] (pay|be charged|be paying
          |spend) (for|on) <plain ride> <list trip>
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
      {app} (what|how much) (do|does|would|will|can) [you|they|it] [the] (charge|cost|ask|take|want)
          [me|us] [to go|to get|for] [<plain ride>] <list trip>
      (what|how much) (do|would) (you|they) charge for <plain ride> <list trip>
      (what does|what would|what will|what might|what's|whats|what is) <plain ride> <list trip>
          [going to|gonna] (cost|be|come to|run) [me] <list trip>
      (what|which) [<options> of|other|different|kinda|kind of|sort of|sorta|sorts of] <plain ride>
          (are there|are available|do you have|can i get|can i book|can i take|can i order|are
          offered|are running|is available|are on offer|could i get|can you get me|are around|exist
          |(can|could|may|might|do|should) (i|we|you) [have to] (get|book|take|order|choose|pick
          |request|use|offer|go with) [from|between]|do they have|would you suggest|could i take
          |could take me|can take me|are nearby|go|are going) <list trip>
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
          to|would be|goes for) [me|us] <list trip>
      (what's|whats|what is) the (cheapest|fastest|best) (way|ride|taxi|cab|car) [to get] <fixed
          list trip> {app}
      (what's|whats|what is) the (cheapest|fastest|best) (ride|taxi|cab) <list trip>
      (how much|what) (it|would it|does it) (costs|cost) [me] (to|for) (go|get|ride|going) <list
          trip> {app}
      what's the (damage|going rate|rate|fare) for <plain ride> <list trip>
      how (expensive|pricey|cheap|costly) (is|are|would|'s|will) [be] <plain ride> <list trip> [be]
      (price check|quote|estimate|fare estimate|price) (on|for|of) <plain ride> <list trip>
      {app} (find out|tell me|check|show me|see|list) (what|which|how much) (rides|cars|options|it)
          (there are|are available|you have|has|have|are there|costs|would cost|i can get|i can
          take) [to (go|get)] <list trip>
      {app} (is it|are you) [expensive|cheap] [to go|to get] <list trip>
      {app} is there [a|any|some] [cheap|cheaper|fast|faster|quick|good|better|affordable] way to
          (get|go|travel) <list trip>
      {app} [what|which] (rides|cars) (do|does) [you] (offer|have) <list trip>
      {app} what (rides|cars|kinds of (ride|rides|car|cars)) (do|does) [you] (offer|have) <list
          trip>
      [any] <plain ride> (around|nearby|near me|available|free|close by|left|out there) <list trip>
      (prices|fares|rates|fare|price|options) <fixed list trip>
      what (are|is) the (rates|fares|prices|price|fare|rate) <fixed list trip>
      what are (the|my) options (for|to) (getting|get|going|go|traveling|travel|riding|ride) <fixed
          list trip>
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
      <cost it> [me|us] [[to|for] (go|get|travel|ride|be driven|be taken|going|getting|a ride)]
          ([from] <place from> to <place to>|home {dropOffLocation=home})
      what are (the|my|our) options from <place from> to <place to>
      (what'll|what'd|how much'll|how much'd|what will|what would|what does) <plain ride>
          <list trip> (set (me|us) back|cost|run|come to|be) [me|us]
      (price check|quote|estimate) {,} [from] <place from> to <place to> {app}
      {app} [the|my|your|current] <options>
      (give|show|get|read|make|i want|i need|i'd like) [me|us] (a|the) (list|overview) of [the|all
          the|all] [available] (rides|taxis|cabs|cars|drivers) (<list part>|<near me>) <list trip>
      (what|which) (<options> of|sort of|kind of|sorts of|kinds of) <plain ride> (have you got|do
          you have|can you send|is there|have they got) <list trip>
      (is|are|would|will) <plain ride> <list trip> [be] [very|really|too] (expensive|cheap|pricey
          |costly|dear|affordable|much)
      {app} how (can|could|do|should) (i|we) (get|go|travel) <fixed list trip> [{,} what (rides
          |options|cars|taxis) are there]
      (what|how much) <plain ride> <list trip> (costs|would cost|will cost|cost) [me|us]
      (what|which) <plain ride> (can|could|will|would|might) (take|bring|fit|carry|drive|seat|hold)
          ({*} people|{*} of us|us|me|our group) [<fixed list trip>]
      (quote|price) [me|us] <plain ride> <fixed list trip>
      (any|got any) [cheap|cheaper|quick|fast|good] (rides|taxis|cabs|cars|vans|lifts)
          <fixed list trip>
    <fixed list trip> = (<drop-off>|<start>) [<list part>] [<list part>]

    # The ride under way.
    <booked> = [that|which] (i|we|i've|we've|you) [just|have|already] (ordered|booked|called
        |requested|reserved|asked for|sent) [for me|for us] [earlier|just now|from {app}]
    <my ride> = (my|the|our|that|me|this) [current|booked|next] (ride|taxi|cab|lift|driver|pickup
        |pick up|trip|chauffeur|taxi driver|cab driver|ride home|vehicle) [home|<booked>]|(the|that
        |my|our) (car|sedan|suv|compact|van) <booked>|[my|the|our] {app} (car|ride|driver|sedan|suv
        |compact|booking|order)|(my|the|our) (ride|driver|taxi) 's|(my|the) {app}
    <ride car> = <my ride>|(my|the|our) (car|sedan|suv|compact)
    <ride state> = lost|stuck|stuck in traffic|in traffic|moving|assigned|nearly with (me|us)|far
        |far away|far off|off|here or not|any closer|about|on time or late|almost here|nearly here
        |nearly there|almost there|here|there|coming|on its way|on the way|close|nearby|arriving
        |almost here|late|on time|delayed|outside|around|at the door|approaching|en route|near|ready
        |confirmed|still coming|waiting|on his way|on her way|on their way|running late|running
    <arrives> = (gets here|arrives|comes|shows up|is here|get here|arrive|come|be here|show up|picks
        me up|pick me up|reaches me|reach me|be arriving|coming|arriving|getting here|turns up|turn
        up|pulls up|gets to me|get to me|will be here|here|is going to be here|get|picks us up)

    GetRideStatus
      (is|are) <ride car> (going to|gonna|about to) <arrives> [soon|yet|now|today]
      (has|have|did) (a|any|some|the|my) (driver|drivers|one|anyone|anybody|someone|car) (accepted
          |accept|confirmed|confirm|taken|take|picked up) (<my ride>|it|my (request|booking|order))
      (has|have|did) (anyone|anybody|someone|they) (accepted|accept|confirmed|confirm|taken|take)
          (<my ride>|my (request|booking|order))
      {*} <my ride> {,} <so please> (where|when|how far) (is|'s|will|are) (it|he|she|they)
          [<arrives>|now]
      (is|has) (he|she|it|they) <ride state> [yet|now|already] {,} <ride car>
      (where|how far) (is|'s|are) (he|she|it|they) [now|away] {,} <ride car>
      <ride car> [{*}] {,} <so please> (where (is|'s)|where are|when will|how far (is|'s|are)|is|has
          |are|when is|how long will) (it|he|she|they) [<ride state>|<arrives>|away|arrived|be|come
          |now] [now|yet|already]
      <tell me> (how (long|much longer|much time|many minutes)) <ride car> (will|is going to|still
          |is gonna|'ll) [still|going to] (need|take|be|needs|takes)
      (check|check on|check up on|track|follow|monitor|locate|look up|how is|how's|where is|where's
          |show me|what about|see) (the|my|our|that) [current] (car|ride|cab|taxi|driver|lift|suv
          |sedan|van) [that] (i|we) [just|have|already|'ve] (ordered|booked|called|requested
          |reserved|asked for)
      (when|what time) (will|does|is|should) (the|my|our) (car|ride|cab|taxi|driver|lift) [that] (i
          |we) [just|have|already] (ordered|booked|called|requested) (arrive|be here|come|coming|get
          here|here)
      {app} (do you know|any idea) (where|when|how far) (my|the) (ride|taxi|cab|driver|car) (is|will
          <arrives>|gets here|<arrives>)
      (where|whereabouts) (is|'s|has) <my ride> [got to|gone|off to|hiding|stuck|then|exactly|gotten
          to|now|right now|at|currently|at the moment]
      where (is|'s) (my|the) car {app}
      where (has|did) <my ride> (gone|go|got to|get to)
      how long (until|till|before|is it until|will it be until|will it take until|((do|have) (i|we)
          [got|have]|(i|we) have|(i've|we've) got) (until|till|before))
          <ride car> <arrives>
      how (long|soon|many minutes) (will|does|is|'s) <ride car> (take|need|going to take|going to be
          |be gonna be|<arrives>) [to (get|come) here|to arrive|until it gets here]
      how long (do i have to|must i|should i|will i have to|am i going to) wait for <ride car>
      how (far|far away|close|near|far off|far out|late|far along|many minutes away|many minutes out
          |long|much longer) (is|'s|are) <ride car> [away|from here|now|from me]
      how (many [more] minutes|much time|much longer) (until|till|away is|before|to|for) <ride car>
          [<arrives>]
      how (is|'s) <my ride> (doing|coming along|coming|going|progressing)
      (is|are) <ride car> [going to be|gonna be|about to be|likely to be] <ride state> [yet|already
          |now|soon|still|at all] [or what|or not|or something]
      (has|have) <ride car> (set off|set out|got going|departed|picked up|been found|got lost|been
          dispatched|taken off|accepted|arrived|come|shown up|left|got here|been confirmed|gotten
          here|been assigned|turned up|started) [yet|already]
      (did|does|will) <my ride> (get lost|find me|forget (me|us)|leave|arrive|come|show up|get here
          |be here|be late|be on time) [yet|already|soon|or what|or something|or not]
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
          |left|set off|<arrives>) [yet|already|now|soon]
      <tell me> (when|what time|how long until|how soon|how many minutes until|where|how far away
          |how far|how close|how long till|at what time) <ride car> (is|'s|will|should|would|might
          |can|is going to|is due to|<arrives>) [be] [<arrives>|due|at|now|right now|expected]
      {app} (has|have) [you] found me a (driver|car|ride) [yet]
      {app} (when|how soon|how long until) (will|does|can) [it|you] (get here|arrive|come|pick me up
          |be here)
      what's my eta [now|for <my ride>]
      what is my eta
      (did|has) <ride car> (left|leave|leaving) [yet|already]
      {app} (where|how far|how far away|how close) <ride car> (is|'s|are)
      {app} (where|how far away|how far|how long until) [is] (the|my) (car|driver|ride) [is|gets
          here|arrives]
      {app} (what's taking so long|what's keeping (you|it|him|her)|what's the (holdup|delay)|how
          much longer|how long will it (be|take)|eta|status|what's the status|what's the eta|any
          news|where are you|how long)
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
          |can you see|i want to know) (where|when|how far away|if|whether|how far|how close) <my
          ride> (is|'s|will|gets|has|comes|arrives|are) [<arrives>|coming|on its way|close|arrived
          |going to be here]
      [my|the] (ride|driver|taxi|cab|trip) (status|update|eta|location|progress)
      (do you know|do you happen to know|would you know|any idea) (where|when) <my ride> (is|will
          <arrives>|gets here) [now|right now|at the moment|exactly|by now]
      <ride car> {,} (when|where|how far) (comes|is|arrives|goes|stays|stands) (it|he|she) [now]
      where <my ride> (is|has got to|'s got to) [now|right now|at the moment|exactly|by now]
      am i getting picked up soon {app}
      (who is|who's|whos) my driver
      [is there|have you|have you got|do you have] (any|some) (news|word|sign|update|updates) (of|on
          |about|from|regarding) <ride car> [yet]
      (provide|give|tell|send|show|get|i need|i'd like|i want) [me|us] [with] [the|an|a] [current
          |quick|short|status|live|ride] (status|update|eta|news|location|progress|whereabouts
          |arrival time) (of|for|on|about) <ride car>
      <ride car> {,} (is|has) (it|he|she) (here|coming|arrived|on its way|on the way|late|close
          |there) [yet|now]
      how (long|much longer) (till|until|before|for) <ride car> [<arrives>]
      (has|have|did) <my ride> (found|find|made it to|make it to|reached|reach|got to|gotten to|get
          to) (the|my|our|me|us) [{*}]
      {app} (is|are) [you|it] <ride state> [yet|now|already|then|today]
      (where|whereabouts) (is|'s|are) <ride car> (at|to|now|then) [exactly|now|right now]
      where (on earth|in the world|the hell|the heck|exactly|for heaven's sake) (is|'s|has)
          <ride car> [got to|gone|now]
      {app} is (somebody|someone|anyone|a driver|anybody) (coming|on the way|on their way) [{*}]
      <tell me> [the|a] [current] (status|eta|state|progress|location|whereabouts|position|arrival
          time) (of|for|on) <ride car>
      <ride car> [{*}] {,} <so please> (what|where) (is|'s) (its|the|his|her) (status|eta|position
          |location)

    Nothing
      (a|the|my|that|this|our) (ride|taxi|cab|car|lift|driver) [{*}] (costs|cost|is|was|takes|took
          |has|had|were|will|would|made|smelled|seems) {*}
      (what|how much) (does|do|would|will|is) (a|an|the|this|that|your|her|his) {*} (car|van|suv
          |sedan|truck|limousine) (cost|costs|worth)
      (send|take|bring|drive) (the|my|our) (car|van|truck) to [the|a|my] {*} (for|to be|because) {*}
      (send|take|bring) (the|my|our) (car|van|truck) to (the|a|my) (garage|mechanic|shop|car wash
          |dealer) [{*}]
      take me (to (church|the next level|task|bed|court|tears|the bank|school of {*}|your {*}|the
          top|the cleaners)|seriously|back {*}|higher|away|as i am) [{*}]
      (get|bring|drive) me to (tears|laugh|cry|the point|think|{*} conclusion) [{*}]
      (get|bring|drive) me (up to speed|the {*}|a {*})

    # Canceling.
    <cancel> = (drop|delete|remove|kill|get rid of|cancel|call off|abort|forget|scrap|scratch|undo
        |withdraw|nix|revoke|annul|forget about|never mind about|never mind|nevermind|ditch|send
        away|<would you mind> (canceling|cancelling|calling off)|cancel out|back out of) [please|for
        me|for us]
    <canceled ride> = (my|a|any|the|that|this|our) [current|next|upcoming|booked|scheduled|last
        |latest|requested] (limo|limousine|minicab|chauffeur|minivan|ride|taxi|cab|lift|driver
        |pickup|pick up|trip|car|sedan|suv|compact|ride request|ride booking|booking|reservation for
        (a|the) (ride|taxi|cab|car)|ride home|car service|taxi booking|request for a ride|van
        |vehicle|rides|ride reservation|ride order|cab ride|taxi ride) [[that|which] [(i|we)] [just
        |have|had] (ordered|booked|requested|called|reserved) [for {*}]] [home]|ride|taxi|cab|pickup
        |driver|trip|booking|[my|the|that|this] {app} (booking|order|reservation|request|car|trip
        |ride)
    # The time of the ride, which the request can't say.
    <cancel time> = {*:time}
    <booked for> = [that|which] (i|we|i've|we've) [just|have|already|had] (ordered|booked|called
        |requested|reserved|scheduled)
    <cancel it> = [so|and|just|please|you can|so do|so please|so you can|do] [go ahead and] [please]
        (cancel|call|scrap|drop|stop|forget|abort) (it|that|the ride|the booking|them|him|her) [off]
    <no more> = [anymore|any more|any longer|after all|now|right now|today]|[on|at|for] <cancel time>

    Nothing
      [nah|no] (i|we) (don't|dont|do not|won't|didn't) [really|actually] (need|want|require) (a|any)
          (ride|lift|taxi|cab|car) [home|back|there|to {*}|today|tonight|tomorrow|anyway|from {*}]
          [because|since|as] [(i'm|i am|i'll|i've|we're|we'll|we've|i'd|my|the|it's|he|she|they|tom
          |anne|bill|juan|somebody|someone|thanks|thank you|there's|i|we) [{*}]]
      (my|the|our|a|this) (taxi|cab|uber|lift) (driver|ride) (was|is|said|told|asked|had|from|drove
          |knew|took|talked|who) [{*}]
      (when|what time|where) (does|do|is|are|did|was) {*} (bus|train|plane|flight|ferry|tram) [{*}]
      (a|the|my|that|this|our) (ride|taxi|cab|car|lift|driver) [{*}] [(from|to) {*}] used to (be
          |cost|take|come|smell|go|drive|run) {*}
    CancelRide
      (don't|dont|do not|won't|no longer|not) (need|want|needing) <canceled ride> (anymore|any more
          |any longer|after all|now|today|tonight) [<cancel it>]
      no [more] (ride|taxi|cab|car|driver|lift) [[is] (needed|required|necessary|wanted)] <no more>
          [<cancel it>]
      (stop|delete|drop|remove|kill|get rid of) (my|the|that) (ride|ride request|ride booking|taxi
          |cab|cab ride|taxi ride|booking for (a|the|my) (ride|taxi|cab|car)|car request|trip
          request)
      (stop|delete|drop|remove) (my|the|that) {app} (ride|request|booking|order|trip|car)
      <cancel> <canceled ride> (i'll|i'm|we'll|we're|i|we|because|since) {*}
      <cancel> <canceled ride> <no more> [[and|please] <cancel it>]
      <cancel> <canceled ride> (to|from|for|at|on|that|which) {*}
      <cancel> <canceled ride> [for|at|on|from] <cancel time>
      <cancel> [the|my] <cancel time> ['s] (ride|taxi|cab|pickup|lift|trip|car|booking)
      <cancel> (my|the|that|our) (ride|taxi|cab|pickup|lift|trip|car) <booked for> [for|at|on]
          <cancel time>
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
          |more) <canceled ride> {,} <so please> [you can|can you|just] [cancel|cancel it|forget it
          |call it off]
      (i|we) (don't|dont|do not|no longer|won't|will not) (need|want|require) <canceled ride>
          <no more> {,} <so please> (cancel|cancel it|forget it|call it off|scrap it)
      <cancel> (my|the|that|our) {*} (ride|taxi|cab|pickup|lift) [home]
      <cancel> (my|the|that|our) (ride|taxi|cab|pickup|lift|trip|car) (for|at|to|from|on) {*}
      <canceled ride> [[that] (i|we) [just|have|'ve] (ordered|booked|called|requested)] {,}
          <so please> (cancel|call off|scrap|drop|forget|lose|ditch) (it|that|that one|this|this one
          |them)
      <cancel> (it|that|them) {,} <canceled ride> [i mean|that is|i meant]

    # Ratings and tips.
    <rated ride> = [my|the|that|this|our] (cabbie|cabby|chauffeur|taxi man|taxi lady)|[my|the|that
        |this|our|for my|for the] [last|latest|recent|previous|most recent] (ride|driver|trip|taxi
        |cab|taxi ride|cab ride|chauffeur|car ride|ride home|cab driver|taxi driver) [today
        |yesterday|home|this morning|last night|tonight|this afternoon|just now] [(that|which) (i
        |we)|i|we] [just] (took|had|rode|was in|got)|[my|the|that|this|our|for my|for the] [last
        |latest|recent|previous|most recent] (ride|driver|trip|taxi|cab|taxi ride|cab ride|chauffeur
        |car ride|ride home|cab driver|taxi driver) [today|yesterday|home|this morning|last night
        |tonight|this afternoon|just now]|(him|her|them|it|that one)
    <stars> = (star|stars|out of five|out of 5|points|out of ten|out of 10) [out of five|out of 5
        |out of ten|rating|review]
    <tip part> = [and|also|with|plus] [please] [(tip|give|add|leave|a tip of|with a tip of|include
        |tipping)] [him|her|them|my driver|the driver|my ride] [a|an] [tip of] {tip} [tip] [to|for
        <rated ride>] [as a tip|in tips|for the driver|tip]
    <rate it> = (give|leave|award|add) [a|an] {rating} <stars>|(give|leave|award) [to] (<rated ride>
        |him|her|it|them) [a|an|only|just] [rating of] {rating} [<stars>]|(rate|score|review|mark)
        (<rated ride>|him|her|it|them) [with|as|at|a|an] {rating} [<stars>]|[<rated ride> (gets
        |deserves|got)] [a|an|only|just] [rating of] {rating} <stars> [rating|review] [(for|to)
        <rated ride>]|[my|the] (rating|score|feedback) [for <rated ride>] [is|of|<:>] {rating}
        [<stars>]
    <tip it> = (tip|reward|give|leave|send|hand|slip|bung|throw) [to] (<rated ride>|him|her|it|them)
        [with] [a|an] [extra|additional] [tip of] {tip} [tip|extra|as a tip]|(add|leave|give|include
        |send|put|pay) [on] [a|an] (tip of {tip}|{tip} tip|{tip}) [as a tip] [(for|to|on) <rated
        ride>]|[a|an] (tip of {tip}|{tip} tip|{tip} as a tip|{tip} extra) [(for|to) <rated ride>]
        |{tip} (for|to) <rated ride>|[the|my] tip [is|of|<:>] {tip}|tip {tip}
    <a tip> = [a|an] (tip of {tip}|{tip} tip|{tip} as a tip)
    <opinion> = (the|that|my|this|our) [last] (driver|ride|trip|car|guy|lady) (was|drove|were) {*}
        |it was {*}|(great|good|terrible|bad|awful|nice|lovely|amazing|excellent) (ride|driver|trip)

    SendRideFeedback
      (give|leave|hand|send) (my|the|that) {app} (driver|ride|trip) [a|an] [tip of] {tip} [tip] [and
          {rating} <stars>]
      (give|leave|hand|send|throw|slip|toss|bung|pay|shoot|kick) [to] (my|the|that|this|our) [last]
          (driver|chauffeur|cab driver|taxi driver|ride|cabbie) [a|an] [extra|additional] [tip of]
          {tip} [tip|as a tip|extra]
      (give|leave|hand|send) (him|her|them) [a|an] ({tip} tip|tip of {tip}|{tip} (more|extra|as a
          tip|on top|for the ride))
      (give|leave|send) <rated ride> (a tip|some feedback|feedback|a rating|a review|my feedback|a
          tip)
      tip <rated ride>
      tip <rated ride> {tip}
      tip {tip} [(to|for) <rated ride>]
      (add|leave|give|include|put|pay|throw|stick|send) [a|an] {tip} [tip|as a tip] (to|for|on|on
          top of|in for) <rated ride>
      (add|leave|give|include|send|pay|put|make) [a] tip of {tip} [(to|for|on) <rated ride>]
      (add|leave|give|include|send|pay) a tip [of {tip}] (to|for|on) <rated ride>
      (add|leave|give|include|send|pay|i want to add) [a|an] {tip} (tip|as a tip)
      (rate|score|review|grade) <rated ride>
      (rate|score|review|grade|mark) <rated ride> [with|as|at|a|an|is a|<:>] {rating} [<stars>]
          [<tip part>|[and|with|but] no tip]
      (give|leave|award) [to] <rated ride> [a|an] [[good|bad|great|nice|perfect|poor|low|high]
          (rating|score|review) of] {rating} <stars> [<tip part>]
      (give|leave|award) <rated ride> a (rating|score) of {rating} [<tip part>]
      (give|leave|award|send|submit|put|put in) [a|an] [rating of|review of|score of] {rating}
          [<stars>] [rating|review] (for|to|on) <rated ride> [<tip part>]
      (my|the|our) (driver|cabbie|chauffeur) (got|received|had|should get|should have|could (get
          |have)|is to get|must get|may have) [a|an] [tip of] {tip} [tip|as a tip|extra]
      (it would be|it'd be|i'd be) <wish> if (my|the|our) [{app}] (driver|cabbie|chauffeur) (got
          |received|had) [a|an] [tip of] {tip} [tip|as a tip|extra]
      no tip [but|and|just|only] {rating} <stars> [(for|to) <rated ride>]
      [my|the] (feedback|rating|score|review) for <rated ride> [is|would be|<:>] {rating} [<stars>]
      {rating} <stars> (for|to) <rated ride> (the|because|since|it|he|she|they) {*}
      <rated ride> (gets|deserves|earned|is worth|gets a|deserves a) {rating} <stars> [<tip part>]
      <rated ride> (gets|deserves|earned) [a] {tip} [tip]
      (i (give|rate|would give|would rate|will give|would score)|i'd (give|rate|score)|i'll give)
          [to] <rated ride> [a|an] {rating} [<stars>] [<tip part>]
      (leave|give|send|write|submit|provide|add|post|i have|share) [some|a|my|the] (feedback|review
          |rating|comment|stars) (for|about|on|to|of) <rated ride>
      (leave|give|send|write|submit|provide|post) [some|a|my] (ride|driver|trip) (feedback|review
          |rating)
      (rate|review) <rated ride> and (tip|leave a tip|add a tip|give a tip) [of] [him|her|them]
          {tip}
      (that|it|this) was [a] [really|very|so] (great|good|terrible|bad|awful|nice|lovely|amazing
          |excellent|perfect|horrible|smooth|wonderful) (ride|driver|trip|drive) <so please> (give
          |rate|tip) <rated ride> [a|with|an] ({rating} [<stars>]|{tip} [tip])
      {app} (leave|give|send) [some|a|my] (feedback|review|rating|tip)
      {app} (give|rate) [it|them|you] [a] {rating} [<stars>]
      (that|it|this) was [a|an] [really|very|so] (great|good|terrible|bad|awful|nice|lovely|amazing
          |excellent|perfect|horrible|smooth|wonderful) (ride|driver|trip|drive) {rating} <stars>
      <rated ride> {,} (give (him|her|it|them)|rate (it|him|her|them)) [a] {rating} [<stars>]
      {rating} <stars> {,} (the|my|that) [last] (driver|ride|trip|car|chauffeur) (was|drove|is|had)
          {*}
      <rate it> [and|plus|with|also|{,}] [also|please] <tip it> [please] [(for|to|on) <rated ride>]
      <tip it> [and|plus|with|also|{,}] [also|please] <rate it> [(for|to|on) <rated ride>]
      (for|on) <rated ride> [{,}] <so please> (<rate it>|<tip it>|<rate it> [and|plus|with|{,}]
          (<tip it>|<a tip>))
      (give|leave|send) (him|her|them) [a|an] {tip} [tip] (for|on) [the|my|this|that] (ride|trip
          |journey|drive)
      {app} (feedback|rating|review|score) [of|is|<:>] {rating} <stars>
      <opinion> <so please> (<rate it>|<tip it>|<rate it> [and|plus|with|{,}] <tip it>)
      [a|an] {tip} (tip|as a tip|extra) (for|to) <rated ride>
      {rating} <stars> [rating|review] (for|to) <rated ride>
    """
}
