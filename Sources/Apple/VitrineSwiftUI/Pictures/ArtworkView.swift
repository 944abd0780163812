#if canImport(UIKit)
import Catalog
import Features
import ImagePipeline
import SwiftUI

/// An item's picture, filling its frame, or a monogram or symbol until it is loaded.
struct ArtworkView: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var scheme
    @State private var model = ArtworkModel()
    @State private var size = CGSize.zero
    let artwork: Artwork?
    var monogram: Monogram?
    /// A change retries failed pictures.
    var refreshCount = 0
    /// A change validates a shown picture.
    var answeredCount = 0
    /// The viewer that grows out of the picture.
    var route: Route?
    /// Creates the request for a size in pixels.
    let request: @MainActor (Artwork, ImageRequest.Fit) -> ImageRequest?

    var body: some View {
        Rectangle()
            .fill(.quaternary)
            .overlay { content }
            .clipped()
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            .modifier(
                PictureLoading(
                    model: model,
                    request: wanted,
                    refreshCount: refreshCount,
                    answeredCount: answeredCount
                )
            )
            .accessibilityHidden(true)
    }

    @ViewBuilder private var content: some View {
        if let image = model.picture?.image {
            // Transparent logos are mostly dark; opaque pictures cover the plate.
            LoadedPicture(image: image, route: route)
                .background { if scheme == .dark { Color.white.opacity(0.85) } }
        } else if let monogram {
            MonogramView(monogram: monogram, size: min(size.width, size.height))
        } else {
            Image(systemName: model.failure != nil ? "exclamationmark.triangle" : "photo")
                .imageScale(.large)
                .foregroundStyle(.tertiary)
        }
    }

    private var wanted: ImageRequest? {
        guard size.width > 0, size.height > 0, let artwork else { return nil }
        let pixels = PixelSize(Int(size.width * scale), Int(size.height * scale))
        return request(artwork, .cover(pixels))
    }
}

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
