import Catalog

extension DetailsViewModel {
    /// Whether there is a playable trailer; if not, the button should be hidden.
    public var hasTrailer: Bool { playback != nil }

    /// Opens the trailer.
    public func trailerTapped() {
        guard hasTrailer, !router.isTrailerOpen else { return }
        router.path.append(.trailer(id))
    }

    /// Creates a player model; nil if there is no trailer.
    public func makeTrailer() -> TrailerViewModel? {
        guard let content = content.value, let playback else { return nil }
        return TrailerViewModel(
            title: content.title,
            playback: playback,
            router: router,
            strings: strings
        )
    }

    private var playback: TrailerPlayback? {
        content.value?.trailer.flatMap { TrailerPlayback($0, embedding: embedding) }
    }
}
