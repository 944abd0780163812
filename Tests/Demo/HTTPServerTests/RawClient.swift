import Foundation
import Glibc

/// A bare TCP connection, for what no HTTP client would send.
///
/// Receiving waits on a thread of its own: the handlers that must answer need those of the tests.
final class RawClient: Sendable {
    struct Failure: Error {
        let code: Int32
    }

    private let descriptor: Int32

    /// Connects to a port of loopback.
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

    /// Sends all of a text, or as much as the server takes.
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

    /// Says that nothing more will be sent.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Reads until the server closes.
    func receiveAll() async -> String {
        await onOwnThread { client in
            var received: [UInt8] = []
            while let bytes = client.receive() { received += bytes }
            return String(decoding: received, as: UTF8.self)
        }
    }

    /// Reads until `text` has come, or the server closes.
    func receive(until text: String) async -> String {
        await onOwnThread { client in
            var received = ""
            while !received.contains(text), let bytes = client.receive() {
                received += String(decoding: bytes, as: UTF8.self)
            }
            return received
        }
    }

    /// Sends, and reads until the server closes.
    func exchange(_ text: String) async -> String {
        send(text)
        return await receiveAll()
    }

    /// Ends when the calling task is cancelled, as it is when the time of a test is over.
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
