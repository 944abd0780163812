import Features
package import GTKSupport

extension MainWindow {
    /// Opens and closes the player when the route changes.
    func followTrailer() {
        shell.add(player.root, named: "trailer")
        let model = model
        window.bind {
            model.trailer.map(Identity.init)
        } apply: { [weak self] _ in
            self?.trailerChanged()
        }
    }

    /// The open trailer's video; nil if there is none, and for some frames after its page opened.
    package var playing: MediaStream? { (player.page?.screen as? VideoScreen)?.stream }

    private func trailerChanged() {
        guard isPastSplash, model.trailer != nil || player.page != nil else { return }
        if let trailer = model.trailer {
            player.show(trailer)
            player.page?.header.showsCloseAlone(outer.isFolded)
            shell.shown = "trailer"
            player.page?.focus()
        } else {
            // The stack restores the focus.
            shell.shown = "shell"
            player.show(nil)
        }
    }
}
