import Foundation
import Primitives

extension DataCache {
    /// The length of file names up to version 0.3, when they were SHA-256 hashes.
    private static let oldNameLength = 64

    /// Renames files from older versions to their current names, once.
    ///
    /// - Returns: whether there were any.
    func adoptOldFiles() throws(ImageError) -> Bool {
        let isDone = state.withLock { state in
            defer { state.hasAdopted = true }
            return state.hasAdopted
        }
        guard !isDone else { return false }
        let old = try folder.names().filter { $0.utf8.count == Self.oldNameLength }
        for name in old {
            do throws(ImageError) {
                try adopt(name)
            } catch {
                // The file can't be read, or another process got there first: the image is
                // downloaded again.
            }
        }
        return !old.isEmpty
    }

    private func adopt(_ name: String) throws(ImageError) {
        let key = try DataEntry.key(in: File(folder.path(of: name), O_RDONLY))
        guard let key, File.Status(path: folder.path(of: key.fileName)) == nil else {
            return try folder.remove(name)
        }
        try folder.rename(name, to: key.fileName)
    }
}
