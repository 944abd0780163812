/// Why a list of faults is invalid.
///
/// The description names the invalid part.
public enum FaultsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault doesn't exist.
    case unknown(String)
    /// The fault needs a probability from 0 to 1, but its value is something else.
    case probability(name: String, value: String)
    /// The fault takes no value.
    case unexpectedValue(name: String, value: String)

    /// The error in English, which the command line prints.
    public var description: String {
        switch self {
        case .unknown(let name):
            "unknown fault \"\(name)\"; known are \(Faults.names)"
        case .probability(let name, let value):
            "the fault \(name) needs a probability from 0 to 1, such as \(name)=0.2, not \"\(value)\""
        case .unexpectedValue(let name, let value):
            "the fault \(name) takes no value, and has \"\(value)\""
        }
    }
}
