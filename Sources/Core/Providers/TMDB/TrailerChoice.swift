import Catalog
import Foundation
import Primitives

/// Chooses the video for the Trailer button.
///
/// Candidates are trailers and teasers on a site whose videos the app can play. Trailers are
/// preferred to teasers, then official videos, then those in the language, then those whose names
/// don't mark another version, then the largest, then the newest. Other kinds, such as clips and
/// featurettes, are ignored, so a movie without candidates has no button.
struct TrailerChoice {
    /// The ISO 639-1 code of the content language.
    let language: String

    /// Returns the trailer; nil if no video can be played.
    func trailer(among videos: [Video]) -> Trailer? {
        let playable = videos.compactMap { video -> (video: Video, url: URL)? in
            guard ["Trailer", "Teaser"].contains(video.type) else { return nil }
            return address(of: video).map { (video, $0) }
        }
        let best = playable.max { isWorse($0.video, than: $1.video) }
        return best.map { Trailer(site: $0.video.site, url: $0.url) }
    }

    private func isWorse(_ left: Video, than right: Video) -> Bool {
        let merits: [(Video) -> Bool] = [
            { $0.type == "Trailer" }, { $0.isOfficial }, { $0.language == language },
            { !$0.isOtherVersion },
        ]
        for merit in merits where merit(left) != merit(right) {
            return merit(right)
        }
        if left.size != right.size { return left.size < right.size }
        return (left.publishedAt ?? "") < (right.publishedAt ?? "")
    }

    /// Returns the address that plays a video; nil for other sites.
    private func address(of video: Video) -> URL? {
        switch video.site {
        case "YouTube":
            video.key.isPlainWord
                ? URL(string: "https://www.youtube.com/watch?v=\(video.key)") : nil
        case "Vimeo":
            video.key.isPlainWord ? URL(string: "https://vimeo.com/\(video.key)") : nil
        case "Vitrine": URL(webAddress: video.key)
        default: nil
        }
    }
}
