// The generator uses the same Foundation as the core; only this file decides which one.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
