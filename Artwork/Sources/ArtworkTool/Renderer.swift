import Foundation

/// Renders the pictures that are asked for, in several processes at once.
///
/// Text is drawn by one thread of a process at a time (see `FontMap.alone`), so threads would not
/// use every processor.
struct Renderer {
    let options: Options
    /// The arguments, for the processes that do a part of the work.
    let arguments: [String]

    /// Draws a part, or has every part drawn.
    ///
    /// - Returns: the figures of what was rendered; those of this process's part are printed as they
    ///   come.
    /// - Throws: what reading, drawing and writing throw, and `RenderError`.
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
            // Read to the end before the process is waited for, or a full pipe would stop it.
            outputs.add(workers[index].figures())
        }
        for worker in workers where worker.status != 0 { throw RenderError.worker(worker.status) }
        return outputs.all.sorted { $0.path < $1.path }
    }
}
