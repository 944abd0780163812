#if canImport(UIKit)
import Features
import ImagePipeline
import L10n
import SwiftUI

/// One item at a time at the top of the home page, on its poster's colors.
struct SpotlightCard: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.strings) private var strings
    let spotlight: SpotlightViewModel

    var body: some View {
        if let item = spotlight.item {
            VStack(alignment: .leading, spacing: 14) {
                HStack(alignment: .center, spacing: 16) {
                    // At the largest sizes, text needs the whole width.
                    if !textSize.isAccessibilitySize { poster(item) }
                    words(item)
                }
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 10) {
                        buttons(item)
                        Spacer()
                        steps
                    }
                    VStack(alignment: .leading, spacing: 10) {
                        buttons(item)
                        HStack(spacing: 10) { steps }
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background { colors(item) }
            .clipShape(.rect(cornerRadius: 20))
            .foregroundStyle(.white)
            .padding(.horizontal)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(spotlight.name)
        } else {
            RoundedRectangle(cornerRadius: 20).fill(.quaternary).frame(height: 260)
                .padding(.horizontal)
                .accessibilityLabel(strings("list.loading"))
        }
    }

    private func poster(_ item: SpotlightContent) -> some View {
        ArtworkView(artwork: item.row.artwork, refreshCount: spotlight.pictureAttempt) {
            spotlight.imageRequest(for: $0, fit: $1)
        }
        .aspectRatio(2.0 / 3, contentMode: .fit)
        .frame(width: 110)
        .clipShape(.rect(cornerRadius: 12))
    }

    private func words(_ item: SpotlightContent) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(item.row.title).font(.title2.bold()).lineLimit(2)
            Text(item.facts).font(.subheadline.bold()).lineLimit(2)
            if let overview = item.overview { Text(overview).font(.footnote).lineLimit(3) }
        }
    }

    @ViewBuilder private func buttons(_ item: SpotlightContent) -> some View {
        Button(strings("spotlight.details")) { spotlight.tapped() }
            .buttonStyle(.borderedProminent)
        if spotlight.hasTrailer {
            Button(strings("trailer.label"), systemImage: "play.fill") {
                spotlight.trailerTapped()
            }
            .buttonStyle(.bordered)
        }
        if spotlight.hasHeart { MarkButton(id: item.row.id, look: .symbol).buttonStyle(.bordered) }
    }

    @ViewBuilder private var steps: some View {
        Button(strings("spotlight.previous"), systemImage: "chevron.left") {
            spotlight.previousTapped()
        }
        .labelStyle(.iconOnly)
        Button(strings("spotlight.next"), systemImage: "chevron.right") {
            spotlight.nextTapped()
        }
        .labelStyle(.iconOnly)
    }

    private func colors(_ item: SpotlightContent) -> some View {
        ArtworkView(artwork: item.row.artwork, refreshCount: spotlight.pictureAttempt) {
            artwork,
            _ in
            spotlight.imageRequest(for: artwork, fit: .cover(PixelSize(6, 9)))
        }
        .overlay { Scrim() }
    }
}
#endif
