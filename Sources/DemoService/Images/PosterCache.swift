import Foundation

/// Posters that have been drawn, up to a limit of memory.
actor PosterCache {
    /// A drawn poster.
    struct Image: Sendable {
        /// A JPEG file.
        let data: Data
        /// The content of its entity tag.
        let tag: String
    }

    private struct Entry {
        let image: Image
        var lastUse: Int
    }

    private let limit: Int
    private let artwork: DemoArtworkRenderer
    private var entries: [DemoPoster: Entry] = [:]
    private var drawings: [DemoPoster: Task<Image?, Never>] = [:]
    private var bytes = 0
    private var uses = 0

    /// Starts empty.
    ///
    /// `memory` is the greatest total of image bytes kept.
    init(memory: Int, artwork: @escaping DemoArtworkRenderer) {
        limit = memory
        self.artwork = artwork
    }

    /// The picture of a poster, drawn now or before; nil where it cannot be drawn.
    ///
    /// However many ask at once, it is drawn once, and on after those who asked have left.
    func image(of poster: DemoPoster) async -> Image? {
        uses += 1
        if let entry = entries[poster] {
            entries[poster]?.lastUse = uses
            return entry.image
        }
        if let drawing = drawings[poster] { return await drawing.value }
        let drawing = Task { [artwork] in
            await artwork(poster).map { Image(data: $0, tag: StableHash.tag(of: $0)) }
        }
        drawings[poster] = drawing
        let image = await drawing.value
        drawings[poster] = nil
        if let image { keep(image, of: poster) }
        return image
    }
}

extension PosterCache {
    private func keep(_ image: Image, of poster: DemoPoster) {
        guard image.data.count <= limit else { return }
        entries[poster] = Entry(image: image, lastUse: uses)
        bytes += image.data.count
        guard bytes > limit else { return }
        // An eighth more than needed goes, so that not every poster after this looks through all.
        for (poster, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            entries[poster] = nil
            bytes -= entry.image.data.count
        }
    }
}
