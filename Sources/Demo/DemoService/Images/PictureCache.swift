import Foundation

/// Scaled pictures, up to a memory limit for all kinds together.
actor PictureCache {
    /// A picture as it is served.
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
    private var loads: [DemoPicture: Task<Result<Image, DemoPictureError>, Never>] = [:]
    private var bytes = 0
    private var uses = 0

    /// Starts empty.
    ///
    /// `memory` is the limit in bytes.
    init(memory: Int, pictures: DemoPictures) {
        limit = memory
        self.pictures = pictures
    }

    /// A picture, scaled now or taken from memory.
    ///
    /// However many callers wait, it is made once, and finished even if all of them leave. A
    /// failure is retried when it is requested again.
    func image(of picture: DemoPicture) async throws(DemoPictureError) -> Image {
        uses += 1
        if let entry = entries[picture] {
            entries[picture]?.lastUse = uses
            return entry.image
        }
        if let load = loads[picture] { return try await load.value.get() }
        let load = Task { [pictures] in await Self.load(picture, from: pictures) }
        loads[picture] = load
        let result = await load.value
        loads[picture] = nil
        if case .success(let image) = result { keep(image, of: picture) }
        return try result.get()
    }
}

extension PictureCache {
    private static func load(
        _ picture: DemoPicture,
        from pictures: DemoPictures
    ) async -> Result<Image, DemoPictureError> {
        do throws(DemoPictureError) {
            let data = try await pictures.file(picture)
            return .success(Image(data: data, tag: StableHash.tag(of: data)))
        } catch {
            return .failure(error)
        }
    }

    private func keep(_ image: Image, of picture: DemoPicture) {
        guard image.data.count <= limit else { return }
        entries[picture] = Entry(image: image, lastUse: uses)
        bytes += image.data.count
        guard bytes > limit else { return }
        // Evicts an eighth more than needed, so that not every picture after this sorts all of
        // them.
        for (picture, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            entries[picture] = nil
            bytes -= entry.image.data.count
        }
    }
}
