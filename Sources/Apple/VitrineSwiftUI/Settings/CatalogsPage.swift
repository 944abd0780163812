#if canImport(UIKit)
import Features
import Foundation
import L10n
import SwiftUI
import UniformTypeIdentifiers

/// Which catalogs are shown, the user's own, and examples to add.
struct CatalogsPage: View {
    @Environment(\.strings) private var strings
    @State private var isChoosing = false
    @State private var chosen: URL?
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
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json], onCompletion: choose)
        .navigationDestination(isPresented: $model.hasPreview) {
            if let preview = model.preview { CatalogPreviewPage(preview: preview, model: model) }
        }
        .onAppear { model.appeared() }
        .onDisappear { model.address.isShown = false }
        .onChange(of: needsFile) { if !needsFile { release() } }
    }

    /// Whether the chosen file will still be read.
    private var needsFile: Bool { model.hasPreview || model.status == .working }

    private func choose(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let file):
            release()
            // Another app's file can be read only in the meantime.
            if file.startAccessingSecurityScopedResource() { chosen = file }
            model.fileChosen(file)
        case .failure(let error): model.choosingFailed(error.localizedDescription)
        }
    }

    private func release() {
        chosen?.stopAccessingSecurityScopedResource()
        chosen = nil
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
