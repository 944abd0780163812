import Foundation
import VitrineCLI

/// The arguments of `vitrine-dev bench`.
struct BenchArguments: Hashable, Sendable {
    /// The measurements to choose from.
    enum Workload: String, CaseIterable, Sendable {
        /// Frame times while scrolling fast through a long list.
        case fling
        /// Frame times while scrolling fast through a poster grid.
        case grid
        /// Opening films, and frame times while scrolling fast through a person's films.
        case details
        /// A start at the home page with a filled store.
        case home
        /// A first start, from an empty store to the first posters; ignores `rows`.
        case start
        /// The time from a key press in the search field until its results are drawn.
        case typing
        /// The time to the first stored titles for each letter typed of a word.
        case search
        /// Adding and removing a persistent favorite.
        case favorite
        /// Reading rows near the end of a stored list.
        case read
        /// Storing pages of new films; makes the stored list longer.
        case write
        /// Frame times while photos in the stream load, scroll and flip; ignores `rows`.
        case stream
        /// Decoding photos to textures of the size in the stream; ignores `rows`.
        case decode
        /// Downloading posters, whose addresses are read from standard input, one per line.
        ///
        /// Runs only if it is named; ignores `rows`.
        case posters
        /// Reading one page of a catalog's list; ignores `rows`.
        case page
        /// Computing the statistics for a feed with `rows` posts.
        case statistics

        /// A one-line description of the measurement.
        var summary: String {
            switch self {
            case .fling: "frames while flinging through a long list"
            case .grid: "frames while flinging through a grid of posters"
            case .details: "from a tap on a film to its page; flinging through a person's films"
            case .home: "a start at the home page, to the first shelf"
            case .start: "a first start, to the first posters"
            case .typing: "from a key in the search field to what was found, drawn"
            case .search: "the first stored titles for each letter that is typed"
            case .favorite: "giving and taking a heart that lasts"
            case .read: "the rows near the end of a stored list"
            case .write: "storing pages after the last one of a list"
            case .stream: "frames of the stream of photos: arrival, fling, flip"
            case .decode: "photos from bytes to textures"
            case .posters: "posters from a service to an empty cache"
            case .page: "one page, from the bytes of its response to items"
            case .statistics: "who posted how much, over many posts"
            }
        }
    }

    /// The workloads in the order they run; all except `posters` by default.
    var workloads: [Workload]
    /// The number of rows in a list; 10,000 by default.
    var rows: Int
    /// The number of measured frames, keys or photos; nil for as many as the workload needs for
    /// steady figures.
    var count: Int?
    /// The id of the catalog to scroll through; nil for films.
    var catalog: String?
    /// A folder whose stores are used, as typed; missing stores are created.
    ///
    /// Nil uses temporary stores.
    var folder: String?
    /// The demonstration service that `start` uses; nil for one in this process.
    var address: URL?
    /// A file of trusted certificates (PEM) for `start` and `posters`; nil for the system's.
    var certificates: URL?

    init(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) {
        workloads = []
        for word in reader.words {
            guard let workload = Workload(rawValue: word) else {
                let allowed = Workload.allCases.map(\.rawValue)
                throw .badValue(word, of: DeveloperCommand.bench.rawValue, allowed: allowed)
            }
            workloads.append(workload)
        }
        if workloads.isEmpty { workloads = Workload.allCases.filter { $0 != .posters } }
        rows = try reader.number(.rows, in: 1...1_000_000) ?? 10_000
        count = try reader.number(.count, in: 1...100_000)
        catalog = reader.value(.catalog)
        folder = reader.value(.folder)
        certificates = reader.value(.certificates).map { URL(filePath: $0) }
        if let text = reader.value(.address) {
            address = URL(string: text)
            guard address?.host() != nil else {
                throw .badValue(text, of: DeveloperOption.address.rawValue, allowed: ["a URL"])
            }
        }
    }
}
