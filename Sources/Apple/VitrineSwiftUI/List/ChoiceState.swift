#if canImport(SwiftUI)
import Features
import SwiftUI

/// Whether a choice can be made now; where not, a screen reader says why.
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
