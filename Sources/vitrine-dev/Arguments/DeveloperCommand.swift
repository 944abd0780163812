/// What `vitrine-dev` can do.
enum DeveloperCommand: String, CaseIterable {
    case tour
    case bench

    /// What stands after the command, in order.
    var arguments: [String] {
        switch self {
        case .tour: ["DIR"]
        case .bench: []
        }
    }

    /// The same in full, words that may be left out among them.
    var synopsis: String {
        switch self {
        case .tour: "DIR"
        case .bench: "[WORKLOAD …]"
        }
    }

    /// What it does, in a line.
    var summary: String {
        switch self {
        case .tour: "Take pictures of every screen"
        case .bench: "Measure speed and memory"
        }
    }

    /// The options that it knows.
    var options: [DeveloperOption] {
        switch self {
        case .tour: [.scene, .size, .scheme, .contrast, .textScale, .scale, .language, .help]
        case .bench: [.rows, .catalog, .folder, .help]
        }
    }
}
