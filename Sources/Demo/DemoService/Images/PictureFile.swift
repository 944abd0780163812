import Foundation

/// Facts revealed by a picture file's first bytes.
struct PictureFile {
    /// The media type that clients would detect: `image/webp`, `image/png` or `image/jpeg`; nil for
    /// other files.
    ///
    /// https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
    let mediaType: String?
    /// Whether the file is complete, if its header contains a length.
    let isWhole: Bool

    init(_ file: Data) {
        let bytes = [UInt8](file.prefix(12))
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).elementsEqual("WEBP".utf8) {
            mediaType = "image/webp"
            // https://developers.google.com/speed/webp/docs/riff_container
            let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
            isWhole = file.count >= length + 8
        } else if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
            (mediaType, isWhole) = ("image/png", true)
        } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
            (mediaType, isWhole) = ("image/jpeg", true)
        } else {
            (mediaType, isWhole) = (nil, false)
        }
    }
}
