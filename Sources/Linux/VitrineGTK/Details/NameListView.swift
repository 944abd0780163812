import Features
import GTKSupport
import L10n

/// A heading with names listed below it.
///
/// A long list shows its first names and a button for the rest.
///
///     Box
///     ├── Box: heading, number of names
///     ├── Box (list) of Label
///     └── Button    shows all
@MainActor
struct NameListView {
    let root: Box

    init(_ list: DetailsContent.NameList, strings: Localizer) {
        let heading = Box.horizontal(
            spacing: 8,
            Label(list.caption).style("title-4").wrapped().justified(0),
            Label(strings.integer(list.names.count)).style("dim-label", "count").align(.start, .end)
        )
        let column = Box.list(spacing: 6).style("name-list").named(list.caption)
        Self.fill(column, list.first)
        root = Box.vertical(spacing: 10, heading, column)
        guard !list.rest.isEmpty else { return }
        let all = Button(strings("details.show-all", count: list.names.count))
            .style("flat", "show-all").align(.start)
        let root = root
        all.on("clicked") {
            Self.fill(column, list.rest)
            // GTK must have finished handling the click before the button is hidden.
            all.isVisible = false
            root.focusFirst()
        }
        root.append(all)
    }

    private static func fill(_ column: Box, _ names: ArraySlice<String>) {
        for name in names {
            column.append(Label(listItem: name).wrapped().justified(0))
        }
    }
}
