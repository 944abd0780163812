/// Why a list of faults is invalid; the description names the offending part.
public enum FaultsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such fault.
    case unknown(String)
    /// The fault needs a probability from 0 to 1 and has something else.
    case probability(name: String, value: String)
    /// The fault is only on or off and takes no value.
    case unexpectedValue(name: String, value: String)

    /// The error in English, for the command line.
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
