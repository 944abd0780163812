import Features
import GTKSupport

/// Taking the picture along.
extension PosterViewer {
    /// Declares the entries of the menu.
    func addActions() {
        actions.add("save") { [weak self] in
            guard let self else { return }
            export.save(model.request, title: model.title)
        }
        actions.add("copy") { [weak self] in
            guard let self, let texture = textures?.original else { return }
            export.copy(texture)
        }
    }

    /// Makes what saves and copies.
    func makeExport() -> PictureExport {
        PictureExport(
            images: images,
            strings: model.strings,
            in: root,
            tell: { [weak self] in self?.tell($0) },
            failed: { [weak model] in model?.pictureFailed($0) }
        )
    }
}
