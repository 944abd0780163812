import Features
import Foundation
import GTKSupport
import ImagePipeline

/// Loads the texture of one photo at the width at which it is drawn.
///
/// For another width the run's bytes are decoded again; the current texture stays until then.
@MainActor
final class PhotoLoader {
    /// The loading state of the photo.
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

    /// How long a row must stay before its photo is requested while the user is scrolling.
    private static let passing = Duration.milliseconds(120)

    private(set) var state = State.empty
    /// Whether the photo has not been requested yet because the user is scrolling.
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

    /// Starts empty.
    ///
    /// `changed` is called when the state or the texture changes; `hasArrived` is true if the user
    /// has waited for the photo.
    init(images: TexturePipeline, changed: @escaping @MainActor (_ hasArrived: Bool) -> Void) {
        self.images = images
        self.changed = changed
    }

    /// Loads `request`, at once if it is in memory.
    ///
    /// Does nothing if the same photo is shown, loading or failed. With `waits`, a photo that is
    /// not in memory is requested after a moment: fast scrolling loads nothing that it only passes.
    func show(_ request: ImageRequest, waits: Bool = false) {
        guard request != state.request else { return }
        let isSamePhoto = request.key == state.request?.key
        if !isSamePhoto { texture = nil }
        if let cached = images.cachedImage(for: request) {
            loading.cancel()
            isWaiting = false
            present(cached, of: request, hasArrived: false)
        } else if isSamePhoto, case .failed = state {
            // It would fail at another width, too; the user can retry it.
            state = .failed(request)
        } else {
            load(request, after: waits || isSamePhoto ? Self.passing : nil)
        }
    }

    /// Retries a failed photo.
    func retry() {
        guard case .failed(let request) = state else { return }
        load(request, forgetting: true)
    }

    /// Releases the texture and cancels loading.
    func clear() {
        loading.cancel()
        isWaiting = false
        state = .empty
        texture = nil
        changed(false)
    }

    /// The same without calling `changed`: the widgets are destroyed.
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
            // A width that changes with every frame is requested once, too, when it has settled.
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
                // The cell shows it in the photo's place; the log has the reason.
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
