import Catalog
import Features
import GTKSupport
import L10n

/// An item's heart, outlined or filled, whose name describes the effect of a click.
@MainActor
final class HeartButton {
    let root: Button

    private let icon = Icon("vitrine-heart-symbolic")
    /// Describes the effect of a click; nil for a heart without text, which has a tooltip instead.
    private let label: Label?
    private let favorites: Favorites
    private let strings: Localizer
    private var id: Item.ID?
    private var binding: Binding?

    /// Creates the heart alone or, if `isLabeled`, with "Add to favorites" or "Remove from
    /// favorites".
    init(favorites: Favorites, strings: Localizer, isLabeled: Bool = false) {
        self.favorites = favorites
        self.strings = strings
        if isLabeled {
            let label = Label().wrapped().justified(0.5)
            let content = Box.horizontal(spacing: 8, icon, label).align(.center, .center)
            self.label = label
            root = Button(showing: content, name: strings("favorite.add"))
                .style("heart", "pill", "labeled").align(.start, .center)
        } else {
            label = nil
            let circle = Box.cell(isHorizontal: true, icon).align(.center, .center)
            root = Button(showing: circle, name: strings("favorite.add"))
                .style("heart", "alone").align(.center, .center)
        }
        root.on("clicked") { [weak self] in
            guard let self, let id = self.id else { return }
            self.favorites.toggle(id)
        }
        binding = root.bind { [weak self] in self?.update() }
    }

    /// Shows an item's heart; nil hides it.
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
        let name = strings(isFavorite ? "favorite.remove" : "favorite.add")
        label?.text = name
        _ = root.named(name, tooltip: label == nil)
    }
}
