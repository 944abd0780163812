import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// Takes pictures along: into a file, or to the clipboard.
@MainActor
final class PictureExport {
    private let images: TexturePipeline
    private let strings: Localizer
    private let place: AnyWidget
    private let tell: @MainActor (String) -> Void
    private let failed: @MainActor (ImageError) -> Void
    private let saving = TaskSlot()
    private var dialog: SaveDialog?

    /// Makes it for pictures that are shown in `place`.
    ///
    /// - Parameters:
    ///   - images: where the pictures come from.
    ///   - strings: the words.
    ///   - place: a widget of the window above which questions are asked; the owner's root.
    ///   - tell: says what was done.
    ///   - failed: says why a picture cannot be had.
    init(
        images: TexturePipeline,
        strings: Localizer,
        in place: AnyWidget,
        tell: @escaping @MainActor (String) -> Void,
        failed: @escaping @MainActor (ImageError) -> Void
    ) {
        self.images = images
        self.strings = strings
        self.place = place
        self.tell = tell
        self.failed = failed
    }

    /// Asks where to save the service's own bytes, which the disk has since the picture is seen.
    func save(_ request: ImageRequest, title: String) {
        saving.run(for: self) { export in
            do throws(ImageError) {
                let bytes = try await export.images.data.data(for: request)
                guard !Task.isCancelled else { return }
                export.ask(PosterFile(title: title, bytes: bytes))
            } catch {
                if !Task.isCancelled { export.failed(error) }
            }
        }
    }

    /// Copies a texture that is there.
    func copy(_ texture: Texture) {
        guard Window.containing(place) != nil else { return }
        texture.copy(from: place)
        tell(strings("viewer.copied"))
    }

    /// Copies a picture as large as `request` asks for, and keeps it nowhere else.
    func copy(_ request: ImageRequest) {
        saving.run(for: self) { export in
            do throws(ImageError) {
                let texture = try await export.images.image(for: request)
                export.images.remove(request)
                guard !Task.isCancelled else { return }
                export.copy(texture)
            } catch {
                if !Task.isCancelled { export.failed(error) }
            }
        }
    }

    /// Stops what is under way, and takes the question away.
    func cancel() {
        saving.cancel()
        dialog?.close()
    }

    /// Writes the file and says how that went.
    func write(_ file: PosterFile, to path: String) {
        saving.run(for: self) { export in
            do {
                try await file.write(to: URL(filePath: path))
                export.tell(export.strings("viewer.saved"))
            } catch {
                export.refuse(path)
            }
        }
    }
}

extension PictureExport {
    private func ask(_ file: PosterFile) {
        guard let window = Window.containing(place) else { return }
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
            self?.write(file, to: path)
        }
    }

    private func refuse(_ path: String) {
        guard let window = Window.containing(place) else { return }
        AlertDialog(
            heading: strings("error.title"),
            body: strings("viewer.save-failed", path),
            responses: [AlertDialog.Response("close", label: strings("action.close"))],
            above: window
        ).present { _ in }
    }
}
