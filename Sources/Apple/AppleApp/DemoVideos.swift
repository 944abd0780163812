import DemoService
package import Foundation
package import Networking

/// Videos of the demonstration as files: its address exists in this process alone, and a player of
/// the system would ask the network for it.
package struct DemoVideos: Sendable {
    private let client: any HTTPClient
    private let folder: URL

    /// `client` must answer for the demonstration; `folder` is one that the system empties.
    package init(_ client: any HTTPClient, in folder: URL = .temporaryDirectory) {
        self.client = client
        self.folder = folder
    }

    /// The file of a video, named after it; nil if it is not the demonstration's, or if there is
    /// none, which a player then tells.
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
            // The player is given the address, and says that it cannot play it.
            return nil
        }
    }
}
