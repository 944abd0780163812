/// A place in the order in which work is done: "less" is done first.
///
/// Visible before prefetched; then the newest batch of asks first, because while a list is flung
/// the rows asked for last are the ones under the eye; within a batch in the order asked, so that
/// a screen fills from its top.
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
