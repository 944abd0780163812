import CMalloc
import Foundation

/// How this process allocates memory and returns it to the system.
/// https://man7.org/linux/man-pages/man3/mallopt.3.html
public enum ProcessMemory {
    /// Configures malloc to return unused memory to the system.
    ///
    /// Call it at the start, before there are threads. By default glibc gives each thread an arena
    /// of its own, eight per core, and keeps memory freed in the middle of one; and once a picture
    /// has been freed it also allocates the next one, up to 32 MB, from an arena.
    public static func configure() {
        // Two: threads that decode and parse occasionally wait for each other for microseconds; the
        // main thread has one arena for itself.
        mallopt(M_ARENA_MAX, 2)
        // In bytes, above what a window is drawn into: as a mapping that is unmapped when freed,
        // each of its pages would be a fault in every frame.
        mallopt(M_MMAP_THRESHOLD, 16 * 1_024 * 1_024)
        mallopt(M_TRIM_THRESHOLD, 32 * 1_024 * 1_024)
    }

    /// Returns unused pages to the system.
    ///
    /// Takes some milliseconds, in which other threads may wait: call it off the main thread, after
    /// something large has been freed.
    public static func trim() {
        assert(!Thread.isMainThread, "Walking through all heaps takes too long for the main thread")
        malloc_trim(0)
    }

    /// The current memory use.
    public struct Figures: Sendable {
        /// Resident memory, including libraries, in bytes.
        public let resident: Int
        /// The part of it that maps libraries and files, in bytes.
        public let files: Int
        /// What `malloc` has allocated, in bytes.
        public let used: Int
        /// What `malloc` keeps although it is free, in bytes.
        public let kept: Int

        /// Reads the current values; takes a fraction of a millisecond.
        public init() {
            let page = Int(sysconf(Int32(_SC_PAGESIZE)))
            // https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html; if it cannot be read
            // they are 0.
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
