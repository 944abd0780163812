/// `/portraits/{id}.webp`: character pictures, in several aspect ratios like those of the real
/// service.
struct PortraitRoute: Sendable {
    private let library: CharacterLibrary
    private let cache: PictureCache

    /// The width and height of the files in pixels.
    private static let sizes = [(600, 900), (660, 660), (585, 780), (720, 720)]

    init(library: CharacterLibrary, cache: PictureCache) {
        self.library = library
        self.cache = cache
    }

    var route: Route {
        Route(prefix: ["portraits"], kind: .image) { await reply(to: $0) }
    }

    /// Returns the picture; 404 for a character without one and for any other file name.
    func reply(to request: ServiceRequest) async -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 2, let character = character(named: request.path[1]),
            let portrait = character.portrait
        else { return TMDBError.notFound.reply }
        return await cache.reply(of: Self.picture(portrait), for: character.id)
    }

    static func picture(_ id: Int) -> DemoPicture {
        let (width, height) = sizes[id % sizes.count]
        return DemoPicture(
            kind: .portrait,
            id: id,
            pixelWidth: width,
            pixelHeight: height,
            isOriginal: true
        )
    }
}

extension PortraitRoute {
    private func character(named file: String) -> CastMember? {
        guard file.hasSuffix(".webp"), let id = Int(file.dropLast(5)),
            // Other spellings of the number, such as +7 or 007, aren't valid file names.
            file == "\(id).webp",
            let position = library.characters.position(ofID: id)
        else { return nil }
        return library.characters[position]
    }
}
