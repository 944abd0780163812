import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder whose file names are chosen by the app.
///
/// All calls block; never use it on the main thread.
struct Folder: Sendable {
    let path: String

    init(_ url: URL) {
        path = url.path
    }

    func path(of name: String) -> String { path + "/" + name }

    /// Creates the folder and its parents, accessible only by the user.
    func make() throws(ImageError) {
        try Self.make(path)
    }

    /// Returns the names in the folder, without `.` and `..`; empty if it doesn't exist.
    func names() throws(ImageError) -> [String] {
        guard let stream = opendir(path) else {
            if errno == ENOENT { return [] }
            throw .storage(code: errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(
                    to: CChar.self,
                    capacity: MemoryLayout.size(ofValue: pointer.pointee)
                ) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes a file; does nothing if it doesn't exist.
    func remove(_ name: String) throws(ImageError) {
        guard unlink(path(of: name)) == 0 || errno == ENOENT else { throw .storage(code: errno) }
    }

    /// Removes the folder and all files in it.
    ///
    /// Subfolders aren't removed; if there are any, removing the folder fails.
    func removeAll() throws(ImageError) {
        for name in try names() { try remove(name) }
        guard rmdir(path) == 0 || errno == ENOENT else { throw .storage(code: errno) }
    }

    private static func make(_ path: String) throws(ImageError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let parent = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !parent.isEmpty, parent != path else {
            throw .storage(code: errno)
        }
        try make(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .storage(code: errno) }
    }
}
