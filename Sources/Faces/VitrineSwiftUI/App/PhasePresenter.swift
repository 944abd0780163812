#if canImport(SwiftUI)
import Features
import SwiftUI

/// Tells the lists whether the window is seen: one that is not asks for nothing.
struct PhasePresenter: ViewModifier {
    @Environment(\.scenePhase) private var phase
    let model: AppModel

    func body(content: Content) -> some View {
        content.onChange(of: phase) { old, new in
            guard let browser = model.catalog.flatMap({ model.browser(of: $0) }) else { return }
            if new == .background { browser.disappeared() }
            if old == .background { browser.appeared() }
        }
    }
}
#endif
