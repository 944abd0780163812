import GTKSupport

/// Invisible text that screen readers speak when it changes.
///
/// The app announces changes that the user didn't cause.
@MainActor
struct Announcement {
    /// Ellipsized: even at a font size of one pixel, a long title would widen the window.
    let root = Label(announcing: .status).ellipsized().style("announcement")

    /// Announces `words`, unless they equal the last announcement.
    func say(_ words: String) { root.text = words }
}
