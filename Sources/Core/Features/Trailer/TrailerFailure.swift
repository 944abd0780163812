/// Why a trailer cannot be played.
public enum TrailerFailure: Hashable, Sendable {
    /// The service did not respond in time.
    case noAnswer
    /// The service has no such video, or it cannot be played.
    case unplayable
    /// The site's page did not load.
    case page
    /// The components that play videos are not installed.
    case noPlayer
    /// No browser could be opened.
    case noBrowser
}
