import IntentKitExtension
import SampleApps

// Under the name of another sample app, given by a symbolic link, the program is this app.
switch CommandLine.arguments[0].split(separator: "/").last {
case "FaultyChat": AppExtension<FaultyChat>.main()
case "HarborBank": AppExtension<HarborBank>.main()
case "MoveMate": AppExtension<MoveMate>.main()
case "RecipeAssistant": AppExtension<RecipeAssistant>.main()
case "RecipeAssistantInApp": AppExtension<RecipeAssistantInApp>.main()
case "SoupChef": AppExtension<SoupChef>.main()
case "TasksNotes": AppExtension<TasksNotes>.main()
case "UnicornRides": AppExtension<UnicornRides>.main()
default: AppExtension<UnicornChat>.main()
}
