#if canImport(UIKit)
import SwiftUI

/// Darkens a poster's colors below white text.
///
/// With Increase Contrast, they are almost black.
struct Scrim: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Color.black.opacity(contrast == .increased ? 0.92 : 0.78) }
}
#endif
