import Features
import Foundation
import GTKSupport

/// Plays a video from its address.
@MainActor
final class VideoScreen: PlayerScreen {
    let root: AnyWidget

    private let video = Video()
    private let model: TrailerViewModel
    private(set) var stream: MediaStream?
    private var isGone = false

    init(_ url: URL, model: TrailerViewModel) {
        self.model = model
        root = video.expand(horizontally: true, vertically: true).erased
        stream = MediaStream(address: url.absoluteString)
        stream?.changed { [weak self] in self?.streamChanged() }
        video.show(stream)
        // A window destroys its widgets before it reports that it was closed.
        video.on("destroy") { [weak self] in self?.isGone = true }
        // Without a media backend, the stream fails before a handler can be connected.
        streamChanged()
    }

    func togglePlaying() {
        guard let stream else { return }
        if stream.isPlaying { stream.pause() } else { stream.play() }
    }

    func seek(by seconds: Int) { stream?.seek(by: seconds * 1_000_000) }

    func toggleSound() { stream?.isMuted.toggle() }

    func stop() {
        stream?.pause()
        if !isGone { video.show(nil) }
        stream = nil
    }

    private func streamChanged() {
        guard let stream else { return model.failed(.unplayable) }
        if stream.failure != nil {
            model.failed(stream.hasPlayer ? .unplayable : .noPlayer)
        } else if stream.isPrepared, model.state == .loading {
            model.began()
            stream.play()
        }
    }
}
