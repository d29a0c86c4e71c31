// The one place that decides which Foundation the core stands on. On Linux it is
// FoundationEssentials, which spares a program the start-up cost of the whole Foundation; elsewhere
// Foundation is always there.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
