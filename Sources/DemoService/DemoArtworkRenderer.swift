public import Foundation

/// Draws a poster as a JPEG file of exactly the size asked for; nil where it cannot be drawn.
///
/// Must give the same bytes for the same poster: they are the base of the image's `ETag`. Runs off
/// the caller's actor, for several posters at once, for one poster once at a time.
public typealias DemoArtworkRenderer = @Sendable (DemoPoster) async -> Data?
