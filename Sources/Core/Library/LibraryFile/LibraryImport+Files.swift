public import Catalog
public import Foundation
import Primitives

extension LibraryImport {
    /// The maximum size of a file in megabytes; more than 50,000 favorites need.
    public static let maximumMegabytes = 64
    /// The files in the folder of Letterboxd's export that have marks.
    public static let folderFiles = [
        "watched.csv", "diary.csv", "ratings.csv", "reviews.csv", "watchlist.csv",
        "likes/films.csv",
    ]

    private static func lists(in folder: String) throws(LibraryFileError) -> [String] {
        let found = folderFiles.filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)")
        }
        guard !found.isEmpty else { throw .noLists }
        return found
    }

    /// Reads files, and ``folderFiles`` of folders.
    ///
    /// - Parameters:
    ///   - places: the files and folders.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose marks are accepted.
    /// - Throws: ``Unusable`` with the first file that can't be used.
    public init(
        of places: [URL],
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID>
    ) async throws(Unusable) {
        // Its own queue, because the files of a cancelled import may take seconds.
        let queue = QueueExecutor(label: "Library.LibraryImport")
        self = try await queue.run { () throws(Unusable) in
            var files: [File] = []
            for place in places { files += try Self.files(at: place) }
            return try LibraryImport(files, catalogs: catalogs, unavailable: unavailable)
        }
    }

    /// Reads a file, or ``folderFiles`` of a folder; blocks.
    ///
    /// - Throws: ``Unusable`` also for a pipe or device, which could wait forever.
    public static func files(at place: URL) throws(Unusable) -> [File] {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        var name = place.lastPathComponent
        do throws(LibraryFileError) {
            guard isFolder.boolValue else { return [File(name: name, data: try data(at: place))] }
            var files: [File] = []
            for list in try lists(in: place.path) {
                name = list
                files.append(File(name: list, data: try data(at: place.appending(path: list))))
            }
            return files
        } catch {
            throw Unusable(file: name, error: error)
        }
    }

    private static func data(at file: URL) throws(LibraryFileError) -> Data {
        let most = maximumMegabytes * 1_000_000
        do {
            let handle = FileHandle(
                fileDescriptor: try RegularFile.open(file.path),
                closeOnDealloc: true
            )
            let data = try handle.read(upToCount: most + 1) ?? Data()
            guard data.count <= most else { throw LibraryFileError.tooLarge }
            return data
        } catch let error as LibraryFileError {
            throw error
        } catch {
            throw .unreadable(code: (error as? AtomicFile.Failure)?.code ?? 5)
        }
    }
}
