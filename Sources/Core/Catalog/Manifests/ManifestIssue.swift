/// A mistake in a manifest or something that was ignored in it.
public struct ManifestIssue: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The text isn't JSON; the line and the column, in bytes, are 1-based.
        case syntax(line: Int, column: Int)
        /// The file can't be read or written; `code` is errno.
        case file(code: Int32)
        /// The file is larger than a number of bytes.
        case tooLarge(bytes: Int)
        /// A newer version of the program is needed.
        case newer(version: Int)
        /// A required member is missing.
        case missing
        /// The value has another JSON type than the one that is needed.
        case type(JSONType)
        /// The value isn't one of those allowed.
        case choice(allowed: [String])
        /// The number isn't in the allowed range.
        case range(ClosedRange<Double>)
        /// The text doesn't have the needed form.
        case form(Form)
        /// A template contains a variable that has no value there.
        case variable(name: String, allowed: [String])
        /// One of these variables or members is needed.
        case lacks([String])
        /// An element is needed.
        case empty
        /// Another element has the same id or key.
        case repeated(String)
        /// The name belongs to the program.
        case reserved(String)
        /// The facet with this key has another kind.
        case kind(key: String, needed: String)
        /// There are more elements than allowed.
        case tooMany(limit: Int)
        /// The member isn't known; it is ignored.
        case unknownMember
        /// The member is given more than once; the last one counts.
        case duplicate
        /// Another member counts instead.
        case overruled(by: String)
        /// The member or the value has another name today; it is read.
        case renamed(to: String)
        /// The member has no effect for the facet's kind.
        case needless(kind: String)
        /// There is no language with this code.
        case unknownLanguage(String)
        /// The name of a member in a pointer looks like a path of another syntax.
        case otherSyntax(String)
    }

    /// A type of JSON value.
    public enum JSONType: String, CaseIterable, Hashable, Sendable {
        /// An object.
        case object
        /// An array.
        case array
        /// A string.
        case string
        /// A number.
        case number
        /// A string, or an object with a string for each language.
        case words
        /// A pointer, or an array of pointers.
        case place
    }

    /// A form that text must have.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// A lower-case letter, followed by at most 31 lower-case letters, digits and hyphens.
        case id
        /// A letter, followed by at most 31 letters and digits.
        case key
        /// A JSON Pointer, such as `/data/title`.
        case pointer
        /// A URI template, such as `works?page={page}`.
        case template
        /// An absolute HTTP address.
        case address
        /// An address below the base address.
        case relativeAddress
        /// The same, but it begins with a slash.
        case leadingSlash
        /// The same, but it has a scheme and a host.
        case wholeAddress
        /// An address with characters that must be percent-encoded.
        case encoding
        /// A header that doesn't belong to the connection or the key.
        case header
        /// An answer that isn't empty, `.` or `..`.
        case answer
        /// An address as an answer: without a user, a query and a fragment.
        case webAddress
        /// A user name of Basic authentication, which has no colon.
        case user
        /// Text without control characters and characters that change its direction.
        case plainText
    }

    /// The place in the manifest as a JSON Pointer; empty for the whole file.
    public let pointer: String
    /// What is wrong there.
    public let problem: Problem

    /// Creates an issue.
    public init(at pointer: String, _ problem: Problem) {
        self.pointer = pointer
        self.problem = problem
    }

    /// Whether the manifest can be used despite the issue.
    public var isWarning: Bool {
        switch problem {
        case .unknownMember, .duplicate, .overruled, .renamed, .needless, .unknownLanguage,
            .otherSyntax:
            true
        default: false
        }
    }
}
