extension EnglishSentences {
  static let radio = """
    <band> = fm {radioType=FM}|am {radioType=AM}|hd {radioType=HD}|(satellite|sirius|xm|sirius xm
        |siriusxm) {radioType=satellite}|dab {radioType=DAB}|digital {radioType=DAB}
    <tune> = (tune|tune in|set|switch|change|turn|put|go|tune the dial|<would you mind> (tuning
        |setting|switching)|get|move|flip|adjust|dial) [please|for me|for us]
    <tune to> = (i want|i'd like|i would like|we want|i need) to (hear|listen to|have)|i wanna (hear
        |listen to)|let me (hear|listen to)|<tune> [over|in] to|tune in|listen to|put on|play|turn
        on|switch on|start|go to|get|select|choose|hear|give me|find|i want|switch to|change to|pull
        up|gimme|start playing|tune into|set|dial in|jump to|<would you mind> (putting on|playing
        |turning on)|let's hear|i'd like
    <the radio> = [the|my|our|car] (radio|tuner|car radio|car's radio|stereo|car stereo|radio
        station|station|radio dial|frequency|dial) <in plain car>
    <frequency> = {frequency} [megahertz|kilohertz|mhz|khz] [<band>]|<band> {frequency} [megahertz
        |kilohertz|mhz|khz]|{frequency} on [the] <band>|<band> [radio] (frequency|station)
        {frequency}
    <banded frequency> = {frequency} [megahertz|kilohertz|mhz|khz] [on] [the] <band>|<band> [radio
        |frequency|station] {frequency} [megahertz|kilohertz|mhz|khz]|{frequency} (megahertz
        |kilohertz|mhz|khz)
    <preset> = [the|my|radio|station|memory] [radio|station] (preset|preset number|preset station
        |station preset|saved station|favorite station|memory|radio preset|preset station number
        |station number) [number] {presetNumber}
    <on radio> = [(on|in) [the|my] [car] (radio|car|stereo|tuner)]
    <channel> = [<band>] [radio] channel [number] {channel}

    SetRadioStation
      <tune> <the radio> (to|on|onto|at|over to) <frequency>
      <tune> <the radio> (to|on|onto|over to) [the] <preset>
      <tune> <the radio> (to|on|onto|over to) <channel>
      <tune> <the radio> (to|on|onto|over to) [the] [station] [called] {stationName}
      <tune> <the radio> (to|on|onto|over to) [the] {stationName} station
      <tune> <the radio> (to|on|onto|over to) <band> [radio|mode|band]
      <tune to> <banded frequency> <on radio>
      <tune to> {frequency} (on|in) [the|my] [car] (radio|tuner|stereo)
      <tune to> <frequency> {app}
      <tune> [in|over] to <frequency> <on radio>
      <tune to> [the|my] <preset> (on the radio|on the car radio|in the car|on <the radio>)
      <tune to> [the|my] [radio|station] preset [number|station] {presetNumber} <on radio>
      <tune to> [the|my] (radio|station) [station] (preset|number) {presetNumber} <on radio>
      <tune to> [the|my|a] radio station [called|named|number] {stationName} <on radio>
      <tune to> [the|my|a] [radio] station [called|named] {stationName} (on the radio|in the car|on
          my radio|on the car radio)
      <tune> [in|over] to [the|my] [radio] station [called|named] {stationName} <on radio>
      <tune> [in|over] to [the|my] {stationName} [radio] station <on radio>
      tune [in|over] to {stationName} <on radio>
      tune into {stationName} <on radio>
      <tune to> {stationName} on (the radio|the car radio|my radio|my car radio|<band> [radio])
      <tune to> [the] {stationName} radio station <on radio>
      <tune to> <band> radio [<on radio>]
      <tune to> <band> (on the radio|on the car radio|in the car)
      <tune to> [the] <band> [radio] <channel> <on radio>
      <tune to> <channel> on [the|my] [car] radio
      <tune to> [radio] channel [number] {channel} on [the] <band> [radio]
      <tune to> (satellite|sirius|xm|sirius xm) {radioType=satellite} [radio] [station|channel]
          {stationName} {app}
      {app} <tune to> [the|my|a] [radio] [station] {stationName}
      {app} <tune to> <channel>
      [the] radio (on|to|onto) <frequency>
      put {stationName} on [the] [car] radio
      {app} <tune to> <preset>
      {app} <preset> [on the radio|please]
      radio preset [number] {presetNumber} [please]
      {app} <banded frequency> [please]
      (turn on|switch on|put on|start|play) [the|my] [car] radio {app}
      (change|switch) [the] radio station [to [{stationName}|<frequency>]] <on radio>
      (i want to|let's|lets) (listen to|hear) {stationName} on the radio
    """
}
