import Composition
import DemoService
import Features
import Foundation
import Glibc
import L10n
import LinuxApp
import LinuxPlatform
import VitrineCLI

/// The entry point: runs the app without arguments or with `--open`, and otherwise a command.
///
/// It is synchronous, because on Linux an asynchronous entry point continues on other threads after
/// a suspension, and GTK must stay on the main thread.
@main
@MainActor
enum Main {
    static func main() {
        StandardStreams.prepare()
        CoreFiles.forbid()
        let shortage = OpenFiles.shortage()
        ProcessMemory.configure()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The main loop isn't running yet, so reading from disk doesn't block it.
        let settings = readsSettings(arguments) ? SettingsFile.ofThisPerson() : nil
        let configuration = Configuration.ofThisProcess(settings: settings?.settings)
        if let shortage { refuse(shortage, configuration.strings) }
        if arguments.isEmpty, let settings {
            ProcessExit.exit(App(configuration: configuration, settings: settings).run())
        }
        let environment = ProcessInfo.processInfo.environment
        var console = Console(
            strings: configuration.strings,
            out: .standardOutput(for: environment),
            err: .standardError(for: environment)
        )
        console.damaged = configuration.damagedCatalogs
        do throws(UsageError) {
            let invocation = try Invocation(bytes: words)
            if let settings, let app = try app(for: invocation, configuration, settings) {
                ProcessExit.exit(app.run())
            }
            run(invocation, console, configuration)
        } catch {
            ProcessExit.exit(console.report(error))
        }
    }

    /// The words after the program name.
    private static var words: [[UInt8]] {
        (1..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map { word in
            word.withMemoryRebound(to: UInt8.self, capacity: strlen(word)) { bytes in
                Array(UnsafeBufferPointer(start: bytes, count: strlen(word)))
            }
        }
    }

    /// Ends the process before it starts anything that would fail because of the limit on open
    /// files.
    private static func refuse(_ limit: Int, _ strings: Localizer) -> Never {
        Terminal.complain(strings("cli.open-files", String(OpenFiles.needed), String(limit)))
        ProcessExit.exit(.storage)
    }

    /// Returns the app if the arguments request it, or nil for a command.
    private static func app(
        for invocation: Invocation,
        _ configuration: Configuration,
        _ settings: SettingsFile
    ) throws(UsageError) -> App? {
        switch invocation {
        case .open(let place):
            let beginning = try startPage(named: place, configuration)
            return App(
                configuration: configuration,
                settings: settings,
                beginning: beginning,
                arguments: ["\(CatalogLink.scheme)://\(place)"]
            )
        case .link(let text):
            guard let link = CatalogLink(text) else {
                throw .badValue(text, of: "LINK", allowed: ["vitrine://CATALOG/ID"])
            }
            return App(configuration: configuration, settings: settings, arguments: [link.text])
        case .service:
            let arguments = ["--gapplication-service"]
            return App(configuration: configuration, settings: settings, arguments: arguments)
        case .help, .version, .list, .show, .marks, .report, .sync, .catalogs, .serve,
            .generate, .complete:
            return nil
        }
    }

    private static func startPage(
        named name: String,
        _ configuration: Configuration
    ) throws(UsageError) -> StartPage {
        let places = [StartPage.home.name] + configuration.catalogNames
        guard places.contains(name) else {
            throw .badValue(name, of: "--open", allowed: places)
        }
        return StartPage(name)
    }

    /// Whether the arguments need the settings, which the service and generated files don't.
    private static func readsSettings(_ arguments: [String]) -> Bool {
        let without: [CommandName] = [.serve, .generate]
        return !without.contains { $0.rawValue == arguments.first }
    }

    /// The date set by a package build, so that repeated builds have the same result.
    ///
    /// https://reproducible-builds.org/specs/source-date-epoch/
    private static var buildDate: Date? {
        ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
            .map(Date.init(timeIntervalSince1970:))
    }

    private static func run(
        _ invocation: Invocation,
        _ console: Console,
        _ configuration: Configuration
    ) -> Never {
        let code = console.runAlone(
            invocation,
            version: ProgramVersion.current,
            catalogs: configuration.knownCatalogs,
            date: buildDate ?? Date()
        )
        if let code {
            ProcessExit.exit(code)
        }
        let strings = configuration.strings
        switch invocation {
        case .serve(let arguments):
            let options = DemoOptions(
                latency: .milliseconds(arguments.latency),
                seed: UInt64(arguments.seed),
                scale: arguments.scale
            )
            let service = Demo.service(options, strings)
            DemoServing(address: arguments.address, port: arguments.port, strings: strings)
                .run { await service.response(to: $0) }
        case .open, .link, .service, .help, .version, .list, .show, .marks, .report, .sync,
            .catalogs, .generate, .complete:
            LibraryCommand(invocation: invocation, console: console, configuration: configuration)
                .run()
        }
    }
}
