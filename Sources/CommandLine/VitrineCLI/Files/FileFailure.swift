import Library

/// A file named on the command line that can't be used; it was not changed.
struct FileFailure: Error, Hashable {
    /// The name as typed.
    let file: String
    let error: MarksFileError
}
