#if canImport(SwiftUI)
import Features
import SwiftUI

/// Reduces motion where the system or the app's own setting asks for it.
struct MotionReader: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var isReducedBySystem
    let settings: SettingsViewModel

    func body(content: Content) -> some View {
        content.environment(
            \.reducesMotion,
            isReducedBySystem || settings.settings.motion == .reduced
        )
    }
}
#endif
