/// An Xcode project as text.
struct XcodeSample {
  /// The settings that all targets inherit.
  var settings: [String: String] = [:]
  var targets: [Target] = []
  /// The path of a configuration file of the project.
  var file: String?

  struct Target {
    var name: String
    var type = "application"
    var settings: [String: String] = [:]
    /// The path of a configuration file.
    var file: String?
    /// The indices of the targets that this one depends on.
    var dependencies: [Int] = []
  }

  var text: String {
    func members(_ values: [String: String]) -> String {
      values.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(
        separator: "\n")
    }
    func owner(_ id: String, _ settings: [String: String], _ file: String?) -> String {
      let base = file.map { _ in "baseConfigurationReference = FILE\(id) /* File */;" } ?? ""
      let reference =
        file.map {
          "FILE\(id) = {isa = PBXFileReference; path = \"\($0)\"; sourceTree = \"<group>\"; };"
        }
      return """
        LIST\(id) /* List */ = {isa = XCConfigurationList; buildConfigurations = (
          DEBUG\(id) /* Debug */, RELEASE\(id) /* Release */, ); };
        DEBUG\(id) = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_NAME = Wrong; }; };
        RELEASE\(id) = {isa = XCBuildConfiguration; name = Release; \(base)
          buildSettings = {
            \(members(settings))
          }; };
        \(reference ?? "")
        """
    }
    let owners =
      targets.enumerated().map { number, target in
        let ids = target.dependencies.map { "LINK\(number)x\($0)" }
        let links = target.dependencies.map {
          "LINK\(number)x\($0) = {isa = PBXTargetDependency; target = TARGET\($0) /* other */; };"
        }
        return """
          TARGET\(number) /* target */ = {isa = PBXNativeTarget; name = "\(target.name)";
            productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = LIST\(number);
            dependencies = (\(ids.map { "\($0), " }.joined())); };
          \(links.joined(separator: "\n"))
          \(owner("\(number)", target.settings, target.file))
          """
      } + [owner("P", settings, file)]
    let files = ["P"] + targets.indices.map { "\($0)" }
    return """
      // !$*UTF8*$!
      {
        objectVersion = 56;
        objects = {
          GROUP = {isa = PBXGroup; sourceTree = "<group>"; children = (
            CONFIG, ); };
          CONFIG = {isa = PBXGroup; path = Config; sourceTree = "<group>"; children = (
            \(files.map { "FILE\($0), " }.joined())); };
          PROJECT = {isa = PBXProject; developmentRegion = en; mainGroup = GROUP;
            knownRegions = (en, Base, ja, fr, ); buildConfigurationList = LISTP;
            targets = (\(targets.indices.map { "TARGET\($0), " }.joined())); };
          \(owners.joined(separator: "\n"))
        };
        rootObject = PROJECT /* Project object */;
      }

      """
  }
}
