/// Why the environment cannot be followed.
public enum ConfigurationError: Error, Hashable, Sendable {
    /// A variable should hold an address with `http` or `https` and does not. Its value is not
    /// repeated: it might hold a key.
    case invalidAddress(variable: String)
}
