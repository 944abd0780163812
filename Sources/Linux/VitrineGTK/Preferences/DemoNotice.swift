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
            Button(strings("settings.title")).action("win.key").style("flat")
                .align(.end, .center),
            Button(icon: "window-close-symbolic", name: strings("app.demo-notice.dismiss"))
                .style("flat", "circular").align(.end, .center)
                .clicked { [weak model] in model?.demoNoticeDismissed() }
        ).align(.end, .center)
        text = Label(model.demoNoticeText).justified(0).expand(horizontally: true)
        text.tooltip = model.demoNoticeText
        line = Box.horizontal(spacing: 4, text, buttons).style("demo-notice")
        root = Revealer(Clamp(line))
        arrange()
        Style.textScaleChanged(for: root) { [weak self] in self?.arrange() }
        let root = root
        root.bind { [weak model] in
            root.isRevealed = model?.showsDemoNotice(of: catalog) ?? false
        }
    }
    /// Whether the text is cut off after one line.
    var isOneLine = false {
        didSet { arrange() }
    }

    /// Returns the natural height for a width in application pixels; 0 while the line is hidden.
    func height(for width: Int) -> Int { root.isRevealed ? line.height(forWidth: width) : 0 }

    /// Stacks the text and buttons if the text is large, so that they don't widen a narrow window.
    ///
    /// Large text is also cut off after two lines, because the full text would make the window
    /// taller than the screen.
    private func arrange() {
        let isLarge = Style.textScale > 1.3
        line.isVertical = isLarge && !isOneLine
        text.wrapped(lines: isOneLine ? 1 : isLarge ? 2 : 0)
    }
}
