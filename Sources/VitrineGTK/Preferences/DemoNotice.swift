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
        let line = Box.horizontal(
            spacing: 4,
            Label(strings("app.demo-notice")).wrapped().justified(0).expand(horizontally: true),
            Button(strings("settings.title")).action("win.preferences").style("flat")
                .align(.end, .center),
            Button(icon: "window-close-symbolic", name: strings("app.demo-notice.dismiss"))
                .style("flat", "circular").align(.end, .center)
                .clicked { [weak model] in model?.demoNoticeDismissed() }
        ).style("demo-notice")
        root = Revealer(line)
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
}
