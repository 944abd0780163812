/// A film in a ranked list.
///
/// Every film has the same keys, and no further requests are needed.
struct RankedFilmPayload: Encodable {
    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case year
        case shortDescription
        case longDescription
        case imageURL = "imageUrl"
        case userRating
        case criticRating
    }

    let id: Int
    /// The English title.
    let title: String
    /// The year; nil if unknown.
    let year: Int?
    /// A few sentences.
    let shortDescription: String
    /// A paragraph; falls back to the short description.
    let longDescription: String
    /// An absolute address; nil without a picture.
    let imageURL: String?
    /// The users' average, from 0 to 10.
    let userRating: Double
    /// The critics' average, from 0 to 10.
    let criticRating: Double

    /// `origin` is the service's address as the client knows it.
    init(_ record: FilmRecord, origin: String) {
        id = record.id
        title = record.title
        year = record.released.isKnown ? record.released.year : nil
        shortDescription = record.overview
        longDescription = record.long ?? record.overview
        imageURL =
            record.hasPoster ? "\(origin)/films/images/\(FilmImageRoute.name(of: record.id))" : nil
        userRating = record.rating
        criticRating = Double(record.critics) / 10
    }

    /// Every film has every key; unknown values are `null`.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(year, forKey: .year)
        try container.encode(shortDescription, forKey: .shortDescription)
        try container.encode(longDescription, forKey: .longDescription)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(userRating, forKey: .userRating)
        try container.encode(criticRating, forKey: .criticRating)
    }
}
