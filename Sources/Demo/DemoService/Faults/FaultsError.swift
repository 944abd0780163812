/// What is wrong with a list of faults; the description names the offending part.
public enum FaultsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such fault.
    case unknown(String)
    /// The fault needs a probability from 0 to 1 and has something else.
    case probability(name: String, value: String)
    /// The fault is on or off and has a value.
    case unexpectedValue(name: String, value: String)

    /// The mistake in words for whoever typed the list.
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
