import Catalog
import Features
import GTKSupport
import L10n

/// The window's messages: notifications, toasts and alerts.
extension MainWindow {
    /// Shows the models' messages: notifications, a toast with Undo, alerts.
    func followNotices() {
        let (notifications, application) = (model.notifications, application)
        notifications.show = { application.notify(id: $0.id, title: $0.title, body: $0.body) }
        window.activeChanged { notifications.isWindowActive = $0 }
        let model = model
        window.bind {
            model.storeRecoveries
        } apply: { [weak self] count in
            if count > 0 { self?.showStoreNotice() }
        }
        window.bind {
            model.undoOffer
        } apply: { [weak self] offer in
            self?.offerUndo(offer)
        }
        alerts = window.bind {
            model.router.alert
        } apply: { [weak self] error in
            self?.alertChanged(to: error)
        }
    }

    private func offerUndo(_ offer: Marks.UndoOffer?) {
        guard let offer else {
            toasts.withdrawButton()
            return
        }
        let strings = model.strings
        toasts.show(offer.text(strings), button: strings("favorite.undo")) { [weak model] in
            model?.marks.undoTapped(offer.undoable)
        } ended: { [weak model] in
            model?.marks.undoOfferEnded(offer.undoable)
        }
    }

    /// Shows an alert if the stored data was damaged or can't be written.
    ///
    /// - Returns: whether there was such a message.
    @discardableResult
    func showStoreNotice() -> Bool {
        guard let text = model.takeStoreNotice() else { return false }
        showAlert(heading: model.strings("error.title"), body: text) {}
        return true
    }

    /// Opens an alert for an error unless one is open; closes the open one if the error is gone.
    ///
    /// While the settings are open, the alert waits, because changes there may resolve the error.
    func alertChanged(to error: CatalogError?) {
        guard let error else {
            alert?.close()
            return
        }
        guard alert == nil, preferences == nil else { return }
        let message = model.alertMessage(for: error)
        alert = showAlert(
            heading: message.title,
            body: message.body,
            details: model.diagnosis(of: error, system: Toolkit.versions).text,
            offersSettings: model.offersSettings(for: error)
        ) { [weak self] in
            self?.alert = nil
            self?.model.router.alertDismissed()
            // Runs at once, because the same error may be reported again before the next frame.
            self?.alerts?.run()
        }
    }

    /// Shows an alert.
    ///
    /// If there are `details`, a second button copies them. With `offersSettings`, another button
    /// opens the settings at the key.
    @discardableResult
    func showAlert(
        heading: String,
        body: String,
        details: String? = nil,
        offersSettings: Bool = false,
        closed: @escaping @MainActor () -> Void
    ) -> AlertDialog {
        let copy = AlertDialog.Response("copy", label: model.strings("action.copy-details"))
        let close = AlertDialog.Response("close", label: model.strings("action.close"))
        let settings = AlertDialog.Response("settings", label: model.strings("settings.title"))
        let dialog = AlertDialog(
            heading: heading,
            body: body,
            responses: (details == nil ? [] : [copy]) + (offersSettings ? [settings] : []) + [
                close
            ],
            above: window
        )
        dialog.present { [weak self] answer in
            if answer == copy.id, let details, let self, !isClosed {
                Clipboard(of: window).set(details)
            }
            let catalog = self?.model.keyCatalog
            closed()
            if answer == settings.id { self?.showKey(of: catalog) }
        }
        return dialog
    }
}
