extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Method and address without secrets (see ``Redaction``).
    ///
    /// Headers are left out.
    public var description: String { "\(method.rawValue) \(RedactedURL(url))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Empty, so that `dump` shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
