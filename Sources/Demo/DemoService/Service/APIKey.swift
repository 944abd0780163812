import Networking

/// The keys that the service accepts: any text in the right format.
enum APIKey {
    /// Returns whether a request has a key: 32 hexadecimal digits as `api_key`, or a bearer token
    /// in the format of a JSON Web Token.
    ///
    /// The short key doesn't count as a bearer token.
    static func isPresent(in request: ServiceRequest) -> Bool {
        if let key = request.query["api_key"] {
            return key.count == 32 && key.allSatisfy { $0.isASCII && $0.isHexDigit }
        }
        guard let field = request.headers["Authorization"] else { return false }
        let parts = field.split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" && parts[1].hasPrefix("eyJ")
    }
}
