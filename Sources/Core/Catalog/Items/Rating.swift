/// An average of votes on a scale from 0 to 10.
public struct Rating: Hashable, Sendable {
    /// The average, 0 to 10.
    public let value: Double
    /// The number of votes; nil if the service doesn't provide it.
    public let votes: Int?

    /// Creates a rating; `votes` is nil by default.
    public init(_ value: Double, votes: Int? = nil) {
        self.value = value
        self.votes = votes
    }
}
