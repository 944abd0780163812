#if canImport(UIKit)
import Accessibility
import SwiftUI

extension View {
    /// Announces a text to VoiceOver when it changes, unless it is empty or its tab isn't selected.
    func announced(_ text: String) -> some View { modifier(Announcer(text: text)) }
}

private struct Announcer: ViewModifier {
    @Environment(\.isTabSelected) private var isTabSelected
    let text: String

    func body(content: Content) -> some View {
        content.onChange(of: text) { _, text in
            guard isTabSelected, !text.isEmpty else { return }
            AccessibilityNotification.Announcement(text).post()
        }
    }
}
#endif
