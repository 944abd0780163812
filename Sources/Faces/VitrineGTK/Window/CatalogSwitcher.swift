import Catalog
import Features
import GTKSupport
import L10n

/// The catalogs to choose from, at the bottom of narrow windows; hidden if there is only one.
@MainActor
final class CatalogSwitcher {
    /// The largest text scale for captions below the icons, 1 being normal: larger ones do not fit.
    private static let largestText = 1.3

    let root: Revealer

    init(model: AppModel) {
        let names = model.catalogs.map { model.strings.caption($0.title) }
        let bar = Segmented(names, icons: model.catalogs.map(\.symbol.iconName)) {
            [weak model] position in
            guard let model, model.catalogs.indices.contains(position) else { return }
            model.catalogTapped(model.catalogs[position].id)
        }
        bar.bind { [weak model] in
            model.flatMap { model in model.catalogs.firstIndex { $0 == model.catalog } }
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
