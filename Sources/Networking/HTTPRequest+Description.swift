extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Method and address without secrets: ``Redaction``. Headers are left out.
    public var description: String { "\(method.rawValue) \(RedactedURL(url))" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
