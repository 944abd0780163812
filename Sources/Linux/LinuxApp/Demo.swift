package import DemoService
package import Foundation
package import HTTPServer
import ImagePipeline
package import L10n
import LinuxPlatform
import Primitives

/// This process's demonstration service: an HTTP server on loopback that runs the handler.
package final class Demo: Sendable {
    private let options: DemoOptions
    private let strings: Localizer
    private let server = Locked<HTTPServer?>(nil)

    /// Creates the service without listening; `strings` sets the language of error messages.
    package init(options: DemoOptions = DemoOptions(), strings: Localizer) {
        self.options = options
        self.strings = strings
    }

    /// Starts the server on the first call; returns its address.
    package func start() throws(HTTPServerError) -> URL {
        try server.withLock { server throws(HTTPServerError) in
            if let running = server { return running.url }
            let service = Self.service(options, strings)
            let started = try HTTPServer(handler: { await service.response(to: $0) })
            server = started
            return started.url
        }
    }

    /// Creates the service with the pictures installed with the program.
    ///
    /// The first picture that can't be served is reported on standard error.
    package static func service(_ options: DemoOptions, _ strings: Localizer) -> DemoService {
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
        return DemoService(options: options, pictures: pictures)
    }

    package static var hasPictures: Bool {
        FileManager.default.fileExists(atPath: picturesFolder.path)
    }

    /// The pictures folder.
    ///
    /// This is where `make install` puts them, relative to the program, or else the build folder.
    /// If neither exists, it is the former.
    package static let picturesFolder: URL = {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = program.deletingLastPathComponent()
        let installed = beside.appending(path: "../share/vitrine/demo").standardizedFileURL
        let built = beside.appending(path: "vitrine_DemoService.resources/Pictures")
        let isBuilt = FileManager.default.fileExists(atPath: built.path)
        return isBuilt && !FileManager.default.fileExists(atPath: installed.path)
            ? built : installed
    }()
}
