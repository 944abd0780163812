#if canImport(UIKit)
import Accessibility
import SwiftUI

extension View {
    /// Announces a text to VoiceOver when it changes, unless it is empty.
    func announced(_ text: String) -> some View {
        onChange(of: text) { _, text in
            guard !text.isEmpty else { return }
            AccessibilityNotification.Announcement(text).post()
        }
    }
}
#endif
