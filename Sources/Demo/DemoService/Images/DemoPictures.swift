public import Foundation

/// The source of the service's pictures.
public struct DemoPictures: Sendable {
    /// A file with the picture in its pixel size, in any format that clients detect by its first
    /// bytes.
    ///
    /// Must return the same bytes for the same picture, since its `ETag` is derived from them.
    /// Called concurrently for several pictures, off the caller's actor, but once at a time for one
    /// picture.
    public var file: @Sendable (DemoPicture) async throws(DemoPictureError) -> Data

    /// `file` must meet the requirements described there.
    public init(
        _ file: @escaping @Sendable (DemoPicture) async throws(DemoPictureError) -> Data
    ) {
        self.file = file
    }

    /// No pictures: each is answered with 404, like one that a film does not have.
    public static let none = DemoPictures { _ throws(DemoPictureError) in throw .missing }
}

/// Why a picture cannot be served.
public enum DemoPictureError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file cannot be read, or is larger than any picture of the demonstration.
    case unreadable
    /// The file cannot be decoded.
    case damaged
}
