#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Where the item can be watched.
struct OffersSection: View {
    @Environment(\.strings) private var strings
    let model: DetailsViewModel
    let offers: OffersContent

    var body: some View {
        DetailsSection(title: strings("offers.title")) {
            Text(offers.country).foregroundStyle(.secondary)
            ForEach(offers.groups, id: \.kind) { group in
                VStack(alignment: .leading, spacing: 6) {
                    Text(group.caption).font(.caption).foregroundStyle(.secondary)
                    providers(of: group)
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel(group.caption)
            }
            if let link = offers.link { Link(strings("offers.all"), destination: link) }
            CreditLine(credit: offers.credit)
        }
    }

    private func providers(of group: OffersContent.Group) -> some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 150), alignment: .leading)],
            alignment: .leading,
            spacing: 8
        ) {
            ForEach(group.providers, id: \.name) { provider in
                HStack(spacing: 8) {
                    ArtworkView(
                        artwork: provider.logo,
                        monogram: provider.monogram,
                        refreshCount: model.pictureAttempt,
                        request: model.imageRequest
                    )
                    .frame(width: 32, height: 32)
                    .clipShape(.rect(cornerRadius: 7))
                    Text(provider.name).lineLimit(2)
                }
            }
        }
    }
}

/// The credit that the service asks for.
struct CreditLine: View {
    let credit: Credit

    var body: some View {
        Group {
            if let url = credit.url {
                Link(credit.text, destination: url)
            } else {
                Text(credit.text).foregroundStyle(.secondary)
            }
        }
        .font(.caption)
    }
}
#endif
