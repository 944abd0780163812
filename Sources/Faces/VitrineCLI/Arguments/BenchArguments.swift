/// The arguments of `vitrine bench`.
public struct BenchArguments: Hashable, Sendable {
    /// What can be measured.
    public enum Workload: String, CaseIterable, Sendable {
        /// Frame times while flinging through a long list.
        case fling
        /// The time to the first stored titles for each letter typed of a word.
        case search
        /// Adding and removing a persistent favorite.
        case favorite
        /// Frame times of the stream while photos load, scroll and flip; `rows` is ignored.
        case stream
        /// Decoding photos to textures of the stream's size; `rows` is ignored.
        case decode
        /// Computing the statistics of a feed with `rows` posts.
        case statistics
    }

    /// In the order they run; all by default.
    public var workloads: [Workload]
    /// The number of rows in a list; 10,000 by default.
    public var rows: Int
    /// The id of the catalog to fling through; nil for films.
    public var catalog: String?
    /// A folder whose stores are used, as typed; missing stores are created.
    ///
    /// Nil uses temporary stores.
    public var folder: String?

    init(_ reader: ArgumentReader) throws(UsageError) {
        workloads = []
        for word in reader.words {
            guard let workload = Workload(rawValue: word) else {
                let allowed = Workload.allCases.map(\.rawValue)
                throw .badValue(word, of: CommandName.bench.rawValue, allowed: allowed)
            }
            workloads.append(workload)
        }
        if workloads.isEmpty { workloads = Workload.allCases }
        rows = try reader.number(.rows, in: 1...1_000_000) ?? 10_000
        catalog = reader.value(.catalog)
        folder = reader.value(.folder)
    }
}
