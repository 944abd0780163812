import Catalog
import Foundation
import JSONText
import Primitives

/// The addresses of TMDB's pictures, based on the response to `/configuration`.
///
/// https://developer.themoviedb.org/docs/image-basics
struct TMDBImages: Sendable {
    private let configuration: SharedFetch<URL?>?
    private let base: Locked<URL>

    /// The sizes of one kind of picture.
    struct Sizes {
        /// The names and widths in pixels, ascending, without the original.
        let steps: [(name: String, width: Int)]

        /// The sizes of posters.
        static let poster = Sizes(
            steps: [92, 154, 185, 342, 500, 780].map { (name: "w\($0)", width: $0) }
        )
        /// The sizes of portraits; `h632` is a height.
        static let profile = Sizes(steps: [("w45", 45), ("w185", 185), ("h632", 421)])

        /// The names, largest first.
        var variants: [String] { ["original"] + steps.reversed().map(\.name) }
    }

    /// Creates addresses without sending any request.
    ///
    /// - Parameters:
    ///   - explicit: a base address to use instead of the service's.
    ///   - service: the service, whose `/configuration` contains the base address.
    init(explicit: URL?, service: TMDBService) {
        base = Locked(explicit ?? Self.likelyBase(of: service.base))
        configuration =
            explicit == nil
            ? SharedFetch { () async throws(CatalogError) -> URL? in
                let images = try await service.answer(.configuration)["images"]
                return ["secure_base_url", "base_url"].lazy
                    .compactMap { images?[$0]?.path.flatMap { URL(webAddress: $0) } }.first
            } : nil
    }

    /// Requests the base address unless it is known.
    ///
    /// After a failure, the likely address stays in use, because pictures shouldn't prevent a list
    /// from loading.
    func prepare() async {
        do throws(CatalogError) {
            if let url = try await configuration?.value(failureLifetime: .seconds(60)) ?? nil {
                base.withLock { $0 = url }
            }
        } catch {
            // The likely address stays in use; a later page tries again.
        }
    }

    /// Returns the address for a path at the smallest size of at least a width; nil if the path
    /// isn't in TMDB's format.
    func address(of path: String, pixelWidth: Int, _ sizes: Sizes) -> ImageAddress? {
        guard Self.isHarmless(path) else { return nil }
        let variant = sizes.steps.first { $0.width >= pixelWidth }?.name ?? "original"
        let url = base.withLock { $0 }
            .appending(path: variant).appending(path: String(path.dropFirst()))
        return ImageAddress(url: url, variant: variant)
    }
}

extension TMDBImages {
    /// Returns the known address for TMDB itself; for other servers, `…/t/p` beside the API at
    /// `…/3`.
    private static func likelyBase(of api: URL) -> URL {
        if let host = api.host()?.lowercased(), host == "api.themoviedb.org",
            let url = URL(string: "https://image.tmdb.org/t/p")
        {
            return url
        }
        let root = api.lastPathComponent == "3" ? api.deletingLastPathComponent() : api
        return root.appending(path: "t/p")
    }

    /// Returns whether a path begins with a single slash and doesn't lead to a parent folder.
    private static func isHarmless(_ path: String) -> Bool {
        guard path.first == "/", path.utf8.count <= 1000,
            !path.unicodeScalars.contains(where: { $0 == "\\" || $0.properties.isControl })
        else { return false }
        // Splits scalars because a slash with a combining mark is another Character.
        return path.unicodeScalars.dropFirst()
            .split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { !["", ".", ".."].contains(Substring($0)) }
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isControl: Bool { generalCategory == .control }
}
