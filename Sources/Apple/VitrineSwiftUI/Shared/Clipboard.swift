#if canImport(UIKit)
import UIKit

/// The system's pasteboard.
@MainActor
enum Clipboard {
    /// Copies text.
    static func copy(_ text: String) { UIPasteboard.general.string = text }

    /// Copies a picture; false if it has no image.
    static func copy(_ picture: Picture) -> Bool {
        guard let image = picture.image else { return false }
        UIPasteboard.general.image = UIImage(cgImage: image)
        return true
    }
}
#endif
