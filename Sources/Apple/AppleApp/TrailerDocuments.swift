import DemoService
import Features
package import Foundation
package import Networking

/// Writes a page that plays a WebM trailer, with a demo video beside it.
///
/// The demo answers only requests of this process, so a web view can't load its videos.
/// Each page replaces the previous one.
package struct TrailerDocuments: Sendable {
    private let client: any HTTPClient
    private let folder: URL

    /// Creates a source of pages; `client` must answer the demo's requests.
    ///
    /// The files are in `folder`; the default is in a folder that the system empties.
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
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var video = address
            if address.host() == InProcessDemo.address.host() {
                let answer = try await client.response(to: HTTPRequest(address))
                guard answer.status == 200 else { return nil }
                video = folder.appending(path: "trailer.webm")
                try answer.body.write(to: video, options: .atomic)
            }
            let page = folder.appending(path: "trailer.html")
            let html = TrailerDocument(playing: video).html
            try Data(html.utf8).write(to: page, options: .atomic)
            return page
        } catch {
            // The trailer then says that it can't be played.
            return nil
        }
    }
}
