#if canImport(UIKit)
import SwiftUI

/// Text beside its buttons, or above them at text sizes that need the whole width.
struct AdaptiveRow<Words: View, Buttons: View>: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @ViewBuilder let words: Words
    @ViewBuilder let buttons: Buttons

    var body: some View {
        if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
                words
                HStack(spacing: 16) { buttons }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 16) {
                words.frame(maxWidth: .infinity, alignment: .leading)
                buttons
            }
        }
    }
}
#endif
