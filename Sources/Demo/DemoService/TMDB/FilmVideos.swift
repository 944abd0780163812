/// A film's videos.
///
/// Six out of ten films have a playable trailer, whose site is `Vitrine` and whose key is the
/// absolute address. Some films have videos only on a site unknown to apps; old films have none.
struct FilmVideos: Sendable {
    /// The videos that a film has.
    enum Kind: Hashable, Sendable {
        case none
        case unknownSite
        case playable
    }

    private let film: Film
    private let origin: String

    /// `origin` is the address by which the client reached the service.
    init(_ film: Film, origin: String) {
        self.film = film
        self.origin = origin
    }

    /// Depends only on the film's id and age.
    var kind: Kind {
        // In the real service, older films rarely have trailers either.
        guard film.released.isKnown, film.released.year >= 1950 else { return .none }
        return switch dice(.video) % 100 {
        case 0..<66: .playable
        case 66..<82: .unknownSite
        default: .none
        }
    }

    /// All videos, unsorted, as in the real service.
    var rows: [VideoPayload] {
        switch kind {
        case .none: return []
        case .unknownSite: return [row(0, .foreign, "Trailer"), row(1, .foreign, "Featurette")]
        case .playable:
            var rows: [VideoPayload] = []
            let choice = dice(.videoRows)
            if choice % 4 == 0 { rows.append(row(2, .own, "Clip")) }
            if choice % 3 == 0 { rows.append(row(3, .own, "Teaser")) }
            if choice % 5 == 0 { rows.append(row(4, .foreign, "Trailer")) }
            rows.append(row(5, .own, "Trailer"))
            if choice % 2 == 0, film.record.titles[ContentLanguage.ukrainian.code] != nil {
                rows.append(row(6, .own, "Trailer", .ukrainian))
            }
            return rows
        }
    }
}

extension FilmVideos {
    private enum Site: String {
        case own = "Vitrine"
        case foreign = "Lanterna"
    }

    private func dice(_ purpose: StableHash.Purpose) -> UInt64 {
        StableHash.number(0, UInt64(film.id), purpose)
    }

    private func row(
        _ number: UInt64,
        _ site: Site,
        _ type: String,
        _ language: ContentLanguage = .english
    ) -> VideoPayload {
        let identity = StableHash.number(number, UInt64(film.id), .videoID)
        // Older rows lack the newer fields, as in the real service.
        let isRecent = identity % 4 != 0
        return VideoPayload(
            id: String(identity, radix: 16),
            language: language.code,
            country: language == .ukrainian ? "UA" : "US",
            name: language == .ukrainian ? "Український трейлер" : "Official \(type)",
            key: site == .own
                ? "\(origin)/trailers/\(film.id).webm" : String(identity, radix: 36),
            site: site.rawValue,
            size: identity % 3 == 0 ? 720 : 1080,
            type: type,
            isOfficial: isRecent ? true : nil,
            publishedAt: isRecent ? "\(film.released.text)T16:00:00.000Z" : nil
        )
    }
}
