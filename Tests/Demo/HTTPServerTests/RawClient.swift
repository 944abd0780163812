import Foundation
import Glibc

/// A plain TCP connection that can send what no HTTP client would.
///
/// Receives on a separate thread, because the server's handlers need the cooperative thread pool.
final class RawClient: Sendable {
    struct Failure: Error {
        let code: Int32
    }

    private let descriptor: Int32

    /// Connects to a port on the loopback address.
    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size)
            }
        }
        guard result == 0 else {
            let code = errno
            close(descriptor)
            throw Failure(code: code)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Sends the complete text, or as much as the server accepts.
    func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Signals that nothing more will be sent.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Reads until the server closes the connection.
    func receiveAll() async -> String {
        await onOwnThread { client in
            var received: [UInt8] = []
            while let bytes = client.receive() { received += bytes }
            return String(decoding: received, as: UTF8.self)
        }
    }

    /// Reads until `text` has been received, or the server closes the connection.
    func receive(until text: String) async -> String {
        await onOwnThread { client in
            var received = ""
            while !received.contains(text), let bytes = client.receive() {
                received += String(decoding: bytes, as: UTF8.self)
            }
            return received
        }
    }

    /// Sends a text, then reads until the server closes the connection.
    func exchange(_ text: String) async -> String {
        send(text)
        return await receiveAll()
    }

    /// Ends when the calling task is cancelled, for example by the test's time limit.
    private func onOwnThread(_ body: @escaping @Sendable (RawClient) -> String) async -> String {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: body(self)) }.start()
            }
        } onCancel: {
            shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }

    private func receive() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
