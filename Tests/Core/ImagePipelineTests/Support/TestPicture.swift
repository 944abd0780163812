import Foundation
import ImagePipeline

/// A picture that needs no decoder: the text `picture WIDTHxHEIGHT`, padded to a number of bytes.
enum TestPicture {
    static func bytes(_ width: Int = 200, _ height: Int = 300, count: Int = 64) -> Data {
        let head = Data("picture \(width)x\(height) ".utf8)
        return head + Data(repeating: 0x2e, count: max(0, count - head.count))
    }

    static let measure: ImageDataLoader.Measure = { data throws(ImageError) in
        let words = String(decoding: data.prefix(40), as: UTF8.self).split(separator: " ")
        guard words.first == "picture", words.count > 1 else { throw .undecodable }
        let sides = words[1].split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { throw .undecodable }
        return PixelSize(sides[0], sides[1])
    }
}

extension ImageRequest {
    /// A demo service poster, at a given port.
    static func poster(
        _ path: String = "/1.jpg",
        scheme: String = "http",
        port: Int = 8_080,
        variant: String = "w342",
        retention: Retention = .persistent,
        fit: Fit = .cover(PixelSize(92, 138))
    ) -> ImageRequest {
        ImageRequest(
            key: ImageKey(source: "movies.demo", path: path),
            url: address(scheme, port).appendingPathComponent("t/p/\(variant)/image" + path),
            variant: variant,
            retention: retention,
            fit: fit
        )
    }

    private static func address(_ scheme: String, _ port: Int) -> URL {
        guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)") else {
            preconditionFailure("no port: \(port)")
        }
        return url
    }
}
