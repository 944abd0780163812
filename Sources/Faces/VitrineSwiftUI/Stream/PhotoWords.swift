#if canImport(SwiftUI)
import SwiftUI

/// One line of words on a photo, with a shade below them so that they are readable on any.
struct PhotoWords: View {
    let text: String
    let font: Font
    /// On the upper part, else on the lower one.
    let isTop: Bool

    var body: some View {
        if !text.isEmpty {
            Text(text)
                .font(font)
                .lineLimit(1)
                .foregroundStyle(.white)
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    LinearGradient(
                        colors: isTop ? shades : shades.reversed(),
                        startPoint: .top,
                        endPoint: .bottom
                    )
                )
        }
    }

    private var shades: [Color] { [.black.opacity(0.75), .black.opacity(0.35)] }
}
#endif
