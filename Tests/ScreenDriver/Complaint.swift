/// A line in which GTK, GLib or another library of the window says that something is wrong.
public enum Complaint {
    /// A line that is allowed, and why.
    public struct Allowed: Sendable {
        /// Text that the line holds.
        public let text: String
        /// Why the test may ignore it.
        public let reason: String

        /// Allows lines that hold this text.
        public init(_ text: String, because reason: String) {
            self.text = text
            self.reason = reason
        }
    }

    /// The lines that fail a test: `(vitrine:7): Gtk-WARNING **: …`, and sanitizers' and Swift's
    /// own last words.
    ///
    /// Only the test itself may allow some.
    public static func lines(in errors: String, allowing allowed: [Allowed] = []) -> [String] {
        errors.split(separator: "\n").map(String.init).filter { line in
            line.contains(/(?:CRITICAL|WARNING|ERROR) \*\*|Fatal error:|ERROR: \w+Sanitizer/)
                && !allowed.contains { line.contains($0.text) }
        }
    }
}
