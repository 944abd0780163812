import Catalog
import Features
import GTKSupport

/// The dialog with a catalog's lists that can be made available offline.
extension MainWindow {
    /// The widths of the window's pictures, in device pixels of its screen.
    package var posterPixelWidths: [Int] {
        Self.posterSizes.map { $0.width * window.scaleFactor }
    }

    /// Opens and closes the dialog when the model changes, and notifies the model if the user
    /// closes it.
    ///
    /// Shows a toast when a list has become available.
    func followOffline() {
        let model = model.offline
        window.bind {
            model.catalog?.id
        } apply: { [weak self] _ in
            self?.offlineChanged()
        }
        window.bind {
            model.notice
        } apply: { [weak self] notice in
            if let notice { self?.toasts.show(notice.text) }
        }
    }

    private func offlineChanged() {
        guard let catalog = model.offline.catalog else {
            offline?.window.close()
            offline = nil
            return
        }
        let dialog = OfflineDialog(model: model.offline, catalog: catalog)
        offline = dialog
        dialog.window.on("destroy") { [weak self] in
            guard let self, offline === dialog || offline == nil else { return }
            offline = nil
            if !isClosed { model.offline.closed() }
        }
        dialog.present(above: window)
    }
}
