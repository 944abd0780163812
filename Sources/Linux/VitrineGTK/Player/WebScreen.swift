import Features
import Foundation
import GTKSupport

/// Shows a site's page once WebKit is loaded.
@MainActor
final class WebScreen: PlayerScreen {
    let root: AnyWidget

    private let holder = Box.vertical()
    private let model: TrailerViewModel
    private let opening = TaskSlot()
    private var isGone = false

    /// Starts to load WebKit from its file, off the main thread.
    init(_ page: TrailerPage, model: TrailerViewModel, library: String) {
        self.model = model
        root = holder.expand(horizontally: true, vertically: true).erased
        // A window destroys its widgets before it reports that it was closed.
        holder.on("destroy") { [weak self] in self?.isGone = true }
        let open = { @Sendable () async in WebLibrary.open(library) }
        opening.run(for: self, open) { screen, result in
            if case .success(let library?) = result {
                screen.show(page, library)
            } else {
                screen.model.pagesAreMissing()
            }
        }
    }

    func stop() {
        opening.cancel()
        if !isGone { holder.removeAll() }
    }

    private func show(_ page: TrailerPage, _ library: WebLibrary) {
        let model = model
        let view = WebView(
            library,
            address: page.url.absoluteString,
            referrer: page.referrer?.absoluteString
        ) { [weak model] event in
            switch event {
            case .arrived: model?.began()
            case .loaded: break
            case .failed: model?.failed(.page)
            }
        }
        holder.append(view.expand(horizontally: true, vertically: true))
    }
}
