import CMalloc
import Foundation

/// How this process allocates memory and returns it to the system.
///
/// https://man7.org/linux/man-pages/man3/mallopt.3.html
public enum ProcessMemory {
    /// Configures malloc to return unused memory to the system.
    ///
    /// Call this at startup, before there are any threads. By default, glibc creates an arena per
    /// thread, up to eight per core, and never returns memory freed in the middle of an arena.
    /// After a picture is freed, it also allocates later ones of up to 32 MB there.
    public static func configure() {
        // Two arenas: threads that decode and parse occasionally wait for each other for a few
        // microseconds, and the main thread has its own arena.
        mallopt(M_ARENA_MAX, 2)
        // In bytes; larger than the buffer that a window is drawn into. If that buffer were a
        // mapping that is unmapped when freed, each of its pages would cause a fault in every
        // frame.
        mallopt(M_MMAP_THRESHOLD, 16 * 1_024 * 1_024)
        mallopt(M_TRIM_THRESHOLD, 32 * 1_024 * 1_024)
    }

    /// Returns unused pages to the system.
    ///
    /// This takes a few milliseconds, during which other threads may wait. Call it off the main
    /// thread after something large has been freed.
    public static func trim() {
        assert(!Thread.isMainThread, "Walking through all heaps takes too long for the main thread")
        malloc_trim(0)
    }

    /// The process's current memory usage.
    public struct Figures: Sendable {
        /// The resident memory including libraries, in bytes.
        public let resident: Int
        /// The part of the resident memory that maps libraries and files, in bytes.
        public let files: Int
        /// The memory that `malloc` has allocated, in bytes.
        public let used: Int
        /// The free memory that `malloc` hasn't returned to the system, in bytes.
        public let kept: Int

        /// Reads the current values, which takes a fraction of a millisecond.
        public init() {
            let page = Int(sysconf(Int32(_SC_PAGESIZE)))
            // https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html; the values are 0 if it
            // can't be read.
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
