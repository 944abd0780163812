/// Why a black-box test could not continue.
public enum DriverError: Error, CustomStringConvertible {
    /// Something did not appear, or disappear, in time; `tree` shows the elements at that time.
    case timedOut(String, tree: String)
    /// A program ended, or could not be started, when the test needed it.
    case ended(String)
    /// The accessibility bus or a tool failed.
    case refused(String)

    /// All details; used in messages of failed tests.
    public var description: String {
        switch self {
        case .timedOut(let what, let tree): "\(what), in:\n\(tree)"
        case .ended(let what), .refused(let what): what
        }
    }
}
