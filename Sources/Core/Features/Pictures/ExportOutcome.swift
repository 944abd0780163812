public import Foundation
public import ImagePipeline
public import L10n

/// What became of a picture that was taken out of the app.
public enum ExportOutcome: Hashable, Sendable {
    /// The file was written.
    case saved
    /// The picture was copied.
    case copied
    /// The picture could not be loaded.
    case failed(ImageError)
    /// The file could not be written there.
    case refused(URL)

    /// What to say for a moment; nil for a failure, which an alert or a page tells.
    public func words(_ strings: Localizer) -> String? {
        switch self {
        case .saved: strings("viewer.saved")
        case .copied: strings("viewer.copied")
        case .failed, .refused: nil
        }
    }

    /// The text of the alert for a file that could not be written; nil for everything else.
    public func refusal(_ strings: Localizer) -> String? {
        guard case .refused(let place) = self else { return nil }
        return strings("viewer.save-failed", place.path)
    }
}
