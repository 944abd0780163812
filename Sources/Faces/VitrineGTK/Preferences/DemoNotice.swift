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
        let text = Label(model.demoNoticeText).justified(0).expand(horizontally: true)
        text.tooltip = model.demoNoticeText
        let line = Box.horizontal(spacing: 4, text, buttons).style("demo-notice")
        root = Revealer(line)
        // With large text in a narrow window they are stacked rather than widening the window, and
        // the text is cut after two lines: all of it would make the window higher than a screen.
        let arrange: @MainActor () -> Void = {
            let isLarge = Style.textScale > 1.3
            line.isVertical = isLarge
            text.wrapped(lines: isLarge ? 2 : 0)
        }
        arrange()
        Style.textScaleChanged(for: root, arrange)
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
}
