import Features
import Foundation
import GTKSupport
import ImagePipeline

/// Brings the texture of one photo at the width at which it is drawn.
///
/// Another width is decoded anew from the bytes of this run; what is there stays until then.
@MainActor
final class PhotoLoader {
    /// How far the photo is.
    enum State {
        case empty
        case loading(ImageRequest)
        case shown(ImageRequest)
        case failed(ImageRequest)

        var request: ImageRequest? {
            switch self {
            case .empty: nil
            case .loading(let request), .shown(let request), .failed(let request): request
            }
        }
    }

    /// How many loaders hold a texture.
    private(set) static var textureCount = 0

    /// How long a row stays before its photo is asked for while people scroll.
    private static let passing = Duration.milliseconds(120)

    private(set) var state = State.empty
    /// Whether the photo has not been asked for yet, as people scroll past.
    private(set) var isWaiting = false
    private(set) var texture: Texture? {
        didSet { Self.textureCount += (texture == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
    }

    /// Whether the photo is on its way, or will be once its row has stayed.
    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    private let images: TexturePipeline
    private let changed: @MainActor (_ hasArrived: Bool) -> Void
    private let loading = TaskSlot()

    /// Makes an empty loader.
    ///
    /// `changed` is called when the state or the texture is another; `hasArrived` where a person
    /// has waited for the photo.
    init(images: TexturePipeline, changed: @escaping @MainActor (_ hasArrived: Bool) -> Void) {
        self.images = images
        self.changed = changed
    }

    /// Loads what `request` asks for, at once where memory holds it.
    ///
    /// What is shown, is on its way or has failed stays so when it is asked for again. With `waits`,
    /// what memory does not hold is asked for after a moment: a fast scroll begins nothing that it
    /// only passes.
    func show(_ request: ImageRequest, waits: Bool = false) {
        guard request != state.request else { return }
        let isSamePhoto = request.key == state.request?.key
        if !isSamePhoto { texture = nil }
        if let cached = images.cachedImage(for: request) {
            loading.cancel()
            isWaiting = false
            present(cached, of: request, hasArrived: false)
        } else if isSamePhoto, case .failed = state {
            // At another width it would fail the same way; the person asks once more.
            state = .failed(request)
        } else {
            load(request, after: waits || isSamePhoto ? Self.passing : nil)
        }
    }

    /// Asks again for a photo that failed.
    func retry() {
        guard case .failed(let request) = state else { return }
        load(request, forgetting: true)
    }

    /// Lets go of the texture and of a load that is under way.
    func clear() {
        loading.cancel()
        isWaiting = false
        state = .empty
        texture = nil
        changed(false)
    }

    /// The same, telling nobody: the widgets are gone.
    func end() {
        loading.cancel()
        isWaiting = false
        state = .empty
        texture = nil
    }
}

extension PhotoLoader {
    private func load(
        _ request: ImageRequest,
        after pause: Duration? = nil,
        forgetting hasFailed: Bool = false
    ) {
        state = .loading(request)
        isWaiting = pause != nil
        changed(false)
        loading.run(for: self) { loader in
            // A width that changes with every frame asks once too, when it has come to rest.
            if let pause {
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                loader.isWaiting = false
            }
            do throws(ImageError) {
                if hasFailed { await loader.images.data.forgetFailure(of: request) }
                let texture = try await loader.images.image(for: request)
                guard !Task.isCancelled else { return }
                loader.present(texture, of: request, hasArrived: loader.texture == nil)
            } catch {
                // The cell says so in the photo's place; the log has the reason.
                guard error != .cancelled, !Task.isCancelled else { return }
                loader.state = .failed(request)
                loader.changed(false)
            }
        }
    }

    private func present(_ texture: Texture, of request: ImageRequest, hasArrived: Bool) {
        self.texture = texture
        state = .shown(request)
        changed(hasArrived)
    }
}
