/// A warning from GTK, GLib or another of the window's libraries.
public enum Complaint {
    /// A warning that is allowed, and why.
    public struct Allowed: Sendable {
        /// A part of the line.
        public let text: String
        /// Why the test may ignore it.
        public let reason: String

        /// Allows lines that contain `text`.
        public init(_ text: String, because reason: String) {
            self.text = text
            self.reason = reason
        }
    }

    /// The lines that fail a test: `(vitrine:7): Gtk-WARNING **: …`, and the messages of
    /// sanitizers and of Swift's runtime.
    ///
    /// Only the test itself may allow some.
    public static func lines(in errors: String, allowing allowed: [Allowed] = []) -> [String] {
        errors.split(separator: "\n").map(String.init).filter { line in
            line.contains(/(?:CRITICAL|WARNING|ERROR) \*\*|Fatal error:|ERROR: \w+Sanitizer/)
                && !allowed.contains { line.contains($0.text) }
        }
    }
}
