import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// Taking the picture along.
extension PosterViewer {
    /// Declares the entries of the menu.
    func addActions() {
        actions.add("save") { [weak self] in self?.save() }
        actions.add("copy") { [weak self] in self?.copy() }
    }

    private func copy() {
        guard let area, let texture = textures?.original else { return }
        texture.copy(from: area)
        tell(model.strings("viewer.copied"))
    }

    /// Saves the service's own bytes, which the disk has since the picture is seen.
    private func save() {
        saving.run(for: self) { viewer in
            do throws(ImageError) {
                let bytes = try await viewer.images.data.data(for: viewer.model.request)
                guard !Task.isCancelled else { return }
                viewer.ask(PosterFile(title: viewer.model.title, bytes: bytes))
            } catch {
                if !Task.isCancelled { viewer.model.pictureFailed(error) }
            }
        }
    }

    private func ask(_ file: PosterFile) {
        guard let window = Window.containing(root) else { return }
        let dialog = SaveDialog(
            title: model.strings("viewer.save"),
            name: file.name,
            accept: model.strings("action.save"),
            cancel: model.strings("action.cancel"),
            above: window
        )
        saveDialog = dialog
        dialog.present { [weak self] path in
            self?.saveDialog = nil
            guard let path else { return }
            self?.write(file, to: path)
        }
    }

    /// Writes the file and says how that went.
    func write(_ file: PosterFile, to path: String) {
        saving.run(for: self) { viewer in
            do {
                try await file.write(to: URL(filePath: path))
                viewer.tell(viewer.model.strings("viewer.saved"))
            } catch {
                viewer.refuse(path)
            }
        }
    }

    private func refuse(_ path: String) {
        guard let window = Window.containing(root) else { return }
        let strings = model.strings
        AlertDialog(
            heading: strings("error.title"),
            body: strings("viewer.save-failed", path),
            responses: [AlertDialog.Response("close", label: strings("action.close"))],
            above: window
        ).present { _ in }
    }
}
