public import Foundation
public import ImagePipeline

/// Takes images out of the app: the service's own bytes to a file, or the picture elsewhere, such
/// as to a clipboard.
///
/// A face asks for the place and hands the picture over; one act at a time, the newest.
@MainActor
public final class PictureExport<Image: Sendable> {
    private let images: ImagePipeline<Image>
    private let working = TaskSlot()

    /// Fetches nothing yet.
    public init(images: ImagePipeline<Image>) {
        self.images = images
    }

    /// Fetches the bytes of `request` unless they are on disk, then calls `ask`, which leads to
    /// ``write(_:to:told:)``.
    ///
    /// `told` is called only if they cannot be fetched; nothing is called once it is cancelled.
    public func save(
        _ request: ImageRequest,
        title: String,
        ask: @escaping @MainActor (PosterFile) -> Void,
        told: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            do throws(ImageError) {
                let bytes = try await export.images.data.data(for: request)
                guard !Task.isCancelled else { return }
                ask(PosterFile(title: title, bytes: bytes))
            } catch {
                if !Task.isCancelled { told(.failed(error)) }
            }
        }
    }

    /// Writes the file and tells what became of it; places in the program's own folders are refused.
    public func write(
        _ file: PosterFile,
        to place: URL,
        told: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            guard await !export.images.data.owns(place) else { return told(.refused(place)) }
            do {
                try await file.write(to: place)
                told(.saved)
            } catch {
                told(.refused(place))
            }
        }
    }

    /// Makes the picture of `request` without keeping it in memory, and hands it to `put`.
    ///
    /// `put` returns false if there is no place for it any more; then nothing is told.
    public func copy(
        _ request: ImageRequest,
        put: @escaping @MainActor (Image) -> Bool,
        told: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        working.run(for: self) { export in
            do throws(ImageError) {
                let image = try await export.images.image(for: request)
                export.images.remove(request)
                if !Task.isCancelled, put(image) { told(.copied) }
            } catch {
                if !Task.isCancelled { told(.failed(error)) }
            }
        }
    }

    /// Ends what is under way; nothing is told of it.
    public func cancel() { working.cancel() }
}
