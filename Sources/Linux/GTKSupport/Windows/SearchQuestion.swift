import CAdw
import CGTK
import Glibc

/// A desktop search query; answer each exactly once.
///
/// https://developer.gnome.org/documentation/tutorials/search-provider.html
@MainActor
package struct SearchQuestion {
    /// The parts of a result that the desktop shows.
    package struct Result: Hashable, Sendable {
        /// The unique identifier of the result.
        package let id: String
        package let name: String
        /// The line below the title.
        package let details: String

        package init(id: String, name: String, details: String) {
            (self.id, self.name, self.details) = (id, name, details)
        }
    }

    package enum Kind: Hashable, Sendable {
        /// Find the ids of the results that match these words.
        case find([String])
        /// Describe the results with these ids.
        case describe([String])
        /// Open the result with this id, which the user chose.
        case open(String)
        /// Show all results for these words in the app.
        case search([String])
    }

    /// What the desktop is asking for.
    package let kind: Kind
    private let invocation: gpointer

    init?(method: String, words: [String], word: String?, invocation: gpointer) {
        switch method {
        case "GetInitialResultSet", "GetSubsearchResultSet": kind = .find(words)
        case "GetResultMetas": kind = .describe(words)
        case "ActivateResult": kind = .open(word ?? "")
        case "LaunchSearch": kind = .search(words)
        default: return nil
        }
        self.invocation = invocation
    }

    /// Answers ``Kind/find(_:)``.
    package func answer(ids: [String]) {
        Self.withStrings(ids) { vt_search_return_ids(invocation, $0) }
    }

    /// Answers ``Kind/describe(_:)``.
    package func answer(_ results: [Result]) {
        Self.withStrings(results.flatMap { [$0.id, $0.name, $0.details] }) {
            vt_search_return_results(invocation, $0)
        }
    }

    /// Answers the other kinds.
    package func answer() { vt_search_return_nothing(invocation) }

    private static func withStrings(
        _ strings: [String],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
    ) {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        let pointers = copies.map { UnsafePointer($0) } + [nil]
        pointers.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { body(start) }
        }
    }
}
