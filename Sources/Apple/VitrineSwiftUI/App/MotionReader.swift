#if canImport(UIKit)
import Features
import SwiftUI

/// Reduces motion if the system or app setting asks for it.
struct MotionReader: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var isReducedBySystem
    let settings: SettingsViewModel

    func body(content: Content) -> some View {
        content.environment(
            \.reducesMotion,
            isReducedBySystem || settings.motion == .reduced
        )
    }
}
#endif
