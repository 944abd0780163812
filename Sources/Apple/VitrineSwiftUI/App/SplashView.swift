#if canImport(UIKit)
package import L10n
package import SwiftUI

/// A logo in front of a background picture, shown from the launch screen until the first rows
/// (brief 002).
package struct SplashView: View {
    private let strings: Localizer

    /// Creates a splash in the language of `strings`.
    package init(strings: Localizer) {
        self.strings = strings
    }

    package var body: some View {
        // Equal room above and below keeps the logo in the center, where the launch screen draws it.
        VStack(spacing: 16) {
            Color.clear
            Image("Launch/Logo")
            VStack(spacing: 16) {
                Text(strings("app.name")).font(.largeTitle).bold()
                Text(strings("app.tagline"))
                    .font(.subheadline)
                    .multilineTextAlignment(.center)
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 32)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        .background { Image("Launch/Background").resizable().scaledToFill() }
        .background { Color.black }
        .ignoresSafeArea()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(strings("splash.label"))
    }
}
#endif
