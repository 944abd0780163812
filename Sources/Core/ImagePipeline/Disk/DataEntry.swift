import Foundation

/// The bytes of an image as the disk cache holds them.
struct DataEntry: Equatable, Sendable {
    let key: ImageDataKey
    /// The service's name for this state of the image, as it was sent.
    let etag: String?
    /// When the service last said that this is the image.
    let validated: Date
    let data: Data
}
