import Foundation
import TestSupport
import Testing

@testable import ImagePipeline

@Suite("Run folder", .timeLimit(.minutes(5)))
struct RunFolderTests {
    private let folder = TemporaryFolder()
    private let key = ImageDataKey(.poster("/1.jpg", retention: .run))

    @Test("closing a run deletes its files, and it then stores nothing")
    func closing() async {
        let run = RunFolder(in: folder.url.appendingPathComponent("runs"))
        await run.open()
        await run.cache.store(TestPicture.bytes(), validator: nil, for: key)
        #expect(await run.cache.entry(for: key) != nil)
        #expect(folder.contents.count == 4)
        run.close()
        #expect(folder.contents == ["runs"])
        await run.open()
        await run.cache.store(TestPicture.bytes(), validator: nil, for: key)
        #expect(folder.contents == ["runs"])
    }

    @Test("closing a run while it stores images leaves nothing behind")
    func closingWhileStoring() async {
        let errors = Journal<ImageError>()
        for _ in 0..<300 {
            let run = RunFolder(in: folder.url, report: errors.note)
            await run.open()
            await withTaskGroup { group in
                for number in 1...4 {
                    let key = ImageDataKey(.poster("/\(number).jpg", retention: .run))
                    group.addTask {
                        await run.cache.store(Data(count: 10), validator: nil, for: key)
                    }
                }
                group.addTask {
                    run.close()
                    return true
                }
            }
        }
        #expect(folder.contents.isEmpty)
        #expect(errors.events.isEmpty)
    }

    @Test("releasing a run deletes its files")
    func dropping() async {
        do {
            let run = RunFolder(in: folder.url)
            await run.open()
        }
        #expect(folder.contents.isEmpty)
    }

    @Test("removes crashed runs' folders and keeps those of running ones")
    func stale() async throws {
        let living = RunFolder(in: folder.url)
        await living.open()
        let runs = ["run-99999999-a", "run-99999999-b", "run-\(getpid())-c", "other"]
        for name in runs {
            let run = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
            try Data("photo".utf8).write(to: run.appendingPathComponent("photo"))
        }
        // An unlocked lock file means that the process ended. `c` is running and has no lock file
        // yet.
        try Data().write(to: folder.url.appendingPathComponent("run-99999999-a/lock"))
        await RunFolder(in: folder.url).removeStale()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(left.count == 3)
        #expect(left.contains("other"))
        #expect(left.contains("run-\(getpid())-c"))
    }

    @Test("a reused process ID does not keep a crashed run's folder")
    func usedAgain() async throws {
        let stale = folder.url.appendingPathComponent("run-\(getpid())-crashed")
        try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
        try Data().write(to: stale.appendingPathComponent("lock"))
        await RunFolder(in: folder.url).removeStale()
        #expect(folder.contents.isEmpty)
    }

    @Test("reports a folder that cannot be created")
    func noFolder() async throws {
        let errors = Journal<ImageError>()
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let run = RunFolder(in: file, report: errors.note)
        for _ in 0..<3 { await run.open() }
        await run.removeStale()
        #expect(errors.events == [.storage(code: ENOTDIR), .storage(code: ENOTDIR)])
    }
}
