/// An exception to a guard, with its reason.
struct Exception {
    /// Prefix of the path from the package's folder: a file or a folder.
    let path: String
    let reason: String

    init(_ path: String, because reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension [Exception] {
    /// Whether an exception applies to the file.
    func holds(_ file: SourceFile) -> Bool {
        contains { file.path.hasPrefix($0.path) }
    }
}
