import Foundation

/// Lines for people beside the result.
enum Terminal {
    /// Writes a line to standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// Says what went wrong.
    static func complain(_ text: String) {
        note("Error: \(text)")
    }
}
