/// Why a black-box test could not go on.
public enum DriverError: Error, CustomStringConvertible {
    /// What was looked for did not appear, or did not go, in time; `tree` is what was there.
    case timedOut(String, tree: String)
    /// A program ended, or could not be started, where the test needed it.
    case ended(String)
    /// The accessibility bus or a tool refused.
    case refused(String)

    /// The whole story, for the message of a failed test.
    public var description: String {
        switch self {
        case .timedOut(let what, let tree): "\(what), in:\n\(tree)"
        case .ended(let what), .refused(let what): what
        }
    }
}
