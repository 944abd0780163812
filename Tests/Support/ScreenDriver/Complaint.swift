/// A warning of GTK, GLib or another library of the window.
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

    /// Lines that every session allows.
    public static let allowed = [
        Allowed(
            "without a current allocation",
            because: "GTK 4.8 says so for one frame when a stack changes its page amid a layout"
        )
    ]

    /// The lines that fail a test: `(vitrine:7): Gtk-WARNING **: …`, and the messages of sanitizers
    /// and of Swift's runtime.
    public static func lines(in errors: String, allowing more: [Allowed] = []) -> [String] {
        let allowed = Self.allowed + more
        return errors.split(separator: "\n").map(String.init).filter { line in
            line.contains(/(?:CRITICAL|WARNING|ERROR) \*\*|Fatal error:|ERROR: \w+Sanitizer/)
                && !allowed.contains { line.contains($0.text) }
        }
    }
}
