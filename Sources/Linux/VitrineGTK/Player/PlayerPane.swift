import Features
import GTKSupport

/// The part of the window that contains the open player.
@MainActor
final class PlayerPane {
    let root: AnyWidget
    private(set) var page: PlayerPage?

    private let holder = Box.vertical().style("player")
    private let window: Window

    init(window: Window) {
        self.window = window
        root = holder.expand(horizontally: true, vertically: true).erased
    }

    /// Opens a player for a model; nil closes the open one.
    func show(_ model: TrailerViewModel?) {
        page?.stop()
        page = nil
        holder.removeAll()
        guard let model else { return }
        let page = PlayerPage(model: model, window: window)
        holder.append(page.root.expand(horizontally: true, vertically: true))
        self.page = page
        model.appeared()
    }

    /// Stops playback after the window and its widgets were destroyed.
    func closed() {
        page?.screen?.stop()
        page = nil
    }
}
