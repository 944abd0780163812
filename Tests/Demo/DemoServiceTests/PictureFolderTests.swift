import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("A folder of pictures") struct PictureFolderTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pictures-\(UUID().uuidString)")
    private let poster = DemoPicture(
        .poster,
        id: 7,
        pixelWidth: 92,
        pixelHeight: 138,
        isOriginal: false
    )
    private let original = DemoPicture(
        .poster,
        id: 7,
        pixelWidth: 1000,
        pixelHeight: 1500,
        isOriginal: true
    )

    /// The head of a WebP file and as many bytes more as it says.
    private static let webP =
        Data("RIFF".utf8) + [16, 0, 0, 0] + Data("WEBP".utf8) + Data(repeating: 1, count: 12)

    private func pictures(
        complain: @escaping DemoPictures.Complaint = { _, _ in }
    ) -> DemoPictures {
        .inFolder(folder, complain: complain) { file, size in
            Data("\(size.width)x\(size.height) of \(file.count)".utf8)
        }
    }

    private func write(_ data: Data, to path: String = "posters/7.webp") throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    private func error(of picture: DemoPicture) async -> DemoPictureError? {
        do throws(DemoPictureError) {
            _ = try await pictures().file(picture)
            return nil
        } catch {
            return error
        }
    }

    @Test("the original is the file itself, every other size is made of it")
    func sizes() async throws {
        try write(Self.webP)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await pictures().file(original) == Self.webP)
        #expect(try await pictures().file(poster) == Data("92x138 of 24".utf8))
    }

    @Test("a file that is not there, or no folder at all, is missing")
    func missing() async throws {
        #expect(await error(of: poster) == .missing)
        try write(Self.webP, to: "posters/8.webp")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == .missing)
        #expect(await error(of: original) == .missing)
    }

    @Test(
        "an empty file, one cut off and one that is no picture are damaged",
        arguments: [Data(), webP.dropLast(), webP.prefix(9), Data("<html></html>".utf8)]
    )
    func damaged(file: Data) async throws {
        try write(Data(file))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == .damaged)
        #expect(await error(of: original) == .damaged)
    }

    @Test("a picture of another format is taken")
    func otherFormat() async throws {
        try write(Demo.image)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == nil)
        #expect(try await pictures().file(original) == Demo.image)
    }

    @Test("what cannot be read, or is larger than any picture, is unreadable")
    func unreadable() async throws {
        // In place of the file is a folder: not even an administrator's process reads that.
        try write(Data(), to: "posters/7.webp/x")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == .unreadable)
        try FileManager.default.removeItem(at: folder)
        try write(Self.webP)
        let file = try FileHandle(forWritingTo: folder.appending(path: "posters/7.webp"))
        try file.truncate(atOffset: UInt64(DemoPictures.largestFile) + 1)
        try file.close()
        #expect(await error(of: original) == .unreadable)
    }

    @Test("what a scaler throws counts as damage")
    func scaler() async throws {
        try write(Self.webP)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = DemoPictures.inFolder(folder) { _, _ in throw CocoaError(.coderInvalidValue)
        }
        await #expect(throws: DemoPictureError.damaged) { try await pictures.file(poster) }
    }

    @Test("the first picture that cannot be served is told, and no further one")
    func complaint() async throws {
        let told = Locked<[String]>([])
        let pictures = pictures { path, error in told.withLock { $0.append("\(path) \(error)") } }
        for _ in 0..<3 { _ = try? await pictures.file(poster) }
        #expect(told.withLock { $0 } == ["posters/7.webp missing"])
    }

    @Test("of two thousand requests at once no more are worked on than there are cores")
    func crowd() async throws {
        try write(Self.webP)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = Locked((running: 0, most: 0, scaled: 0))
        let pictures = DemoPictures.inFolder(folder) { file, _ in
            state.withLock {
                $0.running += 1
                $0.most = max($0.most, $0.running)
                $0.scaled += 1
            }
            defer { state.withLock { $0.running -= 1 } }
            // As long as scaling a small picture takes.
            return Data((0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* file.count) })
        }
        let demo = Demo(pictures: pictures)
        for path in ["posters/1001", "thumbnails/1001", "posters/1002", "thumbnails/1002"] {
            try write(Self.webP, to: "\(path).webp")
        }
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<2_000 {
                let size = PosterSize.allCases[number % 6]
                let film = 1_001 + number % 2
                group.addTask {
                    await demo.send("/t/p/\(size.rawValue)/film-\(film).jpg").status
                }
            }
            for await status in group { #expect(status == 200) }
        }
        #expect(state.withLock { $0.most } <= ProcessInfo.processInfo.activeProcessorCount)
        // Of the six pictures one has the size of its file.
        #expect(state.withLock { $0.scaled } == 5)
    }
}
