import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// Exports images: the service's own bytes to a file, or the picture to the clipboard.
@MainActor
final class ImageSaver {
    /// The result; there is none if the user cancelled.
    enum Ending {
        /// The file was written.
        case saved
        /// The picture is on the clipboard.
        case copied
        /// The picture could not be loaded.
        case failed(ImageError)
    }

    private let images: TexturePipeline
    private let strings: Localizer
    private let saving = TaskSlot()
    private var dialog: SaveDialog?

    init(images: TexturePipeline, strings: Localizer) {
        self.images = images
        self.strings = strings
    }

    /// Fetches the bytes unless they are on disk, asks where to save them, and writes the file.
    func save(
        _ request: ImageRequest,
        title: String,
        above widget: AnyWidget,
        told: @escaping @MainActor (Ending) -> Void
    ) {
        saving.run(for: self) { saver in
            do throws(ImageError) {
                let bytes = try await saver.images.data.data(for: request)
                guard !Task.isCancelled else { return }
                saver.ask(PosterFile(title: title, bytes: bytes), above: widget, told: told)
            } catch {
                if !Task.isCancelled { told(.failed(error)) }
            }
        }
    }

    /// Copies the picture of `request` without caching it.
    func copy(
        _ request: ImageRequest,
        from widget: AnyWidget,
        told: @escaping @MainActor (Ending) -> Void
    ) {
        saving.run(for: self) { saver in
            do throws(ImageError) {
                let texture = try await saver.images.image(for: request)
                saver.images.remove(request)
                guard !Task.isCancelled, Window.containing(widget) != nil else { return }
                texture.copy(from: widget)
                told(.copied)
            } catch {
                if !Task.isCancelled { told(.failed(error)) }
            }
        }
    }

    /// Writes the file and reports success, or shows an alert above the window of `widget`.
    func write(
        _ file: PosterFile,
        to path: String,
        above widget: AnyWidget,
        told: @escaping @MainActor (Ending) -> Void
    ) {
        saving.run(for: self) { saver in
            do {
                try await file.write(to: URL(filePath: path))
                told(.saved)
            } catch {
                saver.refuse(path, above: widget)
            }
        }
    }

    /// Cancels it and closes its dialog.
    func cancel() {
        saving.cancel()
        dialog?.close()
        dialog = nil
    }

    private func ask(
        _ file: PosterFile,
        above widget: AnyWidget,
        told: @escaping @MainActor (Ending) -> Void
    ) {
        guard let window = Window.containing(widget) else { return }
        let dialog = SaveDialog(
            title: strings("viewer.save"),
            name: file.name,
            accept: strings("action.save"),
            cancel: strings("action.cancel"),
            above: window
        )
        self.dialog = dialog
        dialog.present { [weak self] path in
            self?.dialog = nil
            guard let path else { return }
            self?.write(file, to: path, above: widget, told: told)
        }
    }

    private func refuse(_ path: String, above widget: AnyWidget) {
        guard let window = Window.containing(widget) else { return }
        AlertDialog(
            heading: strings("error.title"),
            body: strings("viewer.save-failed", path),
            responses: [AlertDialog.Response("close", label: strings("action.close"))],
            above: window
        ).present { _ in }
    }
}
