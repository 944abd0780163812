import Features
import GTKSupport

/// The buttons below a notice, most useful first.
@MainActor
final class OfferButtons {
    let root = Box.vertical(spacing: 12)
    private let title: @MainActor (ListContent.Offer) -> String
    private let tapped: @MainActor (ListContent.Offer) -> Void
    private var shown: [ListContent.Offer] = []

    /// Creates an empty column of buttons.
    ///
    /// The settings button activates the window's own action for a key; the others call `tapped`.
    init(
        title: @escaping @MainActor (ListContent.Offer) -> String,
        tapped: @escaping @MainActor (ListContent.Offer) -> Void
    ) {
        self.title = title
        self.tapped = tapped
    }

    /// Shows buttons; those that are shown already stay.
    func show(_ offers: [ListContent.Offer]) {
        guard offers != shown else { return }
        shown = offers
        root.removeAll()
        for offer in offers {
            let button = Button(title(offer)).wrapped().style("pill").align(.center)
            let acting =
                offer == .settings
                ? button.action("win.key")
                : button.clicked { [tapped] in tapped(offer) }
            let suggested: [ListContent.Offer] = [
                .settings, .retry, .searchAll, .searchEverywhere,
            ]
            let isSuggested = offer == offers.first && suggested.contains(offer)
            root.append(isSuggested ? acting.style("suggested-action") : acting)
        }
    }
}
