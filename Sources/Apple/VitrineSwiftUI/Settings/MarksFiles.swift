#if canImport(UIKit)
import CoreTransferable
import Features
import L10n
import SwiftUI
import UniformTypeIdentifiers

/// Exports and imports of marks, in the settings.
struct MarksFiles: View {
    @Environment(\.strings) private var strings
    @State private var isChoosing = false
    let model: MarksFilesModel

    var body: some View {
        Menu(strings("export")) {
            ForEach(model.formats) { format in
                let file = SharedLibrary(format: format, model: model)
                ShareLink(item: file, preview: SharePreview(format.fileName)) {
                    Text(format.caption)
                }
            }
        }
        Button(strings("import")) { isChoosing = true }
            .accessibilityIdentifier("import")
            .modifier(
                FileChooser(
                    isPresented: $isChoosing,
                    types: [.json, .delimitedText, .folder],
                    allowsSeveral: true,
                    isReading: model.importing?.step == .reading,
                    failed: model.choosingFailed,
                    chosen: model.filesChosen
                )
            )
            .onAppear { model.appeared() }
        StatusLine(status: model.status, working: "export.running")
    }
}

/// All marks as a file, written once the user has chosen where to share them.
private struct SharedLibrary: Transferable {
    let format: MarksFilesModel.Format
    let model: MarksFilesModel

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .data) { (library: SharedLibrary) in
            SentTransferredFile(try await library.model.temporaryFile(library.format))
        }
    }
}
#endif
