// APIs that Linux has and iOS lacks. scripts/check-core-apple compiles this file into each module. A
// module's own declaration hides an imported one, and because warnings are errors there, a deprecated one
// can't be used. (The compiler would prefer the imported member to an unavailable one.) Add a name once
// the documentation confirms that it doesn't exist on iOS.
import Darwin
import Foundation

extension FileManager {
    @available(*, deprecated, message: "not on iOS: URL.homeDirectory")
    var homeDirectoryForCurrentUser: URL { URL.homeDirectory }

    @available(*, deprecated, message: "not on iOS")
    func homeDirectory(forUser userName: String) -> URL? { nil }
}

@available(*, deprecated, message: "not on iOS")
class Process {}

@available(*, deprecated, message: "not on iOS")
class Host {}

extension stat {
    @available(*, deprecated, message: "st_mtimespec on Darwin")
    var st_mtim: timespec { timespec() }
}

// From Linux's C library.
@available(*, deprecated, message: "not on Darwin: fsync or fcntl(F_FULLFSYNC)")
func fdatasync(_ file: Int32) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func renameat2(_: Int32, _: String, _: Int32, _: String, _: UInt32) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func posix_fadvise(_: Int32, _: Int, _: Int, _: Int32) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func fallocate(_: Int32, _: Int32, _: Int, _: Int) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func syncfs(_: Int32) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func pipe2(_: UnsafeMutablePointer<Int32>, _: Int32) -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func gettid() -> Int32 { -1 }

@available(*, deprecated, message: "not on Darwin")
func secure_getenv(_: String) -> UnsafeMutablePointer<CChar>? { nil }

@available(*, deprecated, message: "not on Darwin")
let O_TMPFILE: Int32 = 0

@available(*, deprecated, message: "not on Darwin")
let O_PATH: Int32 = 0

@available(*, deprecated, message: "not on iOS")
func fork() -> Int32 { -1 }

@available(*, deprecated, message: "not on iOS")
func system(_: String) -> Int32 { -1 }
