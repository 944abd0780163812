import Foundation

/// `/photos-feed/` and `/photos-feed/photos/{id}`: the feed as a bare array, and the photos by the
/// ids in its entries.
struct PhotoFeedRoutes: Sendable {
    private let posts: Lazy<PostCollection>
    private let feed: Lazy<FeedBody>
    private let cache: PictureCache

    /// Creates the routes; the first request reads and encodes the posts.
    init(posts: Lazy<PostCollection>, cache: PictureCache) {
        self.posts = posts
        self.cache = cache
        feed = Lazy { FeedBody(posts.value) }
    }

    /// The photo route.
    ///
    /// It must be matched before the feed, because its path is below the feed's.
    var photoRoute: Route {
        Route(prefix: ["photos-feed", "photos"], kind: .image) { await photo($0) }
    }

    var feedRoute: Route {
        Route(prefix: ["photos-feed"], kind: .api) { feed($0) }
    }

    /// A minute, in seconds, because there may be new posts.
    private static let feedAge = 60
}

extension PhotoFeedRoutes {
    private func feed(_ request: ServiceRequest) -> Reply {
        guard request.isRead else { return Self.refusal(405) }
        guard request.path.count == 1 else { return Self.refusal(404) }
        let feed = feed.value
        return Reply(body: feed.data, tag: .weak(feed.tag), maxAge: Self.feedAge)
    }

    private func photo(_ request: ServiceRequest) async -> Reply {
        guard request.isRead else { return Self.refusal(405) }
        guard request.path.count == 3, let id = Int(request.path[2]),
            // Other spellings of the number, such as +7 or 007, aren't valid.
            String(id) == request.path[2],
            let photo = posts.value.photo(id)
        else { return Self.refusal(404) }
        return await cache.reply(of: photo, for: id, orElse: Self.refusal)
    }

    /// Returns a status without a body, because the errors of the real service, which no longer
    /// exists, are undocumented.
    private static func refusal(_ status: Int) -> Reply {
        Reply(status: status, contentType: "text/plain")
    }
}
