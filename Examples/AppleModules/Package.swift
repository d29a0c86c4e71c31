// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's, for Linux only. On Apple platforms, the package is empty.
let package = Package(name: "AppleModules")

#if os(Linux)
package.products = [
  .library(name: "os", targets: ["os"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "UIKit", targets: ["UIKit"]),
]
package.targets = [
  // The submodule of `import os.log`. A Swift module can't have one.
  .target(name: "CLogModule"),
  .target(name: "os", dependencies: ["CLogModule"]),
  .target(name: "OSLog", dependencies: ["os"]),
  .target(name: "UIKit"),
  .testTarget(name: "AppleModulesTests", dependencies: ["os", "OSLog", "UIKit"]),
]
#endif
