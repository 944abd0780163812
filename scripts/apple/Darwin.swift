// The module `Darwin` of scripts/check-core-apple: Linux's C library plus names that only Darwin has.
@_exported import Glibc

extension stat {
    /// Time of the last change of the content, under Darwin's name.
    public var st_mtimespec: timespec { st_mtim }
}
