// What iOS lacks and Linux has, compiled into each module by scripts/check-core-apple: a declaration of
// the module itself hides that of an imported one, and as warnings are errors there, a deprecated one
// cannot be used. (An unavailable member would give way to the imported one.) A name belongs here once
// its documentation says that there is none on iOS.
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

// Of Linux's C library.
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
