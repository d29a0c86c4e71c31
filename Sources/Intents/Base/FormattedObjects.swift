// Handlers write their objects to the log with `NSLog` and `String(format:)`.

extension INFieldObject: _FormattedObject {}
extension INIntentResolutionResult: _FormattedObject {}
extension INExtension: _FormattedObject {}
extension INInteraction: _FormattedObject {}
extension INParameter: _FormattedObject {}
extension INShortcutReference: _FormattedObject {}
extension INVoiceShortcut: _FormattedObject {}
extension INRelevantShortcut: _FormattedObject {}
extension NSUserActivity: _FormattedObject {}
