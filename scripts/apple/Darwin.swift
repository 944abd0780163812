// The `Darwin` module for scripts/check-core-apple: Linux's C library plus names that only Darwin has.
@_exported import Glibc

extension stat {
    /// The time of the last change to the content, under Darwin's name.
    public var st_mtimespec: timespec { st_mtim }
}
