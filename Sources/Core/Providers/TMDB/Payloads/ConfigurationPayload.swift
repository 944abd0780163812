import Foundation

/// Where TMDB keeps its images.
///
/// https://developer.themoviedb.org/reference/configuration-details
struct ConfigurationPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case images
    }

    private struct Images: Decodable {
        enum CodingKeys: String, CodingKey {
            case base = "base_url"
            case secureBase = "secure_base_url"
        }

        let base: String?
        let secureBase: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            base = try container.text(forKey: .base)
            secureBase = try container.text(forKey: .secureBase)
        }
    }

    /// The base address of images, the secure one before the other; nil where neither is an
    /// absolute address of HTTP.
    let imagesBase: URL?

    init(from decoder: any Decoder) throws {
        let images = try decoder.container(keyedBy: CodingKeys.self)
            .decode(Images.self, forKey: .images)
        imagesBase =
            [images.secureBase, images.base].lazy
            .compactMap { $0.flatMap(URL.init(webAddress:)) }.first
    }
}
