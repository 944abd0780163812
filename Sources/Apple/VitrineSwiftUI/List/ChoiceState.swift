#if canImport(UIKit)
import Features
import SwiftUI

/// Disables a choice that isn't available; VoiceOver reads the reason.
struct ChoiceState: ViewModifier {
    let availability: ItemListViewModel.Availability

    func body(content: Content) -> some View {
        switch availability {
        case .available: content
        case .unavailable(let reason): content.disabled(true).accessibilityHint(reason)
        case .notOffered: content.disabled(true)
        }
    }
}
#endif
