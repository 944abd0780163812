import Catalog
import Features
import GTKSupport
import L10n

/// A line above rows of demonstration data, with a button that opens the settings.
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
        // More lines, of large text in a narrow list, would make the window higher than a screen.
        let text = Label(model.demoNoticeText).wrapped(lines: 2).justified(0)
            .expand(horizontally: true)
        text.tooltip = model.demoNoticeText
        let line = Box.horizontal(
            spacing: 4,
            text,
            buttons
        ).style("demo-notice")
        root = Revealer(line)
        // With large text in a narrow window they are stacked rather than widening the window.
        let arrange: @MainActor () -> Void = { line.isVertical = Style.textScale > 1.3 }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
}
