import Foundation
import ImagePipeline
import TestSupport

/// A loader with its service and disk.
///
/// ``restarted(_:)`` is the next run on the same disk.
struct LoaderFixture {
    let service: TestService
    let loader: ImageDataLoader
    let receipts: Journal<ImageReceipt>
    let failures: Journal<ImageFailure>
    let errors: Journal<ImageError>
    let folder: TemporaryFolder
    let clock: TestClock

    init(
        service: TestService = TestService(),
        folder: TemporaryFolder = TemporaryFolder(),
        clock: TestClock = TestClock(),
        cachePath: String = "images",
        receipts: Journal<ImageReceipt> = Journal(),
        received: @escaping @Sendable (ImageReceipt) async -> Void = { _ in }
    ) {
        self.service = service
        self.folder = folder
        self.clock = clock
        self.receipts = receipts
        errors = Journal()
        failures = Journal()
        let failures = failures
        loader = ImageDataLoader(
            client: service.client,
            cache: DataCache(
                folder: folder.url.appendingPathComponent(cachePath),
                now: clock.now,
                report: errors.note
            ),
            run: RunFolder(in: folder.url.appendingPathComponent("runs")),
            now: clock.now,
            measure: TestPicture.measure,
            received: { outcome in
                switch outcome {
                case .receipt(let receipt):
                    receipts.note(receipt)
                    await received(receipt)
                case .failure(let failure): failures.note(failure)
                }
            }
        )
    }

    func restarted(_ service: TestService = TestService()) -> LoaderFixture {
        loader.close()
        return LoaderFixture(service: service, folder: folder, clock: clock)
    }
}
