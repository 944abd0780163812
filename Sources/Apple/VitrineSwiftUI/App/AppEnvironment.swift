#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// What every view of the app may read; a controller that UIKit presents doesn't inherit it.
struct AppEnvironment: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var isReducedBySystem
    private let model: AppModel
    private let pictures: Pictures
    private let presentation: PresentationState

    init(_ model: AppModel, _ pictures: Pictures, _ presentation: PresentationState) {
        (self.model, self.pictures, self.presentation) = (model, pictures, presentation)
    }

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
