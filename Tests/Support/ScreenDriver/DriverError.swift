/// Why a black-box test could not continue.
public enum DriverError: Error, CustomStringConvertible {
    /// Something did not appear, or disappear, in time; `tree` is what was there.
    case timedOut(String, tree: String)
    /// A program ended, or could not be started, when the test needed it.
    case ended(String)
    /// The accessibility bus or a tool failed.
    case refused(String)

    /// All details, for the message of a failed test.
    public var description: String {
        switch self {
        case .timedOut(let what, let tree): "\(what), in:\n\(tree)"
        case .ended(let what), .refused(let what): what
        }
    }
}
