import Foundation

/// A process that renders a part of the pictures.
// SAFETY: used by one thread at a time: the one that starts it, then the one that reads it.
final class Worker: @unchecked Sendable {
    private let process = Process()
    private let pipe = Pipe()

    /// Starts this program with different arguments.
    init(_ arguments: [String]) throws {
        process.executableURL =
            Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
    }

    /// The exit status, once `figures` has returned.
    var status: Int32 { process.terminationStatus }

    /// Waits for its end and copies its lines to this process's output.
    func figures() -> [Figures] {
        var text = Data()
        while case let chunk = pipe.fileHandleForReading.availableData, !chunk.isEmpty {
            FileHandle.standardOutput.write(chunk)
            text += chunk
        }
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap {
            Figures(line: $0)
        }
    }
}
