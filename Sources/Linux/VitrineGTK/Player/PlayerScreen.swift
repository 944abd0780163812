import GTKSupport

/// A view that plays a trailer: a video or a web page.
@MainActor
protocol PlayerScreen: AnyObject {
    var root: AnyWidget { get }

    /// Plays or pauses; does nothing for web pages, which have their own controls.
    func togglePlaying()

    /// Seeks by seconds, backwards if negative.
    func seek(by seconds: Int)

    /// Mutes or unmutes.
    func toggleSound()

    /// Stops playback permanently.
    func stop()
}

extension PlayerScreen {
    func togglePlaying() {}
    func seek(by seconds: Int) {}
    func toggleSound() {}
}
