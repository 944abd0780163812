import Features
import GTKSupport

/// Explains why a catalog's shelves are missing, in place of the first one.
///
///     Box: name of the catalog, title, text, OfferButtons
@MainActor
final class ShelfNotice {
    let root: AnyWidget
    let failure: HomeViewModel.Failure

    init(_ failure: HomeViewModel.Failure, of home: HomeViewModel) {
        self.failure = failure
        let notice = home.notice(of: failure)
        let buttons = OfferButtons(
            title: { [weak home] in home?.title(of: $0) ?? "" },
            tapped: { [weak home] in home?.offerTapped($0) }
        )
        buttons.show(notice.offers)
        root =
            Box.vertical(
                spacing: 6,
                Label(home.title(of: failure)).style("title-4").wrapped().justified(0),
                Box.vertical(
                    spacing: 12,
                    Label(notice.title).style("heading").wrapped().justified(0.5),
                    Label(notice.text).wrapped().justified(0.5),
                    buttons.root
                ).style("card", "shelf-notice")
            ).margins(sides: 18).erased
    }
}
