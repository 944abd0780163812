public import Foundation

/// Draws the service's pictures as JPEG files of exactly the size asked for; nil where one cannot be
/// drawn.
///
/// Each must give the same bytes for the same subject: they are the base of the image's `ETag`.
/// Runs off the caller's actor, for several subjects at once, for one subject once at a time.
public struct DemoArtworkRenderer: Sendable {
    /// Draws a film's poster.
    public var poster: @Sendable (DemoPoster) async -> Data?
    /// Draws a character's portrait.
    public var portrait: @Sendable (DemoPortrait) async -> Data?
    /// Draws a photo of the stream.
    public var photo: @Sendable (DemoPhoto) async -> Data?

    /// Makes a renderer; what is left out has no pictures.
    public init(
        poster: @escaping @Sendable (DemoPoster) async -> Data? = { _ in nil },
        portrait: @escaping @Sendable (DemoPortrait) async -> Data? = { _ in nil },
        photo: @escaping @Sendable (DemoPhoto) async -> Data? = { _ in nil }
    ) {
        self.poster = poster
        self.portrait = portrait
        self.photo = photo
    }
}
