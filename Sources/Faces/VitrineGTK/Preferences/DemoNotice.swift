import Catalog
import Features
import GTKSupport
import L10n

/// One quiet line above rows that are demonstration data, with a way to the settings.
@MainActor
final class DemoNotice {
    let root: Revealer

    init(model: SettingsViewModel, catalog: CatalogID) {
        let strings = model.strings
        let buttons = Box.horizontal(
            spacing: 4,
            Button(strings("settings.title")).action("win.preferences").style("flat")
                .align(.end, .center),
            Button(icon: "window-close-symbolic", name: strings("app.demo-notice.dismiss"))
                .style("flat", "circular").align(.end, .center)
                .clicked { [weak model] in model?.demoNoticeDismissed() }
        ).align(.end, .center)
        let line = Box.horizontal(
            spacing: 4,
            Label(model.demoNoticeText).wrapped().justified(0).expand(horizontally: true),
            buttons
        ).style("demo-notice")
        root = Revealer(line)
        // Large text in a narrow window: rather one below the other than a wider window.
        let arrange: @MainActor () -> Void = { line.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
}
