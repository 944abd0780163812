#if canImport(UIKit)
import Accessibility
import Features
import SwiftUI

extension View {
    /// Announces a text to VoiceOver when it changes, unless it is empty or another tab is selected.
    func announced(_ text: String) -> some View { modifier(Announcer(text: text)) }
}

private struct Announcer: ViewModifier {
    @Environment(AppModel.self) private var model
    @Environment(\.section) private var section
    let text: String

    func body(content: Content) -> some View {
        content.onChange(of: text) { _, text in
            guard section == nil || section == model.section, !text.isEmpty else { return }
            AccessibilityNotification.Announcement(text).post()
        }
    }
}
#endif
