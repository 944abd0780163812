import Catalog
import Features
import GTKSupport
import L10n

/// A bar with the home page and the catalogs at the bottom of narrow windows.
///
/// It is hidden if there is only one entry.
@MainActor
final class CatalogSwitcher {
    /// The largest text scale at which captions fit below the icons; 1 is normal.
    private static let largestText = 1.0

    let root: Revealer

    init(model: AppModel) {
        let places = model.sidebarEntries
        let bar = Segmented(places.map(\.title), icons: places.map(\.iconName)) {
            [weak model] position in
            model?.sidebarEntryTapped(at: position)
        }
        bar.bind { [weak model] in
            model?.position
        } apply: { position in
            if let position { bar.select(position) }
        }
        root = Revealer(bar.style("catalog-switcher"))
        let fit: @MainActor () -> Void = {
            bar.showCaptions(Style.textScale <= Self.largestText + 0.001)
        }
        fit()
        Style.textScaleChanged(for: root, fit)
    }
}
