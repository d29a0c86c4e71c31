import IntentKitCore

extension UserVocabulary {
  /// The names of people.
  var contactNames: [String] { strings(of: .contactName).map(\.spokenPhrase) }
}

extension VocabularyStringType {
  /// The parameters whose values have the names of this type, with the names of fields.
  ///
  /// SiriKit documents the meaning of a type, but not the parameters.
  var parameterPaths: [String] {
    switch self {
    case .contactName: []
    case .contactGroupName: ["speakableGroupName", "speakableGroupNames"]
    case .photoTag: ["searchTerms"]
    case .photoAlbumName: ["albumName"]
    case .workoutActivityName: ["workoutName"]
    case .carProfileName: ["profileName"]
    case .carName: ["carName"]
    case .paymentsOrganizationName: ["billPayee", "organizationName"]
    case .paymentsAccountNickname: ["accountNickname", "fromAccount", "toAccount"]
    case .notebookItemTitle:
      [
        "title", "taskTitles", "targetNote", "targetTask", "targetTaskList", "taskList", "tasks",
      ]
    case .notebookItemGroupName: ["groupName"]
    case .mediaPlaylistTitle, .mediaAudiobookTitle, .mediaShowTitle: ["mediaSearch.mediaName"]
    case .mediaMusicArtistName, .mediaAudiobookAuthorName: ["mediaSearch.artistName"]
    }
  }
}
