#if canImport(UIKit)
import Features
import SwiftUI

/// Initials on a color, in place of a portrait.
struct MonogramView: View {
    let monogram: Monogram
    /// The shorter side in points.
    let size: Double

    /// The color for each ``Monogram/color``.
    private static let colors: [Color] = [
        .blue, .indigo, .purple, .pink, .orange, .brown, .teal, .green,
    ]

    var body: some View {
        Rectangle()
            .fill(Self.colors[monogram.color % Self.colors.count])
            .overlay {
                Text(monogram.text)
                    .font(.system(size: size * 0.36, weight: .semibold, design: .rounded))
                    .foregroundStyle(.white)
                    .minimumScaleFactor(0.5)
            }
    }
}
#endif
