import Catalog

/// Converts the feed's posts into items.
struct PostMapping {
    let catalog: CatalogID

    /// Converts a post.
    ///
    /// The photo's key identifies the artwork and the post's key the item, so two posts can share a
    /// photo. A post without a title shows its key.
    func item(_ post: PostPayload) -> Item {
        Item(
            id: Item.ID(catalog, post.id.text),
            title: post.title ?? "#\(post.id.text)",
            // Feeds without photo keys name photos after their posts.
            artwork: Artwork(path: (post.imageID ?? post.id).text),
            facets: Facets().setting(.user, user(of: post))
        )
    }

    /// Returns the author; without a name, the key is shown, and without a key, the name identifies
    /// them.
    private func user(of post: PostPayload) -> Person? {
        switch (post.userID?.text, post.userName) {
        case (let key?, let name): Person(key: key, name: name ?? "#\(key)")
        case (nil, let name?): Person(key: name, name: name)
        case (nil, nil): nil
        }
    }
}
