import Foundation

/// An entry of the feed.
struct PostPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id = "ID"
        case imageID = "ImageID"
        case title = "Title"
        case userID = "UserID"
        case userName = "UserName"
    }

    let id: FeedKey
    /// The key of the photo; nil if missing.
    let imageID: FeedKey?
    /// In NFC; nil if missing or blank.
    let title: String?
    /// The key of the author; nil if missing.
    let userID: FeedKey?
    /// In NFC; nil if missing.
    let userName: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(FeedKey.self, forKey: .id)
        imageID = try container.decodeIfPresent(FeedKey.self, forKey: .imageID)
        title = try container.text(forKey: .title)
        userID = try container.decodeIfPresent(FeedKey.self, forKey: .userID)
        userName = try container.text(forKey: .userName)
    }
}
