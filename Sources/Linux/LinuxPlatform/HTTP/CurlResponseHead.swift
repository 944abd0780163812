import Networking

/// Parses a response head from libcurl's lines.
///
/// If there are several heads (1xx, redirects), the last one counts.
struct CurlResponseHead {
    /// The status code; nil before the status line of a final response.
    private(set) var status: Int?
    /// The header fields received so far.
    private(set) var headers = HTTPHeaders()
    /// The HTTP version in the status line.
    private(set) var version = HTTPResponse.Version.http1
    /// Whether the blank line after the fields has been received.
    private(set) var isComplete = false

    /// Adds a line, including its line ending.
    mutating func add(_ line: String) {
        let line = line.trimmingLineEnd
        if line.hasPrefix("HTTP/") {
            begin(line)
        } else if line.isEmpty {
            isComplete = status != nil
        } else if let colon = line.unicodeScalars.firstIndex(of: ":") {
            let name = line[..<colon].trimmingBlanks
            let value = line[line.unicodeScalars.index(after: colon)...].trimmingBlanks
            headers.add(String(value), to: String(name))
        }
    }

    /// Whether the response redirects to another address.
    var isRedirect: Bool {
        status.map((300..<400).contains) == true && headers["Location"] != nil
    }

    /// The body length, if known.
    ///
    /// It is nil for a redirect, which is followed, and for a response without a body, regardless
    /// of the header.
    var bodyLength: Int? {
        guard let status, status != 204, status != 304, !isRedirect else { return nil }
        return headers["Content-Length"].flatMap(Int.init)
    }
}

extension CurlResponseHead {
    private mutating func begin(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2)
        let code = parts.count > 1 ? Int(parts[1]) : nil
        let isInformational = code.map { (100..<200).contains($0) } ?? true
        self = CurlResponseHead()
        status = isInformational ? nil : code
        version = line.hasPrefix("HTTP/1") ? .http1 : .http2
    }
}

extension StringProtocol where SubSequence == Substring {
    // These use scalars instead of characters, because CR LF is one character, and a combining mark
    // at the start of a value would merge with the colon before it.
    fileprivate var trimmingLineEnd: Substring {
        var scalars = self[...].unicodeScalars
        while let last = scalars.last, last == "\r" || last == "\n" { scalars.removeLast() }
        return Substring(scalars)
    }

    fileprivate var trimmingBlanks: Substring {
        var scalars = self[...].unicodeScalars
        while let first = scalars.first, first == " " || first == "\t" { scalars.removeFirst() }
        while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
        return Substring(scalars)
    }
}
