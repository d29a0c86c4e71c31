// The forms of verbs in polite requests. Templates have the verbs in their usual form.

extension SpeakingHabits {
  /// The phrases of polite requests with a verb in another form, with the ones that templates have:
  /// “how about adding” and “please add”, “grateful if you sent” and “grateful if you could send”.
  static let politeVerbForms: [(String, String)] = (englishVerbs + "|" + otherEnglishVerbs)
    .split(separator: "|").flatMap { forms -> [(String, String)] in
      let forms = forms.split(separator: " ")
      let (base, past, gerund) = (forms[0], forms[1], forms[2])
      let wishes = wordsBeforeWishes.map {
        ("\($0) if you \(past)|\($0) if \(past)", "\($0) if you could \(base)")
      }
      return wishes + [
        ("rather you \(past)", "rather you could \(base)"),
        ("mind \(gerund)", "mind to \(base)"),
        ("want \(gerund)", "want to \(base)"), ("would like \(gerund)", "would like to \(base)"),
        ("wish \(gerund)", "wish to \(base)"), ("i'd like \(gerund)", "i'd like to \(base)"),
        ("how about \(gerund)|what about \(gerund)", "please \(base)"),
      ]
    }

  /// More verbs of requests, whose past forms are often said of other things.
  private static let otherEnglishVerbs = """
    activate activated activating|beep beeped beeping|browse browsed browsing|complete completed \
    completing|connect connected connecting|correct corrected correcting|cross crossed crossing\
    |deposit deposited depositing|dial dialed dialing|drive drove driving|drop dropped dropping\
    |empty emptied emptying|erase erased erasing|fire fired firing|fix fixed fixing|flash flashed \
    flashing|forward forwarded forwarding|hail hailed hailing|hand handed handing|hang hung \
    hanging|heat heated heating|honk honked honking|jot jotted jotting|keep kept keeping|leave left \
    leaving|like liked liking|notify notified notifying|pop popped popping|push pushed pushing\
    |recall recalled recalling|reply replied replying|restart restarted restarting|scan scanned \
    scanning|share shared sharing|shift shifted shifting|skip skipped skipping|stick stuck \
    sticking|summon summoned summoning|switch switched switching|tick ticked ticking|time timed \
    timing|tune tuned tuning|type typed typing|undo undid undoing|use used using|warm warmed \
    warming|warn warned warning
    """

  /// The past forms of the verbs of requests, with which a speaker says that a thing was done.
  ///
  /// Some verbs are more often said of other things: “I took a nap”.
  static let pastForms: [String] = englishVerbs.split(separator: "|").compactMap { forms in
    let forms = forms.split(separator: " ")
    let isUsual = ["found", "gave", "got", "let", "made", "put", "set", "took", "went"]
      .contains(forms[1])
    return isUsual || forms[0] == forms[1] ? nil : String(forms[1])
  }

  /// The forms of the verbs of requests.
  static let storyForms = englishVerbs.split(separator: "|").map {
    $0.split(separator: " ").map(String.init)
  }

  /// The words that make a following condition a wish: “grateful if you sent it”.
  private static let wordsBeforeWishes = [
    "grateful", "glad", "happy", "great", "lovely", "nice", "appreciate it", "love it", "like it",
    "obliged", "thankful", "good", "wonderful", "helpful", "awesome", "super", "fantastic", "cool",
    "brilliant", "amazing", "perfect", "ideal", "handy", "useful", "kind", "kind of you", "sweet",
    "grand", "terrific", "excellent", "help", "relief", "favor", "favour", "help me", "delighted",
    "pleased", "relieved", "welcome it", "prefer it", "grateful indeed", "a lot", "very much",
    "so much", "greatly",
  ]

  /// The verbs of requests, each with its past and its gerund.
  private static let englishVerbs = """
    add added adding|answer answered answering|append appended appending|arrange arranged \
    arranging|ask asked asking|begin began beginning|book booked booking|bring brought bringing\
    |call called calling|cancel canceled canceling|cancel cancelled cancelling|change changed \
    changing|charge charged charging|check checked checking|clear cleared clearing|continue \
    continued continuing|create created creating|delete deleted deleting|display displayed \
    displaying|edit edited editing|end ended ending|fetch fetched fetching|find found finding\
    |finish finished finishing|flag flagged flagging|get got getting|give gave giving|go went \
    going|invoice invoiced invoicing|let let letting|list listed listing|log logged logging|look \
    looked looking|lock locked locking|make made making|mark marked marking|message messaged \
    messaging|move moved moving|note noted noting|open opened opening|order ordered ordering\
    |pause paused pausing|pay paid paying|phone phoned phoning|pick picked picking|play played \
    playing|postpone postponed postponing|pull pulled pulling|put put putting|queue queued \
    queuing|rate rated rating|read read reading|record recorded recording|remind reminded \
    reminding|remove removed removing|rename renamed renaming|request requested requesting\
    |reserve reserved reserving|resume resumed resuming|ring rang ringing|save saved saving\
    |schedule scheduled scheduling|search searched searching|send sent sending|set set setting\
    |settle settled settling|show showed showing|shuffle shuffled shuffling|snooze snoozed \
    snoozing|start started starting|stop stopped stopping|take took taking|tell told telling|text \
    texted texting|tip tipped tipping|throw threw throwing|track tracked tracking|transfer \
    transferred transferring|turn turned turning|unlock unlocked unlocking|unsend unsent \
    unsending|wire wired wiring|wrap wrapped wrapping|write wrote writing
    """
}
