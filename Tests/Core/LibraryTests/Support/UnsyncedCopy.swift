import Foundation
import TestSupport

/// The copy of the marks as a power cut leaves it if no added line was synced.
struct UnsyncedCopy {
    /// The unit that a disk writes completely or not at all.
    private static let sector = 512

    private let file: URL
    private var number: UInt64?
    /// The synced content.
    ///
    /// A file that was replaced as a whole had been synced first.
    private var safe = Data()
    private var newest = Data()

    /// The copy beside the store in a folder.
    init(of folder: TemporaryFolder) {
        file = Self.file(in: folder)
    }

    /// Reads the current content of the file.
    mutating func look() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        newest = try Data(contentsOf: file)
        let number = attributes[.systemFileNumber] as? UInt64
        if number != self.number { safe = newest }
        self.number = number
    }

    /// Writes what a power cut leaves: with seed 0 only the synced content, otherwise random newer
    /// sectors.
    func leave(in folder: TemporaryFolder, seed: UInt64) throws {
        guard number != nil else { return }
        var left = safe
        var dice = Dice(seed: seed)
        for start in stride(from: 0, to: safe.count, by: Self.sector) where seed != 0 {
            let sector = start..<min(start + Self.sector, safe.count)
            if Bool.random(using: &dice) { left.replaceSubrange(sector, with: newest[sector]) }
        }
        try left.write(to: Self.file(in: folder))
    }

    private static func file(in folder: TemporaryFolder) -> URL {
        URL(filePath: folder.file.path + ".favorites")
    }
}
