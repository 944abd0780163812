/// Why a trailer cannot be played.
public enum TrailerFailure: Hashable, Sendable {
    /// The service did not answer in time.
    case noAnswer
    /// The service has no such video, or what it sent is none that can be played.
    case unplayable
    /// The site's page did not load.
    case page
    /// What plays videos is not installed.
    case noPlayer
    /// No browser could be opened.
    case noBrowser
}
