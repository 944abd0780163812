import Synchronization

/// A pool of font maps: a new one needs tens of milliseconds to find its first fonts, but a used
/// one doesn't.
final class FontMapPool: Sendable {
    private let idle = Mutex<[FontMap]>([])

    /// Runs `body` with a font map for its exclusive use.
    func withFontMap<Result>(
        _ body: (FontMap) throws(ArtworkError) -> Result
    ) throws(ArtworkError) -> Result {
        let lent = idle.withLock { $0.popLast() }
        let map = if let lent { lent } else { try FontMap() }
        defer { idle.withLock { $0.append(map) } }
        return try body(map)
    }
}
