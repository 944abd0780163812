#if canImport(SwiftUI)
import Catalog
import Features
import L10n
import SwiftUI

/// The poster beside the facts, or above them where it is narrow; then texts, names and links.
struct DetailsBody: View {
    @Environment(\.strings) private var strings
    let model: DetailsViewModel
    let content: DetailsContent

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 28) {
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .top, spacing: 28) { hero }.frame(minWidth: 560)
                    VStack(alignment: .center, spacing: 20) { hero }
                }
                ForEach(content.texts, id: \.key) { text in
                    DetailsSection(title: text.caption) { Text(text.text).textSelection(.enabled) }
                }
                ForEach(content.lists, id: \.key) { NamesSection(list: $0) }
                ForEach(content.links, id: \.key) { link in
                    Link(link.text, destination: link.url)
                }
            }
            .frame(maxWidth: 860, alignment: .leading)
            .padding()
        }
        .accessibilityIdentifier("details")
    }

    @ViewBuilder private var hero: some View {
        PosterButton(model: model, content: content)
        VStack(alignment: .leading, spacing: 16) {
            Text(content.title).font(.title).bold().accessibilityAddTraits(.isHeader)
            buttons
            ForEach(content.facts, id: \.key) { fact in
                VStack(alignment: .leading, spacing: 2) {
                    Text(fact.caption).font(.caption).foregroundStyle(.secondary)
                    Text(fact.text)
                }
                .accessibilityElement(children: .combine)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
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
        if model.hasHeart {
            HeartButton(id: content.id, isLabeled: true).buttonStyle(.bordered)
        }
    }
}
#endif
