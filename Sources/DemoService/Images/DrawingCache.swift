import Foundation

/// Pictures that have been drawn, up to a limit of memory.
actor DrawingCache<Subject: Hashable & Sendable> {
    /// A drawn picture.
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
    private let draw: @Sendable (Subject) async -> Data?
    private var entries: [Subject: Entry] = [:]
    private var drawings: [Subject: Task<Image?, Never>] = [:]
    private var bytes = 0
    private var uses = 0

    /// Starts empty.
    ///
    /// `memory` is the greatest total of image bytes kept.
    init(memory: Int, draw: @escaping @Sendable (Subject) async -> Data?) {
        limit = memory
        self.draw = draw
    }

    /// The picture of a subject, drawn now or before; nil where it cannot be drawn.
    ///
    /// However many ask at once, it is drawn once, and on after those who asked have left.
    func image(of subject: Subject) async -> Image? {
        uses += 1
        if let entry = entries[subject] {
            entries[subject]?.lastUse = uses
            return entry.image
        }
        if let drawing = drawings[subject] { return await drawing.value }
        let drawing = Task { [draw] in
            await draw(subject).map { Image(data: $0, tag: StableHash.tag(of: $0)) }
        }
        drawings[subject] = drawing
        let image = await drawing.value
        drawings[subject] = nil
        if let image { keep(image, of: subject) }
        return image
    }
}

extension DrawingCache {
    private func keep(_ image: Image, of subject: Subject) {
        guard image.data.count <= limit else { return }
        entries[subject] = Entry(image: image, lastUse: uses)
        bytes += image.data.count
        guard bytes > limit else { return }
        // An eighth more than needed goes, so that not every picture after this looks through all.
        for (subject, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            entries[subject] = nil
            bytes -= entry.image.data.count
        }
    }
}
