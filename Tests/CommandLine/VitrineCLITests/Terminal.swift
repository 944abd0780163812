import Foundation
import Testing

/// A pseudoterminal.
final class Terminal {
    /// The end that a program writes to.
    let descriptor: Int32
    private let master: Int32

    /// Opens a terminal with a width; 0 means that it is unknown.
    init(columns: UInt16) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (unlock, number) = (Int32(0), Int32(0))
        // TIOCSPTLCK and TIOCGPTN, which are macros that Swift cannot import (tty_ioctl(4)).
        let isReady =
            ioctl(master, 0x4004_5431, &unlock) == 0 && ioctl(master, 0x8004_5430, &number) == 0
        descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(isReady && ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0)
    }

    deinit {
        close(descriptor)
        close(master)
    }
}
