// The protocols and contexts of Intents UI. A separate module, because `canImport` finds it in
// every target of a build.
@_exported public import Intents
