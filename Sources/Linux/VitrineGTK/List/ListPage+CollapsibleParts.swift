import Features
import GTKSupport

extension ListPage {
    /// Folds or unfolds the parts above the rows after a layout of the window.
    ///
    /// GTK doesn't allow widgets to appear or disappear during a layout.
    func fitRoomSoon() {
        // All widgets that appear or disappear above the rows change the rows' height; scrolling
        // doesn't.
        let size = [root.width, root.height, panes.height]
        guard !isFitting, size != fittedSize else { return }
        fittedSize = size
        guard foldedParts() != folded || demoNotice.root.isVisible != showsDemoNotice else {
            return
        }
        isFitting = true
        root.whenIdle { [weak self] in
            guard let self else { return }
            isFitting = false
            fold(foldedParts())
        }
    }

    private func foldedParts() -> Set<CollapsibleParts.Part> {
        guard root.height > 1 else { return folded }
        // The unfolded height of folded notices is known for only one width.
        if folded.contains(.notices), root.width != foldedWidth { return [] }
        let hasChips = !model.chips.isEmpty
        let chipsWidth = max(bar.width - 24, 1)
        if !folded.contains(.notices) {
            noticesHeight = Double(
                demoNotice.height(for: root.width) + banner.height(for: root.width)
            )
        }
        let wantsStrip = strip?.isWanted ?? false
        let shown = [
            chipsBox.isVisible ? chips.height + 8 : 0, demoNotice.root.height, banner.root.height,
            strip?.root.height ?? 0,
        ]
        let collapsible = CollapsibleParts(
            height: Double(panes.height + shown.reduce(0, +)),
            parts: [
                .chips: hasChips ? Double(chips.height(forWidth: chipsWidth) + 8) : 0,
                .notices: noticesHeight,
                .strip: wantsStrip ? FavoritesStrip.height : 0,
            ],
            noticeLine: noticesHeight > 0 ? NoticeLine.height : 0
        )
        return collapsible.folded(after: folded)
    }

    /// Opens or closes the folded strip after a click on its button.
    func stripButtonClicked() {
        guard let strip else { return }
        strip.isFolded.toggle()
        stripButton.set(style: "active-filter", !strip.isFolded)
    }

    private func fold(_ parts: Set<CollapsibleParts.Part>) {
        let changed = parts.symmetricDifference(folded)
        folded = parts
        if changed.contains(.chips) {
            let isFolded = parts.contains(.chips)
            chipsBox.isVisible = !model.chips.isEmpty && !isFolded
            filter.namesChips = isFolded
        }
        if changed.contains(.notices) {
            foldedWidth = root.width
            banner.isOneLine = parts.contains(.notices)
            demoNotice.isOneLine = parts.contains(.notices)
        }
        if changed.contains(.strip) {
            let isFolded = parts.contains(.strip)
            strip?.isFolded = isFolded
            stripButton.isVisible = isFolded
            stripButton.set(style: "active-filter", false)
        }
        demoNotice.root.isVisible = showsDemoNotice
    }

    /// If only one line fits, it shows the outage rather than the note about sample data.
    private var showsDemoNotice: Bool {
        !(folded.contains(.notices) && banner.root.isRevealed)
    }
}
