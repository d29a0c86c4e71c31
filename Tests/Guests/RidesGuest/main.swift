import IntentKitExtension

RidesExtension.main()
