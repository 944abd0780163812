import Catalog
import Features
import GTKSupport
import L10n

/// The catalogues to choose from, at the bottom where the window is narrow; with a single
/// catalogue there is nothing to choose, and no bar.
@MainActor
final class CatalogSwitcher {
    let root: Revealer

    init(model: AppModel) {
        let bar = Box.horizontal(spacing: 6).style("catalog-switcher")
        for catalog in model.catalogs {
            let name = model.strings.caption(catalog.title)
            let button = Button(name).style("flat").expand(horizontally: true)
            bar.append(button.clicked { [weak model] in model?.catalogTapped(catalog.id) })
            button.bind { [weak model] in
                button.set(style: "chosen", model?.catalog?.id == catalog.id)
            }
        }
        root = Revealer(bar)
    }
}
