import Features
import GTKSupport

/// The place in the window for the player that is open.
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

    /// Opens the player of a model, or closes the one that is open.
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

    /// The window is gone, and with it the widgets: only the playing is left to end.
    func closed() {
        page?.screen?.stop()
        page = nil
    }
}
