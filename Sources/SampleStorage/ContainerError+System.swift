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
    switch error.cause {
    case .missing:
      self = .vanished(path: path)
    case .notRegularFile:
      self.init(
        kind: .unsuitableFile, path: path, message: "This isn't a regular file.",
        cure: "It is unchanged; move it away.")
    case .tooLarge where error.operation == .read:
      self.init(
        kind: .unsuitableFile, path: path,
        message: "This exceeds the maximum size of \(AppContainer.maximumDocumentSize >> 20) MiB.",
        cure: "The file is unchanged; reduce its size, or move it away.")
    case .symbolicLink:
      self.init(.unsuitableFile, error, "it is a symbolic link", "Put the file itself there.")
    case .folder:
      self.init(.unsuitableFile, error, "it is a folder", "Move it away.")
    case .notFolder:
      self.init(
        .unsuitableFile, error, "it isn't a folder, or it isn't in one", "Choose another folder.")
    case .notPermitted:
      self.init(
        .notPermitted, error, "this user doesn't have permission",
        "Choose another folder, or change the permissions of this one.")
    case .readOnly:
      self.init(.notPermitted, error, "the disk is read-only", "Choose another folder.")
    case .diskFull:
      self.init(.noSpace, error, "the disk is full", "Free some space, and try again.")
    case .tooLarge, .other:
      self.init(.failed, error, "the system reports “\(error.reason)”", "Try again.")
    }
  }

  private init(_ kind: Kind, _ error: SystemError, _ reason: String, _ cure: String) {
    let state =
      switch error.operation {
      case .write: "The old content is kept. "
      case .synchronize: "The last change may be lost. "
      default: ""
      }
    self.init(
      kind: kind, path: error.path ?? AppContainer.pathInMemory,
      message: "This cannot be \(error.operation.rawValue): \(reason).", cure: state + cure)
  }
}
