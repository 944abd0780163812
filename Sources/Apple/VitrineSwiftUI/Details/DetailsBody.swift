#if canImport(UIKit)
import Catalog
import Features
import ImagePipeline
import L10n
import SwiftUI

/// The poster beside the title and facts on the poster's colors, or above them in narrow pages.
///
/// Texts, names, more facts and links follow below.
struct DetailsBody: View {
    /// The width in points from which the poster is beside the title.
    private static let wide = 600.0

    @Environment(\.strings) private var strings
    @State private var isWide = false
    let model: DetailsViewModel
    let content: DetailsContent

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 28) {
                columns
                    .padding(20)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background { colors }
                    .clipShape(.rect(cornerRadius: 20))
                    .foregroundStyle(.white)
                DetailsSections(model: model, content: content)
            }
            .frame(maxWidth: 860, alignment: .leading)
            .padding()
        }
        .onGeometryChange(for: CGSize.self, of: \.size) { isWide = $0.width >= Self.wide }
        .accessibilityIdentifier("details")
    }

    @ViewBuilder private var columns: some View {
        if isWide { HStack(spacing: 28) { hero } } else { VStack(spacing: 20) { hero } }
    }

    @ViewBuilder private var hero: some View {
        PosterButton(model: model, content: content)
        VStack(alignment: .leading, spacing: 16) {
            Text(content.title).font(.title).bold().accessibilityAddTraits(.isHeader)
            if let subtitle = content.subtitle { Text(subtitle.line) }
            if let summary = content.summary { Text(summary).font(.subheadline.bold()) }
            if let rating = content.rating { Text(rating.text).font(.subheadline.bold()) }
            if !content.filterLinks.isEmpty {
                FilterLinkRow(model: model, links: content.filterLinks)
            }
            buttons
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var colors: some View {
        ArtworkView(artwork: content.artwork, refreshCount: model.pictureAttempt) { artwork, _ in
            model.imageRequest(for: artwork, fit: .cover(PixelSize(6, 9)))
        }
        .overlay { Scrim() }
    }

    @ViewBuilder private var buttons: some View {
        ViewThatFits(in: .horizontal) {
            HStack { actions }
            VStack(alignment: .leading) { actions }
        }
    }

    @ViewBuilder private var actions: some View {
        if model.hasTrailer {
            Button(strings("trailer.label"), systemImage: "play.fill") { model.trailerTapped() }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("trailer")
        }
        ForEach(model.markButtons, id: \.self) { kind in
            MarkButton(id: content.id, kind: kind, look: kind == .favorite ? .labeled : .symbol)
                .buttonStyle(.bordered)
        }
        if model.hasOwnRating { RatingMenu(id: content.id).buttonStyle(.bordered) }
    }
}

/// Years, countries, genres or people in a horizontally scrolling row; each opens its list.
struct FilterLinkRow: View {
    let model: DetailsViewModel
    let links: [FilterLink]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach(links, id: \.self) { link in
                    Button(link.text) { model.filterLinkTapped(link) }
                        .buttonStyle(.bordered)
                        .disabled(!model.opens(link))
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif
