import IntentKitExtension
import SampleApps

AppExtension<UnicornChat>.main()
