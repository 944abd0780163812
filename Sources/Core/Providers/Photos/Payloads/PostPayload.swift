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

    /// What names the post.
    let id: FeedKey
    /// What names its photo; nil where it is not said.
    let imageID: FeedKey?
    /// In NFC; nil where there is none, or nothing but white space.
    let title: String?
    /// Who posted it; nil where it is not said.
    let userID: FeedKey?
    /// In NFC; nil where it is not said.
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
