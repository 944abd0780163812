import Catalog
import Features
import GTKSupport
import L10n

/// The button of the details page that says what it does: "Add to favorites" or "Remove from
/// favorites".
@MainActor
final class FavoriteButton {
    let root: Button

    private let icon = Icon("vitrine-heart-symbolic")
    private let label = Label().wrapped().justified(0.5)
    private let favorites: Favorites
    private let strings: Localizer
    private var id: Item.ID?
    private var binding: Binding?

    init(favorites: Favorites, strings: Localizer) {
        self.favorites = favorites
        self.strings = strings
        let content = Box.horizontal(spacing: 8, icon, label).align(.center, .center)
        root = Button(showing: content, name: strings("favorite.add"))
            .style("pill", "heart", "favorite-button").align(.start, .center)
        root.on("clicked") { [weak self] in
            guard let self, let id = self.id else { return }
            self.favorites.toggle(id)
        }
        binding = root.bind { [weak self] in self?.update() }
    }

    /// Shows whether an item is a favorite; nil hides the button.
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
        label.text = strings(isFavorite ? "favorite.remove" : "favorite.add")
        _ = root.named(label.text)
    }
}
