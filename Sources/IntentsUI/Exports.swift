// The protocols and contexts of Intents UI. A module of its own, because `canImport` finds it in
// every target of a build.
@_exported public import Intents
