import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// Asks where to save an image, and copies images to the clipboard.
///
/// `PictureExport` fetches the bytes and writes the file.
@MainActor
final class ImageSaver {
    private let export: PictureExport<Texture>
    private let strings: Localizer
    private var dialog: FileDialog?

    init(images: TexturePipeline, strings: Localizer) {
        export = PictureExport(images: images)
        self.strings = strings
    }

    /// Fetches the bytes unless they are on disk, asks where to save them, and writes the file.
    ///
    /// If writing fails, an alert explains why; in all other cases `completion` runs.
    func save(
        _ request: ImageRequest,
        title: String,
        above widget: AnyWidget,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        export.save(request, title: title) { [weak self] file in
            self?.ask(file, above: widget, completion: completion)
        } completion: {
            completion($0)
        }
    }

    /// Copies the picture for `request` to the clipboard without caching it.
    func copy(
        _ request: ImageRequest,
        from widget: AnyWidget,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        export.copy(request) { texture in
            guard Window.containing(widget) != nil else { return false }
            texture.copy(from: widget)
            return true
        } completion: {
            completion($0)
        }
    }

    /// Writes the file and reports success, or shows an alert above `widget`'s window.
    func write(
        _ file: PosterFile,
        to path: String,
        above widget: AnyWidget,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        let strings = strings
        export.write(file, to: URL(filePath: path)) { outcome in
            if let text = outcome.refusal(strings) {
                Self.refuse(text, strings, above: widget)
            } else {
                completion(outcome)
            }
        }
    }

    /// Cancels a running export and closes the dialog.
    func cancel() {
        export.cancel()
        dialog?.close()
        dialog = nil
    }

    private func ask(
        _ file: PosterFile,
        above widget: AnyWidget,
        completion: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        guard let window = Window.containing(widget) else { return }
        dialog = FileDialog(
            .save(file.name),
            title: strings("viewer.save"),
            accept: strings("action.save"),
            cancel: strings("action.cancel"),
            above: window
        ) { [weak self] paths in
            self?.dialog = nil
            guard let path = paths.first else { return }
            self?.write(file, to: path, above: widget, completion: completion)
        }
    }

    private static func refuse(_ text: String, _ strings: Localizer, above widget: AnyWidget) {
        guard let window = Window.containing(widget) else { return }
        AlertDialog(
            heading: strings("error.title"),
            body: text,
            responses: [AlertDialog.Response("close", label: strings("action.close"))],
            above: window
        ).present { _ in }
    }
}
