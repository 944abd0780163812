/// The priority of work in a queue; smaller values run first.
///
/// Visible images are first, then prefetched ones. Newer batches are first, because the rows that a
/// fast scroll requested last are the visible ones. Within a batch, requests keep their order, so a
/// screen fills from the top.
struct QueuePriority: Comparable, Sendable {
    let level: ImagePriority
    let batch: Int
    let number: Int

    static func < (a: QueuePriority, b: QueuePriority) -> Bool {
        if a.level != b.level { return a.level > b.level }
        if a.batch != b.batch { return a.batch > b.batch }
        return a.number < b.number
    }
}
