#if canImport(UIKit)
import Foundation
import L10n
import SwiftUI

/// The app's description, its version, and the terms of its sources.
struct AboutPage: View {
    @Environment(\.strings) private var strings
    let version: String

    var body: some View {
        List {
            Section {
                LabeledContent(strings("app.name"), value: version)
                Text(strings("about.comments"))
            }
            Section(strings("about.sources")) {
                source("about.tmdb.name", "about.tmdb", "https://www.themoviedb.org")
                source("about.disney.name", "about.disney", "https://disneyapi.dev")
            }
            Section(strings("about.artwork")) { Text(strings("about.artwork.vitrine")) }
        }
        .navigationTitle(strings("action.about"))
        .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private func source(
        _ name: String,
        _ terms: String,
        _ address: String
    ) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(strings(name)).font(.headline)
            Text(strings(terms)).font(.subheadline)
            if let url = URL(string: address) { Link(address, destination: url) }
        }
    }
}
#endif
