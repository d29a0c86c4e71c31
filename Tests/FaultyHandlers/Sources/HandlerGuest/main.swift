import FaultyHandlers
import IntentKitExtension

FaultyApp.main()
