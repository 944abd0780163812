#if !canImport(CDemoData)
import Foundation

extension DemoPictures {
    /// Returns the pictures in the app bundle, which are signed with it.
    ///
    /// - Parameter scale: Called for every size except the file's own; an error counts as damage.
    /// - Returns: The pictures.
    public static func bundled(scale: @escaping Scaler) -> DemoPictures {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return inFolder(folder.appending(path: "Pictures"), scale: scale)
    }
}
#endif
