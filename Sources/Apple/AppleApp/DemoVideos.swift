import DemoService
package import Foundation
package import Networking

/// The demo's video files.
///
/// Their addresses exist only in this process, and the system's player would request them from the
/// network.
package struct DemoVideos: Sendable {
    private let client: any HTTPClient
    private let folder: URL

    /// Creates the files' source; `client` must answer the demo's requests.
    ///
    /// `folder` should be one that the system empties.
    package init(_ client: any HTTPClient, in folder: URL = .temporaryDirectory) {
        self.client = client
        self.folder = folder
    }

    /// Returns a video's file.
    ///
    /// Nil if it isn't the demo's or doesn't exist, in which case a player reports the error.
    @concurrent
    package func file(of address: URL) async -> URL? {
        guard address.host() == InProcessDemo.address.host() else { return nil }
        let file = folder.appending(path: address.lastPathComponent)
        do {
            let answer = try await client.response(to: HTTPRequest(address))
            guard answer.status == 200 else { return nil }
            try answer.body.write(to: file, options: .atomic)
            return file
        } catch {
            // Plays the address, so that the player reports that it can't.
            return nil
        }
    }
}
