extension EnglishSentences {
  static let photos = """
    # Photos, by what they are and what they show.
    <photos> = photos|pictures|pics|photo|picture|pic|images|snapshots|photographs|shots|snaps|image
        |camera roll|photograph|ones|photo library
    <photo kind> = selfies {includedAttributes=selfie}|selfie {includedAttributes=selfie}
        |(screenshots|screen shots|screenshot) {includedAttributes=screenshot}|(videos|clips|video
        |video clips|movies i took|footage) {includedAttributes=video}|(panoramas|panorama|panoramic
        photos|panorama photos) {includedAttributes=panoramaPhoto}|(live photos|live pictures)
        {includedAttributes=livePhoto}|(gifs|animated gifs) {includedAttributes=GIF}|(portraits
        |portrait photos|portrait pictures) {includedAttributes=portraitPhoto}|(bursts|burst photos)
        {includedAttributes=burstPhoto}|(time lapses|time lapse videos|timelapses|time lapse)
        {includedAttributes=timeLapseVideo}|(slow motion videos|slo mo videos|slow mo videos|slow
        motion clips) {includedAttributes=slowMotionVideo}|(favorites|favorite photos|favorite
        pictures|favourites|favorited photos|favorite pics) {includedAttributes=favorite}|(selfie
        (photos|pictures)) {includedAttributes=selfie}|(long exposures|long exposure photos)
        {includedAttributes=longExposurePhoto}|(hdr photos|hdr pictures)
        {includedAttributes=hdrPhoto}|(square photos) {includedAttributes=squarePhoto}
    <any photos> = <photo kind>|[favorite {includedAttributes=favorite}] <photos>
    <taken> = [that|which] [(i|we|i've|i have|we've)] (took|taken|shot|snapped|made|captured|have
        |got|saved)|[that|which] (were|was) (taken|made|shot)|taken|shot|made|created|from when i
        was|dated|captured|of when i was|from my (trip|vacation|holiday|visit)|from our (trip
        |vacation|holiday|visit)|from (the|a) (trip|vacation|visit)|of my (trip|vacation)|of our
        (trip|vacation)
    <photo part> = (of|with|showing) {peopleInPhoto:<first name>}|[<taken>] [from|on|in|during|of]
        {dateCreated}|[<taken>] (in|at|near|from|around|to) [the|my] {locationCreated}|(of|with
        |showing|featuring|that show|including|with me and|containing) [just|only|me and]
        {peopleInPhoto}|[that|which] {peopleInPhoto} (is|are) in|(with|that have|where i'm with)
        {peopleInPhoto} in (them|it)|(in|from|of|inside) ([the|my|our] {albumName} (album|folder)
        |[the|my|our] (album|folder) [called|named] {albumName})|(of|with|showing|that show
        |containing|about) (a|an|the|my|some|our) {searchTerms:title}|of {searchTerms:title}|of (me
        |myself|us)|i took|we took|i've taken
    <photo parts> = [<photo part>] [<photo part>] [<photo part>]
    <all photos> = [all|all of|any|only|just] [the|my|our|some|some of my|any of my|all my|all the
        |those|these|every|a few] [recent|latest|last|old|new|best|most recent]

    SearchForPhotos
      [all|my|the|all my|our] <any photos> <photo part> [<photo part>] {,} <so> (show me|find
          them|show them|let me see|show me them|pull them up|let's see them|let me see them|let me
          see those)
      [all|my|the|some|all my|our|any] <any photos> (of|with|showing) (a|an|the|my|our|some)
          {searchTerms:title} [please]
      [all|my|the|some|all my|our|any] <any photos> <photo part> <photo part> [please]
      [all|my|the|some|all my|our|any] <any photos> (of|with|showing) {peopleInPhoto:<first name>}
          [please]
      [all|all of|just] {dateCreated} ['s] <any photos> [please]
      [all|my|the|some] (photos|pictures|pics|selfies {includedAttributes=selfie}|screenshots
          {includedAttributes=screenshot}|photographs|images) (from|taken|i took|from the)
          {dateCreated} [please]
      (<i want>|<find>|<is there>|find|show|show me|look for|search for|search|look up|pull up|bring
          up|open|display|get|get me|give me|view|see|let me see|list|go to|find me|look at|look
          through|browse|i want to see|i wanna see|i'd like to see|dig up|dig out|can i see|call up
          |locate|check|have a look at|take me to|track down|gimme|filter|show us|where are|do i
          have|are there|have i got|fetch|let's see|let's look at|which are|do you have|hunt for
          |search my library for) <all photos> <any photos> <photo parts>
      (find|show|show me|look for|search for|pull up|bring up|open|display|view|see|let me see|look
          at|get|give me) <all photos> {dateCreated} ['s] <any photos> <photo parts>
      (find|show|show me|look for|search for|pull up|bring up|open|display|view|see|let me see|look
          at|get|give me) [all] {peopleInPhoto} 's <any photos>
      (find|show|show me|look for|search for|pull up|bring up|display|view|see|let me see|look at
          |get) [all] [the|my|our|all my|some] {searchTerms:title} (photos|pictures|pics|photo
          |picture) <photo parts>
      (what|which) <any photos> (did i take|have i taken|do i have|are there|did we take|have i got
          |i took) <photo parts>
      (search|look through|browse|go through) [all] [my|the] <photos> for [pictures of|photos of
          |images of] [the|a|an|my|some] {searchTerms:title} [[from|on|in] {dateCreated}]
      (show|show me|open|view|pull up|bring up|display|see|go to|find|browse) [the|my|our] (photo
          album|picture album|album of photos) [called|named] {albumName}
      (show|show me|open|view|pull up|bring up|display|see|find|browse) [the|my|our] {albumName}
          (photo album|picture album|photos album)
      {app} (show|open|view|pull up|bring up|see|find|display|browse|go to|take me to|open up|jump
          to|look in|look at|look through|search|search in|let me see|i want to see) [me] [the|my
          |our] (album [called|named] {albumName}|{albumName} (album|folder))
      {app} [my|the|our] <any photos> <photo part> [<photo part>]
      {app} (find|search for|search|look for|show me|show) [the|a|an|my|some] {searchTerms:title}
      [all|my|the|some|all my|our] <any photos> (of|with|showing) [just|only|me and] {peopleInPhoto}
          [from|on|in|taken] {dateCreated} [please]
      [all|my|the|some|all my|our] <any photos> (of|with|showing) [just|only|me and] {peopleInPhoto}
          (in|at|from|on|near) [the|my|our] {locationCreated} [please]
      [all|my|the|some|all my|our] <any photos> <taken> (in|at|near|from|on) [the|my|our]
          {locationCreated} [please]
      [all|my|the|some|all my|our] <any photos> [<taken>] [from|on|in|of] {dateCreated} [please]
      (my|all my|all|our|some) <photo kind> <photo parts> [please]
      (my|all my|all|our|some|the) (photos|pictures|pics) (from|in|near) [the|our] {locationCreated}
          [please]
      [please] (let|have) {app} (find|search for|show|look for) [me] <all photos> <any photos>
          <photo parts>
      [all|my|the|some|all my|our] <any photos> (of|with|showing) [just|only|me and] {peopleInPhoto}
          [please]
      [all|my|the|some|all my|our] <any photos> (from|of) (my|our|the) (trip|vacation|holiday|visit
          |weekend) (to|in|at) {locationCreated} [please]
      (open|show|show me|find|see|view|pull up|bring up|display|search|search in|search through
          |browse|look in|look into|look through|go through|check|let me see|go to|take me to|open
          up) (my|our) {albumName} album

    <slideshow> = [a|the|my|our|this|new|another|me a] [photo|picture|quick|new|nice|little] (slide
        show|slideshow|slide presentation|slides|memory|photo presentation|picture show|photo show
        |memories|slideshows|slide shows)
    <of photos> = (of|with|from) [my] {peopleInPhoto} 's <any photos>|(of|with|from) [the|my|our|all
        my|some] {searchTerms:title} (photos|pictures|pics)|(of|with|from|using|featuring|showing
        |for|about) <all photos> <any photos> <photo parts>|(of|with|from|using|featuring|showing
        |for) <all photos> {dateCreated} ['s] <any photos> <photo parts>|(of|with|from|using
        |featuring|for|about) [the|my|our] ({albumName} album|album [called|named] {albumName})|(of
        |with|featuring|about|for) {peopleInPhoto}|(of|about|from) (my|our|the) (trip|vacation
        |holiday|visit) (to|in) {locationCreated}|(from|of|in) {dateCreated}|(in|from)
        {locationCreated}|<photo part>|(of|with) (a|an|the|my|our) {searchTerms:title}

    StartPhotoPlayback
      {*} (wants|want|would like|'d like) to (see|watch) [the|my|our] ({albumName} album|album
          [called|named] {albumName}) (as|in) a (slideshow|slide show)
      (play|show|run|start) [me] [my|the|our] {albumName} (photos|pictures|pics|album) as a
          (slideshow|slide show)
      (<i want>|play|start|run|show|show me|begin|make|create|open|view|watch|launch|see|put on|give
          me|gimme|do|set up|let me see|put together|display|have|present|project|get me|kick off|i
          want|i'd like|how about|let's have|let's watch|let's see|<would you mind> (playing
          |starting|showing|running)|put up|fire up|turn on|generate) <slideshow> [<of photos>]
          [<photo part>]
      (play|start|run|show|show me|begin|view|watch|present|display|see) [the|my|our] {albumName}
          (slide show|slideshow)
      (play|start|run|show|show me|view|watch|present|display|see|put|turn) <all photos> <any
          photos> <photo parts> (as|in|in the form of|into|on) <slideshow>
      (play|start|run|show|show me|view|watch|present|display|see) <all photos> <any photos> <photo
          parts> <slideshow>
      (play|start|run|flip through|scroll through|cycle through|swipe through|play back) <all
          photos> <any photos> <photo parts>
      (play|show|start|show me|run) [the|my|our] ({albumName} album|album [called|named]
          {albumName}) (as|in|in the form of) <slideshow>
      (play|start|show|run|show me|view|watch) <all photos> {dateCreated} ['s] <any photos> (as|in
          |in the form of|on) <slideshow>
      (play|start) <all photos> {dateCreated} ['s] <any photos>
      (play|show) [the|my] <any photos> (one after another|one by one|in a row) <photo parts>
      (slideshow|slide show) [<of photos>]
      {app} <slideshow> [<:>] {peopleInPhoto}
      {app} <slideshow> [<of photos>|<all photos> <any photos> <photo parts>]

    Nothing
      (my|the|these|those|our|his|her|your) (photos|pictures|pics|photo|picture|selfie|selfies) [(of
          |from|in|with|on|at) {*}] (is|are|was|were|looks|look|came|turned|got|makes|make|has|have)
          [{*}]
      [all|some|most|these] [of] [the|my|our] (photos|pictures|pics) (of|from|in|with) [the|my|a
          |our] {*} (is|are|was|were|looks|look|came|turned|make|have) [{*}]
    """
}
