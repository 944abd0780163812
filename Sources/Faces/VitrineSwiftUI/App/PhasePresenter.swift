#if canImport(SwiftUI)
import Features
import SwiftUI

/// Tells the lists whether the window is seen: one that is not asks for nothing.
struct PhasePresenter: ViewModifier {
    @Environment(\.scenePhase) private var phase
    let model: AppModel

    func body(content: Content) -> some View {
        content.onChange(of: phase) { old, new in
            let browser = model.catalog.flatMap { model.browser(of: $0) }
            if new == .background {
                if let browser { browser.disappeared() } else { model.home?.disappeared() }
            }
            if old == .background {
                if let browser { browser.appeared() } else { model.home?.appeared() }
            }
        }
    }
}
#endif
