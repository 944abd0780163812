import Features
import GTKSupport
import L10n

/// A heading and running text; long text shows its first part and a button for more.
///
///     Box
///     ├── Label    heading
///     ├── Box of Label
///     └── Button    shows more
@MainActor
struct RunningTextView {
    let root: Box

    init(_ text: RunningText, strings: Localizer) {
        let column = Box.vertical(spacing: 8)
        let heading = Label(text.caption).style("title-4").justified(0)
        root = Box.vertical(spacing: 8, heading, column)
        Self.fill(column, text.parts.prefix(text.firstCount))
        var rest = text.parts.dropFirst(text.firstCount)
        guard !rest.isEmpty else { return }
        let more = Button(strings("details.show-more")).style("flat", "show-all").align(.start)
        more.on("clicked") {
            Self.fill(column, rest.prefix(RunningText.step))
            rest = rest.dropFirst(RunningText.step)
            more.isVisible = !rest.isEmpty
        }
        root.append(more)
    }

    private static func fill(_ column: Box, _ parts: ArraySlice<String>) {
        for part in parts {
            column.append(Label(part).style("body", "overview").wrapped().justified(0).selectable())
        }
    }
}
