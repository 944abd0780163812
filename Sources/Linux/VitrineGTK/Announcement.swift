import GTKSupport

/// Invisible text that screen readers speak when it changes: what happens on a screen by itself.
@MainActor
struct Announcement {
    /// Even at a font size of one pixel a long title has a width, which must not become the
    /// window's.
    let root = Label(announcing: .status).ellipsized().style("announcement")

    /// Announces a text; does nothing if it equals the last one.
    func say(_ words: String) { root.text = words }
}
