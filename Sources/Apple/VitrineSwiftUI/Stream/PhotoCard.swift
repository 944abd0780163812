#if canImport(UIKit)
import Catalog
import Features
import ImagePipeline
import L10n
import SwiftUI

/// A photo with its title over the upper part; a tap flips it once about its horizontal axis.
struct PhotoCard: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.displayScale) private var scale
    @Environment(\.strings) private var strings
    @State private var model = ArtworkModel()
    @State private var arrival = ArrivalMotion.ended
    @State private var turns = 0.0
    @State private var width = 0.0
    let list: ItemListViewModel
    let row: ListRow

    var body: some View {
        Rectangle()
            .fill(.quaternary)
            .overlay { photo }
            .overlay(alignment: .top) { title }
            .overlay(alignment: .bottomLeading) { user }
            .aspectRatio(PhotoRatio.drawn(ratio), contentMode: .fit)
            .clipShape(.rect(cornerRadius: 16))
            // Whole turns only, so that it ends undistorted.
            .rotation3DEffect(.degrees(turns * 360), axis: (x: 1, y: 0, z: 0))
            .onTapGesture { tapped() }
            .overlay(alignment: .bottomTrailing) { fullSize }
            .onGeometryChange(for: Double.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .onChange(of: wanted, initial: true) { _, request in
                if let request { model.show(request, from: pictures) }
            }
            .onChange(of: list.refreshCount) { _, count in model.refreshed(to: count) }
            .onChange(of: model.picture == nil) { arrived() }
            .onDisappear { model.hide() }
            .modifier(RowActions(list: list, row: row) { tapped() })
            .accessibilityAddTraits(.isImage)
    }

    @ViewBuilder private var photo: some View {
        if let image = model.picture?.image {
            Image(decorative: image, scale: scale)
                .resizable()
                .scaledToFill()
                .opacity(arrival.opacity)
                .scaleEffect(arrival.scale)
        } else if model.hasFailed {
            Text(strings("photo.failed")).font(.callout).padding()
        } else {
            ProgressView()
        }
    }

    private var title: some View {
        PhotoWords(text: row.content?.title ?? "", font: .headline, isTop: true)
    }

    private var user: some View {
        let lines = row.content?.lines.joined(separator: "  ·  ") ?? ""
        return PhotoWords(text: lines, font: .footnote, isTop: false)
    }

    /// Beside the card rather than within it, so that tapping it doesn't flip the photo.
    @ViewBuilder private var fullSize: some View {
        if list.opensPictures, row.content?.artwork != nil {
            Button(strings("photo.open"), systemImage: "arrow.up.left.and.arrow.down.right") {
                list.pictureTapped(row.id)
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.glass)
            .padding(8)
        }
    }

    private var ratio: Double? { row.content?.artwork.flatMap { list.aspectRatio(of: $0) } }

    /// The request for an image exactly as wide as the card, regardless of its height.
    private var wanted: ImageRequest? {
        guard width > 0, let artwork = row.content?.artwork else { return nil }
        return list.imageRequest(for: artwork, fit: .cover(PixelSize(Int(width * scale), 1)))
    }

    private func arrived() {
        guard let picture = model.picture, let artwork = row.content?.artwork else { return }
        list.pictureCame(artwork, size: picture.size)
        guard model.hasArrived, !reducesMotion else { return }
        arrival = ArrivalMotion(after: 0)
        withAnimation(.easeOut(duration: ArrivalMotion.duration)) { arrival = .ended }
    }

    private func tapped() {
        if model.hasFailed { return model.retryTapped() }
        guard model.picture != nil, !reducesMotion else { return }
        withAnimation(.easeInOut(duration: FlipMotion.duration)) { turns += 1 }
    }
}
#endif
