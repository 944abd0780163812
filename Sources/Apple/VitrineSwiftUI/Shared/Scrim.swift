#if canImport(SwiftUI)
import SwiftUI

/// Darkens the colors of a poster below white words; with Increase Contrast they are as good as gone.
struct Scrim: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Color.black.opacity(contrast == .increased ? 0.92 : 0.78) }
}
#endif
