import Features
import GTKSupport
import L10n

/// The search field of the home page.
///
/// The first letter opens the search of all catalogs, where typing goes on, and so does Enter.
@MainActor
final class HomeSearch {
    let root: AnyWidget

    init(_ app: AppModel) {
        let entry = SearchEntry(
            prompt: app.strings("quick-search.prompt"),
            changed: { [weak app] in if !$0.isEmpty { app?.searchOpened($0) } },
            stopped: {},
            entered: { [weak app] in app?.quickSearchTapped() }
        )
        let row = Box.horizontal(entry.expand(horizontally: true)).margins(6, sides: 12)
        root = Clamp(row, width: Arrangement.pageWidth).erased
        // Letters that were typed before the dialog had the focus are in both fields.
        root.bind { [weak app] in
            if app?.quickSearch == nil { entry.text = "" }
        }
    }
}
