import Features
import GTKSupport

@testable import VitrineGTK

extension MainWindow {
    /// Scrolls the visible list to its end.
    func scrollToEnd() { currentList?.scroll(by: .greatestFiniteMagnitude) }

    /// Opens the settings at a page.
    func showPreferences(_ place: SettingsPage) {
        showPreferences()
        preferences?.show(place)
    }
}

extension ItemList {
    /// Moves the view by application pixels.
    func scroll(by distance: Double) { scroller.window.offset += distance }

    /// Whether the view is at the end of the known rows.
    var isAtEnd: Bool {
        let window = scroller.window
        return window.offset + window.pageHeight >= window.contentHeight - 1
    }
}
