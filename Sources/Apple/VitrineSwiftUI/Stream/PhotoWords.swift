#if canImport(UIKit)
import SwiftUI

/// A line of text on a photo, with a shade behind it for contrast.
struct PhotoWords: View {
    @Environment(\.colorSchemeContrast) private var contrast
    let text: String
    let font: Font
    /// Whether the text is on the upper part of the photo instead of the lower part.
    let isTop: Bool

    var body: some View {
        if !text.isEmpty {
            Text(text)
                .font(font)
                .lineLimit(1)
                .foregroundStyle(.white)
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background {
                    LinearGradient(
                        colors: isTop ? shades : shades.reversed(),
                        startPoint: .top,
                        endPoint: .bottom
                    )
                }
        }
    }

    /// The shade's colors below white text.
    ///
    /// With Increase Contrast, the shade is almost black.
    private var shades: [Color] {
        let far = contrast == .increased ? 0.75 : 0.35
        return [.black.opacity(contrast == .increased ? 0.9 : 0.75), .black.opacity(far)]
    }
}
#endif
