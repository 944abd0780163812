#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The sections below the poster.
struct DetailsSections: View {
    let model: DetailsViewModel
    let content: DetailsContent

    var body: some View {
        OwnNote(model: model)
        ForEach(content.texts, id: \.key) { RunningTextSection(text: $0) }
        ForEach(content.facts, id: \.key) { fact in
            VStack(alignment: .leading, spacing: 2) {
                Text(fact.caption).font(.caption).foregroundStyle(.secondary)
                if fact.filterLinks.isEmpty {
                    Text(fact.text)
                } else {
                    FilterLinkRow(model: model, links: fact.filterLinks)
                }
            }
            .accessibilityElement(children: fact.filterLinks.isEmpty ? .combine : .contain)
        }
        if let offers = content.offers { OffersSection(model: model, offers: offers) }
        ForEach(model.shelves, id: \.descriptor.id) { ShelfRow(shelf: $0) }
            .padding(.horizontal, -16)
        ForEach(content.lists, id: \.key) { NamesSection(list: $0) }
        ForEach(content.links, id: \.key) { Link($0.text, destination: $0.url) }
        if let credit = content.credit { CreditLine(credit: credit) }
    }
}

/// A heading and its content.
struct DetailsSection<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.title3).bold().accessibilityAddTraits(.isHeader)
            content
        }
    }
}

/// A long text, collapsed until the user expands it.
struct RunningTextSection: View {
    @Environment(\.strings) private var strings
    /// How many parts the user has added.
    @State private var added = 0
    let text: RunningText

    var body: some View {
        DetailsSection(title: text.caption) {
            TextLines(text.parts.prefix(text.firstCount + added)).textSelection(.enabled)
            if text.firstCount + added < text.parts.count {
                Button(strings("details.show-more")) { added += RunningText.step }
            }
        }
    }
}

/// A list of names; a long one is collapsed until the user expands it.
struct NamesSection: View {
    @Environment(\.strings) private var strings
    @State private var isOpen = false
    let list: DetailsContent.NameList

    var body: some View {
        DetailsSection(title: list.caption) {
            TextLines(list.first)
            if isOpen {
                TextLines(list.rest)
            } else if !list.rest.isEmpty {
                Button(strings("details.show-all", count: list.names.count)) {
                    withAnimation { isOpen = true }
                }
            }
        }
    }
}

/// The poster at its fixed size; a tap opens it at full size (brief 001).
struct PosterButton: View {
    @Environment(\.strings) private var strings
    let model: DetailsViewModel
    let content: DetailsContent

    var body: some View {
        Button(action: model.posterTapped) {
            ArtworkView(
                artwork: content.artwork,
                monogram: content.monogram,
                refreshCount: model.pictureAttempt,
                route: .poster(model.id),
                request: model.imageRequest
            )
            .frame(width: 240, height: 360)
            .clipShape(.rect(cornerRadius: 16))
            .shadow(radius: 8, y: 4)
        }
        .buttonStyle(.plain)
        .disabled(content.artwork == nil)
        .accessibilityLabel(strings("poster.label", content.title))
        .accessibilityHint(strings("viewer.open"))
        .accessibilityIdentifier("poster")
    }
}
#endif
