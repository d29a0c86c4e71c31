// A library of another author that chooses its implementation by the frameworks that exist. Each
// branch needs more of the framework than a stand-in would have.

#if canImport(UIKit)
import UIKit
#endif
#if canImport(os)
import os
#endif
#if canImport(CoreLocation)
import CoreLocation
#endif
#if canImport(Contacts)
import Contacts
#endif

/// The frameworks that the library found.
public enum Bystander {
  public static var frameworks: [String] {
    var frameworks: [String] = []
    #if canImport(UIKit)
    frameworks.append("UIKit \(UIColor.label)")
    #endif
    #if canImport(os)
    frameworks.append("os \(OSAllocatedUnfairLock(initialState: 0))")
    #endif
    #if canImport(CoreLocation)
    frameworks.append("CoreLocation \(CLLocationManager())")
    #endif
    #if canImport(Contacts)
    frameworks.append("Contacts \(CNContactStore())")
    #endif
    return frameworks
  }
}
