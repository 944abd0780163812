import CMalloc
import Foundation

/// How this process takes memory from the system, and gives it back.
/// https://man7.org/linux/man-pages/man3/mallopt.3.html
public enum ProcessMemory {
    /// Lets memory that is not needed any more go back to the system.
    ///
    /// For the start, before there are threads. By itself glibc gives each thread a heap of its own,
    /// eight a core, and keeps what was ever freed in the middle of one; and once a picture has been
    /// freed it takes the next one, up to 32 MB, from such a heap too.
    public static func configure() {
        // Two: the threads that decode and parse wait for one another now and then, for
        // microseconds; the main thread has one for itself.
        mallopt(M_ARENA_MAX, 2)
        // Bytes. What is this large, a decoded picture, is a mapping that ends with it.
        mallopt(M_MMAP_THRESHOLD, 64 * 1_024)
        mallopt(M_TRIM_THRESHOLD, 1_024 * 1_024)
    }

    /// Gives the pages back that hold nothing any more.
    ///
    /// Takes some milliseconds, in which other threads may wait: off the main thread, after
    /// something large has gone.
    public static func giveBack() {
        assert(!Thread.isMainThread, "Walking through all heaps takes too long for the main thread")
        malloc_trim(0)
    }

    /// What it has now.
    public struct Figures: Sendable {
        /// What is in memory of all that it has mapped, libraries too, in bytes.
        public let resident: Int
        /// Of that, what belongs to libraries and files, in bytes.
        public let files: Int
        /// What `malloc` has handed out, in bytes.
        public let used: Int
        /// What `malloc` keeps though nobody has it, in bytes.
        public let kept: Int

        /// Reads them; costs a fraction of a millisecond.
        public init() {
            let page = Int(sysconf(Int32(_SC_PAGESIZE)))
            // https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html; without it they are 0.
            let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii)) ?? ""
            let pages = statm.split(separator: " ").map { Int($0) ?? 0 }
            resident = pages.count > 2 ? pages[1] * page : 0
            files = pages.count > 2 ? pages[2] * page : 0
            let heap = mallinfo2()
            used = Int(heap.uordblks + heap.hblkhd)
            kept = Int(heap.fordblks)
        }
    }
}
