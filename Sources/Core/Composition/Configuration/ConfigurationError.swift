/// Why the environment is invalid.
public enum ConfigurationError: Error, Hashable, Sendable {
    /// A variable must hold an `http` or `https` address and does not. Its value is not repeated:
    /// it might contain a key.
    case invalidAddress(variable: String)
}
