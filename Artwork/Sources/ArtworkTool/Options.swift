import Foundation

/// The arguments of `artwork render`.
struct Options: Equatable, Sendable {
    static let usage = """
        Usage: artwork render DATA OUT [--only KINDS] [--ids IDS] [--workers COUNT] [--part K/N]
          DATA       folder of films.json, characters.json and photos.json
          OUT        folder for posters/, thumbnails/, photos/, portraits/ and
                     backdrops/
          --only     posters, thumbnails, photos, portraits, backdrops; several with commas
          --ids      these numbers only, with commas
          --workers  processes; one for each processor by default
          --part     draw the K-th of N parts of the pictures in this process
        """

    var data: URL
    var output: URL
    var kinds = Set(PictureKind.allCases)
    var ids: Set<Int>?
    var workers = ProcessInfo.processInfo.activeProcessorCount
    var part: (number: Int, count: Int)?

    /// Nil if the arguments are invalid.
    init?(_ arguments: [String]) {
        guard arguments.count >= 3, arguments[0] == "render" else { return nil }
        data = URL(filePath: arguments[1], directoryHint: .isDirectory)
        output = URL(filePath: arguments[2], directoryHint: .isDirectory)
        var rest = arguments.dropFirst(3)
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { return nil }
            guard set(name, to: value) else { return nil }
        }
    }

    /// Whether the arguments select a picture.
    func includes(_ job: Job) -> Bool {
        kinds.contains(job.kind) && ids?.contains(job.id) ?? true
    }

    static func == (left: Options, right: Options) -> Bool {
        left.data == right.data && left.output == right.output && left.kinds == right.kinds
            && left.ids == right.ids && left.workers == right.workers
            && left.part?.number == right.part?.number && left.part?.count == right.part?.count
    }

    private mutating func set(_ name: String, to value: String) -> Bool {
        let words = value.split(separator: ",").map(String.init)
        switch name {
        case "--only":
            kinds = Set(words.compactMap(PictureKind.init))
            return kinds.count == words.count
        case "--ids":
            ids = Set(words.compactMap { Int($0) })
            return ids?.count == words.count
        case "--workers":
            workers = Int(value) ?? 0
            return workers > 0
        case "--part":
            let numbers = value.split(separator: "/").compactMap { Int($0) }
            guard numbers.count == 2, (1...max(numbers[1], 1)).contains(numbers[0]) else {
                return false
            }
            part = (numbers[0], numbers[1])
            return true
        default:
            return false
        }
    }
}
