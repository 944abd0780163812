import Networking

/// What the service accepts as a key: any text of the right format.
enum APIKey {
    /// Whether a request has a key: 32 hexadecimal digits as `api_key`, or a bearer token that
    /// looks like a JSON Web Token.
    ///
    /// The short key as a bearer token does not count.
    static func isPresent(in request: ServiceRequest) -> Bool {
        if let key = request.query["api_key"] {
            return key.count == 32 && key.allSatisfy { $0.isASCII && $0.isHexDigit }
        }
        guard let field = request.headers["Authorization"] else { return false }
        let parts = field.split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" && parts[1].hasPrefix("eyJ")
    }
}
