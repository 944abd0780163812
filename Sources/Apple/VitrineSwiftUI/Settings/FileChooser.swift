#if canImport(UIKit)
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Lets the user choose files, also those of other apps.
struct FileChooser: ViewModifier {
    @State private var readable: [URL] = []
    @Binding var isPresented: Bool
    let types: [UTType]
    var allowsSeveral = false
    /// Whether the chosen files are still needed: other apps' files can be read only in the meantime.
    let isReading: Bool
    let failed: @MainActor (String) -> Void
    let chosen: @MainActor ([URL]) -> Void

    func body(content: Content) -> some View {
        content
            .fileImporter(
                isPresented: $isPresented,
                allowedContentTypes: types,
                allowsMultipleSelection: allowsSeveral
            ) { result in
                switch result {
                case .success(let files):
                    release()
                    readable = files.filter { $0.startAccessingSecurityScopedResource() }
                    chosen(files)
                case .failure(let error): failed(error.localizedDescription)
                }
            }
            .onChange(of: isReading) { if !isReading { release() } }
    }

    private func release() {
        for file in readable { file.stopAccessingSecurityScopedResource() }
        readable = []
    }
}
#endif
