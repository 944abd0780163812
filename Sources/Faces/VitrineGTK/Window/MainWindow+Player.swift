import Features
import GTKSupport

extension MainWindow {
    /// Opens and closes the player when the route changes.
    func followTrailer() {
        shell.add(player.root, named: "trailer")
        let model = model
        window.bind {
            model.router.isTrailerOpen
        } apply: { [weak self] isOpen in
            self?.trailerRouteChanged(isOpen: isOpen)
        }
    }

    private func trailerRouteChanged(isOpen: Bool) {
        model.trailerRouteChanged()
        guard isPastSplash, isOpen || player.page != nil else { return }
        if let trailer = model.trailer {
            player.show(trailer)
            shell.shown = "trailer"
            player.page?.focus()
        } else {
            // The stack restores the focus.
            shell.shown = "shell"
            player.show(nil)
        }
    }
}
