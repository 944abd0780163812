import CMicroHTTPD
import Foundation
import Networking

extension ServerContext {
    /// Headers set by the connection, not the handler.
    private static let ownHeaders: Set<String> = [
        "content-length", "transfer-encoding", ResponseDelivery.header.lowercased(),
    ]

    /// Passes a response to libmicrohttpd with the requested delivery.
    func send(_ response: HTTPResponse, on connection: OpaquePointer, isHead: Bool) -> MHD_Result {
        let delivery = ResponseDelivery(of: response)
        guard delivery != .drop, let message = message(of: response, on: connection, isHead: isHead)
        else { return .NO }
        defer { MHD_destroy_response(message) }
        for (name, value) in response.headers.fields where !Self.ownHeaders.contains(name) {
            // Fails if HTTP doesn't allow the name or value; the rest is still sent.
            _ = MHD_add_response_header(message, name, value)
        }
        let status = (200...599).contains(response.status) ? response.status : 500
        return MHD_queue_response(connection, UInt32(status), message)
    }

    private func message(
        of response: HTTPResponse,
        on connection: OpaquePointer,
        isHead: Bool
    ) -> OpaquePointer? {
        if isHead {
            return headMessage(length: Self.announcedLength(of: response))
        }
        let delivery = ResponseDelivery(of: response)
        guard delivery == .whole else {
            return streamedMessage(
                ResponseBody(
                    response.body,
                    delivery: delivery,
                    connection: connection,
                    suspended: suspended
                )
            )
        }
        return response.body.withUnsafeBytes { bytes in
            // Safe: MHD_RESPMEM_MUST_COPY only reads it.
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
            return MHD_create_response_from_buffer(bytes.count, start, .RESPMEM_MUST_COPY)
        }
    }

    /// Returns the length that GET would announce: the body's or, without a body, the handler's.
    private static func announcedLength(of response: HTTPResponse) -> UInt64 {
        guard response.body.isEmpty else { return UInt64(response.body.count) }
        return response.headers["Content-Length"].flatMap(UInt64.init) ?? 0
    }

    private func headMessage(length: UInt64) -> OpaquePointer? {
        // Never called: libmicrohttpd sends no body for HEAD.
        MHD_create_response_from_callback(length, 1, { _, _, _, _ in -2 }, nil, nil)
    }

    private func streamedMessage(_ body: ResponseBody) -> OpaquePointer? {
        let read: MHD_ContentReaderCallback = { context, position, buffer, count in
            guard let context, let buffer else { return -2 }
            return Unmanaged<ResponseBody>.fromOpaque(context).takeUnretainedValue()
                .read(
                    at: position,
                    into: UnsafeMutableRawBufferPointer(start: buffer, count: count)
                )
        }
        let free: MHD_ContentReaderFreeCallback = { context in
            guard let context else { return }
            Unmanaged<ResponseBody>.fromOpaque(context).release()
        }
        let context = Unmanaged.passRetained(body)
        let message = MHD_create_response_from_callback(
            body.announcedLength,
            32_768,
            read,
            context.toOpaque(),
            free
        )
        if message == nil { context.release() }
        return message
    }
}
