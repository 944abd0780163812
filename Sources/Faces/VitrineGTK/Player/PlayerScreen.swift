import GTKSupport

/// What shows a trailer: a video or a page.
@MainActor
protocol PlayerScreen: AnyObject {
    var root: AnyWidget { get }

    /// Plays or pauses; pages do that by themselves.
    func togglePlaying()

    /// Moves by seconds, backwards below 0.
    func seek(by seconds: Int)

    /// Turns the sound off or on.
    func toggleSound()

    /// Ends for good.
    func stop()
}

extension PlayerScreen {
    func togglePlaying() {}
    func seek(by seconds: Int) {}
    func toggleSound() {}
}
