extension EnglishSentences {
  static let carCommands = """
    # A car, by its name or not.
    <plain car> = [my|the|our|that|this] (motor|car|vehicle|automobile|auto|ride)
    <kind of truck> = truck|van|suv|pickup|minivan|wagon|hatchback|camper|jeep|convertible
    <truck> = [my|the|our] {carName:<kind of truck>}
    <named car> = [my|the|our] car (called|named) {carName}|(my|the|our|that) {carName} [car]
    <which car> = <plain car>|<named car>
    <of car> = (of|on|for|in|from|at) <which car>
    <car's> = <which car> ['s]
    <doors> = [the] (car doors|car door|car locks|vehicle doors|car's doors) [of <which car>|on
        <which car>]|[the] (doors|door|locks|door locks) (of|on) <plain car>|{app} [all] [the|my]
        (doors|door|locks)|all [the|of the] doors [(of|on) <plain car>]|the doors|<plain car> ['s]
        (doors|door|locks)|(the|my) {carName} ['s] (doors|locks)
    <so i find it> = so [that] (the|my|our) {*} (can|could) (see|find|spot|hear|locate) (it|us|me
        |the car|my car)|(so|because|cos|to) (i|we) (can't|cannot|can|could|don't) (find|see|hear
        |spot |locate|remember|know) {*}|[so [that]|in order to|to help me|because] [i can|i|we can
        |me|to] [find|locate|see|hear|i can't|i lost|can't|cannot] [find|where] [it|my car|the car
        |them] [{*}]|[so|for] {*} find it

    # Horn and lights.
    ActivateCarSignal
      (turn|switch|put|flip) [the|my|its|all the] (headlights|head lights|hazard lights|hazards
          |flashers|blinkers|parking lights|high beams) on [<of car>] {signals=visible} <so i find
          it>
      (give|do) [me] a (honk|beep|toot) {signals=audible} <so i find it> {app}
      {app} (honk|beep|toot) [at me|twice|once|loudly] {signals=audible}
      (honk|beep|toot) [at me|twice|once|loudly] {signals=audible} (so [that] (i|we) [can] (find
          |locate|hear) {*}|to help me find {*}|(i|we) (can't|cannot) find {*})
      (turn on|activate|switch on|light up|put on) [the|my|its|all the] (headlights|head lights
          |hazard lights|hazards|flashers|blinkers|car lights|parking lights|high beams|car's lights
          |turn signals) [of <plain car>|on <plain car>] {signals=visible} <so i find it>
      (turn on|activate|switch on) [the|my] (lights|light) (of|on) <plain car> {signals=visible} <so
          i find it>
      (flash|blink|flicker|pulse|strobe|<would you mind> flashing) [the|my|its|all the] [head|hazard
          |parking|front|car|turn|warning] (lights|headlights|light|flashers|blinkers|lamps|high
          beams|hazards|signals|light signal|head lights) [<of car>] {signals=visible} <so i find
          it>
      (flash|blink|flicker) <named car> ['s] [head|hazard|parking|front] (lights|headlights|light
          |flashers|lamps|hazards|blinkers) {signals=visible} <so i find it>
      (flash|blink|flicker|light up|activate|turn on) <plain car> ['s] [head|hazard|parking|front]
          (lights|headlights|light|flashers|lamps|hazards|blinkers) {signals=visible} <so i find it>
      (make|have|let|get) <car's> [head|hazard|parking|front] (lights|headlights) (flash|blink
          |flicker|go on|light up) {signals=visible} <so i find it>
      (make|have|let|get) <which car> (flash|blink|light up|flicker) [its|the] [lights|headlights]
          {signals=visible} <so i find it>
      (flash|blink) <plain car> {signals=visible} <so i find it>
      (honk|sound|beep|toot|blow|activate|blast|hit|trigger|press|use|set off|play|<would you mind>
          (honking|sounding)) [the|my|its] (horn|car horn|car alarm|car's horn|car's alarm|vehicle
          horn) [<of car>] {signals=audible} <so i find it>
      (honk|sound|beep|toot|blow|activate|blast|hit|trigger|use|set off) <car's> (horn|alarm|siren)
          {signals=audible} <so i find it>
      (make|have|let|get) <which car> (beep|honk|sound|toot|make a (sound|noise)|ring|chirp|make
          noise|blow its horn|honk its horn|sound its horn|sound the horn|honk the horn|beep its
          horn) {signals=audible} <so i find it>
      (honk|beep) [at me with|with] <plain car> {signals=audible} <so i find it>
      (honk|beep|toot) <named car> {signals=audible} <so i find it>
      (flash|blink) [the|my|its] [lights|headlights|car's lights] [<of car>] {signals=visible} and
          (honk|sound|beep|blow|toot) [the|its|my] [horn] [<of car>] {signals=audible} <so i find
          it>
      (honk|sound|beep|blow|toot) [the|its|my] [horn] [<of car>] {signals=audible} and (flash|blink)
          [the|its|my] [lights|headlights] [<of car>] {signals=visible} <so i find it>
      (make|have|let|get) <which car> (flash|blink) [its lights|the lights] {signals=visible} and
          (honk|beep|sound) [its horn|the horn] {signals=audible} <so i find it>
      (make|have|let|get) <which car> (honk|beep) [its horn] {signals=audible} and (flash|blink)
          [its lights|the lights] {signals=visible} <so i find it>
      (activate|send|trigger|start|set off) [the|a|my] (car signal|signal|car's signal|panic mode)
          [<of car>] <so i find it>
      (help me|i need to|i can't|i want to) (find|locate) <plain car> {app}
      (find|locate|signal|where is|where's|wheres) [my|the] car {app}
      (find|locate|where is|where's|wheres) [my|the] {carName} {app}

      give the (horn|hooter) a (honk|toot|beep|blast) {signals=audible} <so i find it>
      give the (lights|headlights) a (flash|blink) {signals=visible} <so i find it>
    # Locks.
    <lock> = (lock|lock up|secure|<would you mind> locking|bolt) {locked=true}|(unlock|open up
        |<would you mind> unlocking|un lock) {locked=false}

    SetCarLockStatus
      {locked=true} [i think|maybe|i guess] i (left|may have left|might have left|didn't lock|forgot
          to lock|haven't locked|never locked) <plain car> [open|unlocked] {,} <so> lock (it|the
          car)
      (keep|leave|have|get) <which car> (locked {locked=true}|unlocked {locked=false})
      {locked=false} let me (in|into) (my|the) {carName}
      <lock> <plain car> [up|now|for me]
      <lock> (my|the|our) {carName:<kind of truck>} [up|now|for me]
      <lock> <doors> [up|now]
      <lock> [the|my] car (called|named) {carName}
      <lock> [[all] the (doors|door) (of|on)] (my|the) {carName}
      {app} <lock> [my|the] {carName}
      {app} <lock> [it|everything]
      {locked=true} (close|shut) <plain car> ['s doors] [up|please]
      {locked=true} (make sure|ensure|see to it|be sure) [that] <plain car> (is|'s|gets) locked
      {locked=true} (make sure|ensure) [that] <doors> (are|get) locked
      {locked=true} make sure [that] [my|the] {carName} is locked
      {locked=true} (activate|engage|set|turn on|close) [the|my] (car locks|central locking|door
          locks|car lock|locks) [<of car>]
      {locked=false} (open|release|deactivate|disengage|let me into|let me in|undo) (<plain car>|the
          car locks|[the|my] central locking|[the] car doors|[the] door locks <of car>|[my|the]
          {carName} {app}|[the] doors of <which car>|the car lock)
      {locked=true} (put|set) <plain car> to locked
      {locked=false} (put|set) <plain car> to unlocked
      {locked=true} (i forgot to|did i forget to) lock <plain car> [please|so] (lock it|do it for me
          |can you lock it)

    GetCarLockStatus
      (is|are|was) (<plain car>|<truck>|<doors>) (locked|unlocked|open|secured|still open|still
          unlocked|still locked|secure|properly locked|closed and locked|shut and locked|shut|locked
          or unlocked|locked up|closed) [now|right now|or not|yet|at the moment|or unlocked]
      (is|are) [the (doors|door) (of|on)] (my|the|our) {carName} (locked|unlocked|still open|still
          unlocked|still locked|locked or unlocked|locked up) [now|right now|or not]
      (<tell me>|check|see|tell me|find out|verify|confirm|check for me|look|make sure|let me know
          |can you (check|see|tell)|do you know|i want to know|i need to know|i wonder|i'm wondering
          |i'm not sure|check and see) [with {*}] (if|whether|that) <which car> (is|'s|are) [still
          |actually] (locked|unlocked|open|locked or unlocked|secured|locked up) [or not|or
          unlocked]
      <tell me> (if|whether|that) <doors> (are|is) [still] (locked|unlocked|open) [or not]
      <tell me> (if|whether|that) (i|i've|i have) [really|already|just] (locked|lock|left) <which
          car> [locked|unlocked|open]
      (did|have) i (lock|locked|remember to lock|remembered to lock|forget to lock|unlock|unlocked)
          <plain car> [up]
      (did|have) i (lock|locked|remember to lock|forget to lock|leave|left) (my|the) {carName}
          [unlocked|open]
      (car|vehicle) (locked|unlocked|open) [or not]
      {app} (locked|unlocked) [or not]
      did i leave <plain car> (unlocked|open|locked)
      (what|what's|whats|what is|check|show|show me|tell me|get|give me|find out) [is] [the|me the]
          (lock status|lock state|locking status|status of the locks|door lock status|state of the
          locks) [<of car>]
      (check|show|tell me|get) [me] <car's> (lock status|locks|lock state|door locks)
      what's <car's> lock status

    # Fuel and charge.
    <power> = (juice|battery|charge|fuel|gas|range|power|battery level|fuel level|charge level|gas
        level|power level|battery charge|state of charge|battery status|fuel status|charging status
        |charge status|battery percentage|tank|gas tank|remaining range|energy|battery life|petrol
        |fuel gauge|gasoline|electricity|diesel|driving range|range left|level of charge|level of
        (fuel|the battery)|fuel range|power status|fuel tank|remaining charge|petrol level|energy
        level)
    <left> = [doing|looking|looking like|holding up|left|remaining|still left|have left|available
        |right now|now|at the moment|currently|does it have]

    GetCarPowerLevelStatus
      what (percentage|percent|level|charge) (is|'s|has|does) ([the|my|our] (car|vehicle) ['s]
          <power>|[the|my] <power> <of car>|(my|the|our) {carName} ['s <power>]|<plain car>) [at|on
          |got|have] <left>
      how (far|many miles|many kilometers) (can|could|will) (my|the|our) {carName} (still (go|drive
          |run)|(go|drive|run) (on (this|the|one|its) [current|remaining] (charge|tank|battery)
          |before {*}|[with] what's left))
      is there [enough|any|much|still|still enough|still any] (<power>) [left] in <which car>
      [the] (battery|charge|range|fuel|fuel level|battery level|charge level) [left] (of|in|on) (the
          |my) {carName} [please]
      (what is|what's|whats|check|show|show me|tell me|get|get me|give me|find out|look up|read|how
          is|how's|hows|see|i want to know|i'd like to know|report|display|let me know|let me see
          |pull up|check on) [the|my|its] [current|remaining] <power> <left> <of car> <left>
      (what is|what's|whats|check|show|show me|tell me|get|get me|give me|how is|how's|hows|see|read
          |how high is|how low is|how full is|check on) [the] <plain car> ['s] [current|remaining]
          <power> <left>
      (what is|what's|whats|check|show|show me|tell me|get|get me|give me|how is|how's|hows|see|read
          |how high is|how low is|how full is|check on) (the|my|our) {carName} ['s] [current
          |remaining] <power> <left>
      how (much|many) (<power>|miles of range|miles of charge|kilometers of range) (does|is|has|do
          |'s) <which car> (have|has|got|have left|still have|hold) <left>
      how (much|many) (<power>|miles|kilometers|miles of range|kilometers of range) (is|'s|are|do i
          have|have i got|remains|do we have) [there] <left> (in|on|for|with) <which car>
      how much (<power>) do i have (in|on) <which car> <left>
      how (full|charged|low|empty|high|charged up|well charged) (is|'s) <plain car> ['s <power>]
          [battery] <left>
      how much <power> has <which car> [still] [got] <left>
      how much <power> has (my|the|our) {carName} still [got|left] <left>
      (what's|whats|how's|hows|what is|how is) the <power> (at|like|looking|doing|holding up) (on|in
          |of|for) <which car>
      how (full|low|empty|charged) (is|'s) (my|the) [car's] (tank|gas tank|battery|fuel tank|car
          battery) <left>
      how (charged|charged up) (is|'s) (my|the|our) {carName} ['s <power>] <left>
      how (full|low|empty) (is|'s) (my|the|our) {carName} 's <power> <left>
      how (full|charged|low|high|empty) (is|'s) the <power> (of|in|on) <which car>
      how (far|many miles|many kilometers|long) (can|could|will|does) (<plain car>|(my|the)
          {carName}|i) (go|drive|get|still go|still drive|last) [in <which car>|with <which car>|on
          (this|the|one) (charge|tank|battery)|on the remaining charge|before (charging|it runs out
          |i need to (charge|refuel)|refueling|it needs (charging|gas|fuel))] {app}
      how (far|many miles|many kilometers) (can|could|will) <plain car> (go|drive|still go) [on
          (this|the|one|its) [current] (charge|tank|battery)]
      (does|do|will|is|has) <plain car> (have|has|need|got|low on|running low on|run out of|running
          out of|out of) [enough|any|more|much] (<power>|charging|to be charged|refueling|a charge)
          <left>
      (does|is|has) (my|the|our) {carName} (have|need|low on|running low on|running out of|out of
          |got) [enough|any|more] (<power>|charging|to be charged|refueling) <left>
      (is|has) (<plain car>|(my|the) {carName}) [been] [fully|done|finished|still|already] (charged
          |charging|fueled up|plugged in) [yet|now|up]
      (do i|do we) (have|need) [enough|any|more|to] (<power>|charge|refuel|fill up|fuel up) [left]
          [in] <which car>
      (will|when will|when is) <plain car> [be] [fully|done|finished] (charged|charging) [going to
          be]
      <tell me> (if|whether) <which car> (has|needs|is) [enough|any|fully|low on|running low on
          |still] (<power>|charged|charging|to be charged) <left>
      <tell me> how (full|charged|much <power>|low|far) <which car> (is|has|has left|can go|has got)
          <left>
      how much (petrol|fuel|gas|charge|range|juice|battery) (have i|do i|have we|do we|i|i've) (got
          |have) [left] [in <which car>]
      (car|my car's) <power>
      {app} [the|my] [current] <power> (of|on|in|for) <which car>
      {app} [what's|whats|check|show] [the|my] <power>
      (what is|what's|whats|check|how is|how's|hows|tell me|show|show me) [the|my] (fuel level
          |driving range|gas level|gas tank|fuel gauge|fuel tank|tank|fuel range)
      {app} how much <power> (do i have|is there|is left|have i got) <left>
      {app} do i need to (charge|refuel|fill up)
      <which car> {,} how (much (<power>)|full|charged|far) (is left|is it|has it got|does it have
          |can it go) <left>
      [the] [current|remaining] (fuel level|charge level|battery level|gas level|state of charge
          |remaining range|driving range|fuel status|battery status|charging status|battery charge
          |remaining charge) (of|in|on|for) <which car> [please]
      [the] (range|fuel|charge|battery|gas) [left] (of|in|on) <plain car> [please]

    ListCars
      (<i want>|show us|list out|gimme|list|show|show me|name|display|which are|what are|tell me
          |give me|see|view|get|pull up|bring up|read|read me|enumerate|find|look up|let me see|i
          want to see|get me|list up|check) [me] [all] [of] [the|my|our|available|all my|all the
          |every one of my|a list of (my|all my|the|the available|all the)] [connected|available
          |registered|paired|linked|saved] (cars|vehicles|automobiles|car list|garage|list of [all]
          [the|my|our] (cars|vehicles)|autos) [i have|that i have|i own|you know|that are (set up
          |connected|available|registered)|available|(registered|connected|set up)|you can control|i
          can control]
      (which|what|how many) (cars|vehicles|automobiles) (i have|i got|i've got|do i have|are
          available|are connected|do i own|have i (got|added|registered|set up|connected)|are there
          |can you control|are (set up|registered|linked|in my garage|paired|on my account|mine)|do
          we have|can i (control|use)|do you know|did i add|are in the garage)
      (do i have|are there) [any|other] (cars|vehicles) (connected|available|registered|set up
          |linked) {app}
      {app} (what|which) (cars|vehicles) [are] [there|mine]
    """
}
