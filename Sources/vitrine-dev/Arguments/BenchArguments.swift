import VitrineCLI

/// What `vitrine-dev bench` is told.
struct BenchArguments: Hashable, Sendable {
    /// What can be measured.
    enum Workload: String, CaseIterable, Sendable {
        /// Frames while flinging through a long list.
        case fling
        /// The first answer of the stored titles to each letter of a word that is typed.
        case search
        /// Giving and taking a heart that lasts.
        case favorite
        /// Frames of the stream while photos arrive, are flung through and turn; `rows` is of no
        /// account.
        case stream
        /// Photos made from bytes to textures of the size of the stream; `rows` is of no account.
        case decode
        /// Who posted how much and how large the pictures are, over `rows` posts.
        case statistics

        /// What it measures, in a line.
        var summary: String {
            switch self {
            case .fling: "frames while flinging through a long list"
            case .search: "the first stored titles for each letter that is typed"
            case .favorite: "giving and taking a heart that lasts"
            case .stream: "frames of the stream of photos: arrival, fling, flip"
            case .decode: "photos from bytes to textures"
            case .statistics: "who posted how much, over many posts"
            }
        }
    }

    /// What is measured, in order; everything by default.
    var workloads: [Workload]
    /// How many rows a list has; 10,000 by default.
    var rows: Int
    /// The catalogue whose rows are flung through, by its name; nil for films.
    var catalog: String?
    /// A folder whose stores are used, as written, and filled where they are not; nil fills stores
    /// that are deleted afterwards.
    var folder: String?

    /// Reads what stands after `bench`.
    init(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) {
        workloads = []
        for word in reader.words {
            guard let workload = Workload(rawValue: word) else {
                let allowed = Workload.allCases.map(\.rawValue)
                throw .badValue(word, of: DeveloperCommand.bench.rawValue, allowed: allowed)
            }
            workloads.append(workload)
        }
        if workloads.isEmpty { workloads = Workload.allCases }
        rows = try reader.number(.rows, in: 1...1_000_000) ?? 10_000
        catalog = reader.value(.catalog)
        folder = reader.value(.folder)
    }
}
