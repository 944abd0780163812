/// How far the playing of a trailer is.
public enum TrailerState: Hashable, Sendable {
    /// Nothing is to be seen yet.
    case loading
    /// It is to be seen.
    case playing
    /// It is in the browser now.
    case inBrowser
    /// It cannot be played.
    case failed(TrailerFailure)
}
