import CMicroHTTPD
import Networking

extension HTTPHeaders {
    /// Creates a request's header fields; fields with the same name are joined by a comma (RFC
    /// 9110, 5.3).
    init(of connection: OpaquePointer) {
        self.init()
        withUnsafeMutablePointer(to: &self) { headers in
            _ = MHD_get_connection_values(
                connection,
                .HEADER_KIND,
                { context, _, name, value in
                    guard let context, let name else { return .YES }
                    context.assumingMemoryBound(to: HTTPHeaders.self).pointee
                        .add(value.map { String(cString: $0) } ?? "", to: String(cString: name))
                    return .YES
                },
                headers
            )
        }
    }
}
