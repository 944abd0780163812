import GTKSupport

/// Words that screen readers speak when they change, never seen: what becomes of a screen unasked.
@MainActor
struct Announcement {
    let root = Label(announcing: .status).style("announcement")

    /// Speaks; nothing where it was said last.
    func say(_ words: String) { root.text = words }
}
