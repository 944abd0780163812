import Features
package import GTKSupport

extension MainWindow {
    /// Lets the player follow the route.
    func followTrailer() {
        shell.add(player.root, named: "trailer")
        let model = model
        window.bind {
            model.trailer.map(ObjectIdentifier.init)
        } apply: { [weak self] _ in
            self?.trailerChanged()
        }
    }

    /// The video of the open trailer; nil if there is none, and some frames after its page came.
    package var playing: MediaStream? { (player.page?.screen as? VideoScreen)?.stream }

    private func trailerChanged() {
        guard isPastSplash, model.trailer != nil || player.page != nil else { return }
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
