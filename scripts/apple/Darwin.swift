// The module `Darwin` of scripts/check-core-apple: Linux's C library, and what Darwin alone has.
@_exported import Glibc

extension stat {
    /// Time of the last change of the content, by Darwin's name.
    public var st_mtimespec: timespec { st_mtim }
}
