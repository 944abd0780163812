import CMicroHTTPD
import Foundation
import Networking

/// A body that libmicrohttpd reads piece by piece.
///
/// Used only on libmicrohttpd's event loop thread.
final class ResponseBody {
    private let bytes: Data
    private let delivery: ResponseDelivery
    private let connection: OpaquePointer
    private let suspended: SuspendedConnections
    private var departure: ClientDisconnect?
    private var isParked = false

    init(
        _ bytes: Data,
        delivery: ResponseDelivery,
        connection: OpaquePointer,
        suspended: SuspendedConnections
    ) {
        self.bytes = bytes
        self.delivery = delivery
        self.connection = connection
        self.suspended = suspended
    }

    /// The length to announce; unknown for a chunked body.
    var announcedLength: UInt64 {
        switch delivery {
        case .chunked: return UInt64.max  // MHD_SIZE_UNKNOWN
        // An empty body has no half, so it announces one byte and never sends it.
        case .truncate, .halfOpen: return UInt64(max(bytes.count, 1))
        case .whole, .drop: return UInt64(bytes.count)
        }
    }

    /// Copies bytes starting at `position`, or reports how the response ends.
    /// - Returns: The number of bytes, 0 while suspended, or one of libmicrohttpd's end marks.
    func read(at position: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let available = delivery == .chunked ? bytes.count : bytes.count / 2
        let start = Int(position)
        guard start < available else { return end() }
        let count = min(buffer.count, available - start)
        let first = bytes.startIndex + start
        bytes.copyBytes(to: buffer, from: first..<first + count)
        return count
    }
}

extension ResponseBody {
    private static let endOfStream = -1  // MHD_CONTENT_READER_END_OF_STREAM
    private static let endWithError = -2  // MHD_CONTENT_READER_END_WITH_ERROR

    private func end() -> Int {
        switch delivery {
        case .chunked: return Self.endOfStream
        case .halfOpen where !isParked: return park()
        case .halfOpen, .truncate, .whole, .drop: return Self.endWithError
        }
    }

    private func park() -> Int {
        isParked = true
        let handle = ConnectionHandle(connection)
        guard suspended.suspend(handle) else { return Self.endWithError }
        departure = ClientDisconnect(of: vitrine_mhd_socket(connection)) { [suspended] in
            suspended.resume(handle)
        }
        if departure == nil { suspended.resume(handle) }
        return 0
    }
}
