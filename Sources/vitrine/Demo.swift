import DemoService
import Foundation
import HTTPServer
import ImagePipeline
import L10n
import LinuxPlatform
import Primitives
import Networking

/// The demonstration service of this process: a real HTTP server on loopback over the pure
/// handler.
final class Demo: Sendable {
    private let options: DemoOptions
    private let strings: Localizer
    private let server = Locked<HTTPServer?>(nil)

    /// Makes a service that does not listen yet; its complaints are in the language of `strings`.
    init(options: DemoOptions = DemoOptions(), strings: Localizer) {
        self.options = options
        self.strings = strings
    }

    /// Starts it, once; says where it listens.
    func start() throws(HTTPServerError) -> URL {
        try server.withLock { server throws(HTTPServerError) in
            if let running = server { return running.url }
            let started = try HTTPServer(handler: Self.handler(options, strings))
            server = started
            return started.url
        }
    }

    /// The handler with the pictures that lie beside the program; the first one that cannot be
    /// served is told on standard error.
    static func handler(_ options: DemoOptions, _ strings: Localizer) -> HTTPHandler {
        let scaler = JPEGScaler()
        let pictures = DemoPictures.inFolder(
            picturesFolder,
            complain: { path, _ in
                Terminal.note(
                    hasPictures
                        ? strings("cli.demo.picture", path)
                        : strings("cli.demo.no-pictures", picturesFolder.path)
                )
            },
            scale: { file, size in
                try scaler.jpeg(of: file, size: PixelSize(size.width, size.height))
            }
        )
        let service = DemoService(options: options, pictures: pictures)
        return { request in await service.response(to: request) }
    }

    /// Whether there is a folder of pictures at all.
    static var hasPictures: Bool { FileManager.default.fileExists(atPath: picturesFolder.path) }

    /// Beside the program: where `make install` puts them, else the build's own; the first of the
    /// two where neither is there.
    static let picturesFolder: URL = {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = program.deletingLastPathComponent()
        let installed = beside.appending(path: "../share/vitrine/demo").standardizedFileURL
        let built = beside.appending(path: "vitrine_DemoService.resources/Pictures")
        let isBuilt = FileManager.default.fileExists(atPath: built.path)
        return isBuilt && !FileManager.default.fileExists(atPath: installed.path)
            ? built : installed
    }()
}
