/// `/portraits/{id}.jpg`: pictures of the characters, of several shapes as those of the real
/// service are.
struct PortraitRoute: Sendable {
    private let library: CharacterLibrary
    private let cache: DrawingCache<DemoPortrait>

    /// Width and height in pixels.
    private static let sizes = [(400, 600), (440, 440), (390, 520), (480, 480)]

    /// Serves the portraits of some characters.
    init(library: CharacterLibrary, cache: DrawingCache<DemoPortrait>) {
        self.library = library
        self.cache = cache
    }

    /// The area of the service this is.
    var route: Route {
        Route(prefix: ["portraits"], kind: .image) { await reply(to: $0) }
    }

    /// Answers with the picture; 404 for a character without one and for any other name of the
    /// file.
    func reply(to request: ServiceRequest) async -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 2, let character = character(named: request.path[1]),
            character.hasImage
        else { return TMDBError.notFound.reply }
        return await cache.reply(of: portrait(of: character))
    }
}

extension PortraitRoute {
    private func character(named file: String) -> CastMember? {
        guard file.hasSuffix(".jpg"), let id = Int(file.dropLast(4)),
            // Other spellings of the number, such as +7 or 007, are not the portrait's name.
            file == "\(id).jpg",
            let position = library.characters.position(ofID: id)
        else { return nil }
        return library.characters[position]
    }

    private func portrait(of character: CastMember) -> DemoPortrait {
        let (width, height) = Self.sizes[character.id % Self.sizes.count]
        return DemoPortrait(
            id: character.id,
            name: character.name,
            pixelWidth: width,
            pixelHeight: height
        )
    }
}
