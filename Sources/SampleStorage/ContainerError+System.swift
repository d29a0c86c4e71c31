import IntentKitPlatform

extension ContainerError {
  /// Converts the errors of the operating system that an expression throws.
  static func converting<Result>(
    _ value: @autoclosure () throws(SystemError) -> Result
  ) throws(ContainerError) -> Result {
    do throws(SystemError) {
      return try value()
    } catch {
      throw ContainerError(error)
    }
  }

  /// Creates the error for a failed system call.
  init(_ error: SystemError) {
    let path = error.path ?? AppContainer.pathInMemory
    let kind: Kind
    let reason: String
    let cure: String
    switch error.cause {
    case .missing:
      self = .vanished(path: path)
      return
    case .notRegularFile:
      self.init(
        .unsuitableFile, path: path, message: "This isn't a regular file.",
        cure: "It is unchanged; move it away.")
      return
    case .tooLarge where error.operation == .read:
      self.init(
        .unsuitableFile, path: path,
        message: "This exceeds the maximum size of \(AppContainer.maximumDocumentSize >> 20) MiB.",
        cure: "The file is unchanged; reduce its size, or move it away.")
      return
    case .symbolicLink:
      (kind, reason) = (.unsuitableFile, "it is a symbolic link")
      cure = "Put the file itself there."
    case .folder:
      (kind, reason, cure) = (.unsuitableFile, "it is a folder", "Move it away.")
    case .notFolder:
      (kind, reason) = (.unsuitableFile, "it isn't a folder, or it isn't in one")
      cure = "Choose another folder."
    case .notPermitted:
      (kind, reason) = (.notPermitted, "this user doesn't have permission")
      cure = "Choose another folder, or change the permissions of this one."
    case .readOnly:
      (kind, reason) = (.notPermitted, "the disk is read-only")
      cure = "Choose another folder."
    case .diskFull:
      (kind, reason, cure) = (.noSpace, "the disk is full", "Free some space, and try again.")
    case .tooLarge, .other:
      (kind, reason) = (.failed, "the system reports “\(error.reason)”")
      cure = "Try again."
    }
    let state: String? =
      switch error.operation {
      case .write: "The old content is kept."
      case .synchronize: "The last change may be lost."
      default: nil
      }
    self.init(
      kind, path: path, message: "This cannot be \(error.operation.rawValue): \(reason).",
      cure: [state, cure].compactMap(\.self).joined(separator: " "))
  }
}
