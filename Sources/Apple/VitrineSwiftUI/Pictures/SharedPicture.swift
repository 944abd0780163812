#if canImport(UIKit)
import CoreTransferable
import Features
import Foundation
import ImagePipeline
import UniformTypeIdentifiers

/// A picture's original bytes, fetched once the user has chosen where to share them.
struct SharedPicture: Transferable {
    let title: String
    let request: ImageRequest
    let export: PictureExport<Picture>
    /// Called if the picture can't be fetched, because the share sheet shows no reason.
    let failed: @MainActor @Sendable (ImageError) -> Void

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .image) { (picture: SharedPicture) in
            SentTransferredFile(try await picture.file())
        }
    }

    /// Writes the picture to a file in the folder that the system empties.
    private func file() async throws -> URL {
        do {
            let file = try await export.file(for: request, title: title)
            let place = URL.temporaryDirectory.appending(path: file.name)
            try await file.write(to: place)
            return place
        } catch {
            if let error = error as? ImageError { await failed(error) }
            throw error
        }
    }
}

extension SharedPicture {
    /// Creates a row's picture; nil if it has none.
    @MainActor
    init?(_ content: RowContent, in list: ItemListViewModel, export: PictureExport<Picture>) {
        let request = content.artwork.flatMap { list.imageRequest(for: $0, fit: .original) }
        guard let request else { return nil }
        self.init(
            title: content.title,
            request: request,
            export: export,
            failed: list.imageFailed
        )
    }
}
#endif
