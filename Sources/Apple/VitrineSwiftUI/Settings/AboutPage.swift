#if canImport(UIKit)
import Features
import Foundation
import L10n
import SwiftUI

/// The app's description, its version, and the terms of its sources.
struct AboutPage: View {
    @Environment(\.strings) private var strings
    let version: String
    /// The credits of the catalogs that the user added.
    let credits: [Credit]

    var body: some View {
        List {
            Section {
                LabeledContent(strings("app.name"), value: version)
                Text(strings("about.comments"))
            }
            Section(strings("about.sources")) {
                source("about.tmdb.name", "about.tmdb", "https://www.themoviedb.org")
                source("about.disney.name", "about.disney", "https://disneyapi.dev")
                ForEach(credits, id: \.self) { credit in
                    source(credit.catalog, terms: credit.text, credit.url)
                }
            }
            Section(strings("about.artwork")) { Text(strings("about.artwork.vitrine")) }
        }
        .pageTitle(strings("action.about"))
    }

    private func source(_ name: String, _ terms: String, _ address: String) -> some View {
        source(strings(name), terms: strings(terms), URL(string: address))
    }

    private func source(_ name: String, terms: String, _ url: URL?) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.headline)
            Text(terms).font(.subheadline)
            if let url { Link(url.absoluteString, destination: url) }
        }
    }
}
#endif
