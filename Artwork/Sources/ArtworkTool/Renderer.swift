import Foundation

/// Renders the selected pictures in several processes at once.
///
/// Only one thread per process draws text at a time (see `FontMap.alone`), so threads would not use
/// every processor.
struct Renderer {
    let options: Options
    /// The arguments to pass to worker processes.
    let arguments: [String]

    /// Draws a part, or starts workers for all parts.
    ///
    /// - Returns: The measurements of the rendered pictures. A worker prints its own as they are
    ///   ready.
    /// - Throws: Errors from reading, drawing and writing, and `RenderError`.
    func run() throws -> [Figures] {
        guard let part = options.part else { return try runWorkers() }
        let jobs = try Job.all(of: Records(folder: options.data)).filter(options.includes)
        return try jobs.enumerated().filter { $0.offset % part.count == part.number - 1 }.map {
            let (file, figures) = try $0.element.render()
            let destination = options.output.appending(path: figures.path)
            try FileManager.default.createDirectory(
                at: destination.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try file.write(to: destination, options: .atomic)
            FileHandle.standardOutput.write(Data((figures.line + "\n").utf8))
            return figures
        }
    }

    private func runWorkers() throws -> [Figures] {
        let workers = try (1...options.workers).map { number in
            try Worker(arguments + ["--part", "\(number)/\(options.workers)"])
        }
        let outputs = Outputs()
        DispatchQueue.concurrentPerform(iterations: workers.count) { index in
            // Read before waiting for the process, because a full pipe would block it.
            outputs.add(workers[index].figures())
        }
        for worker in workers where worker.status != 0 { throw RenderError.worker(worker.status) }
        return outputs.all.sorted { $0.path < $1.path }
    }
}
