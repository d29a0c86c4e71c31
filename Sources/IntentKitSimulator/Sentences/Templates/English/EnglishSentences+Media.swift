extension EnglishSentences {
  static let media = """
    # What there is to play.
    <genre name> = bhangra|qawwali|ghazals|ghazal|bhajans|kirtan|carnatic|hindustani|filmi|sufi|rai
        |klezmer|zydeco|cajun|calypso|soca|mento|rocksteady|dub|highlife|juju|kwaito|gqom|mbalax
        |soukous|mbaqanga|ranchera|norteno|banda|corridos|cumbia villera|vallenato|bolero|son cubano
        |rumba|mambo|cha cha|tropicalia|mpb|forro|chanson|schlager|enka|pansori|trot|mandopop
        |cantopop|gamelan|yacht rock|krautrock|britpop|math rock|surf rock|garage rock|southern rock
        |folk rock|jazz fusion|free jazz|dixieland|ragtime|boogie woogie|doo wop|northern soul|neo
        soul|gangsta rap|crunk|hyperpop|vaporwave|synthwave|chiptune|eurodance|hardstyle|gabber
        |jungle|uk garage|two step|breakbeat|downtempo|trip hop|psytrance|minimal techno|acid house
        |black metal|thrash metal|doom metal|power metal|nu metal|metalcore|screamo|ska punk|pop
        punk|dream pop|bedroom pop|sea shanties|hymns|spirituals|marches|waltzes|film scores
        |soundtracks|video game music|barbershop|madrigals|grime|drill|chillhop|afrobeats|amapiano
        |dancehall|bollywood|j pop|jpop|kpop|city pop|show tunes|showtunes|lullabies|nursery rhymes
        |choral|gregorian chant|progressive rock|prog rock|post punk|shoegaze|psychedelic rock
        |rockabilly|honky tonk|americana|80s|90s|70s|60s|50s|2000s|eighties|nineties|seventies
        |sixties|fifties|chamber music|a cappella|celtic|swing jazz|deep house|jazz|rock|pop
        |classical|hip hop|rap|country|blues|folk|techno|electronic|metal|soul|funk|reggae|indie
        |punk|disco|gospel|opera|ambient|lo fi|lofi|latin|salsa|swing|bluegrass|edm|trance
        |alternative|classic rock|heavy metal|soft rock|hard rock|indie rock|punk rock|k pop|trap
        |grunge|ska|dubstep|drum and bass|motown|bossa nova|flamenco|tango|baroque|piano jazz|smooth
        jazz|acid jazz|synthpop|new wave|r&b|rock and roll|afrobeat|country rock|death metal
        |christmas|oldies|instrumental|acoustic|world|new age|chamber|string quartets|dance|mariachi
        |polka|fado|samba|bachata|merengue|cumbia|reggaeton|big band|bebop|hardcore|emo|goth
        |industrial|singer songwriter|easy listening
    <genre> = {mediaSearch.genreNames:<genre name>}|{mediaSearch.genreNames:<genre name>} (and|or
        |and some|mixed with|with some) {mediaSearch.genreNames:<genre name>}
    <mood name> = studying|sleeping|dancing|concentrating|meditating|meditation|sleep|cooking
        |working|relaxation|soft|slow|lively|relaxing|happy|sad|upbeat|chill|calm|calming|romantic
        |mellow|energetic|soothing|peaceful|sleepy|cheerful|melancholy|uplifting|party|workout|study
        |focus|angry|motivational|quiet|gloomy|feel good|dinner
    <mood> = {mediaSearch.moodNames:<mood name>}
    <song> = (song|track|tune) {mediaSearch.mediaType=song}|single {mediaSearch.mediaType=song}
    <songs> = (songs|tracks|tunes|hits) {mediaSearch.mediaType=song}|music
        {mediaSearch.mediaType=music}|albums {mediaSearch.mediaType=album}|playlists
        {mediaSearch.mediaType=playlist}|podcasts {mediaSearch.mediaType=podcastShow}|(audiobooks
        |books) {mediaSearch.mediaType=audioBook}|(movies|films) {mediaSearch.mediaType=movie}
        |(shows|series|tv shows) {mediaSearch.mediaType=tvShow}|music videos
        {mediaSearch.mediaType=musicVideo}
    <collection> = (album|record|lp) {mediaSearch.mediaType=album}|(playlist|play list)
        {mediaSearch.mediaType=playlist}
    <program> = (podcast|podcast show|podcasts) {mediaSearch.mediaType=podcastShow}|(audiobook|audio
        book|audiobooks|book on tape|book) {mediaSearch.mediaType=audioBook}|(podcast episode)
        {mediaSearch.mediaType=podcastEpisode}|(music station|station)
        {mediaSearch.mediaType=musicStation}
    <video> = (movie|film|motion picture|movies|films) {mediaSearch.mediaType=movie}|(tv show|show
        |tv series|series|television show|sitcom|shows|tv shows) {mediaSearch.mediaType=tvShow}
        |(music video|video clip) {mediaSearch.mediaType=musicVideo}|tv episode
        {mediaSearch.mediaType=tvShowEpisode}
    <kind> = <song>|<collection>|<program>|<video>|(episode|podcast episode)
        {mediaSearch.mediaType=podcastEpisode}|(banger|bop|jam|number|piece|beat)
        {mediaSearch.mediaType=song}|artist {mediaSearch.mediaType=artist}|(songs|tracks)
        {mediaSearch.mediaType=song}|albums {mediaSearch.mediaType=album}|playlists
        {mediaSearch.mediaType=playlist}|audio books {mediaSearch.mediaType=audioBook}|(stations
        |music stations) {mediaSearch.mediaType=musicStation}|genre {mediaSearch.mediaType=genre}
    <by> = by|from|performed by|written by|sung by|of|by the (band|artist|singer|group)|recorded by
        |with|from the (band|artist|singer|group)|read by|narrated by
    <strict by> = by|performed by|sung by|by the (band|artist|singer|group)|recorded by|written by
    <from album> = (from|off|off of|on|of) ([the|their|his|her] (album|record|lp) [called]
        {mediaSearch.albumName:title}|[the|their|his|her] {mediaSearch.albumName:title} (album
        |record))
    <name> = {mediaSearch.mediaName:title}
    <artist> = {mediaSearch.artistName:title}
    <title of> = [<called>|of|titled|<:>|with the (name|title)]
    <the one> = [the|my|a|that|our] [lovely|great|beautiful|old|good|nice|classic|famous|wonderful
        |amazing]
    <known song> = <the one> <song> <title of> <name> [<strict by> <artist>] [<from album>]
        |<the one> <song> <title of> <name> from <artist>|<the one> <song> <title of> <name>
        <from album> [<strict by> <artist>]|(my|the) <name> song {mediaSearch.mediaType=song}
        [<strict by> <artist>]
    <bare song> = <name> <strict by> <artist> [<from album>]|<name> <from album> [<strict by>
        <artist>]
    <play it> = (bung on|sling on|crank|bump|spin|fire up|chuck on|slap on|blast out|give me|gie us
        |let us hear|whack on|bang on|pop on|play|put on|listen to|hear|stream|play me|play us|queue
        |queue up|cue up |start playing|let's hear|let me hear|<would you mind> (playing|putting on)
        |throw on|stick on|blast|begin playing|go play) [please|for me|for us]
    <known collection> = <the one> <collection> <title of> <name> from [the] <artist>| <the one>
        <collection> <title of> <name> [<strict by> <artist>]|<the one> <name> <collection> [<strict
        by> <artist>]|(my|our|the) <collection>|[all] (my|our) (liked
        |loved|favorite|favourite|saved) (songs|tracks|music) {mediaSearch.mediaType=song}
        {mediaSearch.reference=my}|(the|my|all) <songs> (on|in|from) [my|the] <name>
        playlist
    <known program> = <the one> (<program>|<video>) <title of> <name> [<strict by> <artist>]
        |<the one> <name> (<program>|movie {mediaSearch.mediaType=movie}|film
        {mediaSearch.mediaType=movie}|(tv show|tv series) {mediaSearch.mediaType=tvShow})
        [<strict by> <artist>]|(my|our|the) (<program>|<video>)|[the|an] (latest|newest|most recent
        |last) {mediaSearch.sortOrder=newest} (episode {mediaSearch.mediaType=podcastEpisode}
        |podcast episode {mediaSearch.mediaType=podcastEpisode}) (of|from) [the podcast|my podcast]
        <name>|(an|the) episode {mediaSearch.mediaType=podcastEpisode} of [the podcast|my podcast]
        <name>
    <some> = some|old|some old|some classic|some great|some lovely|my old|those|some more|any|a few
        |a couple of|a bit of|a little|a little bit of|several|more|all|all the|the|my|all of the
        |the best|nothing but|lots of|only|just|good|some good|some nice|a bunch of|any of the|all
        my|a
    <some music> = [<some>] <genre> [<songs>] (for|to) <mood>|[<some>] <songs> (for|to) <mood>
        |[<some>] music {mediaSearch.mediaType=music} of <genre>|[<some>] (songs|tracks|tunes|hits
        {mediaSearch.mediaType=song}) {mediaSearch.mediaType=song} from the <decade>|[<some>] music
        {mediaSearch.mediaType=music} from the <decade>|[<some>] <genre> from the <decade>|[<some>]
        <songs> [<by> <artist>]|[<some>] <songs> <strict by> <artist> <from album>|[<some>] <songs>
        <from album> [<strict by> <artist>]|[<the one>] (latest|newest|new|most recent)
        {mediaSearch.sortOrder=newest} (<song>|<collection>|<songs>) <by> <artist>|[<the one>] (best
        |greatest) {mediaSearch.sortOrder=best} (<song>|<songs>) <by> <artist>|[<the one>] (most
        popular|biggest|top) {mediaSearch.sortOrder=popular} (<song>|<songs>) <by> <artist>|<artist>
        's (<song>|<collection>) <title of> <name>|<artist> 's [latest|newest|new]
        {mediaSearch.sortOrder=newest} (<song>|<collection>)|[<some>] <artist> (songs|tracks)
        {mediaSearch.mediaType=song}|the (artist|band|singer|group) <artist>|(everything|anything
        |something|stuff|all|a song {mediaSearch.mediaType=song}|an album
        {mediaSearch.mediaType=album}|a track {mediaSearch.mediaType=song}|any song
        {mediaSearch.mediaType=song}) (by|from) <artist>|[<some>] <genre> [<songs>] [<strict by>
        <artist>]|[<some>] <mood> [<genre>] (<songs>|vibes)|[<some>] [<mood>] <genre> <songs>
        |[<some>] [<genre>] <mood> <songs>|[<some>] <mood> <genre>|[<some>] {mediaSearch.genreNames}
        music {mediaSearch.mediaType=music}|[<some>] music {mediaSearch.mediaType=music} (for|to)
        (<mood>|relax {mediaSearch.moodNames=relaxing}|sleep {mediaSearch.moodNames=sleepy})|[the
        |today's|today's|some|latest|the latest|my] [latest|daily|morning|evening] (news|headlines
        |news update) {mediaSearch.mediaType=news}|(my|our) (music|library|songs)
        {mediaSearch.mediaType=music}|something <mood>
    <current> = (this|the current|that) [<kind>|one] {mediaSearch.reference=currentlyPlaying}|the
        song (what|which|that) is (playing|on) [now|right now] {mediaSearch.mediaType=song}
        {mediaSearch.reference=currentlyPlaying}|(what is playing|what's playing|what i'm listening
        to|the song that's playing {mediaSearch.mediaType=song}|the song playing [right] now
        {mediaSearch.mediaType=song}|what's on|the currently playing song
        {mediaSearch.mediaType=song}|whatever is playing|the song i'm listening to
        {mediaSearch.mediaType=song}|the song (that is|that's|which is) (on|playing) [right] [now]
        {mediaSearch.mediaType=song}|the current <kind>|the <kind> (that's|that is) (on|playing)
        [right] [now]|the <kind> i'm listening to) [right now|now]
        {mediaSearch.reference=currentlyPlaying}
    <media> = <known song>|<known collection>|<known program>|<some music>

    # How to play it.
    <play> = (bung on|sling on|crank|gie us|gie me|slap on|gimme|let us hear|give us|bump|serve up
        |spin me|stick on |whack on|bang on|pop on|chuck on|listening to|play|put on|listen to|start
        playing|stream |hear|throw on|turn on|blast|crank up|play me|begin playing|spin|let's hear
        |let me hear |let's listen to|have a listen to|<would you mind> (playing|putting on
        |streaming)|fire up |play back|switch on|play us|play some of|entertain me with|start|let's
        have) [please|for me |for us]
    <watch> = watch|put on|start|stream|see|show|show me|let's watch|screen|continue watching
        {resumePlayback=true}
    <shuffle> = (in shuffled order|in [a] shuffle order|in shuffle|on shuffle|shuffled|in random
        order|at random|randomly|in shuffle mode|and shuffle it|and shuffle|with shuffle [on]|mixed
        up|in a random order|and shuffle them|shuffle it|shuffle mode on|on random)
        {playShuffled=true}
    <repeat> = and repeat (just|only) (that|this|the) [one] [song|track|one|tune]|and (repeat|loop)
        (that|this) [one] [song|track|one]|on repeat|on loop|over and over|over and over again
        |repeatedly|and repeat it|again and again|in a loop|on a loop|and loop it|nonstop|non stop
        |and keep repeating it|and put it on repeat|with repeat [on]|looped|and repeat|endlessly|on
        endless repeat|forever|continuously|and play it on repeat|in repeat mode
    <repeat one> = <repeat> {playbackRepeatMode=one}|(repeat one|repeating one|once|on repeat one)
        {playbackRepeatMode=one}
    <repeat all> = <repeat> {playbackRepeatMode=all}|(repeat all|repeating all|on repeat all|with
        repeat all) {playbackRepeatMode=all}
    <no repeat> = (without repeat|without repeating|with repeat off|no repeat|with no repeat)
        {playbackRepeatMode=none}
    <when played> = (next|after this|after this song|after that|after this one|right after this|as
        the next song|up next|following this [song]|when this is over|when this song ends|once this
        is done) {playbackQueueLocation=next}|(later|for later|at the end [of the queue|of my queue]
        |last|to the end of the queue|after everything else|(in|to) (my|the) queue|on the queue)
        {playbackQueueLocation=later}|(now|right now|right away|immediately|straight away|this
        instant|instead) {playbackQueueLocation=now}
    <speed> = at (double speed|twice the speed|double the speed|twice the normal speed|two times
        speed) {playbackSpeed=2}|at normal speed {playbackSpeed=1}|(at|with) (half speed|half the
        speed) {playbackSpeed=0.5}|(at|with|using|on) [a] [speed of] {playbackSpeed} [x|times|time]
        [the] [normal|regular|original] [speed|fast|rate|playback speed|as fast]|{playbackSpeed}
        times [as fast|faster|the speed|speed]|{playbackSpeed} x [speed]|at one and a half speed
        {playbackSpeed=1.5}|(at|on) one point five speed {playbackSpeed=1.5}
    <where> = [in here|up in here|at (home|work|my place|the (party|office|shop|studio|gym
        |restaurant|cafe|store|bar|beach|pool))|for (my|the|our) <whom> [{*}]|while (i|i'm|we|we're
        |you|he|she|they|the|my) {*}|(before|until|till) (i|we|they|he|she|bed|dinner|lunch) [{*}]
        |(during|over) (my|the|our|dinner|lunch|breakfast) [{*}]|in the (kitchen|living room|car
        |bedroom|bathroom|garage|office|garden|house|waiting room|lobby|hall|studio|shop|classroom
        |gym|dining room|nursery|basement|yard|room|whole house)|on (my|the) (speaker|speakers
        |headphones|stereo|tv|laptop|tablet|phone|sound system|big speaker)|at (low|high|full)
        volume|quietly|softly|nice and (loud|quiet)|really loud|to (help|wake|cheer|calm|get|keep
        |set|drown|lighten|lift|fill|pass) {*}|this (morning|afternoon|evening)|from the beginning
        |from the start|from the top|on my phone|loudly|again|on the speakers|in the background|for
        me|from my library|for us|for the kids|on the tv|tonight]

    <decade> = {mediaSearch.genreNames:<decade name>}

    <decade name> = 50s|60s|70s|80s|90s|2000s|fifties|sixties|seventies|eighties|nineties

    <whom> = husband|wife|son|daughter|kid|kids|little one|little ones|children|mom|mum|dad|mother
        |father|parents|grandma|grandpa|grandson|granddaughter|grandkids|friend|friends|guests|guest
        |baby|girlfriend|boyfriend|partner|roommate|party|dinner|drive|road|ride|trip|walk|workout
        |run|commute|evening|morning|night|class|students|team|dog|cat|cats|wedding|car|way|boys
        |girls|toddler|sister|brother
    PlayMedia
      {app} <i want> (<known collection>|<known program>) <where>
      (something|anything|some music {mediaSearch.mediaType=music}|(a song|some songs|songs|a tune
          |some tunes) {mediaSearch.mediaType=song}|(an album|albums) {mediaSearch.mediaType=album})
          by {mediaSearch.artistName} [please|please (play|put on) [for (me|us)]|play please]
      <play> <media> <where>
      {app} (i'm in the mood for|i am in the mood for|i feel like|i fancy|in the mood for) [hearing
          |listening to|some] (<media>|{mediaSearch.artistName}) <where>
      (<i want>|give me|gimme) (<known song>|<some music>) <where>
      <play> <media> (<when played>|<shuffle>|<speed>|<no repeat>) [<shuffle>|<when played>|<speed>]
          <where>
      <play it> <bare song> <where>
      <play it> <bare song> (<when played>|<shuffle>|<speed>|<repeat one>) [<when played>] <where>
      (queue up|queue|add|put|line up) {playbackQueueLocation=later} <bare song> (for later|later|to
          (my|the) queue|in (my|the) queue|at the end of (my|the) queue|to the end of (my|the) queue
          |on (my|the) queue|to up next)
      (queue up|line up|queue) <bare song> {playbackQueueLocation=later}
      (queue up|queue|add|put|line up|cue up|cue|slot in|slot|stick|slip in)
          {playbackQueueLocation=next} <bare song> (next|to play next|as next|after this|as the next
          song|right after this|up next|after this song|to be played next|to play after this)
      (repeat|loop) <bare song> {playbackRepeatMode=one}
      (shuffle|shuffle play) {playShuffled=true} <bare song>
      <play> (<known song>|<known program>) <repeat one> [<when played>]
      <play> (<known collection>|<some music>) <repeat all> [<shuffle>]
      <play> (<known collection>|<some music>) <shuffle> and <repeat all>
      (<i want>|i feel like|i fancy|i could go for|fancy|i'm in the mood for|what about)
          <some music> <where>
      <play> (from|by) <artist> (<known song>|<known collection>) <where>
      [some] (<genre> [music {mediaSearch.mediaType=music}]|<mood> music
          {mediaSearch.mediaType=music}|music {mediaSearch.mediaType=music}) please
      {app} for <some music>
      (put|stick|whack|bang|pop|shove|chuck|throw|slap|get|have|turn|switch|sling|fling|stream)
          <some music> on <where>
      (put|stick|whack|bang|pop) some <artist> on {app}
      (put|stick) (<known collection>|<known program>) back on {resumePlayback=true}
      put (<known collection>|<known program>|<known song>) on [now|again]
      (play|put on|listen to|hear|stream) [the|my] <name> (<repeat one>|<shuffle>|<when played>
          |<speed>)
      (repeat|loop) (<known song>) {playbackRepeatMode=one} [over and over|forever|again and again
          |endlessly]
      (repeat|loop) (<known collection>) {playbackRepeatMode=all}
      (put|set|have) (<known collection>|<some music>) on (shuffle {playShuffled=true}|repeat
          {playbackRepeatMode=all}|loop {playbackRepeatMode=all})
      (put|set|have|keep|leave) (<known song>|<current>) on (repeat|loop|repeat one)
          {playbackRepeatMode=one}
      (put|set|have) <current> on shuffle {playShuffled=true}
      {app} (<known song>|<known collection>|<known program>|<genre> [music
          {mediaSearch.mediaType=music}]|<mood> <songs>) [<speed>|<shuffle>|<when played>]
      play <current> [again] <repeat one>
      (repeat|loop|play again|replay) <current> {playbackRepeatMode=one}
      play <current> again
      (play|put on|stream|hear|listen to) [me|us] (something|anything|whatever)
      <play> [me|us] (a|any|some) (song|tune|track) {mediaSearch.mediaType=song}
      {app} (<i want>|play|put on|hear) (some|a bit of|a little) <artist>
      {app} (put|have|let's have|stick|pop) <artist> on
      <play> (a|an|some|any) <program> (about|on) [the] <name>
      <watch> <the one> <video> <title of> <name>
      <watch> <the one> <name> (movie|film) {mediaSearch.mediaType=movie}
      <watch> (a|some|the|an) <video>
      <watch> [the|an|some] [latest|next|new] episode {mediaSearch.mediaType=tvShowEpisode} of [the
          show|the series] <name>
      (shuffle|shuffle play|mix up|randomize|play random) {playShuffled=true} <media> [for me]
      (shuffle|shuffle play|shuffle all|shuffle everything|play something random|shuffle my library
          |play everything shuffled|play in random order) {playShuffled=true}
      {app} (turn on shuffle|shuffle) {playShuffled=true}
      (queue up|queue|add|put|line up) {playbackQueueLocation=later} <media> (for later|later|to (my
          |the) queue|in (my|the) queue|at the end of (my|the) queue|to the end of (my|the) queue|on
          (my|the) queue|to up next)
      (queue up|line up) <media> {playbackQueueLocation=later}
      (queue up|queue|add|put|line up|cue up) {playbackQueueLocation=next} <media> (next|to play
          next|as next|after this|as the next song|right after this|up next|after this song|to be
          played next|to play after this)
      (resume|continue|keep|unpause|carry on|go on|continue with|pick up|go back to|get back to
          |carry on with|restart) {resumePlayback=true} [playing|listening to|with|playback of]
          (<media>|<current>) [where i (left off|stopped)|from where i (left off|stopped)|again]
      {resumePlayback=true} (resume|continue|unpause|keep|start) (playing|playback|the playback
          |listening|the music|my music|music) [again]
      {resumePlayback=true} (pick up|continue|resume|start) [playing] [from] where i left off (in
          |with|on) (<media>)
      {resumePlayback=true} (play|start) (<media>) (from where i left off|where i left off|from
          where i stopped)
      {resumePlayback=true} {app} (resume|continue|keep going|unpause|carry on|play on|pick up where
          i left off)
      {resumePlayback=true} keep the music (going|playing)
      {app} (play|put on|queue up|listen to|hear|stream|start|watch) [me|the|my] <name> <where>
      {app} (play|put on|listen to|hear|stream|start|watch) [me|the|my] <name> (<shuffle>
          |<when played>|<repeat one>|<speed>)
      {app} (play|put on|listen to|hear|stick on|throw on|chuck on|whack on|pop on|bang on|get)
          (some|a bit of|a little) <artist>
      {app} (play|put on) (something|anything) [good|nice|i like|new|for me]
      (play|put on|listen to|hear|stream) [the|some|a] " {mediaSearch.mediaName} " [<strict by>
          <artist>] <where>
      (play|put on|listen to|hear|stream) [the|some|a] “ {mediaSearch.mediaName} ” [<strict by>
          <artist>] <where>
      (read|read me) [the|my] (audiobook|audio book) {mediaSearch.mediaType=audioBook} <name>
          [<strict by> <artist>] [<speed>]
      {app} <some music> (would be (lovely|nice|great|good|perfect)|please|now)
      <some> <genre> (would be (lovely|nice|great|good|perfect))
      put (<known program>|<known collection>|<known song>) on for {*}
      (what's|whats|what is) (in the news|new in the world|the latest news)
          {mediaSearch.mediaType=news} {app}
      play [me|us] <name> [<when played>|<repeat one>|<shuffle>|<speed>] <where>
      (queue up|queue|cue up|line up) <name> (next|after this|up next|right after this)
          {playbackQueueLocation=next}
      (queue up|queue|line up) <name> {playbackQueueLocation=later} [(to|in) (my|the) queue|for
          later|later]
      (put|stick|whack|bang|pop|chuck) (<known song>|<known collection>|<known program>|<bare song>)
          on <where>
      <play> [the] (next|latest|last|newest) [podcast] episode
          {mediaSearch.mediaType=podcastEpisode} of [the podcast|my podcast] <name>
      (watch|let's watch|start watching) [the] <name>
      (keep|run|leave|have|set|put|get|let) (<known collection>|<some music>) [going|playing|running
          |on] (<repeat all>|<shuffle>) [for me]
      (keep|run|leave|have|set|put|get|let) (<known song>|<known program>|<bare song>) [going
          |playing|running|on] (<repeat one>|<shuffle>) [for me]
      (next up|next|up next|after this|after this one|after this song|when this (song|one) (ends|is
          over|is done)|once this [song] (ends|is over|is done)) {playbackQueueLocation=next} (play
          |queue|queue up|put on|i want|i'd like|i want to hear|i'd like to hear|let's have|let's
          hear|line up) (<bare song>|<media>) [please]
      {app} <some music>
      (i want|i'd like|i would like|i'd love|i would love|we'd love|i like|we want|i wish|i wanna)
          [to] (hear|listen|listen to) <media> [<speed>|<shuffle>|<when played>|<repeat one>]
          <where>
      (put|throw|stick|set|have|chuck|whack|get|keep|leave) [the|my] <name> (<repeat one>|<shuffle>)
      <play> (one|any|some|another) (song|track|tune) {mediaSearch.mediaType=song} (by|from|of)
          <artist> <where>
      <play> (<speed>|<shuffle>|<when played>) <media> <where>
      [<some>] <genre> [<songs>|beats|vibes|classics|ballads|anthems|jams] (for|to) <mood> [please]
      <play> [<some>] <genre> (beats|vibes|classics|ballads|anthems|jams|bangers|stuff|covers) [(for
          |to) <mood>] <where>
      (resume|continue|unpause|carry on|go back to|get back to|pick up|restart)
          {resumePlayback=true} [playing|listening to|with|playback of] (<media>|<current>) (<speed>
          |<shuffle>|<repeat one>)
      (up next|next up|next song|next track) {playbackQueueLocation=next} <bare song> [please]
      (can|could|may|should) (<known song>|<known collection>|<some music>|<bare song>) [please] be
          (played|put on|queued) [<when played>|<shuffle>|<repeat one>]
      (play|play me|play us|listen to|stream) (some|some more|a bit of|a little) [good|nice|old
          |classic] <artist> <where>
      (he|she|they|we|the {*}|my {*}|everyone) (wants|want|would like|'d like) to (hear|listen to
          |watch|see) (<media>|[the] <name>) {,} <so> (put it on|play it|play that|put that on|put
          them on|play them)
      (shuffle|mix up) {playShuffled=true} <media> (<repeat all>|and <repeat all>)
      (i'd like|i want|i should like|i would like|i'd love|i wanna|we want|let me|let's|we'd like|(i
          should|i would|i'd) very much (like|love)) [very much|really] [to] (hear|listen to) (some
          |a bit of|a little) [good|nice|old|classic] <artist>

    <find media> = (look for|see about|have you got|scout out|find|find me|search|search for|look
        for|look up|show|show me|get me a list of|browse|locate|hunt for|go find|track down|list|can
        i find|display|i'm looking for|see if you have|see if there's|see if there are|check for
        |check if you have|i want to find|discover|help me find|fetch|dig up|search up|let me see
        |pull up|<would you mind> finding|look around for) [please|for me|for us]

    SearchForMedia
      (has|have|does|do) {app} [have|got] (<known song>|<known collection>|<known program>|<bare
          song>)
      <find media> [any|all|all the|some|the|a] <media> [for (my|the|our) <whom>|to (watch|listen to
          |play|hear) [{*}]]
      <find media> [any|all|all the|some|the|a] <kind> (about|on|with|mentioning|related to|for
          |featuring|starring) [the] <name>
      (do you have|have you got|is there|do they have) <known song>
      {app} (see if|check if|check whether|does|do) [there's|there is|you have] (has|have)
          (<known song>|<known program>|<bare song>)
      (see if|check if|check whether) {app} (has|have|there's) (<known song>|<known program>
          |<bare song>)
      (do you have|have you got|are there|do they have|got|you got|is there|what about) [any|some]
          ({mediaSearch.genreNames} music {mediaSearch.mediaType=music}|<songs> <by> <artist>
          |<genre> [<songs>])
      {app} (search for|find|look for|look up|search) <bare song>
      (search|look|search through|check|browse|look through|look in) [my|the] [music|media] (library
          |collection|catalog|music|podcasts {mediaSearch.mediaType=podcastShow}|songs
          {mediaSearch.mediaType=song}|playlists {mediaSearch.mediaType=playlist}|audiobooks
          {mediaSearch.mediaType=audioBook}|movies {mediaSearch.mediaType=movie}) for (<media>
          |<name>)
      (find|search for|look for|search) (<media>|<name>) (in|on) my [music] (library|collection)
      (what|which) <songs> (by|from) <artist> (do you have|are there|can i (play|listen to|hear)|are
          available|do i have)
      (what|which) <songs> [do you have|are there|can i hear|can i play|do they have|have you got]
          (by|from) <artist>
      {app} (find|search for|search|look for|look up) [me|the|my] <name>
      (what|which) <songs> (does|do|did|has) <artist> (have|sing|make|record|release|made|recorded
          |got)
      {app} (find|search for|search|look for|look up) [me] (something|anything|music|stuff) (by
          |from) <artist>
      (what|which) <kind> (is this|is it|is playing) {app}
      (do you have|have you got|is there|do they have|can you find) (<known song>|<known collection>
          |<known program>)
      (search for|look for|look up|find|find me) <bare song>
      <find media> (a|an|any|some) <program> (by|from|read by|narrated by) <artist>

    <add media> = (add|save|put|copy|include|drop|store|stick|throw|place|move|toss|pop|keep
        |download |insert|bookmark|get|<would you mind> (adding|saving|putting)|append|download)
        [please|for me|for us]|chuck|bung|whack|sling|shove|lob|slap|slot|fling|plop|push|import
        |file|sneak|get|stash
    <added> = <current>|<bare song>|<known song>|<known collection>|<known program>|<some music>|(it
        |this|that) {mediaSearch.reference=currentlyPlaying}
    <media destination> = (at|to|on|onto|in|into|to the end of) ([my|the|our|a|this] (playlist|play
        list|mix) [called|named] {mediaDestination:title}|(my|the|a|our) playlist|[my|the|our|a
        |this] {mediaDestination:title} (playlist|mix|play list)|[my|the|our] [music|media|song
        |audio|podcast|personal] (library|collection|music|songs|saved songs|media)
        {mediaDestination=library})

    AddMedia
      <add media> <added> <media destination>
      <add media> <media destination> <added>
      <add media> <name> <media destination>
      <add media> (this|the current|that) (<song>|<collection>)
          {mediaSearch.reference=currentlyPlaying} (to|on|onto|in|into) [my]
          {mediaDestination:title}
      (add|save|keep|store|bookmark|download) (this|the current|that) <kind>
          {mediaSearch.reference=currentlyPlaying} [for later|for me]
      {app} (save|add|download|keep) (<known song>|<known collection>|<known program>)
      {mediaDestination=library} (save|keep|remember) <current> (in|to) [my|the] (library
          |collection)
      subscribe [me] to [the|this] podcast {mediaSearch.mediaType=podcastShow} <name>
          {mediaDestination=library}
      (i want|i'd like|i need) <added> (on|in) ([my|the] {mediaDestination:title} playlist|[my|the]
          playlist {mediaDestination:title}|my library {mediaDestination=library})
      <added> (belongs|should go|goes|needs to go|has to go|must go|wants to go|should be|needs to
          be) (on|in|to|into) ([my|the] {mediaDestination:title} playlist|my library
          {mediaDestination=library})
      <current> (is|'s) {*} (add|put|save|stick|throw|pop) it <media destination>
      <current> {,} <so> (add|put|save|stick|throw|pop) it <media destination>
      (can|could|may|should) <added> [please] be (added|put|saved) <media destination>
      <i want> <added> (added|put|saved|included) <media destination>

    <liked> = <current>|[the|my|that|our] <kind> <title of> <name> [<strict by> <artist>]|{app}
        <bare song>|[the|my|that|our] <name> (song {mediaSearch.mediaType=song}|<collection>
        |<program>|<video>)
    <very> = [really|actually|absolutely|truly|totally|just|quite|do|kind of|so]
    <like> = {affinityType=like}
    <dislike> = {affinityType=dislike}

    UpdateMediaAffinity
      <like> [i] <very> (like|love|enjoy|dig|adore|am loving|am a fan of|favorite) <liked> [a lot|so
          much|very much|best]
      <like> (i'm|i am) <very> (loving|enjoying|liking|digging|a fan of|in love with|into|a big fan
          of) <liked>
      <like> like <bare song>
      <like> (give|send) <bare song> [a] (thumbs up|like)
      <like> (mark|rate|save) <bare song> as (liked|a favorite|loved|favorite|one i like)
      <like> (give|send) <liked> [a] (thumbs up|thumb up|like|heart|a thumbs up|star|upvote)
      <like> (thumbs up|thumb up|heart|upvote|star|favorite|fave|mark as a favorite) [to|for|on]
          <liked>
      <like> (mark|rate|set|tag|save|label|record|count|remember) <liked> as (liked|a favorite|loved
          |favorite|one i like|one i love|something i (like|love)|good|one of my favorites|my
          favorite|a song i (like|love)|a podcast i (like|love)|great|a like|one that i (like|love))
      <like> (tell|let) {app} [know] [that] i <very> (like|love|enjoy) <liked>
      <like> (this|that) (is|'s) (my favorite|one of my favorite|an awesome|a great|an amazing|my
          new favorite) (<kind>|songs {mediaSearch.mediaType=song}|albums
          {mediaSearch.mediaType=album}) {mediaSearch.reference=currentlyPlaying}
      <like> add <liked> to my (favorites|favourites|liked songs|likes|loved songs)
      <like> <current> is [really|so|very|pretty] (brilliant|a banger|ace|lush|sick|fire|lit|a tune
          |class|good|great|awesome|amazing|fantastic|the best|excellent|cool|beautiful|lovely
          |perfect|my jam)
      <like> (thumbs up|like it|like this)
      <like> (rate|give) <liked> [a] (thumbs up|five stars|5 stars)
      <like> <current> is {*} (like it|give it a thumbs up|i like it)
      <dislike> not (keen on|a fan of|into) <liked>
      <like> (remember|note) [that] i <very> (like|love|enjoy) <liked>
      <like> (play|give me) more like (this|this song {mediaSearch.mediaType=song})
          {mediaSearch.reference=currentlyPlaying}
      <dislike> [i] <very> (don't|dont|do not|can't|cannot|didn't|never) <very> (like|love|enjoy
          |stand|care for|dig|want to hear|bear) <liked> [at all|anymore|very much|one bit]
      <dislike> [i] <very> (dislike|hate|loathe|despise|am tired of|am sick of) <liked> [so much]
      <dislike> (i'm|i am) (not keen on|not a fan of|not into|tired of|sick of|not enjoying|not
          liking|no fan of) <liked>
      <dislike> dislike <bare song>
      <dislike> (give|send) <bare song> [a] (thumbs down|dislike)
      <dislike> (give|send) <liked> [a] (thumbs down|thumb down|dislike|downvote)
      <dislike> (thumbs down|thumb down|downvote) [to|for|on] <liked>
      <dislike> (mark|rate|set|tag|label|record|count) <liked> as (disliked|one i (don't|dont|do
          not) like|one i (hate|dislike)|bad|something i (hate|dislike|don't like)|not liked|hated
          |terrible|a song i (hate|don't like)|a dislike)
      <dislike> (tell|let) {app} [know] [that] i <very> (don't like|dislike|hate) <liked>
      <dislike> (don't|dont|do not|never) [ever] (play|suggest|recommend) ((this|the current|that)
          <kind> {mediaSearch.reference=currentlyPlaying}|this kind of music|music like this
          {mediaSearch.reference=currentlyPlaying}) (again|anymore|ever again)
      <dislike> never (play|suggest|recommend) <current>
      <dislike> <current> is [really|so|very|pretty] (rubbish|naff|dreadful|pants|bad|terrible|awful
          |horrible|annoying|boring|the worst|not good|trash|garbage|not my thing)
      <dislike> (thumbs down|dislike it|dislike this)
      <dislike> (rate|give) <liked> [a] (thumbs down|one star|1 star)
      <dislike> (remember|note) [that] i <very> (don't like|dislike|hate) <liked>
      <like> <current> (is|'s|was) [really|so|very|pretty|absolutely] {*} (thumbs up|like it|i love
          it|i like it|give it a like|give it a thumbs up|heart it|love it)
      <dislike> <current> (is|'s|was) [really|so|very|pretty|absolutely] {*} (thumbs down|dislike it
          |i hate it|i don't like it|give it a thumbs down|hate it|don't like it)
      <like> (<current>|[the|my|that] <kind> <title of> <name> [<strict by> <artist>]) {,} <so>
          (like it|love it|give it a (thumbs up|like|heart)|i (love|like|adore|enjoy) it [very much
          |so much|a lot]|thumbs up)
      <dislike> (<current>|[the|my|that] <kind> <title of> <name> [<strict by> <artist>]) {,} <so>
          (dislike it|hate it|give it a (thumbs down|dislike)|i (hate|don't like|can't stand) it
          |thumbs down)
      <like> [i] (like|love|enjoy) (very much|so much|a lot|really) <liked>
      <dislike> [i'm|i am] <very> (sick of|tired of|over) <current> {,} <so> (thumbs down|dislike it
          |give it a thumbs down)
      <like> [i] <very> (like|love|enjoy) <current> {,} <so> (thumbs up|like it|give it a (thumbs up
          |like))
      <like> <current> [{*}] {,} <so> (thumbs up|like it|i love it|i like it|give it a (like|thumbs
          up|heart)|heart it|love it|mark it as (liked|a favorite|loved))
      <dislike> <current> [{*}] {,} <so> (thumbs down|dislike it|i hate it|i don't like it|give it a
          (dislike|thumbs down)|hate it|don't like it|mark it as disliked)
      <dislike> [i] <very> (don't like|do not like|hate|can't stand|dislike|loathe) <current> {,}
          {*}
      <like> [i] <very> (love|like|adore|enjoy) <current> {,} {*}
      <dislike> (i'm|i am) [so|really|totally|completely] (done with|sick of|tired of|over|bored of
          |bored with|fed up with) <liked> [dislike it|dislike|thumbs down]
      <like> (i'm|i am) [so|really|totally|completely] (obsessed with|hooked on|crazy about|mad
          about|nuts about|addicted to|in love with|keen on) <liked>

    Nothing
      [give me|get me|show me|find me] (directions|the way|the route) {*}
      play (it|that) (by ear|safe|cool|straight|down|again sam|fair)
      repeat (that|it|after me|yourself|what {*}) [{*}]
      play (chess|checkers|cards|poker|games|a game|tag|hide and seek|ball|catch|tennis|football
          |soccer|golf|basketball|baseball|hockey|bingo|dumb|dead|fair|nice|fetch|house|outside|the
          piano|the guitar|the drums|the violin|piano|guitar|drums|the flute|the trumpet|along|hooky
          |the lottery|video games|a board game|board games|monopoly|scrabble|a prank|a trick|with
          {*}|dice|darts|pool) [{*}]
      let's play {*}
      (watch|hear|put) (out|me|yourself|it|this|that|him|her|them|the road|your step|your language)
          [{*}]
      (watch|see) (the game|tv|television|the news with {*}|the kids|my step)
      (turn|stop|pause|mute|lower|raise) [up|down|off|on] the (volume|sound|music) [{*}]
      get some (sleep|rest|air|fresh air|food|water|help|coffee) [{*}]
      (give me|get me|i want|i need) some (water|food|space|time|money|help|rest|sleep|air|coffee
          |tea|advice) [{*}]
      show (me|us) [the|some] (way|money|door|ropes|respect|mercy|love) [{*}]
      play (nicely|possum|around|about|inside|hard to get|favorites|doctor|it|by|for|at|against|in
          |on|to|up|down|a part|a role|a joke|my part|the fool|the field|the game|the victim|the
          hero|the part|to win|the market|the stock market|the odds|sports|together|time|a hand|rock
          paper scissors|some (cards|golf|tennis|games|football|soccer|basketball|chess)|dress up
          |host|devil's advocate|second fiddle|catch up|santa|god|fetch|rough|well|properly) [{*}]
      (bill|tom|anne|juan|he|she|they|we|mom|dad|my {*}) (plays|played|sings|sang|wrote|hates|loves)
          {*}
      (watch|start watching) (tv|it|out|this|that|me|him|her|them|the (time|clock|kids|news|game
          |match|road|baby|dog|weather)|your {*}|my {*}|over {*}|television|a (movie|film)) [{*}]
      (find|look for|search for|look up) {*} by (tomorrow|monday|tuesday|wednesday|thursday|friday
          |saturday|sunday|noon|next|the|then|bus|train|car|foot|my|hand|accident|chance) [{*}]
      (find|search for|look for|show me|look up) [a|the|me a] (gas|petrol|train|police|bus|metro
          |charging|fire|subway) station [{*}]
      (play|listen to) some (reason|sense|advice|hockey|games|game|darts|pool|poker|bridge|catch
          |ball|tricks|pranks|people|person|role|part) [{*}]
    """
}
