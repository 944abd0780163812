/// Where a key is kept.
public enum KeyPlace: Hashable, Sendable {
    /// Nowhere: there is none.
    case none
    /// In a variable of the environment, which overrules what is kept elsewhere.
    case variable(String)
    /// In the system's keyring.
    case keyring
    /// In a file that only this person can read.
    case file(path: String)
}
