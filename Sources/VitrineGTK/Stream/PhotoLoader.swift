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

    /// How many photos of all loaders are on their way: the tour waits until there are none.
    private(set) static var loadingCount = 0
    /// How many loaders hold a texture, for tests.
    private(set) static var textureCount = 0

    private(set) var state = State.empty
    private(set) var texture: Texture? {
        didSet { Self.textureCount += (texture == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
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
    /// What is shown, is on its way or has failed stays so when it is asked for again.
    func show(_ request: ImageRequest) {
        guard request != state.request else { return }
        let isSamePhoto = request.key == state.request?.key
        if !isSamePhoto { texture = nil }
        if let cached = images.cachedImage(for: request) {
            loading.cancel()
            present(cached, of: request, hasArrived: false)
        } else if isSamePhoto, case .failed = state {
            // At another width it would fail the same way; the person asks once more.
            state = .failed(request)
        } else {
            load(request)
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
        state = .empty
        texture = nil
        changed(false)
    }

    /// The same, telling nobody: the widgets are gone.
    func end() {
        loading.cancel()
        state = .empty
        texture = nil
    }
}

extension PhotoLoader {
    private func load(_ request: ImageRequest, forgetting hasFailed: Bool = false) {
        state = .loading(request)
        changed(false)
        loading.run(for: self) { loader in
            // A width that changes with every frame asks once, when it has come to rest.
            if loader.texture != nil {
                guard (try? await Task.sleep(for: .milliseconds(120))) != nil else { return }
            }
            Self.loadingCount += 1
            defer { Self.loadingCount -= 1 }
            do throws(ImageError) {
                if hasFailed { await loader.images.data.forgetFailures() }
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
