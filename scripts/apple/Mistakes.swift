// Mistakes that scripts/check-core-apple must reject: the compiler verifies that each line is an error.
import Darwin
import Foundation

func mistakes(_ file: Int32, _ state: stat) {
    _ = FileManager.default.homeDirectoryForCurrentUser  // expected-warning {{'homeDirectoryForCurrentUser' is deprecated: not on iOS: URL.homeDirectory}}
    _ = FileManager.default.homeDirectory(forUser: "me")  // expected-warning {{'homeDirectory(forUser:)' is deprecated: not on iOS}}
    _ = Process()  // expected-warning {{'Process' is deprecated: not on iOS}}
    _ = Host()  // expected-warning {{'Host' is deprecated: not on iOS}}
    _ = state.st_mtim  // expected-warning {{'st_mtim' is deprecated: st_mtimespec on Darwin}}
    _ = fdatasync(file)  // expected-warning {{'fdatasync' is deprecated: not on Darwin: fsync or fcntl(F_FULLFSYNC)}}
    _ = syncfs(file)  // expected-warning {{'syncfs' is deprecated: not on Darwin}}
    _ = fork()  // expected-warning {{'fork()' is deprecated: not on iOS}}
    _ = O_TMPFILE  // expected-warning {{'O_TMPFILE' is deprecated: not on Darwin}}
    _ = state.st_mtimespec
}
