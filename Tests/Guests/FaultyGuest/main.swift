import IntentKitExtension

FaultyExtension.main()
