// Files of extensions often import only `Intents` and use these modules as well.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import IntentsValues
