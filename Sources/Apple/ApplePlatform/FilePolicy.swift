#if os(iOS)
public import Foundation

/// Decides how the system protects files and whether backups include them.
///
/// https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files
public enum FilePolicy {
    /// Protects a folder of user data: backups include it, and it is readable after the first
    /// unlock, so that a write can finish while the screen is locked.
    ///
    /// - Throws: A Cocoa error if the folder can't be created or changed.
    public static func keep(_ folder: URL) throws { try prepare(folder, isBackedUp: true) }

    /// Protects a folder of data that can be downloaded again, so backups exclude it.
    ///
    /// - Throws: A Cocoa error if the folder can't be created or changed.
    public static func leaveOut(_ folder: URL) throws { try prepare(folder, isBackedUp: false) }

    private static func prepare(_ folder: URL, isBackedUp: Bool) throws {
        let protection: [FileAttributeKey: Any] = [
            .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
        ]
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: protection
        )
        try FileManager.default.setAttributes(protection, ofItemAtPath: folder.path)
        var folder = folder
        var values = URLResourceValues()
        values.isExcludedFromBackup = !isBackedUp
        try folder.setResourceValues(values)
    }
}
#endif
