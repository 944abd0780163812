import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let options = Options(arguments) else {
    FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
    exit(2)
}
let figures = try Renderer(options: options, arguments: arguments).run()
if options.part == nil {
    let summary = Summary(figures: figures)
    print(summary.text)
    for complaint in summary.complaints {
        FileHandle.standardError.write(Data("Error: \(complaint)\n".utf8))
    }
    exit(summary.complaints.isEmpty ? 0 : 1)
}
