import Foundation

/// A post in the feed.
struct PostPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id = "ID"
        case imageID = "ImageID"
        case title = "Title"
        case userID = "UserID"
        case userName = "UserName"
    }

    let id: FeedKey
    /// The photo's key; nil if it is missing.
    let imageID: FeedKey?
    /// The title in NFC; nil if it is missing or blank.
    let title: String?
    /// The author's key; nil if it is missing.
    let userID: FeedKey?
    /// The author's name in NFC; nil if it is missing.
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
