/// The commands of `vitrine-dev`.
enum DeveloperCommand: String, CaseIterable {
    case tour
    case bench
    case judge
    case chart
    case serve

    /// The required arguments after the command, in order.
    var arguments: [String] {
        switch self {
        case .tour: ["DIR"]
        case .bench, .chart, .serve: []
        case .judge: ["KIND", "WORKLOAD", "VARIANT"]
        }
    }

    /// All arguments, including optional ones.
    var synopsis: String {
        switch self {
        case .tour: "DIR"
        case .bench: "[WORKLOAD …]"
        case .judge: "ratio|limit|beside WORKLOAD VARIANT"
        case .chart: "< LOG"
        case .serve: ""
        }
    }

    /// A one-line description of the command.
    var summary: String {
        switch self {
        case .tour: "Take pictures of every screen"
        case .bench: "Measure speed and memory"
        case .judge: "Compare what runs came to, a line each, with a goal"
        case .chart: "Draw what was measured as SVG, from standard input"
        case .serve: "Run the demo service with faults, and count its requests"
        }
    }

    /// The options that the command accepts.
    var options: [DeveloperOption] {
        switch self {
        case .tour: [.scene, .size, .scheme, .contrast, .textScale, .scale, .language, .help]
        case .bench: [.rows, .count, .catalog, .folder, .address, .certificates, .help]
        case .judge: [.rows, .unit, .goal, .peer, .help]
        case .chart: [.help]
        case .serve: [.port, .latency, .faults, .seed, .scale, .help]
        }
    }
}
