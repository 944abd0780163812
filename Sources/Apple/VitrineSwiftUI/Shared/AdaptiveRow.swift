#if canImport(SwiftUI)
import SwiftUI

/// Words beside their buttons, above them at the sizes of text that need the whole width.
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
