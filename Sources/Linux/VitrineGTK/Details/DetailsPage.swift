import Catalog
package import Features
import Foundation
package import GTKSupport
import L10n

/// The pane that shows one item.
///
///     Box
///     ├── HeaderBar: back or close, the item's title, spinner
///     ├── NoticeLine: some details are missing, with a button to retry
///     ├── Stack: ScrolledWindow of DetailsView | spinner | StatusPage
///     └── Announcement
@MainActor
package final class DetailsPage {
    let root: AnyWidget
    let header: HeaderBar

    private let model: AppModel
    private let images: TexturePipeline
    private let title = WindowTitle().style("item-name")
    private let leave: LeaveButtons
    private let spinner: Spinner
    private let copyLink: Button
    private let firstSpinner: Spinner
    private let stack = Stack()
    private let status = StatusPage()
    private let holder = Box.vertical()
    private let incomplete: NoticeLine
    private let announcement = Announcement()
    private(set) var view: DetailsView?
    /// The model of the visible page.
    package private(set) weak var shown: DetailsViewModel?
    /// The model of the page that is open, visible or still loading.
    private weak var current: DetailsViewModel?
    /// Whether the next page gets the focus that the last one had.
    private var keepsFocus = false
    private var isFolded = false

    init(model: AppModel, images: TexturePipeline) {
        self.model = model
        self.images = images
        let strings = model.strings
        header = HeaderBar(title: title)
        leave = LeaveButtons(
            in: header,
            name: strings("details.close"),
            strings: strings,
            back: { [weak model] in model?.details?.backTapped() },
            closed: { [weak model] in model?.details?.closeTapped() }
        )
        spinner = Spinner(name: strings("details.loading"))
        firstSpinner = Spinner(name: strings("details.loading"))
        copyLink = Button(icon: "edit-copy-symbolic", name: strings("row.copy-link"))
        incomplete = NoticeLine(retry: strings("list.retry")) { [weak model] in
            model?.details?.retryTapped()
        }
        root =
            Box.vertical(spacing: 0, header, incomplete.root, stack, announcement.root)
            .expand(horizontally: true).erased
        header.packEnd(copyLink.visible(false))
        header.packEnd(spinner)
        stack.add(holder.expand(vertically: true), named: "content")
        stack.add(
            firstSpinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        status.setChild(
            Button(strings("list.retry")).wrapped().style("pill", "suggested-action").align(.center)
                .clicked { [weak model] in model?.details?.retryTapped() }
        )
        stack.add(status.expand(vertically: true), named: "status")
        _ = copyLink.clicked { [weak self] in
            guard let self, let link = self.model.details?.content.value?.links.first else {
                return
            }
            Clipboard(of: root).set(link.url.absoluteString)
            ToastOverlay.around(root)?.show(strings("row.link-copied"))
        }
        // Updates outside the observed closure, because a page that appears creates its own
        // bindings.
        root.bind { [weak model] in
            (model?.details?.id, model?.details?.content, model?.router.pushed.count)
        } apply: { [weak self] _, _, _ in
            self?.update()
        }
    }

    /// Sets whether the pane covers the list.
    func setFolded(_ isFolded: Bool) {
        self.isFolded = isFolded
        leave.setFolded(isFolded)
        if !isFolded, !isOpen { empty() }
    }

    /// Whether a page is open.
    var isOpen: Bool { model.details != nil }
    /// The width of the page that opens next, in application pixels.
    var expectedWidth = 0

    /// The poster, which opens the viewer; nil if no page is open.
    var posterButton: AnyWidget? { model.details == nil ? nil : view?.posterButton.erased }

    /// The texture that the poster shows.
    var posterTexture: Texture? { view?.posterTexture }

    /// The scrolling container of the page; nil while no page is open.
    package var scroller: ScrolledWindow? { view?.scroller }

    /// Whether the poster is faded, because the viewer shows it.
    var fadesPoster = false {
        didSet { showPoster() }
    }

    private func showPoster() { view?.posterButton.opacity = fadesPoster ? 0.25 : 1 }

    func focusPoster() { _ = posterButton?.focus() }

    /// Focuses the first control.
    func focus() { root.focusFirst() }

    private func update() {
        incomplete.show(model.details?.incompleteNotice)
        guard let details = model.details else {
            announcement.say("")
            spinner.isSpinning = false
            firstSpinner.isSpinning = false
            copyLink.isVisible = false
            // The pane slides out of view with its content.
            if !isFolded, !model.router.pushed.isEmpty { empty() }
            current = nil
            return
        }
        if current !== details { leavePage(for: details) }
        leave.setNested(model.router.pushed.count > 1)
        details.appeared()
        let content = details.content.value
        title.title = details.title
        root.accessibleBusy(details.content.isLoading)
        announcement.say(details.announcement)
        spinner.isSpinning = details.content.isLoading && content != nil
        firstSpinner.isSpinning = details.content.isLoading && content == nil
        copyLink.isVisible = content?.links.first != nil
        if let content {
            show(content, of: details)
        } else if let error = details.content.error {
            status.show(
                icon: "dialog-warning-symbolic",
                title: model.strings("error.title"),
                text: model.strings.message(for: error).body
            )
            stack.shown = "status"
        } else {
            stack.shown = "loading"
        }
    }

    private func show(_ content: DetailsContent, of details: DetailsViewModel) {
        if shown !== details {
            retire()
            let view = DetailsView(
                model: details,
                app: model,
                images: images,
                width: Double(expectedWidth)
            )
            holder.append(view.root)
            self.view = view
            showPoster()
            shown = details
            if keepsFocus { view.wantedFocus = details.focusedItem }
            keepsFocus = false
        }
        view?.show(content)
        stack.shown = "content"
    }

    /// Hides the current page, and removes it after the next page was drawn.
    private func retire() {
        guard let old = view?.root else { return }
        view = nil
        old.isVisible = false
        FrameClock.afterNextFrame(old) { [holder] in holder.remove(old) }
    }

    /// Saves how far the page is scrolled and which card has the focus, for when the user comes back
    /// to it.
    private func leavePage(for next: DetailsViewModel) {
        current = next
        keepsFocus = root.hasFocusWithin
        if let view {
            shown?.scrollOffset = view.scroller.offset
            shown?.focusedItem = view.focusedItem
        }
        // Otherwise GTK would look for another widget in the whole window.
        if keepsFocus, !header.hasFocusWithin { header.focusFirst() }
    }

    /// Releases the content.
    func empty() {
        title.title = ""
        holder.removeAll()
        view = nil
        shown = nil
    }
}
