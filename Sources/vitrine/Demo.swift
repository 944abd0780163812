import DemoArtwork
import DemoService
import Foundation
import HTTPServer
import Locks
import Networking

/// The demonstration service of this process: a real HTTP server on loopback over the pure
/// handler.
final class Demo: Sendable {
    private let options: DemoOptions
    private let server = Locked<HTTPServer?>(nil)

    /// Makes a service that does not listen yet.
    init(options: DemoOptions = DemoOptions()) {
        self.options = options
    }

    /// Starts it, once; says where it listens.
    func start() throws(HTTPServerError) -> URL {
        try server.withLock { server throws(HTTPServerError) in
            if let running = server { return running.url }
            let started = try HTTPServer(handler: Self.handler(options))
            server = started
            return started.url
        }
    }

    /// The handler with our artwork.
    static func handler(_ options: DemoOptions) -> HTTPHandler {
        let service = DemoService(options: options, artwork: .drawn)
        return { request in await service.response(to: request) }
    }
}

extension DemoArtworkRenderer {
    /// Our artwork.
    ///
    /// Without a picture the service answers as for a film that has none.
    static var drawn: DemoArtworkRenderer {
        let posters = PosterArtist()
        let portraits = PortraitArtist()
        let photos = PhotoArtist()
        return DemoArtworkRenderer(
            poster: { poster in
                let subject = PosterSubject(
                    id: poster.id,
                    title: poster.title,
                    originalTitle: poster.originalTitle,
                    year: poster.year,
                    genres: poster.genres
                )
                // Why a drawing failed is of no use to a client: the service says 500.
                return try? posters.jpeg(of: subject, pixelWidth: poster.pixelWidth)
            },
            portrait: { portrait in
                // As above.
                try? portraits.jpeg(
                    of: PortraitSubject(id: portrait.id, name: portrait.name),
                    pixelWidth: portrait.pixelWidth,
                    pixelHeight: portrait.pixelHeight
                )
            },
            photo: { photo in
                // As above.
                try? photos.jpeg(
                    of: PhotoSubject(id: photo.id, title: photo.title),
                    pixelWidth: photo.pixelWidth,
                    pixelHeight: photo.pixelHeight,
                    quality: photo.quality
                )
            }
        )
    }
}
