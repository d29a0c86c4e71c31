// The one place that decides which Foundation the generator stands on; the same choice as the core's.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
