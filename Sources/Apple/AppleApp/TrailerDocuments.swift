import DemoService
import Features
package import Foundation
package import Networking

/// Writes the pages that play WebM trailers, with the demo's videos beside them.
///
/// The addresses of the demo's videos exist only in this process, so a web view can't request them.
package struct TrailerDocuments: Sendable {
    private let client: any HTTPClient
    private let folder: URL

    /// Creates a source of pages; `client` must answer the demo's requests.
    ///
    /// The files are in `folder`, which should be one that the system empties.
    package init(
        _ client: any HTTPClient,
        in folder: URL = .temporaryDirectory.appending(path: "Trailers")
    ) {
        self.client = client
        self.folder = folder
    }

    /// Returns the file of a page that plays a video.
    ///
    /// Nil if the demo doesn't have the video, or the files can't be written.
    @concurrent
    package func file(playing address: URL) async -> URL? {
        let name = address.deletingPathExtension().lastPathComponent
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var video = address
            if address.host() == InProcessDemo.address.host() {
                let answer = try await client.response(to: HTTPRequest(address))
                guard answer.status == 200 else { return nil }
                video = folder.appending(path: address.lastPathComponent)
                try answer.body.write(to: video, options: .atomic)
            }
            let page = folder.appending(path: "\(name).html")
            let html = TrailerDocument(playing: video).html
            try Data(html.utf8).write(to: page, options: .atomic)
            return page
        } catch {
            // The trailer then says that it can't be played.
            return nil
        }
    }
}
