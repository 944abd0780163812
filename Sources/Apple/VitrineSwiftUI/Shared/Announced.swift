#if canImport(SwiftUI)
import Accessibility
import SwiftUI

extension View {
    /// Speaks what changes by itself, as a screen reader would not notice it; says nothing of an
    /// empty text.
    func announced(_ text: String) -> some View {
        onChange(of: text) { _, text in
            guard !text.isEmpty else { return }
            AccessibilityNotification.Announcement(text).post()
        }
    }
}
#endif
