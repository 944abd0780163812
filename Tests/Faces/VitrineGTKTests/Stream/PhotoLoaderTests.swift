import ImagePipeline
import XCTest

@testable import VitrineGTK

final class PhotoLoaderTests: WidgetTestCase {
    func testOneRetryLeavesTheFailuresOfOtherPhotos() throws {
        try onMainLoop {
            let pictures = StubPictures()
            let images = try Stage(pictures: pictures).makeImages()
            let loaders = (0..<2).map { _ in PhotoLoader(images: images) { _ in } }
            let requests = ["first", "second"].map { ImageRequest.ofTest($0) }
            pictures.breakDown()
            for (loader, request) in zip(loaders, requests) {
                loader.show(request)
                XCTAssertTrue(pump { loader.hasFailed })
            }
            pictures.breakDown(false)
            loaders[0].retry()
            XCTAssertTrue(pump { loaders[0].texture != nil })
            loaders[1].clear()
            loaders[1].show(requests[1])
            XCTAssertTrue(pump { loaders[1].hasFailed })
            XCTAssertEqual(pictures.asked, ["/first", "/second", "/first"])
            loaders[1].retry()
            XCTAssertTrue(pump { loaders[1].texture != nil })
            for loader in loaders { loader.end() }
        }
    }
}

extension PhotoLoader {
    fileprivate var hasFailed: Bool {
        if case .failed = state { true } else { false }
    }
}
