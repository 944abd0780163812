package import Library

/// A file named on the command line that can't be used; it was not changed.
package struct FileFailure: Error, Hashable {
    /// The name as typed.
    package let file: String
    package let error: MarksFileError
}
