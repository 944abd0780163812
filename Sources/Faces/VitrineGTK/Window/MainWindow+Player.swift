import Features
package import GTKSupport

extension MainWindow {
    /// Lets the player follow the route.
    func followTrailer() {
        shell.add(player.root, named: "trailer")
        let model = model
        window.bind {
            model.router.isTrailerOpen
        } apply: { [weak self] isOpen in
            self?.trailerRouteChanged(isOpen: isOpen)
        }
    }

    /// The video of the trailer that is open; nil where none is, and some frames after its page came.
    package var playing: MediaStream? { (player.page?.screen as? VideoScreen)?.stream }

    private func trailerRouteChanged(isOpen: Bool) {
        model.trailerRouteChanged()
        guard isPastSplash, isOpen || player.page != nil else { return }
        if let trailer = model.trailer {
            player.show(trailer)
            shell.shown = "trailer"
            player.page?.focus()
        } else {
            // The stack gives the focus back to what had it.
            shell.shown = "shell"
            player.show(nil)
        }
    }
}
