/// Where a guard does not hold, and why.
struct Exception {
    /// Beginning of the path from the package's folder: a file or a folder.
    let path: String
    let reason: String

    init(_ path: String, because reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension [Exception] {
    /// Whether the file is excepted.
    func holds(_ file: SourceFile) -> Bool {
        contains { file.path.hasPrefix($0.path) }
    }
}
