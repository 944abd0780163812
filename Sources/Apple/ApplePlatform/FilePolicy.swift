#if os(iOS)
public import Foundation

/// What the system does with files of the app: whether a locked device can read them, and whether
/// backups take them along.
///
/// https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files
public enum FilePolicy {
    /// For what a person would want back: kept in backups, readable once the device has been
    /// unlocked since its start, so that a write that began is finished behind a locked screen.
    ///
    /// - Throws: an error of the Cocoa domain if the folder cannot be made or changed.
    public static func keep(_ folder: URL) throws {
        try protect(folder)
        try exclude(folder, false)
    }

    /// For what can be fetched again: in no backup.
    ///
    /// - Throws: as above.
    public static func leaveOut(_ folder: URL) throws {
        try protect(folder)
        try exclude(folder, true)
    }

    private static func protect(_ folder: URL) throws {
        let protection: [FileAttributeKey: Any] = [
            .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
        ]
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: protection
        )
        try FileManager.default.setAttributes(protection, ofItemAtPath: folder.path)
    }

    private static func exclude(_ folder: URL, _ isExcluded: Bool) throws {
        var folder = folder
        var values = URLResourceValues()
        values.isExcludedFromBackup = isExcluded
        try folder.setResourceValues(values)
    }
}
#endif
