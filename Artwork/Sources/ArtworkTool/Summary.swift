import Foundation

/// A summary of a rendering run.
struct Summary {
    /// The maximum size of all files together.
    static let mostBytes = 50_000_000

    let figures: [Figures]

    /// One line per kind and one for all.
    var text: String {
        let rows = PictureKind.allCases.compactMap { kind -> String? in
            let own = figures.filter { $0.kind == kind }
            return own.isEmpty ? nil : row(kind.rawValue, own)
        }
        return (rows + [row("all", figures)]).joined(separator: "\n")
    }

    /// The problems, one per line; empty if all is well.
    var complaints: [String] {
        var complaints = figures.filter { !$0.isGoodEnough }.map { figures in
            "\(figures.path) has an SSIM of \(figures.similarity), "
                + "less than \(figures.kind?.leastSimilarity ?? 1)"
        }
        if bytes > Self.mostBytes {
            complaints.append("\(bytes) bytes are more than \(Self.mostBytes)")
        }
        return complaints
    }

    private var bytes: Int { figures.map(\.bytes).reduce(0, +) }

    private func row(_ name: String, _ figures: [Figures]) -> String {
        let bytes = figures.map(\.bytes).reduce(0, +)
        let sorted = figures.map(\.similarity).sorted()
        let (least, median) = (sorted.first ?? 1, sorted.isEmpty ? 1 : sorted[sorted.count / 2])
        return name.padding(toLength: 10, withPad: " ", startingAt: 0)
            + String(
                format: "%4d files %9d bytes  SSIM min %.4f median %.4f",
                figures.count,
                bytes,
                least,
                median
            )
    }
}
