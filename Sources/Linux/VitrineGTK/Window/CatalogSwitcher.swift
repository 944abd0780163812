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

    private let model: AppModel
    private var bar: FoldingTabs?

    init(model: AppModel) {
        self.model = model
        root = Revealer(Box.horizontal(spacing: 0))
        root.bind { [weak model] in
            model?.sidebarEntries ?? []
        } apply: { [weak self] entries in
            self?.fill(entries)
        }
        root.bind { [weak model] in
            model?.position
        } apply: { [weak self] position in
            if let position { self?.bar?.select(position) }
        }
        Style.textScaleChanged(for: root) { [weak self] in self?.fit() }
    }

    private func fill(_ entries: [SidebarEntry]) {
        let bar = FoldingTabs(
            entries.map(\.title),
            icons: entries.map(\.iconName),
            name: model.strings("settings.catalogs")
        ) { [weak model] position in
            model?.sidebarEntryTapped(at: position)
        }
        self.bar = bar
        root.setChild(bar.style("catalog-switcher"))
        fit()
        if let position = model.position { bar.select(position) }
    }

    private func fit() {
        bar?.tabs.showCaptions(Style.textScale <= Self.largestText + 0.001)
    }
}
