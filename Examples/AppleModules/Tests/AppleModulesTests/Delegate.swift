// No test: a file that imports both Testing and UIKit looks for a module that only Apple's systems
// have.
import UIKit

/// An app delegate without any view.
final class Delegate: NSObject {
  var defaults = UserDefaults.standard
  var frame = CGRect(x: 0, y: 0, width: 10, height: 10)
}
