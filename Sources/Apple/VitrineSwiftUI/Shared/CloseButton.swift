#if canImport(UIKit)
import L10n
import SwiftUI

/// Closes a sheet or cover.
///
/// The system draws the symbol in a bar; its own label would be in another language than the app's.
struct CloseButton: View {
    @Environment(\.strings) private var strings
    let action: @MainActor () -> Void

    var body: some View {
        Button(role: .close, action: action) {
            Label(strings("action.close"), systemImage: "xmark")
        }
    }
}
#endif
