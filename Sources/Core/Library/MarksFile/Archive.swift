import Foundation

#if os(Linux)
import CArchive
import Glibc
#endif

/// A zip archive, as services send an export.
///
/// libarchive reads it, with limits; Apple's systems have no library for it that apps may use.
///
/// https://www.libarchive.org
enum Archive {
    /// The maximum number of entries, of which Letterboxd has one for each list of a user.
    private static let most = 20_000
    /// The maximum number of bytes of all unpacked files together.
    private static let longest = 4 * MarksImport.maximumMegabytes * 1_000_000

    /// Whether a file begins like an archive.
    static func isArchive(_ data: Data) -> Bool { data.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    /// Returns the files whose names are accepted, and calls `skipped` with the names of the others.
    ///
    /// - Throws: `damaged`, also for an encrypted archive; `tooLarge`; `packed` where archives can't
    ///   be read.
    static func files(
        in data: Data,
        where isWanted: (String) -> Bool,
        skipped: (String) -> Void
    ) throws(MarksFileError) -> [MarksImport.File] {
        #if os(Linux)
        // libarchive converts names to the thread's locale, and drops those that it can't convert.
        let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
        let previous = uselocale(locale)
        defer {
            uselocale(previous)
            if let locale { freelocale(locale) }
        }
        guard let archive = archive_read_new() else { throw .damaged }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip(archive)
        var files: [MarksImport.File] = []
        let failure = data.withUnsafeBytes { bytes -> MarksFileError? in
            guard archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK
            else { return .damaged }
            var (rest, count) = (longest, 0)
            var entry: OpaquePointer?
            while true {
                let status = archive_read_next_header(archive, &entry)
                if status == ARCHIVE_EOF { return nil }
                count += 1
                guard status == ARCHIVE_OK || status == ARCHIVE_WARN else { return .damaged }
                if count > most { return .tooLarge }
                // A name that isn't UTF-8 isn't one of those that are wanted.
                guard let path = archive_entry_pathname(entry) else { continue }
                let name = String(cString: path)
                guard isWanted(name) else {
                    skipped(name)
                    continue
                }
                switch content(of: archive, limit: min(rest, longest / 4)) {
                case .success(let data):
                    rest -= data.count
                    files.append(MarksImport.File(name: name, data: data))
                case .failure(let error): return error
                }
            }
        }
        if let failure { throw failure }
        return files
        #else
        throw .packed
        #endif
    }

    #if os(Linux)
    /// Unpacks the current entry.
    private static func content(
        of archive: OpaquePointer,
        limit: Int
    ) -> Result<Data, MarksFileError> {
        var data = Data()
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = archive_read_data(archive, &part, part.count)
            if count == 0 { return .success(data) }
            guard count > 0 else { return .failure(.damaged) }
            data += part.prefix(count)
            if data.count > limit { return .failure(.tooLarge) }
        }
    }
    #endif
}
