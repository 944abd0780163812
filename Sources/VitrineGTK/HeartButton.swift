import Catalog
import Features
import GTKSupport
import L10n

/// The heart of an item: hollow or filled, and named after what a press does.
@MainActor
final class HeartButton {
    let root: Button

    private let icon = Icon("vitrine-heart-symbolic")
    private let favorites: Favorites
    private let strings: Localizer
    private var id: Item.ID?
    private var binding: Binding?

    init(favorites: Favorites, strings: Localizer) {
        self.favorites = favorites
        self.strings = strings
        root = Button(showing: icon, name: strings("favorite.add")).style("heart", "circular")
            .align(.center, .center)
        root.on("clicked") { [weak self] in
            guard let self, let id = self.id else { return }
            self.favorites.toggle(id)
        }
        binding = root.bind { [weak self] in self?.update() }
    }

    /// Shows the heart of an item; nil hides it.
    func show(_ id: Item.ID?) {
        self.id = id
        root.isVisible = id != nil
        binding?.run()
    }

    private func update() {
        guard let id else { return }
        let isFavorite = favorites.contains(id)
        icon.show(isFavorite ? "vitrine-heart-filled-symbolic" : "vitrine-heart-symbolic")
        root.set(style: "filled", isFavorite)
        _ = root.named(strings(isFavorite ? "favorite.remove" : "favorite.add"), tooltip: true)
    }
}
