// The single place that selects the Foundation module for the core. On Linux it is
// FoundationEssentials, which avoids the start-up cost of the full Foundation. Elsewhere,
// Foundation is always loaded.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
