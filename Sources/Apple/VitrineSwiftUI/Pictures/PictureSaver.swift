#if canImport(UIKit)
import Features
import Foundation
import SwiftUI
import UIKit

/// A picture's original bytes in a temporary file, named after its title, for the share sheet.
struct SavedPicture: Identifiable {
    let id = UUID()
    let file: PosterFile

    init(_ file: PosterFile) { self.file = file }

    /// The file's location, in the folder that the system empties.
    var place: URL { URL.temporaryDirectory.appending(path: file.name) }
}

/// Shows a saved picture in the system's share sheet, which offers Save Image and Save to Files.
struct PictureSaver: ViewModifier {
    @Binding var saved: SavedPicture?
    @State private var written: URL?

    func body(content: Content) -> some View {
        content.sheet(item: $saved) { picture in
            Group {
                if let written {
                    ShareSheet(file: written)
                } else {
                    ProgressView()
                }
            }
            .presentationDetents([.medium, .large])
            .task(id: picture.id) { written = await write(picture) }
            .onDisappear { written = nil }
        }
    }

    private func write(_ picture: SavedPicture) async -> URL? {
        do {
            try await picture.file.write(to: picture.place)
            return picture.place
        } catch {
            // Closes the sheet, because there is nothing to share if the temporary folder isn't
            // writable.
            saved = nil
            return nil
        }
    }
}

/// The system's share sheet.
private struct ShareSheet: UIViewControllerRepresentable {
    let file: URL

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [file], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
#endif
