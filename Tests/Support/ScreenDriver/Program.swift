public import Foundation
import Glibc

/// A program started by the driver; files receive its output, so that none is lost.
public final class Program: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let standardOutput: URL
    private let standardError: URL
    /// Lines of standard output as they arrive; nil if they go to the file.
    private let lines: AsyncStream<String>?

    /// Starts a program with exactly this environment.
    ///
    /// - Parameters:
    ///   - executable: The file to run.
    ///   - arguments: Without the program's name.
    ///   - environment: All variables; none are inherited.
    ///   - folder: Where its output is saved.
    ///   - readsLines: Whether standard output is read with `nextLine` instead of saved.
    /// - Throws: If the program cannot be started.
    public init(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String],
        output folder: URL,
        readsLines: Bool = false
    ) throws {
        let name = "\(executable.lastPathComponent)-\(UUID().uuidString)"
        standardOutput = folder.appending(path: "\(name).out")
        standardError = folder.appending(path: "\(name).err")
        for file in [standardOutput, standardError] { try Data().write(to: file) }
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        process.standardError = try FileHandle(forWritingTo: standardError)
        if readsLines {
            let pipe = Pipe()
            process.standardOutput = pipe
            lines = Self.lines(of: pipe.fileHandleForReading)
        } else {
            process.standardOutput = try FileHandle(forWritingTo: standardOutput)
            lines = nil
        }
        // Swift's task threads block all signals, and a child would inherit that and could not be
        // interrupted.
        try Signals.none.whileBlocked { try process.run() }
    }

    /// Its process number.
    public var identifier: Int32 { process.processIdentifier }

    /// Whether it is still running.
    public var isRunning: Bool { process.isRunning }

    /// What it has written to standard error so far.
    public var errors: String { text(standardError) }

    /// The next line of standard output; nil if the program ends or writes nothing within `limit`,
    /// after which it is ended.
    public func nextLine(within limit: Duration) async -> String? {
        guard let lines else { return nil }
        let watchdog = Task { [process] in
            try await Task.sleep(for: limit)
            process.terminate()
        }
        defer { watchdog.cancel() }
        for await line in lines { return line }
        return nil
    }

    /// Writes a line to standard input.
    ///
    /// - Throws: If the program has ended.
    public func write(_ line: String) throws {
        let data = Data((line + "\n").utf8)
        try Signals.brokenPipe.whileBlocked {
            try input.fileHandleForWriting.write(contentsOf: data)
        }
    }

    /// Sends a signal, such as `SIGINT`.
    public func send(signal: Int32) {
        if process.isRunning { kill(process.processIdentifier, signal) }
    }

    /// Waits until it ends.
    ///
    /// - Throws: ``DriverError/ended(_:)`` if it is still running after `limit`.
    public func output(within limit: Duration) async throws -> Output {
        try await waitForEnd(within: limit)
        let signal = process.terminationReason == .uncaughtSignal ? Int32(128) : 0
        return Output(
            status: process.terminationStatus + signal,
            standardOutput: text(standardOutput),
            standardError: text(standardError)
        )
    }

    /// Ends it with SIGTERM, and with SIGKILL after 5 s.
    public func end() async {
        if process.isRunning { process.terminate() }
        do {
            try await waitForEnd(within: .seconds(5))
        } catch {
            send(signal: SIGKILL)
        }
        // Cannot time out, because nothing survives SIGKILL; a cancelled test returns here.
        try? await waitForEnd(within: .seconds(5))
    }
}

extension Program {
    private func waitForEnd(within limit: Duration) async throws {
        let deadline = ContinuousClock.now + limit
        while process.isRunning {
            guard ContinuousClock.now < deadline else {
                let name = process.executableURL?.lastPathComponent ?? "program"
                throw DriverError.ended("\(name) was still running after \(limit)")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    private func text(_ file: URL) -> String {
        // A file that cannot be read counts as no output.
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads on a separate thread, because blocking Swift's small pool would delay other tests.
    private static func lines(of handle: FileHandle) -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let data = handle.availableData
                guard !data.isEmpty else { break }
                rest.append(data)
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            continuation.finish()
        }
        return stream
    }
}
