import Catalog
import Foundation
import Networking

@testable import Providers

/// Responses and values for the photo feed tests.
enum Feed {
    static let base = URL(string: "http://photos.test/3/") ?? URL(filePath: "/")
    static let id = PhotoFeedProvider.makeDescriptor().id
    static let query = Query(catalog: id, list: ListID("feed"))

    static let row = """
        {"ID":17,"ImageID":204,"Title":"Low tide","UserID":5,"UserName":"Ada Nwosu"}
        """
    static let item = item("17", "Low tide", photo: "204", Person(key: "5", name: "Ada Nwosu"))

    static func item(_ key: String, _ title: String, photo: String, _ user: Person?) -> Item {
        Item(
            id: Item.ID(id, key),
            title: title,
            artwork: Artwork(path: photo),
            facets: Facets().setting(.user, user)
        )
    }

    /// A provider whose service answers the feed with this body.
    static func provider(_ body: String) -> PhotoFeedProvider {
        provider(ScriptedService(["": ScriptedService.body(body)]))
    }

    static func provider(_ service: ScriptedService) -> PhotoFeedProvider {
        PhotoFeedProvider(client: service, base: base)
    }

    /// The page decoded from a response.
    static func page(_ body: String) async throws -> Page<Item> {
        try await provider(body).page(1, of: query)
    }
}
