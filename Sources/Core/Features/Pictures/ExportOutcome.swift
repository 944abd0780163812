public import Foundation
public import ImagePipeline
public import L10n

/// The result of saving or copying a picture.
public enum ExportOutcome: Hashable, Sendable {
    /// The file was written.
    case saved
    /// The picture was copied.
    case copied
    /// The picture couldn't be loaded.
    case failed(ImageError)
    /// The file couldn't be written to this location.
    case refused(URL)

    /// Returns a message to show briefly; nil for a failure, which an alert or a page reports.
    public func words(_ strings: Localizer) -> String? {
        switch self {
        case .saved: strings("viewer.saved")
        case .copied: strings("viewer.copied")
        case .failed, .refused: nil
        }
    }

    /// Returns the alert text for a file that couldn't be written; nil for all other outcomes.
    public func refusal(_ strings: Localizer) -> String? {
        guard case .refused(let place) = self else { return nil }
        return strings("viewer.save-failed", place.path)
    }
}
