#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// What every view of the app may read; a controller that UIKit presents doesn't inherit it.
struct AppEnvironment: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var isReducedBySystem
    let model: AppModel
    let pictures: Pictures
    let presentation: PresentationState

    func body(content: Content) -> some View {
        content
            .environment(model)
            .environment(model.marks)
            .environment(pictures)
            .environment(presentation)
            .environment(\.strings, model.strings)
            .environment(\.locale, model.strings.locale)
            .environment(\.reducesMotion, isReducedBySystem || model.settings.motion == .reduced)
    }
}
#endif
