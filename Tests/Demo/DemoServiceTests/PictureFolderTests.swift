import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Picture folder") struct PictureFolderTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pictures-\(UUID().uuidString)")
    private let poster = DemoPicture(
        kind: .poster,
        id: 7,
        pixelWidth: 92,
        pixelHeight: 138,
        isOriginal: false
    )
    private let original = DemoPicture(
        kind: .poster,
        id: 7,
        pixelWidth: 1000,
        pixelHeight: 1500,
        isOriginal: true
    )

    /// The header of a WebP file, with as many bytes as it declares.
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

    @Test("the original is the unchanged file, and other sizes are scaled")
    func sizes() async throws {
        try write(Self.webP)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await pictures().file(original) == Self.webP)
        #expect(try await pictures().file(poster) == Data("92x138 of 24".utf8))
    }

    @Test("a missing file or folder is reported as missing")
    func missing() async throws {
        #expect(await error(of: poster) == .missing)
        try write(Self.webP, to: "posters/8.webp")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == .missing)
        #expect(await error(of: original) == .missing)
    }

    @Test(
        "an empty, truncated or invalid file is damaged",
        arguments: [Data(), webP.dropLast(), webP.prefix(9), Data("<html></html>".utf8)]
    )
    func damaged(file: Data) async throws {
        try write(Data(file))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == .damaged)
        #expect(await error(of: original) == .damaged)
    }

    @Test("accepts a picture in another format")
    func otherFormat() async throws {
        try write(Demo.image)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await error(of: poster) == nil)
        #expect(try await pictures().file(original) == Demo.image)
    }

    @Test("a file that cannot be read or is too large is unreadable")
    func unreadable() async throws {
        // A folder in place of the file, because even root cannot read that.
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

    @Test("a scaler error counts as damage")
    func scaler() async throws {
        try write(Self.webP)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = DemoPictures.inFolder(folder) { _, _ in throw CocoaError(.coderInvalidValue)
        }
        await #expect(throws: DemoPictureError.damaged) { try await pictures.file(poster) }
    }

    @Test("reports only the first picture that cannot be served")
    func complaint() async throws {
        let complaints = Locked<[String]>([])
        let pictures = pictures { path, error in
            complaints.withLock { $0.append("\(path) \(error)") }
        }
        for _ in 0..<3 { _ = try? await pictures.file(poster) }
        #expect(complaints.withLock { $0 } == ["posters/7.webp missing"])
    }

    @Test("processes two thousand requests in as many tasks as there are cores")
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
            // Takes about as long as scaling a small picture.
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
        // One of the six pictures has the size of its file.
        #expect(state.withLock { $0.scaled } == 5)
    }
}
