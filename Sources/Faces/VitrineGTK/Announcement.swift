import GTKSupport

/// Words that screen readers speak when they change, never seen: what becomes of a screen unasked.
@MainActor
struct Announcement {
    /// In one pixel's size even a long title has a width, which must not be the window's.
    let root = Label(announcing: .status).ellipsized().style("announcement")

    /// Speaks; nothing where it was said last.
    func say(_ words: String) { root.text = words }
}
