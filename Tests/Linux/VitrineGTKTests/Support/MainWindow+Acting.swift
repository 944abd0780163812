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
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Whether the view is at the end of the known rows.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }
}
