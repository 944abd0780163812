public import Catalog
public import Foundation
import Primitives

extension MarksImport {
    /// The maximum size of a file in megabytes; more than 50,000 favorites need.
    public static let maximumMegabytes = 64
    /// The files in the folder of Letterboxd's export that have marks.
    public static let folderFiles = [
        "watched.csv", "diary.csv", "ratings.csv", "reviews.csv", "watchlist.csv",
        "likes/films.csv",
    ]

    /// Why files can't be read.
    public enum Failure: Error {
        /// A file can't be used.
        case file(Unusable)
        /// The store can't be read.
        case library(CatalogError)
    }

    /// Whether a path in Letterboxd's export is that of a list or of comments, which have no marks.
    static func isOther(_ path: String) -> Bool {
        path == "comments.csv" || path.hasPrefix("lists/") && path.hasSuffix(".csv")
    }

    private static func lists(in folder: String) throws(MarksFileError) -> [String] {
        let found = folderFiles.filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)")
        }
        guard !found.isEmpty else { throw .noLists }
        return found
    }

    /// Reads a file, or ``folderFiles`` of a folder; blocks.
    ///
    /// - Throws: ``Unusable`` also for a pipe or device, which could wait forever.
    static func files(at place: URL) throws(Unusable) -> [File] {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        var name = place.lastPathComponent
        do throws(MarksFileError) {
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

    private static func data(at file: URL) throws(MarksFileError) -> Data {
        let most = maximumMegabytes * 1_000_000
        do {
            let handle = FileHandle(
                fileDescriptor: try RegularFile.open(file.path),
                closeOnDealloc: true
            )
            let data = try handle.read(upToCount: most + 1) ?? Data()
            guard data.count <= most else { throw MarksFileError.tooLarge }
            return data
        } catch let error as MarksFileError {
            throw error
        } catch {
            throw .unreadable(code: (error as? AtomicFile.Failure)?.code ?? 5)
        }
    }
}

extension Library {
    /// Reads files with marks, also of catalogs that aren't connected but have some.
    ///
    /// - Parameters:
    ///   - places: files, and folders with ``MarksImport/folderFiles``.
    ///   - others: files that were read already; none by default.
    ///   - kinds: the kinds of marks to add; all by default.
    /// - Returns: what can be added.
    /// - Throws: the first file that can't be used, or an error of the store.
    public func marksImport(
        of places: [URL],
        and others: [MarksImport.File] = [],
        _ kinds: [MarkKind] = MarkKind.allCases
    ) async throws(MarksImport.Failure) -> MarksImport {
        let unavailable: Set<CatalogID>
        do throws(CatalogError) {
            unavailable = Set(try await unavailableScopes().map(\.catalog))
        } catch {
            throw .library(error)
        }
        // Its own queue, because the files of a cancelled import may take seconds.
        let queue = QueueExecutor(label: "Library.MarksImport")
        do throws(MarksImport.Unusable) {
            return try await queue.run { [catalogs] () throws(MarksImport.Unusable) in
                var files = others
                for place in places { files += try MarksImport.files(at: place) }
                return try MarksImport(
                    files,
                    catalogs: catalogs,
                    unavailable: unavailable,
                    kinds: kinds
                )
            }
        } catch {
            throw .file(error)
        }
    }
}
