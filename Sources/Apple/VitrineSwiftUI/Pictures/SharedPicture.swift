#if canImport(UIKit)
import CoreTransferable
import Features
import Foundation
import ImagePipeline
import UIKit
import UniformTypeIdentifiers

/// A picture as JPEG, or as PNG if its address says so, fetched once the user has chosen where to
/// share it.
///
/// Other apps expect one of the two: a WebP wouldn't be accepted as just any image.
struct SharedPicture: Transferable {
    let title: String
    let request: ImageRequest
    let export: PictureExport<Picture>
    /// Called if the picture can't be fetched, because the share sheet shows no reason.
    let failed: @MainActor @Sendable (ImageError) -> Void

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .png) { (picture: SharedPicture) in
            SentTransferredFile(try await picture.file(ending: "png"))
        }
        .exportingCondition(\.isPNG)
        FileRepresentation(exportedContentType: .jpeg) { (picture: SharedPicture) in
            SentTransferredFile(try await picture.file(ending: "jpg"))
        }
        .exportingCondition { !$0.isPNG }
    }

    private var isPNG: Bool { request.url.pathExtension.lowercased() == "png" }

    /// Writes the picture to a file in the folder that the system empties.
    ///
    /// It has the service's own bytes if they are in the format of `ending`.
    private func file(ending: String) async throws -> URL {
        do {
            let file = try await export.file(for: request, title: title)
            return try await file.written(ending: ending)
        } catch {
            if let error = error as? ImageError { await failed(error) }
            throw error
        }
    }
}

extension PosterFile {
    /// Writes the file in the format of `ending`, `jpg` or `png`, and returns its place.
    @concurrent
    fileprivate func written(ending: String) async throws -> URL {
        let name = URL.temporaryDirectory.appending(path: self.name)
        if name.pathExtension == ending {
            try await write(to: name)
            return name
        }
        let image = UIImage(data: bytes)
        guard
            let data = ending == "png" ? image?.pngData() : image?.jpegData(compressionQuality: 0.9)
        else { throw ImageError.undecodable }
        let place = name.deletingPathExtension().appendingPathExtension(ending)
        try data.write(to: place, options: .atomic)
        return place
    }
}

/// The system's pasteboard.
@MainActor
enum Clipboard {
    /// Copies text.
    static func copy(_ text: String) { UIPasteboard.general.string = text }

    /// Copies a picture; false if it has no image.
    static func copy(_ picture: Picture) -> Bool {
        guard let image = picture.image else { return false }
        UIPasteboard.general.image = UIImage(cgImage: image)
        return true
    }
}
#endif
