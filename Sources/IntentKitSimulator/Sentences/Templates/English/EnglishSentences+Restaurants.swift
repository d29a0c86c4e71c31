extension EnglishSentences {
  static let restaurants = """
    <diners> = [of (us|them)|people|persons|guests|of us|adults|diners|person|folks|friends|pax
        |seats|places|heads]
    <for party> = (for|seating|with) [a] [party|group|table|total] [of] {partySize} <diners>|[a]
        (party|group) of {partySize} |{partySize} (people|persons|guests|of us|diners|seats|adults)
        |(for|just) (me|one|myself) [alone] |(there are|there will be|we are|we're|there'll be|we'll
        be) {partySize} <diners>|for the two of us {partySize=2} |for both of us {partySize=2}
    <at restaurant> = (at|in) the {restaurant.name}|(at|in|with|to eat at|for dinner at|for lunch at
        |to dine at|for brunch at|for breakfast at|over at) [the restaurant] [called]
        {restaurant.name} [restaurant]|at [the|that] {restaurant.name} restaurant
    <booking time> = [on|at|for|around|by] {bookingDateComponents}
    <booking part> = [that|it] would be (great|nice|lovely|splendid|perfect|good|wonderful|ideal
        |fantastic|fine)|<for party>|<at restaurant>|<booking time>|for (dinner|lunch|brunch
        |breakfast|supper|tea|drinks|us|me)|please |by the window|outside|<special request>
    <special request> = (with|and|and add|and note) [the|a] (special request|note|request|comment
        |note saying) [saying|that|for|<:>] {guestProvidedSpecialRequestText}
    <booking> = [<booking part>] [<booking part>] [<booking part>] [<booking part>]
    <a table> = [a|the|us a|me a|another|an|our|some|one] [dinner|lunch|brunch|breakfast|restaurant
        |nice|quiet|birthday|window|outdoor|evening |supper|corner|good|table] [{partySize} (person
        |top|people|seat)] (table|reservation|booking|restaurant reservation|dinner reservation
        |lunch reservation|table reservation|reservations|tables|dinner table) [at a restaurant]
    <book> = (<i want>|book|reserve|make|get|get me|get us|arrange|schedule|set up|find|grab|secure
        |request|find me|find us|have|need|i need|i want |we need|place|hold|put in|organize|i'd
        like|we'd like|start|create|new|add|can i get|can i have|could i get|can we get|can we have
        |could we have|could we get|could i have|may i have|put me down for|put us down for|sign us
        up for|save|fix|i would like|we want |<would you mind> (booking|reserving|making|getting)
        |book me|book us|reserve me|reserve us|try to get|i'm looking for|looking for |we're looking
        for|score|snag|let me have|make me|make us) [please|for me|for us]

    BookRestaurantReservation
      [a|one] table <booking part> <booking part> [<booking part>] {,} <so>
          (book|reserve|get|arrange) (it|that|one)
      ((i|we) (want|would like|would love|plan|am going|are going)|i'd (like|love)|we'd (like|love)
          |i'm (taking|inviting|treating|meeting)|we're (taking|inviting|treating|meeting)) [to]
          [take|bring|treat|invite|meet] {*} (to|at) {restaurant.name} <booking> <so> <book> <a
          table> <booking>
      (book|reserve) [me|us] <for party> <booking part> <booking part> <booking>
      (book|reserve|get|hold|save|<i want>) [me|us] [the|some] [{partySize}] (seats|places|spots
          |chairs|stools) <at restaurant> <booking part> <booking>
      (eat|dine|have dinner|have lunch|have breakfast) <booking> <so> [can you] (book it|book [us
          |me] (a table|it)|reserve (it|a table)|get [us|me] a table|make a reservation)
      <book> <a table> <booking>
      <booking part> [<booking part>] <book> <a table> <booking>
      (book|reserve|make|get|schedule|arrange|set up|request|create) [a|an|the|us a|me a] (dinner
          |lunch|brunch|breakfast|restaurant) <booking part> <booking>
      (book|reserve) (me|us) (in|a table|a spot) <booking>
      (book|reserve) [me|us] a restaurant <booking>
      (book|reserve) [the restaurant|a restaurant] {restaurant.name} <for party> [<booking time>]
          {app}
      (book|reserve) {restaurant.name} <booking time> [<for party>] {app}
      (book|reserve) {restaurant.name} <for party> <booking time>
      (book|reserve) {restaurant.name} for (dinner|lunch|brunch|breakfast|supper) <booking>
      (book|reserve) (dinner|lunch|brunch|breakfast|supper) <booking part> <booking>
      ((we|i|[all] {partySize} of us|my {*} and i|they) (want|would like|would love|are going|fancy
          |plan|hope|are planning|are hoping|are coming|are meeting)|we'd like|i'd like|let's|lets
          |we're going|i'm going) [to] (eat|dine|have (dinner|lunch|brunch|breakfast)|go) at
          {restaurant.name} <booking> <so> <book> <a table> <booking>
      (eat|dine|have (dinner|lunch|brunch|breakfast)) at {restaurant.name} <booking> <so> <book> <a
          table> <booking>
      (eat|dine|have (dinner|lunch|brunch)) at {restaurant.name} <booking> {app}
      (a|one) (table|reservation) for {partySize} <diners> <booking> [please]
      table for {partySize} <diners> <booking> [please]
      (dinner|lunch|brunch|breakfast) for {partySize} <diners> at {restaurant.name} <booking>
      (is there|have they got) a (table|spot) [free|available] <at restaurant> <booking> book it
      {app} <book> [a|the|some|me a|us a] (spot|spots|seat|seats|place|places) <booking>
      (book|reserve|get) [a|the|some|me a|us a] (spot|spots|seats|place) (at|in) {restaurant.name}
          <booking part> <booking>
      {app} [a] (table|reservation|booking) <booking>
      {app} (book|reserve) <booking>
      ((we'd|i'd) (love|like)|(we|i) (want|would like|would love)|we're hoping) to (eat|dine|have
          (dinner|lunch|brunch)|go) at {restaurant.name} <booking> (can|could|would|will) you
          (reserve|book|arrange it|book it|make a reservation|book a table)
      [a|one] table <booking part> <booking part> <booking> [please]
      [on] {bookingDateComponents} {,} {restaurant.name} {,} [a] table <for party> [please]
      [on] {bookingDateComponents} [{,}] <at restaurant> {,} [a] table <for party> [please]
      (we're|we are|there's|there are|that's|we'll be) {partySize} [of us|people|adults] [and {*}
          |with {*}|in total|today|tonight] {,} <so> <book> <a table> <booking>

    <reservations> = [restaurant|dinner|lunch|brunch|current|upcoming|next|table|existing|future
        |food|dining|active|open] (reservations|reservation |bookings|booking|restaurant
        reservations|restaurant bookings|table bookings|dinner reservations|dinner plans|dinner
        reservation|table reservations|restaurants|tables|restaurant reservation|table booking
        |restaurant booking|dining reservations)
    <restaurant reservations> = (restaurant|dinner|lunch|brunch|table|food|dining) (reservations
        |reservation|bookings|booking)|tables|table
    <current at> = [(at|with|for|in) [the] {restaurant.name}] [<booked when>]
    # The time of a reservation, which the search for reservations can't say.
    <booked when> = [on|for|at] {*:time}

    GetUserCurrentRestaurantReservationBookings
      {app} what (have i|have we) (booked|reserved|got booked)
      (what|which|how many|what are) [my|the|of my] <reservations> (do i have|have i got|are there
          |do we have|have i made|did i make|have we got|are coming up|have i|are booked|did we make
          |do i currently have|have we made|are mine|have i booked|did i book|are open|do i still
          have) [coming up|right now|currently|booked|already|now|scheduled|planned] <current at>
      (show|show me|list|check|pull up|bring up|see|view|find|display|get|tell me|tell me about|look
          up|open|read|give me|let me see|what are|what's|whats|what is|i want to see|i'd like to
          see|get me|read me|go over|find me|look at|review|check on|where are|where is|remind me of
          |call up|i need |search for|search|fetch|have a look at) [all|all of] (my|our|the|any|all
          my|all our|any of my) <reservations> <current at> [i have|i made|i've made|i booked|i have
          coming up|that i (have|made|booked)|details]
      (show|list|see|view|tell me|check) [me] (what|which) <reservations> (i have|we have|i've made
          |i've got|i made|i booked|i've booked) [coming up|booked]
      (do|did|have) (i|we) (have|got|book|booked|make|made|reserve|reserved) (a|any|some|the)
          [upcoming|current] <restaurant reservations> (booked|reserved |anywhere|somewhere|coming
          up|at any restaurant|scheduled|at {restaurant.name}|at a restaurant|set up|planned|already
          |anywhere booked) [anywhere|tonight|somewhere|soon|already|now]
      (do|did|have) (i|we) (have|got|make|made) [a|any|some] [upcoming|current] (restaurant|dinner
          |lunch|brunch|table|food|dining) (reservations|reservation |bookings|booking) <current at>
          [coming up|soon]
      (do|have) (i|we) (have|got) (a|any|some) (reservation|reservations|booking|bookings) (at|with)
          [a|any] (restaurant|{restaurant.name}) [coming up|<booked when>]
      (do|have) (i|we) (have|got) (a|any|some) (table|tables|reservation|reservations|booking
          |bookings) (booked|reserved|made) (at|with) {restaurant.name} [coming up|<booked when>]
      (do|have) (i|we) (have|got) (a|any|some) (table|reservation|reservations|booking|bookings)
          [booked|anywhere|coming up] {app} [anywhere|{*}]
      (when|where|what time|at what time) (is|are|'s) (my|our|the) [next] (dinner|restaurant|lunch
          |brunch|table) (reservation|reservations|booking|bookings) <current at>
      (when|where|what time) (is|are|'s) (my|our) [next] (reservation|booking|table) (at|with)
          {restaurant.name}
      (when|where|what time) (is|are|'s) (my|our) [next] (reservation|booking|table|reservations)
          {app}
      (where|when|what time) (am i|are we|do i|do we) (eating|dining|having dinner|having lunch
          |booked|eat|dine|booked in) [tonight|today|tomorrow|this evening|next|this week] {app}
      (show|show me|list|see|tell me|<find>) (the|my|our|all my|all the) (tables|table|reservations
          |reservation|bookings|booking|restaurants) [that] (i|we|i've|we've|i have|we have) (booked
          |reserved|made|got) [at restaurants] [already]
      (do|did|have) (i|we) (have|got|make|made) (any|some) [upcoming|current] (reservations
          |bookings) [coming up|anywhere]
      where (do|did) (i|we) (have|book|reserve) (a table|a reservation|reservations) [booked
          |reserved]
      is my (table|reservation|booking) (at|with) {restaurant.name} [<booked when>] (confirmed|booked|still on|set)
      (what|which) (restaurant|restaurants) (did i book|have i booked|am i booked at|are we booked
          at|do i have booked|did i reserve|have i reserved)
      {app} [show] [my|our] <reservations>
      [all] (my|our|all my|all our|my next|our next|my upcoming) <reservations> <current at>
          [please]
      (dinner reservations|restaurant reservations|table reservations|table bookings) [please]

    <available> = available|free|open|left|bookable
    <available at> = (at|in|with) [the] {restaurant.name}
    <preferred> = [on|at|for|around] {preferredBookingDateComponents}
    <available part> = <available at>|<preferred>|for [a party of] {partySize} <diners>|for (dinner
        |lunch|brunch|us)|party of {partySize}
    <available parts> = [<available part>] [<available part>] [<available part>]

    GetAvailableRestaurantReservationBookings
      (has|does) (the {restaurant.name}|{restaurant.name}) (got|have) (anything|space|room|a table)
          for [a party of] {partySize} <diners> <available parts>
      (what|which) (times|tables|time slots|slots|openings|spots) (has|does|have) {restaurant.name}
          (got|have) [<available>] <available parts>
      (when|what time) (has|does|'s|is) (the {restaurant.name}|{restaurant.name}) (got|have) (a
          table|tables|space|room|seats) [<available>] <available parts>
      (what|which) (times|tables|table|time slots|slots|reservations|reservation times|hours
          |openings|spots|seatings|bookings) (are|is|do they have|does {restaurant.name} have|can i
          book|have they got|can i get|can i reserve|do you have) [still] [<available>] <available
          parts>
      (what|which) (tables|times|reservation times|slots|bookings) [are] [<available>] <available
          part> <available parts> [are] [<available>]
      (when|what time) (is|are|can i (get|book|reserve|have)|can we (get|book|reserve|have)|could i
          (get|book)|could we (get|book)) [there] (a table|tables|a spot|a reservation|the next
          table) [<available>] <available parts>
      (is|are) there [any|a|still a|still any] [free|open|available] (table|tables|seats|room|space
          |spot|availability|reservations|openings|reservation|opening|spots) [still] [<available
          part>] [<available>] <available at> <available parts>
      (is|are) there [any|a|still a|still any] (table|tables|seats|availability|reservations
          |reservation) [<available>] (for|party of) {partySize} <diners> [<available>] <available
          at> [<preferred>]
      (is|are) there [any|a|still a] (table|tables|availability|openings|reservations|reservation)
          [<available>] <available part> <available parts> {app}
      (does|has|can|could) {restaurant.name} (have|has|got|seat|take|fit) [any|a|still|us|still have
          |room for] (table|tables|seats|room|openings|availability|free tables|available tables
          |reservations|a table|open table|open tables|{partySize} people) [<available>] <available
          parts>
      (check|show|show me|find|look for|list|search for|search|see|get|look up|find out|tell me|give
          me|find me|check for|check on|pull up|what's|whats) [the|me] [any|all] [available|free
          |open] (availability|tables|times|table availability|openings|reservation times|time slots
          |table times|free tables|booking times|table|available tables|slots) <available at>
          <available parts>
      (check|see|find out|tell me) (if|whether) (there is|there are|there's|{restaurant.name} has
          |they have) (a|any|free|an) [free|available|open] (table|tables|spot|room |availability
          |openings) [<available>] [<available at>] <available parts>
      {app} (check|show|find) [the|me] (availability|free tables|available tables|available times)
          <available parts>
      are [any|the] tables (available|free|open) <available at> <available parts>
      (does|has|do|can) {restaurant.name} [still] (have|has|got|offer) [any|a|an|some|still a] [free
          |available|open|spare] (table|tables|seats|spot|spots|slot|slots|opening|openings
          |availability|reservations) [<available>] <available parts>
      (any|are there any|got any|any chance of a|is there a) [free|available|open|spare] (table
          |tables|seats|spot|spots|slot|slots|opening|openings|availability|reservations|room|space)
          [<available part>] [<available>] <available at> <available parts>
      [free|available|open] (tables|times|slots|availability|openings) <available at> <available
          parts> [please]

    Nothing
      (my|our|the) (table|tables|reservation|reservations|booking|bookings) (is|are|was|were|got|has
          |have|needs) [{*}]
      i have [my|some|serious] reservations about {*}
    """
}
