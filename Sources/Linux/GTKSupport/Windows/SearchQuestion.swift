import CAdw
import CGTK
import Glibc

/// A question of the desktop's search, which must be answered once.
///
/// https://developer.gnome.org/documentation/tutorials/search-provider.html
@MainActor
public struct SearchQuestion {
    /// What a desktop shows of a result.
    public struct Result: Hashable, Sendable {
        /// What identifies it.
        public let id: String
        /// Its title.
        public let name: String
        /// A line below it.
        public let details: String

        /// A result in words.
        public init(id: String, name: String, details: String) {
            (self.id, self.name, self.details) = (id, name, details)
        }
    }

    /// What is asked.
    public enum Kind: Hashable, Sendable {
        /// The ids of what matches these words.
        case find([String])
        /// What to show of results, by their ids.
        case describe([String])
        /// A result was chosen, by its id.
        case open(String)
        /// More about these words was asked for.
        case search([String])
    }

    /// What is asked.
    public let kind: Kind
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
    public func answer(ids: [String]) {
        Self.withStrings(ids) { vt_search_return_ids(invocation, $0) }
    }

    /// Answers ``Kind/describe(_:)``.
    public func answer(_ results: [Result]) {
        Self.withStrings(results.flatMap { [$0.id, $0.name, $0.details] }) {
            vt_search_return_results(invocation, $0)
        }
    }

    /// Answers the others.
    public func answer() { vt_search_return_nothing(invocation) }

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
