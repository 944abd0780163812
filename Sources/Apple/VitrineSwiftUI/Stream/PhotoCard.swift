#if canImport(UIKit)
import Catalog
import Features
import ImagePipeline
import L10n
import SwiftUI

/// A photo with its title over the upper part; a tap flips it once about its horizontal axis.
struct PhotoCard: View {
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.displayScale) private var scale
    @Environment(\.strings) private var strings
    @State private var model = ArtworkModel()
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
            .onGeometryChange(for: CGSize.self, of: \.size) { width = $0.width }
            .modifier(
                PictureLoading(model: model, request: wanted, refreshCount: list.refreshCount)
            )
            .onChange(of: model.picture == nil) { arrived() }
            .modifier(RowActions(list: list, row: row) { tapped() })
            .accessibilityAddTraits(.isImage)
    }

    @ViewBuilder private var photo: some View {
        if let image = model.picture?.image {
            LoadedPicture(image: image, route: .picture(row.id))
                .transition(.opacity.combined(with: .scale(scale: ArrivalMotion.firstScale)))
        } else if let failure = model.failure {
            Text(strings.photoFailure(failure)).font(.callout).padding()
        } else {
            ProgressView()
        }
    }

    private var title: some View {
        PhotoWords(text: row.content?.title ?? "", font: .headline, isTop: true)
    }

    private var user: some View {
        let lines = row.content?.line ?? ""
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

    /// The request for an image as wide as the card.
    private var wanted: ImageRequest? {
        guard width > 0, let artwork = row.content?.artwork else { return nil }
        return list.imageRequest(for: artwork, fit: PhotoRatio.fit(width: Int(width * scale)))
    }

    private func arrived() {
        guard let picture = model.picture, let artwork = row.content?.artwork else { return }
        list.pictureCame(artwork, size: picture.size)
    }

    private func tapped() {
        if model.failure != nil { return model.retry(isTapped: true) }
        guard model.picture != nil, !reducesMotion else { return }
        withAnimation(.easeInOut(duration: FlipMotion.duration)) { turns += 1 }
    }
}
#endif
