import Foundation
import HTTPServer
import ImagePipeline
import LinuxPlatform
import Primitives
import Networking
import Testing

/// Runs bad photos from a real server through transport, loader and decoder.
@Suite("Bad photos from a real service", .timeLimit(.minutes(5)))
struct BadPhotoTests {
    private static let photo = TestImages.image(300, 200, as: "jpeg")
    private static let size = PixelSize(300, 200)
    private static let limit = ImageError.download(.tooLarge(limit: 25_000_000))

    /// The result of loading a photo.
    private struct Fate: Equatable {
        /// The size at which it can be drawn.
        var size: PixelSize?
        var error: ImageError?
        /// The outcomes reported to the store: sizes of loaded photos and reasons for failed ones.
        var reported: [String]

        static func shown(_ count: Int) -> Fate {
            Fate(size: BadPhotoTests.size, reported: ["\(count) bytes, 300 × 200"])
        }

        static func failed(_ error: ImageError, _ reason: String...) -> Fate {
            Fate(error: error, reported: reason)
        }
    }

    @Test("shows a photo with a wrong content type", arguments: ["png", "webp", "jpeg"])
    func otherType(type: String) async throws {
        let data = TestImages.image(300, 200, as: type)
        for name in ["image/jpeg", "image/png", "text/html", ""] {
            #expect(try await fate(data, headers: ["Content-Type": name]) == .shown(data.count))
        }
    }

    @Test("rejects 40 MB, with or without a length", arguments: ["whole", "chunked"])
    func tooLarge(delivery: String) async throws {
        let data = Self.photo + Data(count: 40_000_000 - Self.photo.count)
        let fate = try await fate(data, headers: [ResponseDelivery.header: delivery])
        #expect(fate == .failed(Self.limit, "too-large"))
    }

    @Test("a truncated file is reported as unreadable when it is downloaded")
    func truncatedFile() async throws {
        for type in ["jpeg", "png", "webp"] {
            let data = TestImages.image(300, 200, as: type)
            // The last bytes of a JPEG are its end marker, which isn't needed.
            for count in [0, 10, data.count / 2, data.count - 9] {
                let fate = try await fate(data.prefix(count))
                #expect(fate == .failed(.undecodable, "unreadable"), "\(type), \(count) bytes")
            }
        }
    }

    @Test("an interrupted response is reported as broken only after three attempts")
    func brokenOff() async throws {
        let headers: HTTPHeaders = [ResponseDelivery.header: "truncate"]
        let once = try await fate(Self.photo, headers: headers)
        #expect(once.reported.isEmpty)
        guard case .download(.connection) = once.error else {
            Issue.record("\(once)")
            return
        }
        #expect(try await fate(Self.photo, headers: headers, asks: 3).reported == ["broken-off"])
    }

    @Test("data that isn't an image is unreadable, whatever its content type")
    func noImage() async throws {
        for text in ["{\"error\": 1}", "GIF89a", "\u{0}"] {
            let fate = try await fate(Data(text.utf8), headers: ["Content-Type": "image/jpeg"])
            #expect(fate == .failed(.undecodable, "unreadable"), "\(text)")
        }
    }

    @Test("a web page is unreadable only after three attempts, because a network may have sent it")
    func webPage() async throws {
        let page = Data("<!DOCTYPE html><title>Sign In</title>".utf8)
        #expect(try await fate(page).reported.isEmpty)
        #expect(try await fate(page, asks: 3).reported == ["unreadable"])
    }

    @Test("an HTTP error is reported with its status", arguments: [403, 404, 410])
    func refused(status: Int) async throws {
        let fate = try await fate(Self.photo, status: status)
        #expect(fate.reported == ["\(status)"])
        #expect(fate.error?.status == status)
    }

    /// Serves a photo, loads it and decodes it.
    private func fate(
        _ body: Data,
        status: Int = 200,
        headers: HTTPHeaders = [:],
        asks: Int = 1
    ) async throws -> Fate {
        let server = try HTTPServer { _ in
            HTTPResponse(status: status, headers: headers, body: body)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID())")
        // If removal fails, the system cleans up its temporary folder.
        defer { try? FileManager.default.removeItem(at: folder) }
        let reported = Locked<[String]>([])
        let decoder = PixbufDecoder()
        let loader = ImageDataLoader(
            client: CurlHTTPClient(),
            run: RunFolder(in: folder),
            measure: { data throws(ImageError) in try decoder.size(ofWhole: data) },
            received: { outcome in reported.withLock { $0.append(outcome.words) } }
        )
        defer { loader.close() }
        let pipeline = ImagePipeline(data: loader, decoder: decoder) { $0.size }
        let request = ImageRequest(
            key: ImageKey(source: "photos", path: "1"),
            url: server.url.appending(path: "photos/1.jpg"),
            variant: "original",
            retention: .run,
            fit: .original
        )
        var fate = Fate(reported: [])
        for _ in 0..<asks {
            await loader.forgetFailures()
            do throws(ImageError) {
                fate.size = try await pipeline.image(for: request)
            } catch {
                fate.error = error
            }
        }
        fate.reported = reported.withLock { $0 }
        return fate
    }
}

extension ImageOutcome {
    fileprivate var words: String {
        switch self {
        case .receipt(let receipt):
            "\(receipt.byteCount) bytes, \(receipt.size.width) × \(receipt.size.height)"
        case .failure(let failure): failure.reason
        }
    }
}
