import Foundation
import Primitives

/// A cache of scaled pictures, with a single memory limit for all kinds.
actor PictureCache {
    /// A picture as the service sends it.
    struct Image: Sendable {
        let data: Data
        /// A hash of the file.
        let tag: String
    }

    private struct Entry {
        let image: Image
        var lastUse: Int
    }

    private let limit: Int
    private let pictures: DemoPictures
    private var entries: [DemoPicture: Entry] = [:]
    private let loads = SingleFlight<DemoPicture, Result<Image, DemoPictureError>, Void>()
    private var bytes = 0
    private var uses = 0

    /// Creates an empty cache.
    ///
    /// `memory` is the limit in bytes.
    init(memory: Int, pictures: DemoPictures) {
        limit = memory
        self.pictures = pictures
    }

    /// Returns a picture from memory or scales it.
    ///
    /// However many callers wait, it is scaled once, and scaling finishes even if all callers are
    /// cancelled. A failure is retried at the next request.
    func image(of picture: DemoPicture) async throws(DemoPictureError) -> Image {
        uses += 1
        if let entry = entries[picture] {
            entries[picture]?.lastUse = uses
            return entry.image
        }
        return try await loads.finalValue(for: picture) { await self.load(picture) }.get()
    }
}

extension PictureCache {
    private func load(_ picture: DemoPicture) async -> Result<Image, DemoPictureError> {
        // Another flight may have finished between the check above and the start of this one.
        if let entry = entries[picture] { return .success(entry.image) }
        do throws(DemoPictureError) {
            let image = try await Self.image(of: picture, from: pictures)
            keep(image, of: picture)
            return .success(image)
        } catch {
            return .failure(error)
        }
    }

    /// Runs off the actor, because hashing reads every byte.
    private static func image(
        of picture: DemoPicture,
        from pictures: DemoPictures
    ) async throws(DemoPictureError) -> Image {
        let data = try await pictures.file(picture)
        return Image(data: data, tag: StableHash.tag(of: data))
    }

    private func keep(_ image: Image, of picture: DemoPicture) {
        guard image.data.count <= limit else { return }
        entries[picture] = Entry(image: image, lastUse: uses)
        bytes += image.data.count
        guard bytes > limit else { return }
        // Evicts an eighth more than needed, so that not every additional picture sorts all
        // entries.
        for (picture, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            entries[picture] = nil
            bytes -= entry.image.data.count
        }
    }
}
