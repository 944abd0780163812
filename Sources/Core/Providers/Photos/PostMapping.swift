import Catalog

/// Turns posts of the feed into items.
struct PostMapping {
    /// The catalog that the items belong to.
    let catalog: CatalogID

    /// The item of a post.
    ///
    /// The picture is named by the photo and the item by the post, so that two posts can share a
    /// photo. A post without a title is called by its key.
    func item(_ post: PostPayload) -> Item {
        Item(
            id: Item.ID(catalog, post.id.text),
            title: post.title ?? "#\(post.id.text)",
            // Feeds without keys of photos name these as their posts.
            artwork: Artwork(path: (post.imageID ?? post.id).text),
            facets: Facets().setting(.user, user(of: post))
        )
    }

    /// A user without a name is called by the key, one without a key is known by the name.
    private func user(of post: PostPayload) -> Person? {
        switch (post.userID?.text, post.userName) {
        case (let key?, let name): Person(key: key, name: name ?? "#\(key)")
        case (nil, let name?): Person(key: name, name: name)
        case (nil, nil): nil
        }
    }
}
