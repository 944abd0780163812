/// All posts in the feed, in order, and their photos.
///
/// More posts are derived from the real ones on access. Each has a new photo id that shows a real
/// post's picture, so a hundred thousand photos take no more memory than a hundred.
struct PostCollection: Sendable {
    /// The id of the first made-up post, and of the first made-up photo.
    static let firstMadeUpID = 100_001
    /// The approximate number of posts per made-up user.
    static let postsPerUser = 40

    /// The collection's real posts.
    let records: [PostRecord]
    /// The number of posts.
    let count: Int

    private let seed: UInt64
    private let photos: [Int: Int]
    private let givenNames: [String]
    /// Each begins with a space; empty for users with a single name.
    private let familyNames: [String]

    /// Creates a collection of `scale` posts; nil selects only the real ones.
    init(records: [PostRecord], scale: Int?, seed: UInt64) {
        count = records.isEmpty ? 0 : min(max(scale ?? records.count, 1), 1_000_000)
        self.records = Array(records.prefix(count))
        self.seed = seed
        photos = Dictionary(
            self.records.enumerated().map { ($1.photo, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let names = self.records.map { ($0.userName, $0.userName.firstIndex(of: " ")) }
        givenNames = names.map { name, blank in String(name[..<(blank ?? name.endIndex)]) }
        familyNames = names.map { name, blank in String(name[(blank ?? name.endIndex)...]) }
    }

    /// The post at a 0-based position below ``count``.
    subscript(position: Int) -> Post {
        guard position >= records.count else { return Post(records[position]) }
        let number = position - records.count
        let source = records[self.source(of: number)]
        let (user, userName) = user(of: number)
        let round = number / records.count + 2
        return Post(
            id: Self.firstMadeUpID + number,
            photo: Self.firstMadeUpID + number,
            title: source.title.isEmpty ? "" : "\(source.title) (\(round))",
            user: user,
            userName: userName
        )
    }

    /// Returns a photo's picture; nil if no post has that photo.
    func photo(_ number: Int) -> DemoPicture? {
        guard let position = position(ofPhoto: number) else { return nil }
        let record = records[position]
        return DemoPicture(
            kind: .photo,
            id: record.photo,
            pixelWidth: record.width,
            pixelHeight: record.height,
            isOriginal: true
        )
    }
}

extension PostCollection {
    /// Returns the real post whose picture a photo shows.
    private func position(ofPhoto number: Int) -> Int? {
        if let position = photos[number] { return position }
        let madeUp = number - Self.firstMadeUpID
        guard madeUp >= 0, madeUp < count - records.count else { return nil }
        // Two real posts may share a photo, which is stored once.
        return photos[records[source(of: madeUp)].photo]
    }

    /// Each round visits the real posts once, starting at a different one.
    private func source(of number: Int) -> Int {
        let round = UInt64(number / records.count)
        let shift = StableHash.number(seed, round, .shuffle) % UInt64(records.count)
        return (number % records.count + Int(shift)) % records.count
    }

    /// Returns a user with one real user's given name and another's family name.
    private func user(of number: Int) -> (id: Int, name: String) {
        let users = UInt64(max(1, (count - records.count) / Self.postsPerUser))
        let user = StableHash.number(seed, UInt64(number), .user) % users
        let dice = StableHash.number(seed, user, .userName)
        let given = givenNames[Int(dice % UInt64(givenNames.count))]
        let family = familyNames[Int((dice >> 24) % UInt64(familyNames.count))]
        return (Self.firstMadeUpID + Int(user), given + family)
    }
}
