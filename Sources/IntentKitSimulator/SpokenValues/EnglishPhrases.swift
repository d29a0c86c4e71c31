import IntentKitCore

/// The phrases of values in English.
///
/// Each table is created when it is first needed.
enum EnglishPhrases {
  // MARK: - Numbers

  static let numbers = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90,
  ]
  static let scales = [
    "dozen": 12, "hundred": 100, "thousand": 1000, "million": 1_000_000,
    "billion": 1_000_000_000, "trillion": 1_000_000_000_000,
  ]
  static let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
    "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18,
    "nineteenth": 19, "twentieth": 20, "thirtieth": 30, "fortieth": 40, "fiftieth": 50,
  ]
  static let minus = PhraseTable<Void>(["minus|negative": ()])
  static let fractions = PhraseTable<SpokenNumber>([
    "half|a half|one half": .half, "quarter|a quarter|one quarter": .quarter,
    "three quarters|three fourths": .threeQuarters, "half a dozen": SpokenNumber(6),
  ])
  static let fractionsAfterAnd = PhraseTable<SpokenNumber>([
    "and a half|and one half|and half": .half, "and a quarter|and one quarter": .quarter,
    "and three quarters": .threeQuarters,
  ])
  static let rangeJoints = PhraseTable<Void>(["to|through|–": ()])
  /// Groups of people with the user, by their number.
  static let groups = PhraseTable<Int>([
    "just me|only me|me|myself|just myself|me alone|me myself": 1,
    "me and one other|me and one more|me plus one|both of us|the two of us|us two|a couple": 2,
  ])
  /// The people of which an answer states numbers: `two adults and a child`.
  static let people = PhraseTable<Void>([
    """
    adult|adults|child|children|kid|kids|baby|babies|infant|infants|toddler|toddlers|senior|seniors|\
    grown-up|grown-ups|teenager|teenagers|student|students
    """: ()
  ])
  /// The words after a number of people or things in an answer.
  static let counters = PhraseTable<Void>([
    "people|persons|passengers|riders|guests|adults|seats|of us|of them|in total|items|pieces": ()
  ])

  // MARK: - Lists and answers

  static let joints = PhraseTable<Void>(["and|&|plus|and also|as well as": ()])
  static let booleans = PhraseTable<Bool>([
    "yes|on|true|yeah|yep|enabled": true, "no|off|false|nope|disabled": false,
  ])

  // MARK: - Money

  static let currencies = PhraseTable<String>([
    "dollar|dollars|buck|bucks|us dollar|us dollars|american dollars|$": "USD",
    "euro|euros|€": "EUR", "pound|pounds|quid|pounds sterling|british pounds|£": "GBP",
    "yen|japanese yen|¥": "JPY", "canadian dollar|canadian dollars": "CAD",
    "australian dollar|australian dollars|aussie dollar|aussie dollars": "AUD",
    "new zealand dollar|new zealand dollars": "NZD", "hong kong dollars": "HKD",
    "singapore dollars": "SGD", "yuan|renminbi": "CNY", "won|korean won|₩": "KRW",
    "rupee|rupees|indian rupees|₹": "INR", "franc|francs|swiss franc|swiss francs": "CHF",
    "peso|pesos|mexican pesos": "MXN", "reais|real": "BRL", "kronor|swedish kronor": "SEK",
    "norwegian kroner": "NOK", "danish kroner": "DKK", "zloty": "PLN", "shekel|shekels": "ILS",
    "baht": "THB", "rand": "ZAR", "icelandic kronur|kronur|krona": "ISK", "dong": "VND",
  ])
  /// The names of bank notes.
  static let notes = PhraseTable<(amount: Int, currency: String)>([
    "a tenner|tenner": (10, "GBP"), "a fiver|fiver": (5, "GBP"),
    "a grand|grand|one grand|1 grand": (1000, "USD"), "two grand|2 grand": (2000, "USD"),
    "three grand|3 grand": (3000, "USD"), "four grand|4 grand": (4000, "USD"),
    "five grand|5 grand": (5000, "USD"), "ten grand|10 grand": (10_000, "USD"),
    "twenty grand|20 grand": (20_000, "USD"), "half a grand": (500, "USD"),
  ])
  static let subunits = PhraseTable<String>([
    "cent|cents|¢": "USD", "euro cent|euro cents|eurocents": "EUR", "pence|penny|p": "GBP",
  ])

  // MARK: - Quantities

  static let timeUnits = PhraseTable<SpokenDuration.Unit>([
    "second|seconds|sec|secs": .second, "minute|minutes|min|mins": .minute,
    "hour|hours|hr|hrs|h": .hour, "day|days": .day, "week|weeks": .week,
    "fortnight|fortnights": .fortnight, "month|months": .month, "year|years": .year,
  ])
  static let goalUnits = PhraseTable<(WorkoutGoalUnitType, Int)>([
    "kilometer|kilometers|kilometre|kilometres|km|kms|k|kay": (.meter, 1000),
    "meter|meters|metre|metres|m": (.meter, 1), "centimeters|centimetres|cm": (.meter, -2),
    "mile|miles|mi": (.mile, 1), "foot|feet|ft": (.foot, 1), "yard|yards|yd|yds": (.yard, 1),
    "inch|inches": (.inch, 1),
    "calorie|calories|cal|cals|kcal|kcals|kilocalorie|kilocalories": (.kiloCalorie, 1),
    "joule|joules": (.joule, 1), "kilojoule|kilojoules|kj": (.joule, 1000),
  ])
  static let units: [Dimension: [(String, String)]] = [
    .length: [
      ("kilometer|kilometers|kilometre|kilometres|km", "kilometers"),
      ("meter|meters|metre|metres|m", "meters"),
      ("centimeter|centimetre|centimetres|cm", "centimeters"),
      ("millimeter|millimetre|millimetres|mm", "millimeters"), ("mile|mi", "miles"),
      ("foot|ft", "feet"), ("yard|yd", "yards"), ("inch|in", "inches"),
    ],
    .mass: [
      ("kilogram|kilo|kilos|kg|kgs", "kilograms"), ("gram|grammes|g", "grams"),
      ("milligram|mg", "milligrams"), ("pound|lb|lbs", "pounds"), ("ounce|oz", "ounces"),
      ("stone", "stones"), ("ton|tons|tonne|tonnes", "metricTons"),
    ],
    .volume: [
      ("liter|litre|litres|l", "liters"), ("milliliter|millilitre|millilitres|ml", "milliliters"),
      ("cup", "cups"), ("pint", "pints"), ("quart", "quarts"), ("gallon", "gallons"),
      ("teaspoon|tsp", "teaspoons"), ("tablespoon|tbsp", "tablespoons"),
      ("fluid ounce", "fluidOunces"),
    ],
    .speed: [
      ("kilometers an hour|kilometres per hour|kmh|km/h|kph", "kilometersPerHour"),
      ("miles an hour|mph|mi/h", "milesPerHour"), ("meters a second|m/s", "metersPerSecond"),
      ("knot", "knots"),
    ],
    .energy: [
      ("kilocalorie|kcal|calorie", "kilocalories"), ("cal", "calories"), ("joule|j", "joules"),
      ("kilojoule|kj", "kilojoules"), ("kilowatt hour|kwh", "kilowattHours"),
    ],
    .temperature: [
      (
        "degrees celsius|degree celsius|degrees centigrade|celsius|°c|degrees c|centigrade|c",
        "celsius"
      ),
      ("degrees fahrenheit|degree fahrenheit|fahrenheit|°f|degrees f|f", "fahrenheit"),
      ("kelvin|k|degrees kelvin", "kelvin"), ("degrees|degree|°", ""),
    ],
  ]

  // MARK: - Names of cases

  static let synonyms: [String: [(String, String)]] = [
    "AccountType": [
      ("saving|savings account|saving account", "saving"),
      ("checking account|current account|current|chequing", "checking"),
      ("credit card|credit account|credit cards", "credit"), ("debit card|debit account", "debit"),
      ("investments|investment account|brokerage", "investment"), ("home loan", "mortgage"),
      ("prepaid card", "prepaid"),
    ],
    "AmountType": [
      (
        "minimum|minimum due|minimum amount|the minimum|minimum payment|the minimum payment",
        "minimumDue"
      ),
      (
        "full amount|the full amount|whole amount|the whole amount|amount due|everything due|in full",
        "amountDue"
      ),
      ("current balance|the balance", "currentBalance"),
      ("maximum|the maximum", "maximumTransferAmount"), ("statement balance", "statementBalance"),
    ],
    "BillType": [
      ("auto insurance|car insurance", "autoInsurance"), ("cable tv|tv", "cable"),
      ("car lease|lease", "carLease"), ("car loan|auto loan", "carLoan"),
      ("credit card|visa|credit cards", "creditCard"),
      ("electric|electrical|power|electricity", "electricity"), ("natural gas|heating gas", "gas"),
      ("garbage|trash|recycling|waste", "garbageAndRecycling"),
      ("health insurance|medical insurance", "healthInsurance"),
      ("home insurance|house insurance|homeowners insurance", "homeInsurance"),
      ("wifi|wi-fi|broadband|internet", "internet"), ("life insurance", "lifeInsurance"),
      ("home loan", "mortgage"), ("music|music subscription", "musicStreaming"),
      ("cell phone|mobile phone|mobile|cell|telephone", "phone"), ("sewage", "sewer"),
      ("student loans|student loan", "studentLoan"),
      ("speeding ticket|parking ticket|ticket", "trafficTicket"), ("school fees", "tuition"),
      ("utility|utilities", "utilities"),
    ],
    "CallAudioRoute": [
      ("speaker|speakerphone|loudspeaker|on speaker|the speaker", "speakerphoneAudioRoute"),
      ("bluetooth|headset|my headset", "bluetoothAudioRoute"),
    ],
    "CallCapability": callCapabilities,
    "CallCapabilityOptions": callCapabilities,
    "CallDestinationType": [
      ("emergency services|911|112|999", "emergency"), ("voice mail|my voicemail", "voicemail"),
      ("the last number|last number", "redial"), ("call back|back", "callBack"),
    ],
    "CallRecordType": callRecords,
    "CallRecordTypeOptions": callRecords,
    "CarAirCirculationMode": [
      ("fresh|outside air", "freshAir"),
      ("recirculation|recirculate|recirculated air", "recirculateAir"),
    ],
    "CarAudioSource": [
      ("bluetooth", "sourceBluetooth"), ("carplay", "sourceCarPlay"),
      ("radio|the radio", "sourceRadio"),
      ("usb", "sourceUSB"), ("aux|auxiliary|line in", "sourceAUX"), ("ipod", "sourceiPod"),
      ("memory card|sd card", "sourceMemoryCard"), ("cd|dvd|optical drive", "sourceOpticalDrive"),
      ("hard drive|hard disk", "sourceHardDrive"),
    ],
    "CarDefroster": [
      ("windshield|front window|front windshield", "front"),
      ("back|rear window|back window", "rear"),
      ("both", "all"),
    ],
    "CarSeat": [
      ("driver's|driver's seat|driver seat|drivers", "driver"),
      ("passenger's|passenger seat|passenger's seat", "passenger"),
      ("front left seat|left front", "frontLeft"), ("front right seat|right front", "frontRight"),
      ("front seats|both front seats", "front"), ("back left|rear left seat|left rear", "rearLeft"),
      ("back right|rear right seat|right rear", "rearRight"),
      ("back|back seats|rear seats", "rear"),
      ("all seats|every seat|all the seats", "all"),
    ],
    "CarSignalOptions": [
      ("horn|the horn|honk|sound", "audible"), ("lights|the lights|headlights|flash", "visible"),
    ],
    "MediaAffinityType": [
      ("likes|love|thumbs up|favorite", "like"), ("hate|thumbs down|don't like", "dislike"),
    ],
    "MediaItemType": [
      ("songs|track|tracks", "song"), ("albums|record", "album"), ("artists|band", "artist"),
      ("playlists", "playlist"), ("podcast|podcasts|show", "podcastShow"),
      ("episode", "podcastEpisode"),
      ("audiobook|audiobooks", "audioBook"), ("movies|film|films", "movie"),
      ("tv show|series|tv series", "tvShow"), ("station", "musicStation"),
    ],
    "MessageAttribute": messageAttributes,
    "MessageAttributeOptions": messageAttributes,
    "NotebookItemType": [
      ("note", "note"), ("list|task list|task lists", "taskList"),
      ("task|reminder|reminders|to-do|to-dos|todo|todos", "task"),
    ],
    "OutgoingMessageType": [
      ("text message|written", "outgoingMessageText"),
      ("voice|voice message|audio message|recording", "outgoingMessageAudio"),
    ],
    "PaymentStatus": [
      ("settled|done|completed", "completed"), ("canceled|cancelled", "canceled"),
      ("open|due|outstanding|not paid", "unpaid"), ("in progress", "pending"),
    ],
    "PlaybackQueueLocation": [
      ("right now|immediately", "now"), ("after this|after this song|up next", "next"),
      ("at the end|last|to the end", "later"),
    ],
    "PlaybackRepeatMode": [
      ("this song|one song|this one", "one"), ("everything|all songs|the whole list", "all"),
      ("off|no", "none"),
    ],
    "PhotoAttributeOptions": [
      ("photos|picture|pictures", "photo"), ("videos|clip|clips", "video"), ("gifs", "GIF"),
      ("favorites|favourites|favourite", "favorite"), ("selfies", "selfie"),
      ("screenshots|screen shots", "screenshot"), ("bursts", "burstPhoto"),
      ("panorama|panoramas", "panoramaPhoto"), ("portraits", "portraitOrientation"),
      ("landscapes", "landscapeOrientation"), ("slow motion|slo-mo", "slowMotionVideo"),
      ("time lapse|timelapse", "timelapseVideo"), ("live photos", "livePhoto"),
    ],
    "RelativeSetting": [
      ("up|warmer|more|hotter|stronger|faster", "higher"),
      ("down|cooler|less|colder|weaker|slower", "lower"),
      ("maximum|max|full", "highest"), ("minimum|min", "lowest"),
    ],
    "SpatialEvent": [
      ("arrive|arrival|coming", "arrive"), ("leave|departure|going", "depart"),
    ],
    "TaskItemPriority": [
      ("important|urgent|high|high priority|flag|very", "flagged"),
      ("not important|not urgent|normal|low|low priority|unflagged|no flag", "notFlagged"),
    ],
    "TaskStatus": [
      ("done|complete|finished|checked off|ticked off|checked", "completed"),
      ("not done|incomplete|unfinished|open|undone|to do", "notCompleted"),
    ],
    "VisualCodeType": [
      ("contact code|my contact|business card", "contact"),
      ("payment request|receive money|get paid|requesting money", "requestPayment"),
      ("payment|pay|paying|sending money|payment code", "sendPayment"), ("transit code", "transit"),
      ("bus ticket|bus code|bus pass", "bus"),
      ("metro|underground|subway ticket|subway code", "subway"),
    ],
    "WorkoutGoalUnitType": [
      ("calories|calorie|kcal", "kiloCalorie"), ("min|mins", "minute"), ("hr|hrs", "hour"),
      ("metres|metre", "meter"),
    ],
    "WorkoutLocationType": [
      ("indoor|inside|in the gym|at the gym|on the treadmill", "indoor"),
      ("outdoor|outside|in the open|in the park", "outdoor"),
    ],
  ]

  private static let callCapabilities = [
    ("video|facetime|with video|video chat", "videoCall"),
    ("audio|voice|voice call|without video|phone call", "audioCall"),
  ]
  private static let callRecords = [
    ("dialed|dialled|made|outgoing calls", "outgoing"), ("missed calls", "missed"),
    ("incoming|answered|received calls|incoming calls", "received"), ("last|recent", "latest"),
    ("voicemails|voice mail", "voicemail"),
  ]
  private static let messageAttributes = [
    ("seen", "read"), ("new|not read", "unread"), ("important|starred", "flagged"),
    ("heard|listened", "played"),
  ]
}
