/// The state of playing a trailer.
public enum TrailerState: Hashable, Sendable {
    /// Nothing is visible yet.
    case loading
    /// The video or the site's page is visible.
    case playing
    /// It was opened in the browser.
    case inBrowser
    /// It cannot be played; the notice says why.
    case failed(TrailerFailure)
}
