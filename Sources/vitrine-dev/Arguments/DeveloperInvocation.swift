import VitrineCLI

/// The parsed command line of `vitrine-dev`.
enum DeveloperInvocation: Hashable {
    /// Prints the list of commands, or help for one of them.
    case help(DeveloperCommand?)
    case tour(TourArguments)
    case bench(BenchArguments)
    case judge(JudgeArguments)
    case chart
    case serve(FaultyServeArguments)

    /// Parses the arguments after the program name.
    init(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw .missingArgument("COMMAND") }
        if ["--help", "-h"].contains(first) {
            if arguments.count > 1 { throw .needlessArgument(arguments[1]) }
            self = .help(nil)
            return
        }
        guard !first.hasPrefix("-") else { throw .unknownOption(first, allowed: ["--help"]) }
        guard let command = DeveloperCommand(rawValue: first) else {
            throw .unknownCommand(first, allowed: DeveloperCommand.allCases.map(\.rawValue))
        }
        let reader = try ArgumentReader(arguments.dropFirst(), allowing: command.options)
        self =
            if reader.has(.help) {
                .help(command)
            } else {
                switch command {
                case .tour: .tour(try TourArguments(reader))
                case .bench: .bench(try BenchArguments(reader))
                case .judge: .judge(try JudgeArguments(reader))
                case .chart: try Self.chart(reader)
                case .serve: .serve(try FaultyServeArguments(reader))
                }
            }
    }

    private static func chart(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) -> Self
    {
        try reader.checkWords(DeveloperCommand.chart.arguments)
        return .chart
    }
}
