import Foundation
import Primitives
import TestSupport
import Testing

@testable import ImagePipeline

@Suite("Disk cache", .timeLimit(.minutes(5)))
struct DataCacheTests {
    private let folder = TemporaryFolder()
    private let clock = TestClock()
    private let errors = Journal<ImageError>()

    private func cache(
        _ name: String = "cache",
        sizeLimit: Int = 1_000_000,
        ageLimit: TimeInterval = 30 * 86_400
    ) -> DataCache {
        DataCache(
            folder: folder.url.appendingPathComponent(name),
            sizeLimit: sizeLimit,
            ageLimit: ageLimit,
            now: clock.now,
            report: errors.note
        )
    }

    private func key(_ path: String, variant: String = "w342") -> ImageDataKey {
        ImageDataKey(key: ImageKey(source: "movies.demo", path: path), variant: variant)
    }

    @Test("stored images are read again, even by another cache")
    func roundTrip() async {
        let data = TestPicture.bytes(count: 40_003)
        await cache().store(data, validator: "W/\"1\"", for: key("/1.jpg"))
        let entry = await cache().entry(for: key("/1.jpg"))
        #expect(
            entry
                == DataEntry(
                    key: key("/1.jpg"),
                    validator: "W/\"1\"",
                    validated: clock.now(),
                    data: data
                )
        )
        #expect(await cache().entry(for: key("/1.jpg", variant: "w92")) == nil)
        #expect(folder.contents.count == 2, "no temporary file is left")
        #expect(errors.events.isEmpty)
    }

    @Test("keeps an empty image and a missing ETag, but not an overlong name")
    func oddEntries() async {
        let cache = cache()
        let long = key("/" + String(repeating: "ї", count: 5_000))
        await cache.store(Data(), validator: nil, for: long)
        #expect(await cache.entry(for: long)?.data == Data())
        #expect(await cache.entry(for: long)?.validator == nil)
        let tooLong = key(String(repeating: "x", count: 70_000))
        await cache.store(TestPicture.bytes(), validator: nil, for: tooLong)
        #expect(await cache.entry(for: tooLong) == nil)
        #expect(errors.events.isEmpty)
    }

    @Test("a file with an unknown name expires, even if its image is protected")
    func unknownNames() async throws {
        let cache = cache()
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/1.jpg"))
        let name = key("/1.jpg").fileName
        // Version 0.3 named files by SHA-256.
        for unknown in [String(repeating: "a", count: 64), "notes"] {
            let copy = folder.url.appending(path: "cache/\(unknown)")
            try Data(contentsOf: folder.url.appending(path: "cache/\(name)")).write(to: copy)
            try FileManager.default.setAttributes(
                [.modificationDate: clock.now()],
                ofItemAtPath: copy.path
            )
        }
        cache.setProtected { [key = key("/1.jpg").key] in [key] }
        await cache.sweep()
        #expect(folder.contents.count == 4)
        clock.advance(days: 40)
        await cache.sweep()
        #expect(folder.contents == ["cache", "cache/\(name)"])
        #expect(errors.events.isEmpty)
    }

    @Test("hostile paths stay inside the folder")
    func hostilePaths() async {
        let cache = cache("deep/cache")
        for path in ["/../../x", "../../../../tmp/x", "/etc/passwd", "\0", "..", "/", ""] {
            await cache.store(TestPicture.bytes(), validator: nil, for: key(path, variant: "../.."))
            #expect(await cache.entry(for: key(path, variant: "../..")) != nil)
        }
        let files = folder.contents.filter { $0 != "deep" && $0 != "deep/cache" }
        #expect(files.count == 7)
        #expect(files.allSatisfy { $0.hasPrefix("deep/cache/") })
    }

    @Test("deletes a damaged file", arguments: [0, 7, 20, 30, 45, 50, 90, 103, 104])
    func damaged(offset: Int) async throws {
        let cache = cache()
        await cache.store(TestPicture.bytes(count: 100), validator: "e", for: key("/1.jpg"))
        let file = folder.url.appendingPathComponent("cache/\(key("/1.jpg").fileName)")
        var bytes = try Data(contentsOf: file)
        bytes[offset] ^= 0x40
        try bytes.write(to: file)
        #expect(await cache.entry(for: key("/1.jpg")) == nil)
        #expect(folder.contents == ["cache"])
        #expect(errors.events.isEmpty)
    }

    @Test("deletes a file that is truncated, empty or another image's")
    func cutOff() async throws {
        let cache = cache()
        for count in [0, 5, 39, 60, 150] {
            await cache.store(TestPicture.bytes(count: 100), validator: nil, for: key("/1.jpg"))
            let file = folder.url.appendingPathComponent("cache/\(key("/1.jpg").fileName)")
            try Data(contentsOf: file).prefix(count).write(to: file)
            #expect(await cache.entry(for: key("/1.jpg")) == nil)
        }
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/2.jpg"))
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("cache/\(key("/2.jpg").fileName)"),
            to: folder.url.appendingPathComponent("cache/\(key("/1.jpg").fileName)")
        )
        #expect(await cache.entry(for: key("/1.jpg")) == nil)
        #expect(folder.contents == ["cache"])
    }

    @Test("renewing an image resets its age")
    func renewing() async {
        let cache = cache()
        await cache.store(TestPicture.bytes(), validator: "e", for: key("/1.jpg"))
        clock.advance(days: 20)
        await cache.renew(key("/1.jpg"))
        #expect(await cache.entry(for: key("/1.jpg"))?.validated == clock.now())
        clock.advance(days: 20)
        await cache.sweep()
        #expect(await cache.entry(for: key("/1.jpg")) != nil)
    }

    @Test("evicts the least recently used images beyond the size limit")
    func evictionBySize() async {
        let cache = cache(sizeLimit: 80_000)
        for number in 0..<8 {
            await cache.store(
                TestPicture.bytes(count: 9_000),
                validator: nil,
                for: key("/\(number)")
            )
            await cache.sweep()
            clock.advance(by: 4_000)
        }
        #expect(await cache.entry(for: key("/0")) != nil)
        await cache.store(TestPicture.bytes(count: 9_000), validator: nil, for: key("/8"))
        await cache.sweep()
        #expect(await cache.entry(for: key("/0")) != nil, "it was used last")
        #expect(await cache.entry(for: key("/1")) == nil)
        #expect(await cache.entry(for: key("/2")) == nil)
        #expect(await cache.entry(for: key("/8")) != nil)
        #expect(await cache.size() <= 70_000)
    }

    @Test("sweeps automatically once an image exceeds the limit")
    func automaticSweep() async {
        let cache = cache(sizeLimit: 50_000)
        for number in 0..<40 {
            await cache.store(
                TestPicture.bytes(count: 9_000),
                validator: nil,
                for: key("/\(number)")
            )
        }
        await cache.state.withLock { $0.sweep }?.value
        #expect(await cache.size() <= 50_000)
    }

    @Test("an image stored again counts once, with its new size")
    func rewriting() async {
        let cache = cache()
        await cache.sweep()
        for count in [9_000, 9_000, 5_000] {
            await cache.store(TestPicture.bytes(count: count), validator: nil, for: key("/1"))
            let size = await cache.size()
            #expect(size > count)
            #expect(cache.state.withLock { $0.size } == size)
        }
    }

    @Test("measures the size after a lower limit takes effect")
    func lowerLimit() async throws {
        let cache = cache()
        for number in 0..<10 {
            await cache.store(Data(count: 50_000), validator: nil, for: key("/\(number).jpg"))
        }
        cache.setSizeLimit(200_000)
        #expect(await cache.size() <= 200_000)
    }

    @Test("evicts images unused for too long")
    func evictionByAge() async {
        let cache = cache()
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/old"))
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/used"))
        clock.advance(days: 20)
        _ = await cache.entry(for: key("/used"))
        clock.advance(days: 11)
        await cache.sweep()
        #expect(await cache.entry(for: key("/old")) == nil)
        #expect(await cache.entry(for: key("/used")) != nil)
    }

    @Test("evicts favorites' posters neither by age nor by size")
    func protection() async {
        let cache = cache(sizeLimit: 30_000)
        cache.setProtected { [key = key("/heart").key] in [key] }
        await cache.store(TestPicture.bytes(count: 9_000), validator: nil, for: key("/heart"))
        await cache.store(
            TestPicture.bytes(count: 9_000),
            validator: nil,
            for: key("/heart", variant: "w92")
        )
        clock.advance(days: 100)
        for number in 0..<9 {
            await cache.store(
                TestPicture.bytes(count: 9_000),
                validator: nil,
                for: key("/\(number)")
            )
        }
        await cache.sweep()
        #expect(await cache.entry(for: key("/heart")) != nil)
        #expect(await cache.entry(for: key("/heart", variant: "w92")) != nil)
        #expect(await cache.size() <= 30_000)
        await cache.removeAll()
        #expect(await cache.entry(for: key("/heart")) == nil)
        #expect(await cache.size() == 0)
    }

    @Test("after an hour, deletes a partial file left by a crash")
    func temporaryFiles() async throws {
        let cache = cache()
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/1"))
        let part = folder.url.appendingPathComponent("cache/999-1.part")
        try Data("half".utf8).write(to: part)
        try FileManager.default.setAttributes(
            [.modificationDate: clock.now()],
            ofItemAtPath: part.path
        )
        await cache.sweep()
        #expect(FileManager.default.fileExists(atPath: part.path))
        clock.advance(by: 3_700)
        await cache.sweep()
        #expect(!FileManager.default.fileExists(atPath: part.path))
        #expect(await cache.entry(for: key("/1")) != nil)
    }

    @Test("a folder that cannot be created is reported once")
    func noFolder() async throws {
        try Data("a file".utf8).write(to: folder.url.appendingPathComponent("file"))
        let cache = cache("file/cache")
        for number in 0..<5 {
            await cache.store(TestPicture.bytes(), validator: nil, for: key("/\(number)"))
            #expect(await cache.entry(for: key("/\(number)")) == nil)
        }
        await cache.sweep()
        await cache.removeAll()
        #expect(await cache.size() == 0)
        #expect(errors.events == [.storage(code: ENOTDIR)])
    }

    @Test("a closed cache stores nothing")
    func closing() async {
        let cache = cache()
        cache.close()
        await cache.store(TestPicture.bytes(), validator: nil, for: key("/1"))
        #expect(folder.contents.isEmpty)
    }
}
