import Foundation
import TestSupport
import Testing

@testable import ImagePipeline

@Suite("Full disk", .enabled(if: SmallDisk.isPossible, "needs root and mount(8)"))
struct FullDiskTests {
    @Test("reports a full disk once, leaves no partial image, and recovers once there is space")
    func fullDisk() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        let errors = Journal<ImageError>()
        let cache = DataCache(folder: disk.url, report: errors.note)
        func key(_ number: Int) -> ImageDataKey { ImageDataKey(.poster("/\(number)")) }
        for number in 0..<10 {
            await cache.store(TestPicture.bytes(count: 20_000), validator: nil, for: key(number))
        }
        #expect(errors.events == [.storage(code: ENOSPC)])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: disk.url.path).allSatisfy {
                !$0.hasSuffix(".part")
            }
        )
        #expect(await cache.entry(for: key(0)) != nil)
        #expect(await cache.entry(for: key(9)) == nil)
        #expect(await cache.absence(of: key(0)) == nil)
        #expect(await cache.absence(of: key(9)) == .storage(code: ENOSPC))
        await cache.removeAll()
        await cache.store(TestPicture.bytes(count: 20_000), validator: nil, for: key(9))
        #expect(await cache.entry(for: key(9)) != nil)
    }
}
