#if canImport(SwiftUI)
import SwiftUI

/// One line of words on a photo, with a shade below them so that they are readable on any.
struct PhotoWords: View {
    @Environment(\.colorSchemeContrast) private var contrast
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

    /// White on any photo: with Increase Contrast the shade is as good as black.
    private var shades: [Color] {
        let far = contrast == .increased ? 0.75 : 0.35
        return [.black.opacity(contrast == .increased ? 0.9 : 0.75), .black.opacity(far)]
    }
}
#endif
