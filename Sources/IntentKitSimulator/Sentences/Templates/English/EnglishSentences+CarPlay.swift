extension EnglishSentences {
  static let carPlay = """
    <turn on> = (blast|crank up|whack on|stick on|pop on|bang on|flip on|<i want>|turn on|switch on
        |enable|activate|start|put on|start up|power on|<would you mind> (turning on|switching on
        |starting) |run|engage|set on|get|i want|i need|give me|use|crank on|fire up|begin|open)
        [please|for me|for us]
    <turn off> = (turn off|switch off|disable|deactivate|stop|shut off|power off|kill|<would you
        mind> (turning off|switching off)|shut down|cut|end|disengage|set off|no more|close) [please
        |for me|for us]
    <turn> = turn|switch|put|set|get
    <in car> = [(in|for|of|on|inside) (the|my|our|this) [entire|whole] (car|vehicle|dashboard|cabin)
        |(in|of) (my|the) {carName}]

    # Audio.
    <source> = bluetooth {audioSource=sourceBluetooth}|[the|my|a|fm|am|car] radio
        {audioSource=sourceRadio}|(carplay|car play) {audioSource=sourceCarPlay}|[the|my|a] (aux
        |auxiliary|aux input|auxiliary input|aux jack|aux cable|aux port|line in)
        {audioSource=sourceAUX}|[the|my|a] (usb|usb stick|usb drive|usb port|thumb drive|flash drive
        |usb input) {audioSource=sourceUSB}|[the|my|an] ipod {audioSource=sourceiPod}|[the|my|a]
        (memory card|sd card|card) {audioSource=sourceMemoryCard}|[the|my|a] (cd|cd player|disc
        |optical drive|dvd|disk|dvd player|cd drive) {audioSource=sourceOpticalDrive}|[the|my|a]
        (hard drive|hard disk) {audioSource=sourceHardDrive} |[my|the|a] (phone|iphone) (by|over|via
        |through|on) bluetooth {audioSource=sourceBluetooth} |[the|my] bluetooth (audio|input|device
        |connection|phone) {audioSource=sourceBluetooth}
    <audio> = (audio|sound|audio source|sound source|audio input|music source|source|stereo|sound
        system|speakers|audio system|music |input|media source|audio output|media|source of (audio
        |sound|music)|music input)
    <the audio> = [the|my|our] [car|car's|vehicle|vehicle's] <audio> <in plain car>

    SetAudioSourceInCar
      (switch|set|change|turn|put|move) <the audio> [over] to <source> (in|on|for|of) (the|my|our)
          (car|vehicle|dashboard)
      (switch|set|change|turn|put|move|route|change over|flip|get|select|make|play|use|have|<would
          you mind> (switching|changing)) <the audio> [over] (to|from|on|as|through|via|be|over|come
          from|onto|into) [source] <source> [instead|mode|input]
      (switch|set|change) <the audio> [over] to [the] (next {relativeAudioSourceReference=next}
          |previous {relativeAudioSourceReference=previous}|last
          {relativeAudioSourceReference=previous}|other {relativeAudioSourceReference=next}) (source
          |one|audio source|input)
      (switch|go|change|skip|move|jump) [back] [over] to [the] (next
          {relativeAudioSourceReference=next}|previous {relativeAudioSourceReference=previous}|last
          {relativeAudioSourceReference=previous}) (audio source|source|sound source|input|audio
          input|music source) <in plain car>
      (next {relativeAudioSourceReference=next}|previous {relativeAudioSourceReference=previous})
          audio source <in plain car>
      (use|select|choose|play|pick|listen to|switch to|play from|play audio from|play music from
          |play sound from|play sound through|play the sound through|i want) <source> (as|for|in|on
          |through|via|over|from) (<the audio>|(the|my|our) (car|vehicle|car stereo|car's stereo))
      (switch|change|go) [back|over] to <source> [for|on|in|as] <the audio>
      (switch|change|go|change over|swap|flip) [back|over] to <source> [mode|input|audio|source] [in
          the car|in my car] {app}
      (switch|change|go|change over|swap) [back|over] to <source> [mode|input|audio|source] (in the
          car|in my car|on the car stereo|as the source|as audio source)
      <would you mind> (switching|changing) to <source> [{app}] [in the car]
      [the|my] (car|car's) (audio|sound|stereo|music|source) (to|on|from|via|over) <source>
      {app} <the audio> (from|via|on|over|to|through|by) <source>
      {app} (use|select|play|choose|put on|listen to|turn on|set|switch to) <source> [in the car|as
          the source|mode]
      (connect|pair) (the|my) car [audio|stereo] to <source>
      (play|stream|listen to) [the|my] (music|audio|sound) (from|through|over|via|using) <source>
          (in the car|on the car stereo)
      (change|switch) <the audio>

    # Climate. Something of a car, and not of a room: the sentence names the car or the app.
    <the car's> = (the|my|our) (car|vehicle|cabin|interior) ['s]
    <in the car> = (in|for|of|on|inside) (the|my|our|this) [entire|whole] (car|vehicle|cabin) |(in
        |of) (my|the) {carName} [car] {app}|(in|of) my {carName}
    <temperature> = (temperature|temp|heat|heating|climate|heater|thermostat|cabin temperature|ac
        |air conditioning)
    <car temperature> = <the car's> <zone adjective> <temperature> <zone> [<in the car>]|<the car's>
        |[the|my] <zone adjective> <temperature> <zone> <in the car> <zone>|{app} [the|my] <zone
        adjective> <temperature> <zone>
    <fan> = [air] (fan|fans|ventilation|blower|vents)
    <car fan> = <the car's> <fan> <zone>|[the] <fan> <zone> <in the car>|{app} [the] <fan> <zone>
    <fan speed> = car (fan|fan speed|blower)|<the car's> (fan|fan speed|blower|ventilation)|[the]
        (fan speed|blower speed|speed of the fan|blower) [<in the car>] |[the] (fan|fans) <in the
        car>|{app} [the] (fan|fans)
    <zone> = [(on|for|at|in) [the|my] (driver|driver's) [side] {climateZone=driver} |(on|for|at|in)
        the (passenger|passenger's) [side] {climateZone=passenger} |(in|at|for) the (front|front
        seats) {climateZone=front} |(in|at|for) the (back|rear|back seat|back seats|rear seats)
        {climateZone=rear} |(in|at|for) the (rear|back) left {climateZone=rearLeft}|(in|at|for) the
        (rear|back) right {climateZone=rearRight} |(for everyone|in all zones|everywhere|for all
        seats) {climateZone=all}]
    # The side of a car, by which the car is meant.
    <side> = (on|for|at|in) [the|my] (driver|driver's) side {climateZone=driver}|(on|for|at|in) [the
        |my] (passenger|passenger's) side {climateZone=passenger}
    # A number of degrees, which only tells that the change is relative.
    <number of degrees> = {*:number} (degree|degrees)
    <zone adjective> = [(driver|driver's|driver side|driver's side) {climateZone=driver} |(passenger
        |passenger's|passenger side|passenger's side) {climateZone=passenger}|front
        {climateZone=front} |(rear|back) {climateZone=rear}]
    <cooler> = (air conditioning|air conditioner|ac|a c|aircon|air con|cooling)
    <percent> = percent|%|per cent
    <to level> = [up|down|over|all the way] (to|at|on|up to|down to)
    <adjust> = set|change|turn|put|adjust|bring|make|get|raise|lower|increase|decrease|turn up|turn
        down|keep|reduce|drop|run|crank|regulate |<would you mind> (setting|turning|changing)
    <highest> = [the] (highest|maximum|max|full|full blast|high|full speed|hottest|full power)
        [setting|level|speed]
    <lowest> = [the] (lowest|minimum|min|low|coldest) [setting|level|speed]
    <warmer> = (warmer|hotter|less cold|toastier) {relativeTemperatureSetting=higher}
    <colder> = (cooler|colder|less hot|less warm) {relativeTemperatureSetting=lower}
    <a bit> = [a bit|a little|a little bit|slightly|some|a notch|much]

    SetClimateSettingsInCar
      [the] (ac|a c|aircon) (on {enableAirConditioner=true}|off {enableAirConditioner=false})
      [<adjust>|heat|cool|warm|warm up|cool down|heat up|preheat] <car temperature> <to level>
          {temperature} <zone> [<in the car>]
      (set|change|put|turn|adjust|bring) [the] <zone adjective> (temperature|temp|climate|climate
          control|ac|air conditioning) <zone> <to level> {temperature} <zone>
      <adjust> [the] <zone adjective> <temperature> <zone> <to level> {temperature} <zone> <in the
          car>
      (set|make|heat|cool|warm|warm up|cool down|heat up|preheat|get) (the|my|our) (car|vehicle
          |cabin) [to|at] {temperature} <zone>
      {app} (set|make|heat|cool|get|warm|keep|turn|put|bring) [it|the {carName}|my {carName}] [to|at
          |up to|down to] {temperature} <zone>
      (set|make|heat|cool|get|warm) [the|my] {carName} [to|at] {temperature} and (turn on|switch on
          |put on) [the|its] <cooler> {enableAirConditioner=true}
      (set|make|heat|cool|get|warm) [the|my] {carName} [to|at] {temperature} and (turn|switch|put)
          [the|its] <cooler> on {enableAirConditioner=true}
      (make|get) it <number of degrees> (<warmer>|<colder>) <zone> <in the car> <zone>
      (make|get) <the car's> <number of degrees> (<warmer>|<colder>) <zone>
      <adjust> [the] (fan|fans|blower) <to level> [speed|level|setting|number] {fanSpeedIndex} <side>
      <adjust> [the] (fan|fans|blower) <to level> {fanSpeedPercentage} <percent> <side>
      (set|make|get|keep) [it|the climate|the temperature] [to|at] {temperature} (in|inside|for)
          (the|my|our) (car|vehicle|cabin) <zone>
      [make it|set it to|i want|i'd like|i want it] {temperature} (in|inside) (the|my|our) (car
          |vehicle|cabin|{carName}) <zone>
      {app} {temperature} [please] <zone>
      (make|get) (it <a bit> (<warmer>|<colder>) <zone> <in the car>|<the car's> <a bit> (<warmer>
          |<colder>)) <zone>
      {app} (make|get|<i want>) it <a bit> (<warmer>|<colder>) [in here] <zone>
      (<i want>) it <a bit> (<warmer>|<colder>) <in the car>
      (warm up|heat up|warm|heat|preheat) {relativeTemperatureSetting=higher} <the car's> <a bit>
          <zone>
      (cool down|cool|cool off|chill) {relativeTemperatureSetting=lower} <the car's> <a bit> <zone>
      (turn up|raise|increase|bump up|crank up) {relativeTemperatureSetting=higher} <car
          temperature> <a bit>
      (turn down|lower|decrease|reduce|drop) {relativeTemperatureSetting=lower} <car temperature> <a
          bit>
      (turn|set|put|crank|bring) <car temperature> (up {relativeTemperatureSetting=higher}|down
          {relativeTemperatureSetting=lower}) <a bit>
      (turn|set|put|crank|bring) [the] <temperature> (up {relativeTemperatureSetting=higher}|down
          {relativeTemperatureSetting=lower}) <a bit> <in the car>
      (turn|set|put) <car temperature> (to|on|at) (<highest> {relativeTemperatureSetting=highest}
          |<lowest> {relativeTemperatureSetting=lowest})
      <turn on> [the|my|the car's|my car's] <cooler> {enableAirConditioner=true} <zone> [<in the
          car>]
      <turn> [the|my|the car's|my car's] <cooler> {enableAirConditioner=true} [<in the car>] on [<in
          the car>]
      <turn off> [the|my|the car's|my car's] <cooler> {enableAirConditioner=false} <zone> [<in the
          car>]
      (<turn off> [the|my|the car's] <cooler> {enableAirConditioner=false}|<turn> [the|my|the car's]
          <cooler> off {enableAirConditioner=false}|<turn on> [the|my|the car's] <cooler>
          {enableAirConditioner=true}|<turn> [the|my|the car's] <cooler> on
          {enableAirConditioner=true}) [<in the car>] (and|then|and then) [<adjust>] ([the|my] (fan
          |fans|fan speed|blower) [<to level>] {fanSpeedPercentage} <percent>|[the|my] (temperature
          |temp|heat|climate) [<to level>] {temperature}|[the|my] (fan|fans|fan speed|blower) <to
          level> [level|speed] {fanSpeedIndex}) [<in the car>]
      (<turn off> [the|my] <cooler> {enableAirConditioner=false}|<turn on> [the|my] <cooler>
          {enableAirConditioner=true}) <in the car> [please] (i'm|it's|i am|we're|it is) {*}
      <turn> [the|my|the car's|my car's] <cooler> {enableAirConditioner=false} [<in the car>] off
          [<in the car>]
      <turn on> [the|my] [car's|car] climate control {enableClimateControl=true} <zone> [<in the
          car>]
      <turn> [the|my] [car's|car] climate control {enableClimateControl=true} [<in the car>] on [<in
          the car>]
      <turn off> [the|my] [car's|car] climate control {enableClimateControl=false} <zone> [<in the
          car>]
      <turn> [the|my] [car's|car] climate control {enableClimateControl=false} [<in the car>] off
          [<in the car>]
      <turn on> (<the car's>|[the] {app}|[the]) (auto climate|automatic climate control|auto climate
          control|auto mode {app}) {enableAutoMode=true} [<in the car>]
      (set|switch|turn|put) [the|my] (climate control|<cooler>|climate) (to|on) (auto|automatic|auto
          mode|automatic mode) {enableAutoMode=true} [<in the car>]
      <turn off> (<the car's>|[the]) (auto climate|automatic climate control|auto climate control
          |auto mode {app}) {enableAutoMode=false} [<in the car>]
      (<turn on> <car fan>|<turn> <car fan> on) {enableFan=true}
      (<turn off> <car fan>|<turn> <car fan> off) {enableFan=false}
      [<adjust>] <fan speed> <zone> <to level> {fanSpeedPercentage} <percent> [speed|power] [<in the
          car>]
      [<adjust>] [the|my|car] (fan|fans|fan speed) <to level> {fanSpeedPercentage} <percent> [<in
          the car>]
      {app} [the] <cooler> (on {enableAirConditioner=true}|off {enableAirConditioner=false})
      [the] car's <cooler> (on {enableAirConditioner=true}|off {enableAirConditioner=false})
      [<adjust>] <fan speed> <zone> <to level> [speed|level|setting|number] {fanSpeedIndex} [<in the
          car>]
      {app} [the] <fan> (at|to|on) ({fanSpeedPercentage} <percent>|[level|speed] {fanSpeedIndex})
      <adjust> <fan speed> <to level> (<highest> {relativeFanSpeedSetting=highest}|<lowest>
          {relativeFanSpeedSetting=lowest})
      (turn up|raise|increase|speed up|crank up) {relativeFanSpeedSetting=higher} <fan speed>
      (turn|set) <fan speed> (up|higher|faster) {relativeFanSpeedSetting=higher}
      (turn down|lower|decrease|reduce|slow down) {relativeFanSpeedSetting=lower} <fan speed>
      (turn|set) <fan speed> (down|lower|slower) {relativeFanSpeedSetting=lower}
      (recirculate|circulate|recycle) [the] [cabin|inside] air {airCirculationMode=recirculateAir}
          [<in the car>]
      (<turn on>|set|switch to) [the|to|air] (recirculation|air recirculation|recirculated air
          |recirculation mode) [mode|on] {airCirculationMode=recirculateAir} [<in the car>]
      (<turn on>|set|switch to|let in|bring in|let) [the|to|air to|some] (fresh air|outside air)
          [mode|in|on] {airCirculationMode=freshAir} (<in the car>|into (the|my) (car|cabin)|{app})
      set [the] air (circulation|circulation mode) to (fresh|fresh air|outside air)
          {airCirculationMode=freshAir} [<in the car>]
      set [the] air (circulation|circulation mode) to (recirculate|recirculation)
          {airCirculationMode=recirculateAir} [<in the car>]
      <adjust> [the] (fan|fans|blower) <to level> [speed|level|setting|number] {fanSpeedIndex} <in
          the car>
      [the|my] <cooler> (on {enableAirConditioner=true}|off {enableAirConditioner=false}) <in the
          car>

    # Defrosters.
    <defroster> = [the|my|our|a] [car's|car] [(front|windshield|front window|front windshield
        |windscreen) {defroster=front}|(rear|back|rear window |back window|rear windshield)
        {defroster=rear}|(all|both) {defroster=all}] (defroster|defrosters|defogger|defrost|demister
        |defogging |defrosting|defoggers|window heater|windshield heater) |[all] [the] defrosters
        {defroster=all}|[the|my] ((rear window|back window|rear windshield|rear screen)
        {defroster=rear}|(windshield|windscreen|front window) {defroster=front}) (heating|heater
        |heat)
    <window> = (the|my|our) [car's|car] ((front|windshield|front window|front windshield|windscreen
        |front windscreen|front glass) {defroster=front}|(rear|back|rear window|back window|rear
        windshield|rear screen|rear windscreen|back windshield) {defroster=rear} |[all the|all]
        windows {defroster=all}) [window]|[all|all of] the [car] windows {defroster=all}

    SetDefrosterSettingsInCar
      (i can't|can't|cannot|i cannot) see {*} <turn on> {enable=true} <defroster> <in car>
      <turn on> {enable=true} <defroster> <in car>
      <defroster> (on {enable=true}|off {enable=false}) <in car>
      <turn> {enable=true} <defroster> <in car> on <in car>
      <turn off> {enable=false} <defroster> <in car>
      <turn> {enable=false} <defroster> <in car> off <in car>
      (defrost|defog|de ice|deice|demist|clear|unfog|melt the ice on|<would you mind> defrosting
          |clear up|heat|thaw) {enable=true} <window> [of the fog|now] <in car>
      (stop|quit|no more) {enable=false} (defrosting|defogging|heating) <window> <in car>
      <turn on> {enable=true} (defrost|defrosting|the heat) (for|on|of|at) <window> <in car>
      <turn off> {enable=false} (defrost|defrosting|the heat) (for|on|of|at) <window> <in car>
      <turn on> {enable=true} the defroster (for|on|of|in|at) (<window>|the (front {defroster=front}
          |back {defroster=rear}|rear {defroster=rear})) <in car>
      <turn off> {enable=false} the defroster (for|on|of|in|at) (<window>|the (front
          {defroster=front}|back {defroster=rear}|rear {defroster=rear})) <in car>
      <turn> the defroster (for|on|of|in|at) (<window>|the (front {defroster=front}|back
          {defroster=rear}|rear {defroster=rear})) (on {enable=true} |off {enable=false}) <in car>
      (the|my) <window> (is|are) (foggy|fogged up|frozen|icy|fogging up) {enable=true} [turn on the
          defroster|defrost it|clear it] {app}

    # Seats.
    <seat place> = (driver|driver's|drivers|driver side) {seat=driver}|(passenger|passenger's
        |passengers|passenger side) {seat=passenger} |(front left|left front) {seat=frontLeft}
        |(front right|right front) {seat=frontRight}|front {seat=front} |(rear left|back left|left
        rear|left back) {seat=rearLeft}|(rear right|back right|right rear|right back)
        {seat=rearRight} |(rear|back) {seat=rear}|(third row left) {seat=thirdRowLeft}|third row
        right {seat=thirdRowRight}|third row {seat=thirdRow} |all [the|of the] {seat=all}
        |(everyone's|both|every) {seat=all}
    <seat> = (my|the|all the|all|our|both) [car] [<seat place>] (seat|seats)|<seat place> (seat
        |seats)|[the] seats on the (left|right) |[my|the] seat <seat after>|(the|my) seat (of|for)
        the driver {seat=driver}
    <seat after> = [(on|of|for|in|at) [the|my] [side of the] <seat place> [side|row|seat|seats]]
    <heating> = (heating|heater|heat|warmer|warming|heaters|warmers) {enableHeating=true}
    <no heating> = (heating|heater|heat|warmer|warming|heaters|warmers) {enableHeating=false}
    <cooling> = (cooling|cooler|ventilation|air conditioning|coolers) {enableCooling=true}
    <no cooling> = (cooling|cooler|ventilation|coolers) {enableCooling=false}
    <massage> = (massage|massaging|massager|massagers|massage function) {enableMassage=true}
    <no massage> = (massage|massaging|massager|massagers|massage function) {enableMassage=false}
    <seat function> = <heating>|<cooling>|<massage>
    <no seat function> = <no heating>|<no cooling>|<no massage>
    <level> = [(at|to|on|with|by|up to|down to|in) [a] [level|setting|stage|intensity|power] [of]
        {level}|level {level}|(at|to|on) [the] (highest |maximum|max|full|high) [level|setting|power
        |heat] {relativeLevelSetting=highest}|(at|to|on) [the] (lowest|minimum|min|low) [level
        |setting|power|heat] {relativeLevelSetting=lowest}|on high {relativeLevelSetting=highest}|on
        low {relativeLevelSetting=lowest}]

    SetSeatSettingsInCar
      [the|my] <seat place> seat <seat function> [at|on|to] level {level} <in car>
      (heat|warm|warm up|heat up|<would you mind> (heating|warming)|preheat|toast)
          {enableHeating=true} <seat> [up] <level> <in car> [for me]
      (cool|cool down|chill|ventilate|<would you mind> cooling|air|cool off) {enableCooling=true}
          <seat> [down] <level> <in car> [for me]
      (massage|<would you mind> massaging) {enableMassage=true} (<seat>|my back [in <seat>]|me)
          <level> <in car>
      (<i want>|get|make|set) <seat> (heated {enableHeating=true}|warmed {enableHeating=true}|warmed
          up {enableHeating=true}|cooled {enableCooling=true}|ventilated {enableCooling=true}
          |massaged {enableMassage=true}) <level> <in car>
      (stop|quit|end) (heating|warming) {enableHeating=false} <seat> <in car>
      (stop|quit|end) (cooling|ventilating) {enableCooling=false} <seat> <in car>
      (stop|quit|end) massaging {enableMassage=false} <seat> <in car>
      <turn on> [the|my|a] [<seat place>] seat <seat function> [<seat after>] <level> <in car>
      [the|my] [<seat place>] seat <seat function> on <level> <in car>
      [the|my] [<seat place>] seat <no seat function> off <in car>
      <turn on> <seat> ['s] <seat function> [<seat after>] <level> <in car>
      <turn on> [the|my|a] <seat function> (in|on|of|for|at) <seat> <level> <in car>
      <turn on> [the|my|a] (heated|warm) <seat> {enableHeating=true} <level> <in car>
      <turn on> [the|my|a] [<seat place>] heated (seat|seats) {enableHeating=true} <level> <in car>
      <turn on> [the|my|a] [<seat place>] (cooled|ventilated) (seat|seats) {enableCooling=true}
          <level> <in car>
      <turn> [the|my] [<seat place>] seat <seat function> [<seat after>] on <level> <in car>
      <turn> [the|my] <seat function> (in|on|of|for) <seat> on <level> <in car>
      <turn off> [the|my] [<seat place>] seat <no seat function> [<seat after>] <in car>
      <turn off> <seat> ['s] <no seat function> [<seat after>] <in car>
      <turn off> [the|my] <no seat function> (in|on|of|for) <seat> <in car>
      <turn off> [the|my] [<seat place>] heated (seat|seats) {enableHeating=false} <in car>
      <turn> [the|my] [<seat place>] seat <no seat function> [<seat after>] off <in car>
      <turn> [the|my] <no seat function> (in|on|of|for) <seat> off <in car>
      [set|turn|put|change|adjust|turn up|turn down|raise|lower] [the|my] [<seat place>] seat <seat
          function> [<seat after>] [up|down] (to|at|on) [level|setting] {level} <in car>
      (set|turn|put|change|adjust|turn up|turn down) <seat> ['s] <seat function> [up|down] to [level
          |setting] {level} <in car>
      (set|turn|put|change|adjust) [the|my] <seat function> (in|on|of|for) <seat> [up|down] to
          [level|setting] {level} <in car>
      (set|turn|put|change) [the|my] [<seat place>] seat <seat function> to [the] (highest|maximum
          |max|high) [level|setting] {relativeLevelSetting=highest} <in car>
      (set|turn|put|change) [the|my] [<seat place>] seat <seat function> to [the] (lowest|minimum
          |min|low) [level|setting] {relativeLevelSetting=lowest} <in car>
      (turn up|raise|increase) {relativeLevelSetting=higher} [the|my] [<seat place>] seat <seat
          function> [<seat after>] <in car>
      (turn down|lower|decrease|reduce) {relativeLevelSetting=lower} [the|my] [<seat place>] seat
          <seat function> [<seat after>] <in car>
      turn [the|my] [<seat place>] seat <seat function> (up|higher) {relativeLevelSetting=higher}
          <in car>
      turn [the|my] [<seat place>] seat <seat function> (down|lower) {relativeLevelSetting=lower}
          <in car>
      (make) <seat> [a bit|a little] (warmer|hotter) {enableHeating=true}
          {relativeLevelSetting=higher} <in car>
      (make) <seat> [a bit|a little] (cooler|colder) {enableCooling=true} <in car>
      (make) <seat> (warm|hot|cozy) {enableHeating=true} <in car>
      (give) me a (seat massage|massage) {enableMassage=true} [in|on] [<seat>] <in car>

    # Profiles.
    <profile> = (driver profile|profile|driver's profile|driving profile|driver settings|car profile
        |user profile|seat profile|driver)
    <my profile> = [the|my|a|our] <profile>
    <load> = (load|use|switch to|set|activate|select|change to|apply|choose|restore|switch|change
        |pick|put on|go to|recall|enable|turn on|load up |put|open|<would you mind> (loading
        |switching to)|switch over to|set up|bring up|pull up|start|i want) [please|for me|for us]

    SetProfileInCar
      <load> <my profile> [number] {profileNumber} <in car>
      <load> <my profile> <called> {profileName} <in car>
      <load> (the|my) profile {profileName} (in|for) (the|my) car
      (load|activate|switch to|use|apply) (the|my) (profile|driver profile|car profile) [called
          |named] {profileName}
      <load> (the|my|our) [car|vehicle|car's] [<profile>] [over|back] (to|on|onto|into|with) <my
          profile> [number] {profileNumber} <in car>
      (set|switch|change) <my profile> <in plain car> to [profile] [number] {profileNumber} <in car>
      (set|switch|change) <my profile> <in plain car> to [profile] {profileName}
      (set|switch|change|put) (the|my|our) (car|vehicle) [over|back] (to|on|into) [the|my]
          {profileName} ['s] (profile|driver profile|settings|driver settings)
      <load> (the|my|our) {profileName} (profile|driver profile|driver settings|car profile|driving
          profile) <in car>
      <load> {profileName} 's (profile|driver profile|driver settings|car profile|driving profile
          |settings) <in car>
      <load> [the|my] profile (for|of) {profileName} <in car>
      <load> (the|my) default (profile|driver profile|settings) {isDefaultProfile=true} <in car>
      <load> (my|the) (driver profile|driver settings|car profile|driving profile|driver's profile)
          <in car>
      (set|put|switch) (the|my) car to (the|my) default (profile|settings) {isDefaultProfile=true}
      (make|set) profile [number] {profileNumber} (active|the active profile|as the active profile)
          <in car>
      {app} <load> profile {profileName}
      {app} <load> (the|my) profile
      {app} profile [number] {profileNumber}

    <car settings> = (seat|seats|mirror|mirrors|steering wheel|wheel|climate|radio|temperature
        |seating|driving) [position|positions|setting|settings|preferences|setup]
    <save> = save|store|remember|record|keep|memorize|save down|<would you mind> (saving|storing)
        |back up

    SaveProfileInCar
      <save> (my|the|these|this|our|current|the current|my current) <car settings> [(and|plus|with)
          [my|the] <car settings>] [(and|plus|with) [my|the] <car settings>] (as|to|in|under|into)
          [the|a|my] [driver|driving|new] (profile|slot) [number] {profileNumber} <in plain car>
      <save> (my|the|these|this|our|current|the current|my current) <car settings> [(and|plus|with)
          [my|the] <car settings>] [(and|plus|with) [my|the] <car settings>] (as|to|in|under|into)
          [the|a|my] [driver|driving|new] profile [called|named] {profileName} <in plain car>
      <save> (it|this|these|everything|that) (as|to|in|under|into) [the|a|my] [new] [driver] profile
          [called|named] {profileName} <in plain car>
      <save> (it|this|these|everything|that) (as|to|in|under|into) [the|a|my] [new] [driver] profile
          [number] {profileNumber} <in plain car>
      <save> (it|this|these|everything|that|[my|the|these|this|current] <car settings>) (as|to|in
          |under|into) [the|a|my] [new] [driver] profile [number] {profileNumber} <in plain car> {,}
          [and] (name it|call it|named|called|with the name|name that|call that|label it)
          {profileName}
      <save> (it|this|these|everything|that|[my|the|these|this|current] <car settings>) (as|to|in
          |under|into) [the|a|my] [new] [driver] profile [number] {profileNumber} <in plain car>
          and (name it|call it|name that|call that|label it) {profileName}
      <save> (how|the way) {*} (as|under|to) [the|a|my] [driver] profile [called|named]
          {profileName}
      <save> (how|the way) {*} (as|under|to|in) [the|a|my] [driver] profile [number] {profileNumber}
      <save> (my|the|these|this|our|current|the current|my current|all) [car|driver|driving|vehicle
          |seat|mirror|cabin] (profile|settings|driver profile|setup|configuration|preferences|seat
          position|position|car settings) [(in|of|for) (the|my) (car|vehicle)] (as|to|in|under|into)
          [the|a] [driver] (profile|slot|number) [number] {profileNumber} <in plain car>
      <save> (my|the|these|this|our|current|the current|my current|all) [car|driver|driving|vehicle
          |seat|cabin] (profile|settings|driver profile |setup|configuration|preferences) [(in|of
          |for) (the|my) (car|vehicle)] (as|under [the name [of]]|by the name|to|with the name|in
          |into) [the|a] [new] [driver] [profile] [called|named] {profileName} [driver profile
          |profile] <in plain car>
      <save> (this|these|the|my|the current|my current) (car settings|driver settings|driver profile
          |car profile|driving profile|seat settings|driver's profile|car setup) <in plain car>
      <save> (this|these|the|my|the current|my current) (profile|settings|setup) (in|for) (the|my
          |this) (car|vehicle)
      <save> [driver] profile [number] {profileNumber} <in plain car>
      <save> (the|a|my|this) [driver] profile <called> {profileName} <in plain car>
      (create|make|add|set up|new) [a|another] [new] (driver profile|car profile|driving profile)
          [<called> {profileName}|for {profileName}|[number] {profileNumber}] <in plain car>
      {app} <save> (this|my|the|these) (profile|settings|setup)
    """
}
