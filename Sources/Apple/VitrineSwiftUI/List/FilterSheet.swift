#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// Genres, years and the minimum rating; each change applies immediately.
struct FilterSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.strings) private var strings
    @Bindable var catalogModel: CatalogViewModel

    var body: some View {
        NavigationStack {
            Form {
                if catalogModel.offers(.notWatched) {
                    Toggle(strings("filter.not-watched"), isOn: $catalogModel.filter.isNotWatched)
                }
                genres
                years
                rating
                ChoicesSection(catalogModel: catalogModel)
                if !catalogModel.filterCount.isEmpty {
                    Section { Text(catalogModel.filterCount) }
                }
            }
            .pageTitle(strings("filter.button"))
            .toolbar {
                CloseItem { dismiss() }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(strings("filter.clear")) { catalogModel.visible.filterCleared() }
                        .disabled(catalogModel.visible.query.filter.isEmpty)
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private var genres: some View {
        Section {
            GenreRows(catalogModel: catalogModel)
        } header: {
            Text(strings("facet.genres"))
        } footer: {
            Text(strings("filter.all-genres"))
        }
    }

    private var years: some View {
        Section(strings("filter.decades")) {
            DecadeChips(catalogModel: catalogModel)
            year("filter.first-year", $catalogModel.filterForm.firstYear)
            year("filter.last-year", $catalogModel.filterForm.lastYear)
        }
    }

    private var rating: some View {
        Section(strings("filter.rating")) {
            LabeledContent {
                Slider(value: $catalogModel.filterForm.minimumRating, in: FilterForm.ratings)
                    .accessibilityLabel(strings("filter.rating"))
                    .accessibilityValue(catalogModel.ratingText)
            } label: {
                Text(catalogModel.ratingText)
            }
        }
    }

    private func year(_ key: String, _ year: Binding<Int>) -> some View {
        Picker(strings(key), selection: year) {
            ForEach(Array(FilterForm.years), id: \.self) { Text(verbatim: String($0)).tag($0) }
        }
        .pickerStyle(.menu)
    }
}

private struct DecadeChips: View {
    @Bindable var catalogModel: CatalogViewModel

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(catalogModel.decades) { decade in
                    Toggle(decade.title, isOn: $catalogModel.filterForm[isOf: decade])
                }
            }
            .toggleStyle(.button)
            .controlSize(.small)
        }
        .scrollIndicators(.hidden)
    }
}

private struct GenreRows: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    var body: some View {
        if catalogModel.genres.isLoading { ProgressView(strings("list.loading")) }
        if catalogModel.genres.error != nil {
            Button(strings("list.retry")) { catalogModel.filterOpened() }
        }
        ForEach(catalogModel.genres.value ?? []) { genre in
            let isChosen = catalogModel.visible.query.filter.genres.contains(genre.key)
            ChosenRow(title: genre.name, isChosen: isChosen) {
                catalogModel.genreTapped(genre.key)
            }
        }
    }
}
#endif
