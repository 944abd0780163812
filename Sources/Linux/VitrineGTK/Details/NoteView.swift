import GTKSupport

/// A person's note on an item and the days on which they watched it; hidden if there are none.
@MainActor
struct NoteView {
    let root: Box

    private let days = Label().style("caption", "dim-label").wrapped().justified(0)
    private let note = Label().style("body", "overview").wrapped().justified(0)

    init() {
        root = Box.vertical(spacing: 4, note, days).style("own-note").visible(false)
    }

    func show(_ text: String?, days watched: String?) {
        (note.text, days.text) = (text ?? "", watched ?? "")
        (note.isVisible, days.isVisible) = (text != nil, watched != nil)
        root.isVisible = text != nil || watched != nil
    }
}
