import Foundation
import TestSupport

/// The copy of the favorites as a power cut leaves it when no line was synced that was added to it.
struct UnsyncedCopy {
    /// A disk writes one of them whole or not at all.
    private static let sector = 512

    private let file: URL
    private var number: UInt64?
    /// What is safe: a file that was put in its place whole was synced before.
    private var safe = Data()
    private var newest = Data()

    /// The copy beside the store of a folder.
    init(of folder: TemporaryFolder) {
        file = Self.file(in: folder)
    }

    /// Notes what the file holds now.
    mutating func look() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        newest = try Data(contentsOf: file)
        let number = attributes[.systemFileNumber] as? UInt64
        if number != self.number { safe = newest }
        self.number = number
    }

    /// Writes what is left: of seed 0 only what is safe, else any of the sectors since.
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
