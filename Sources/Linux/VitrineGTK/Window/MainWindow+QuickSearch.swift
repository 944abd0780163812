import Features
import GTKSupport

/// The dialog that searches all catalogs.
extension MainWindow {
    /// Opens and closes the dialog when the model changes, and notifies the model if the user
    /// closes it.
    func followQuickSearch() {
        let model = model
        window.bind {
            model.quickSearch.map(Identity.init)
        } apply: { [weak self] _ in
            self?.quickSearchChanged()
        }
    }

    private func quickSearchChanged() {
        guard let search = model.quickSearch else {
            quickSearch?.window.close()
            quickSearch = nil
            return
        }
        let dialog = QuickSearchDialog(model: search, images: images) { [weak model] id in
            model?.quickSearchChose(id)
        }
        let previous = quickSearch
        quickSearch = dialog
        previous?.window.close()
        dialog.window.on("destroy") { [weak self] in
            guard let self, quickSearch === dialog || quickSearch == nil else { return }
            quickSearch = nil
            if !isClosed { model.quickSearchClosed() }
        }
        dialog.present(above: window)
    }
}
