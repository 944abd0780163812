import Features
import GTKSupport
import L10n

/// Saving and copying the picture.
extension PosterViewer {
    /// Adds the actions of the menu.
    func addActions() {
        actions.add("save") { [weak self] in self?.save() }
        actions.add("copy") { [weak self] in self?.copy() }
    }

    private func copy() {
        guard let area, let texture = textures?.original else { return }
        texture.copy(from: area)
        showToast(model.strings("viewer.copied"))
    }

    private func save() {
        saver.save(model.request, title: model.title, above: root) { [weak self] in
            self?.report($0)
        }
    }

    /// Writes the file and reports the result.
    func write(_ file: PosterFile, to path: String) {
        saver.write(file, to: path, above: root) { [weak self] in self?.report($0) }
    }

    private func report(_ outcome: ExportOutcome) {
        if let words = outcome.words(model.strings) { showToast(words) }
        if case .failed(let error) = outcome { model.pictureFailed(error) }
    }
}
