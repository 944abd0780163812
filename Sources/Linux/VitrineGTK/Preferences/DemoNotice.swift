import Catalog
import Features
import GTKSupport
import L10n

/// A line above rows of demonstration data, with a button that opens the settings.
@MainActor
final class DemoNotice {
    let root: Revealer
    private let text: Label
    private let line: Box

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
        text = Label(model.demoNoticeText).justified(0).expand(horizontally: true)
        text.tooltip = model.demoNoticeText
        line = Box.horizontal(spacing: 4, text, buttons).style("demo-notice")
        root = Revealer(line)
        arrange()
        Style.textScaleChanged(for: root) { [weak self] in self?.arrange() }
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
    /// Whether the text is cut to one line.
    var isOneLine = false {
        didSet { arrange() }
    }

    /// The natural height for a width; 0 while there is nothing to show.
    func height(for width: Int) -> Int { root.isRevealed ? line.height(forWidth: width) : 0 }

    /// With large text in a narrow window text and buttons are stacked rather than widening the
    /// window, and the text is cut after two lines: all of it would make the window higher than a
    /// screen.
    private func arrange() {
        let isLarge = Style.textScale > 1.3
        line.isVertical = isLarge && !isOneLine
        text.wrapped(lines: isOneLine ? 1 : isLarge ? 2 : 0)
    }
}
