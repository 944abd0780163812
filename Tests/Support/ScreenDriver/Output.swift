/// What a program that has ended leaves.
public struct Output: Hashable, Sendable {
    /// The exit status; 128 + the signal's number when a signal ended it.
    public let status: Int32
    /// All of it.
    public let standardOutput: String
    /// All of it.
    public let standardError: String
}
