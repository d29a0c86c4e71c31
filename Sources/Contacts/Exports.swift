// The values of Contacts that intents contain. A separate module, because `canImport` finds it in
// every target of a build.
@_exported public import Foundation
@_exported public import IntentsValues
