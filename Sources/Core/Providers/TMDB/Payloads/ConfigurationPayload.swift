import Foundation

/// The base addresses for TMDB's images.
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

    /// The base address for images, preferably the secure one.
    ///
    /// Nil if neither is an absolute HTTP or HTTPS address.
    let imagesBase: URL?

    init(from decoder: any Decoder) throws {
        let images = try decoder.container(keyedBy: CodingKeys.self)
            .decode(Images.self, forKey: .images)
        imagesBase =
            [images.secureBase, images.base].lazy
            .compactMap { $0.flatMap { URL(webAddress: $0) } }.first
    }
}
