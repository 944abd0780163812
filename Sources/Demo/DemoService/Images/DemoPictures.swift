public import Foundation

/// Where the service takes its pictures from.
public struct DemoPictures: Sendable {
    /// The picture as a file of its pixel size, in any format that clients tell by its first bytes.
    ///
    /// Must give the same bytes for the same picture: they are the base of its `ETag`. Called off
    /// the caller's actor, for several pictures at once, for one picture once at a time.
    public var file: @Sendable (DemoPicture) async throws(DemoPictureError) -> Data

    /// Takes each picture from a closure.
    public init(
        _ file: @escaping @Sendable (DemoPicture) async throws(DemoPictureError) -> Data
    ) {
        self.file = file
    }

    /// No pictures at all: each is answered with 404, as one that a film does not have.
    public static let none = DemoPictures { _ throws(DemoPictureError) in throw .missing }
}

/// Why a picture cannot be served.
public enum DemoPictureError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file cannot be read, or is larger than any picture of the demonstration.
    case unreadable
    /// The file is no picture that can be decoded.
    case damaged
}
