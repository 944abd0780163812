import Catalog
import JSONText
import Primitives

/// Converts the feed's posts into items.
struct PostMapping {
    let catalog: CatalogID

    /// Converts a post; nil without a key, or if the photo's or the author's key can't be used.
    ///
    /// The photo's key identifies the artwork and the post's key the item, so two posts can share a
    /// photo. A post without a title shows its key.
    func item(_ post: JSON) -> Item? {
        guard let key = post["ID"]?.feedKey,
            // Feeds without photo keys name photos after their posts.
            let photo = post.feedKey(at: "ImageID", else: key),
            let userKey = post.feedKey(at: "UserID", else: "")
        else { return nil }
        return Item(
            id: Item.ID(catalog, key),
            title: post["Title"]?.text ?? "#\(key)",
            artwork: Artwork(path: photo),
            facets: Facets().setting(.user, user(key: userKey, name: post["UserName"]?.text))
        )
    }

    /// Returns the author; without a name, the key is shown, and without a key, the name identifies
    /// them.
    private func user(key: String, name: String?) -> Person? {
        guard key.isEmpty else { return Person(key: key, name: name ?? "#\(key)") }
        return name.map { Person(key: $0, name: $0) }
    }
}

extension JSON {
    /// The maximum length of a key, in bytes.
    private static let longestKey = 100

    /// The key of a post, photo or user, safe to use in a path: a whole number, or a string of
    /// letters, digits and `-._`.
    fileprivate var feedKey: String? {
        if let integer { return String(integer) }
        guard let text = string?.trimmed, (1...Self.longestKey).contains(text.utf8.count),
            text != ".", text != "..", text.utf8.allSatisfy(\.isPartOfKey)
        else { return nil }
        return text
    }

    /// Returns the key in a member; `missing` if it is missing or null.
    fileprivate func feedKey(at name: String, else missing: String) -> String? {
        guard let value = self[name], !value.isNull else { return missing }
        return value.feedKey
    }
}

extension UInt8 {
    fileprivate var isPartOfKey: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
