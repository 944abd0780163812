#if canImport(UIKit)
import CoreTransferable
import Features
import Foundation
import L10n
import SwiftUI
import UniformTypeIdentifiers

/// Exports and imports of marks, in the settings.
struct LibraryFiles: View {
    @Environment(\.strings) private var strings
    @State private var isChoosing = false
    @State private var chosen: [URL] = []
    let model: LibraryFilesModel

    var body: some View {
        Menu(strings("library.export")) {
            ForEach(model.formats) { format in
                let file = SharedLibrary(format: format, model: model)
                ShareLink(item: file, preview: SharePreview(format.fileName)) {
                    Text(format.caption)
                }
            }
        }
        Button(strings("library.import")) { isChoosing = true }
            .accessibilityIdentifier("import")
            .fileImporter(
                isPresented: $isChoosing,
                allowedContentTypes: [.json, .delimitedText, .folder],
                allowsMultipleSelection: true,
                onCompletion: choose
            )
            .onAppear { model.appeared() }
            .onChange(of: isReading) { if !isReading { release() } }
        StatusLine(status: model.status, working: "library.exporting")
    }

    /// Whether the chosen files are being read.
    private var isReading: Bool { model.importing?.step == .reading }

    private func choose(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let files):
            release()
            // Other apps' files can be read only in the meantime.
            chosen = files.filter { $0.startAccessingSecurityScopedResource() }
            model.filesChosen(files)
        case .failure(let error): model.choosingFailed(error.localizedDescription)
        }
    }

    private func release() {
        for file in chosen { file.stopAccessingSecurityScopedResource() }
        chosen = []
    }
}

/// All marks as a file, written once the user has chosen where to share them.
private struct SharedLibrary: Transferable {
    let format: LibraryFilesModel.Format
    let model: LibraryFilesModel

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .data) { (library: SharedLibrary) in
            SentTransferredFile(try await library.model.temporaryFile(library.format))
        }
    }
}
#endif
