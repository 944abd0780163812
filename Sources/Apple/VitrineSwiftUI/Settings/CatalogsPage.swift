#if canImport(UIKit)
import Features
import L10n
import SwiftUI
import UniformTypeIdentifiers

/// Which catalogs are shown, the user's own, and examples to add.
struct CatalogsPage: View {
    @Environment(\.strings) private var strings
    @State private var isChoosing = false
    @Bindable var model: CatalogsViewModel

    var body: some View {
        Form {
            Section {
                ForEach(model.rows) { CatalogRow(row: $0, model: model) }
                Button(strings("settings.catalogs.add")) { isChoosing = true }
                    .accessibilityIdentifier("add-catalog")
                StatusLine(status: model.status, working: "settings.catalogs.working")
            } footer: {
                Text(strings("settings.catalogs.description"))
            }
            CatalogAddressSection(model: model.address)
            if !model.examples.isEmpty {
                Section {
                    ForEach(model.examples) { ExampleRow(example: $0, model: model) }
                } header: {
                    Text(strings("settings.catalogs.examples"))
                } footer: {
                    Text(strings("settings.catalogs.examples.description"))
                }
            }
        }
        .pageTitle(strings("settings.catalogs"))
        .modifier(
            FileChooser(
                isPresented: $isChoosing,
                types: [.json],
                isReading: model.hasPreview || model.status == .working,
                failed: model.choosingFailed
            ) { if let file = $0.first { model.fileChosen(file) } }
        )
        .navigationDestination(isPresented: $model.hasPreview) {
            if let preview = model.preview { CatalogPreviewPage(preview: preview, model: model) }
        }
        .onAppear { model.appeared() }
        .onDisappear { model.address.isShown = false }
    }
}

/// An example that is part of the app, with a button that adds it.
private struct ExampleRow: View {
    @Environment(\.strings) private var strings
    let example: CatalogsViewModel.Example
    let model: CatalogsViewModel

    var body: some View {
        HStack {
            TitleAndLine(title: example.title, line: example.credit)
            Spacer()
            Button(strings("settings.catalogs.add-now")) { model.exampleTapped(example.id) }
                .buttonStyle(.bordered)
                .accessibilityLabel(strings("settings.catalogs.examples.add", example.title))
        }
    }
}
#endif
