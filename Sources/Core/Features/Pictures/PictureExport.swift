public import Foundation
public import ImagePipeline

/// Saves the service's image bytes to a file, or copies a picture elsewhere, for example to the
/// clipboard.
///
/// The front end asks for the location and receives the picture. Only one action runs at a time: a
/// new one cancels the one before.
@MainActor
public final class PictureExport<Image: Sendable> {
    private let images: ImagePipeline<Image>
    private let working = TaskSlot()

    /// Creates an export without fetching anything.
    public init(images: ImagePipeline<Image>) {
        self.images = images
    }

    /// Fetches the bytes for `request` unless they are on disk, then calls `ask`, which should call
    /// ``write(_:to:completion:)``.
    ///
    /// `completion` is called only if fetching fails. If the action is cancelled, neither is
    /// called.
    public func save(
        _ request: ImageRequest,
        title: String,
        ask: @escaping @MainActor (PosterFile) -> Void,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            do throws(ImageError) {
                let file = try await export.file(for: request, title: title)
                if !Task.isCancelled { ask(file) }
            } catch {
                if !Task.isCancelled { completion(.failed(error)) }
            }
        }
    }

    /// Returns the file for `request`, whose bytes are fetched unless they are on disk.
    ///
    /// - Throws: why the picture couldn't be fetched.
    public func file(
        for request: ImageRequest,
        title: String
    ) async throws(ImageError) -> PosterFile {
        PosterFile(title: title, bytes: try await images.data.data(for: request))
    }

    /// Writes the file and reports the outcome; refuses locations in the app's own folders.
    public func write(
        _ file: PosterFile,
        to place: URL,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            guard await !export.images.data.owns(place) else { return completion(.refused(place)) }
            do {
                try await file.write(to: place)
                completion(.saved)
            } catch {
                completion(.refused(place))
            }
        }
    }

    /// Decodes the picture for `request` without caching it in memory, and passes it to `put`.
    ///
    /// If `put` returns false because the destination no longer exists, `completion` isn't called.
    public func copy(
        _ request: ImageRequest,
        put: @escaping @MainActor (Image) -> Bool,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            do throws(ImageError) {
                let image = try await export.images.image(for: request)
                export.images.remove(request)
                if !Task.isCancelled, put(image) { completion(.copied) }
            } catch {
                if !Task.isCancelled { completion(.failed(error)) }
            }
        }
    }

    /// Cancels the running action without calling its closures.
    public func cancel() { working.cancel() }
}
