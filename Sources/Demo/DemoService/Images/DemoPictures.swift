public import Foundation

/// Provides the service's pictures.
public struct DemoPictures: Sendable {
    /// Returns a file with the picture in its pixel size, in any format that clients detect by its
    /// first bytes.
    ///
    /// Must return the same bytes for the same picture, because its `ETag` is derived from them.
    /// Called concurrently for several pictures, off the caller's actor, but never for the same
    /// picture at the same time.
    public var file: @Sendable (DemoPicture) async throws(DemoPictureError) -> Data

    /// `file` must meet the requirements described there.
    public init(
        _ file: @escaping @Sendable (DemoPicture) async throws(DemoPictureError) -> Data
    ) {
        self.file = file
    }

    /// No pictures; the service answers each with 404, like a missing poster.
    public static let none = DemoPictures { _ throws(DemoPictureError) in throw .missing }
}

/// Why a picture isn't available.
public enum DemoPictureError: Error, Hashable, Sendable {
    /// The file doesn't exist.
    case missing
    /// The file can't be read, or is larger than any of the demo's pictures.
    case unreadable
    /// The file can't be decoded.
    case damaged
}
