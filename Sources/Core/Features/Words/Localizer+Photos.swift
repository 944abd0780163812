public import ImagePipeline
public import L10n
import Catalog
import Library

extension Localizer {
    /// Returns the text in place of a photo that couldn't be loaded.
    ///
    /// A photo that exceeds a limit says so, because a retry doesn't help.
    public func photoFailure(_ error: ImageError?) -> String {
        let error = error.map { CatalogError($0) }
        guard let error, case .badResponse(.largePicture) = error else {
            return self("photo.failed")
        }
        return pictureMessage(for: error).text
    }
}
