import Foundation
import Testing

@testable import ImagePipeline

/// A file system of 64 KB; only root may mount one.
private final class SmallDisk {
    let folder = TemporaryFolder()
    let isMounted: Bool

    init() {
        isMounted = mount("tmpfs", folder.url.path, "tmpfs", 0, "size=64k") == 0
    }

    deinit {
        if isMounted { umount2(folder.url.path, 2 /* MNT_DETACH */) }
    }
}

@Suite("Full disk", .enabled(if: geteuid() == 0, "needs to mount a file system"))
struct FullDiskTests {
    @Test("a full disk is reported once, leaves no half image, and works again with room")
    func fullDisk() async throws {
        let disk = SmallDisk()
        guard disk.isMounted else { return }
        let errors = Journal<ImageError>()
        let cache = DataCache(folder: disk.folder.url, report: errors.note)
        func key(_ number: Int) -> ImageDataKey { ImageDataKey(.poster("/\(number)")) }
        for number in 0..<10 {
            await cache.store(TestPicture.bytes(count: 20_000), etag: nil, for: key(number))
        }
        #expect(errors.events == [.storage(code: ENOSPC)])
        #expect(disk.folder.contents.allSatisfy { !$0.hasSuffix(".part") })
        #expect(await cache.entry(for: key(0)) != nil)
        #expect(await cache.entry(for: key(9)) == nil)
        await cache.removeAll()
        await cache.store(TestPicture.bytes(count: 20_000), etag: nil, for: key(9))
        #expect(await cache.entry(for: key(9)) != nil)
    }
}
