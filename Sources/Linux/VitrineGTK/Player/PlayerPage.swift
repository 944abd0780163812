import Features
import Foundation
import GTKSupport
import L10n

/// The player for one trailer, dark in every color scheme.
///
///     Overlay .player: a dialog for screen readers
///     └── Box
///         ├── Revealer: HeaderBar: back; the film's title; full screen
///         └── Overlay
///             ├── Stack: PlayerScreen | StatusPage
///             ├── Spinner
///             └── Announcement
@MainActor
final class PlayerPage {
    /// Opens an address in the browser and reports whether it succeeded.
    typealias OpenAddress =
        @MainActor (URL, _ above: AnyWidget, _ answered: @escaping @MainActor (Bool) -> Void) ->
        Void

    let root: AnyWidget
    private(set) var screen: (any PlayerScreen)?

    private let model: TrailerViewModel
    private let window: Window
    private let library: String
    private let openAddress: OpenAddress
    let header: HeaderBar
    private let bar: Revealer
    private let fullscreen: Button
    private let stage = Box.group()
    private let stack = Stack()
    private let spinner: Spinner
    private let notice: PlayerNotice
    private let announcement = Announcement()
    private var framesToStart = 0

    /// Starts playback.
    ///
    /// `library` is WebKit's file name, and `openAddress` opens the browser; tests substitute both.
    init(
        model: TrailerViewModel,
        window: Window,
        library: String = WebLibrary.fileName,
        openAddress: @escaping OpenAddress = { url, widget, answered in
            Browser.open(url.absoluteString, above: widget, answered: answered)
        }
    ) {
        self.model = model
        self.window = window
        self.library = library
        self.openAddress = openAddress
        let strings = model.strings
        header = HeaderBar(title: WindowTitle(model.title, subtitle: model.subtitle))
        bar = Revealer(header)
        fullscreen = Button(icon: "view-fullscreen-symbolic", name: strings("trailer.fullscreen"))
        spinner = Spinner(name: strings("trailer.loading"))
        notice = PlayerNotice(model: model)
        stack.add(stage.expand(horizontally: true, vertically: true), named: "stage")
        stack.add(notice.root, named: "notice")
        let picture = Overlay(
            stack,
            spinner.size(width: 48, height: 48).align(.center, .center).touchable(false)
        )
        picture.add(announcement.root.align(.center, .end))
        let content = Box.vertical(
            spacing: 0,
            bar,
            picture.expand(horizontally: true, vertically: true)
        )
        root = Overlay(dialog: model.label, content).style("player").erased
        fill()
        follow()
    }

    /// Focuses the video or the notice, whichever is visible.
    func focus() {
        if model.notice == nil { stage.focus() } else { notice.focus() }
    }

    /// Stops playback; the page must not be used afterwards.
    func stop() {
        framesToStart = 0
        screen?.stop()
        screen = nil
        if window.isFullscreen { window.isFullscreen = false }
    }
}

extension PlayerPage {
    private func fill() {
        bar.isRevealed = true
        stage.focusable().accessibleName(model.label)
        header.packStart(
            Button(icon: "go-previous-symbolic", name: model.strings("trailer.close"))
                .clicked { [weak model] in model?.closeTapped() }
        )
        header.packEnd(fullscreen.clicked { [weak self] in self?.toggleFullscreen() })
        let keys: [(String, ShortcutTurn, @MainActor (PlayerPage) -> Void)] = [
            ("Escape", .first, { $0.escape() }),
            ("F11", .first, { $0.toggleFullscreen() }),
            ("f", .last, { $0.toggleFullscreen() }),
            ("space", .last, { $0.screen?.togglePlaying() }),
            ("m", .last, { $0.screen?.toggleSound() }),
            ("Left", .last, { $0.screen?.seek(by: -5) }),
            ("Right", .last, { $0.screen?.seek(by: 5) }),
        ]
        for (key, turn, action) in keys {
            root.shortcut(key, turn) { [weak self] in self.map(action) }
        }
    }

    private func follow() {
        let model = model
        window.fullscreenChanged(for: root) { [weak self] in self?.fullscreenChanged() }
        root.pointerMoved { [weak self] height in self?.pointerMoved(to: height) }
        root.bind {
            model.attempt
        } apply: { [weak self] _ in
            self?.start()
        }
        root.bind {
            model.state
        } apply: { [weak self] in
            self?.stateChanged(to: $0)
        }
        root.bind {
            model.browserRequests
        } apply: { [weak self] in
            if $0 > 0 { self?.openBrowser() }
        }
    }

    /// Starts playing after the spinner has been drawn.
    ///
    /// For the first player in a process, GStreamer blocked the main thread for 0.6 seconds while
    /// scanning its plugins.
    private func start() {
        screen?.stop()
        screen = nil
        stage.removeAll()
        framesToStart = 2
        FrameClock.tick(root) { [weak self] in self?.frameCame() ?? false }
    }

    /// Counts a frame; returns whether to wait for another.
    private func frameCame() -> Bool {
        guard framesToStart > 0 else { return false }
        framesToStart -= 1
        if framesToStart == 0 { play() }
        return framesToStart > 0
    }

    private func play() {
        switch model.playback {
        case .direct(let url): screen = VideoScreen(url, model: model)
        case .embedded(let page, watch: _):
            screen = WebScreen(page, model: model, library: library)
        case .browser: screen = nil
        }
        if let screen { stage.append(screen.root) }
    }

    private func stateChanged(to state: TrailerState) {
        spinner.isSpinning = state == .loading
        spinner.isVisible = state == .loading
        notice.update()
        stack.shown = model.notice == nil ? "stage" : "notice"
        fullscreen.isVisible = model.notice == nil
        announcement.say(model.announcement)
        switch state {
        case .loading, .playing: break
        case .inBrowser, .failed:
            // Behind the notice, it must not play sound or keep loading.
            screen?.stop()
            screen = nil
            if window.isFullscreen { window.isFullscreen = false }
        }
        // Before the page is in the window, it can't get the focus; the caller sets the focus
        // later.
        focus()
    }

    private func openBrowser() {
        let model = model
        openAddress(model.playback.watchURL, root) { [weak model] isOpen in
            if !isOpen { model?.browserFailed() }
        }
    }

    private func toggleFullscreen() { window.isFullscreen.toggle() }

    private func escape() {
        if window.isFullscreen {
            window.isFullscreen = false
        } else {
            model.closeTapped()
        }
    }

    private func fullscreenChanged() {
        let isFullscreen = window.isFullscreen
        bar.isRevealed = !isFullscreen
        let name = isFullscreen ? "trailer.leave-fullscreen" : "trailer.fullscreen"
        fullscreen.icon = isFullscreen ? "view-restore-symbolic" : "view-fullscreen-symbolic"
        _ = fullscreen.named(model.strings(name), tooltip: true)
    }

    /// In full screen, shows the bar while the pointer is near the top edge.
    private func pointerMoved(to height: Double) {
        guard window.isFullscreen else { return }
        if height < 40 { bar.isRevealed = true } else if height > 90 { bar.isRevealed = false }
    }
}
