import Features
import GTKSupport

@testable import VitrineGTK

/// What tests do with a window, from inside.
extension MainWindow {
    /// Scrolls the rows that are shown to their end.
    func scrollToEnd() { currentList?.scroll(by: .greatestFiniteMagnitude) }

    /// Opens the settings at a page.
    func showPreferences(_ place: SettingsPage) {
        showPreferences()
        preferences?.show(place)
    }
}

extension ItemList {
    /// Moves the view by application pixels.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Whether the view is at the end of what is known.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }
}
