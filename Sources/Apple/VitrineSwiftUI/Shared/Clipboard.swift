#if canImport(SwiftUI)
import UIKit

/// The system's pasteboard.
@MainActor
enum Clipboard {
    /// Puts text there.
    static func copy(_ text: String) { UIPasteboard.general.string = text }

    /// Puts a picture there; false if it could not be drawn.
    static func copy(_ picture: Picture) -> Bool {
        guard let image = picture.image else { return false }
        UIPasteboard.general.image = UIImage(cgImage: image)
        return true
    }
}
#endif
