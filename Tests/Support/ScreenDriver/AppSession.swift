public import Foundation

/// One run of a program in front of a person: its window, keyboard, mouse and screen.
public final class AppSession: Sendable {
    /// The person whose folders the program uses.
    public let home: Home
    /// All variables of the program.
    public let environment: [String: String]
    let program: Program
    let reader: ScreenReader
    private let stage: Stage

    private init(
        of executable: URL,
        arguments: [String],
        environment extra: [String: String],
        home: Home,
        size: ScreenSize
    ) async throws {
        self.home = home
        stage = try await Stage(home: home, size: size)
        environment = home.environment
            .merging(Self.toolkit) { $1 }
            .merging(stage.environment) { $1 }
            .merging(extra) { $1 }
        do {
            // First the reader, so that it hears of the window's first events.
            reader = try ScreenReader(home: home, environment: environment)
            program = try Program(
                executable,
                arguments,
                environment: environment,
                output: home.output
            )
        } catch {
            await stage.strike()
            throw error
        }
    }

    /// Starts a program on a stage of its own, lets a test use it, and ends both.
    ///
    /// The test fails when the program complained on standard error, or ended unasked.
    ///
    /// - Parameters:
    ///   - executable: The program under test unless given.
    ///   - arguments: None unless given: the window.
    ///   - environment: Variables besides the usual ones.
    ///   - home: The person; a new one unless given.
    ///   - size: Of the display.
    ///   - allowed: Complaints that this test expects.
    ///   - status: The exit status that the program ends with; 0, all went well, unless given.
    ///   - body: The test.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; ``DriverError`` for complaints and failures of the stage.
    @discardableResult
    public static func run<Result: Sendable>(
        _ executable: URL = Products.vitrine,
        arguments: [String] = [],
        environment: [String: String] = [:],
        home: Home? = nil,
        size: ScreenSize = .desktop,
        allowing allowed: [Complaint.Allowed] = [],
        endingWith status: Int32 = 0,
        _ body: (AppSession) async throws -> Result
    ) async throws -> Result {
        let session = try await AppSession(
            of: executable,
            arguments: arguments,
            environment: environment,
            home: home ?? Home(),
            size: size
        )
        do {
            let result = try await body(session)
            try await session.end(with: status, allowing: allowed)
            return result
        } catch {
            await session.leave()
            throw error
        }
    }

    /// What the program wrote to standard error until now.
    public var errors: String { program.errors }

    /// The program's process number.
    public var processIdentifier: Int32 { program.identifier }

    /// Whether the program has not ended.
    public var isRunning: Bool { program.isRunning }

    /// Runs the same person's command line while the window is open.
    public func command(_ arguments: [String]) async throws -> Output {
        try await Program(
            Products.vitrine,
            arguments,
            environment: environment,
            output: home.output
        ).output(within: .seconds(60))
    }

    /// Waits until the program ends by itself, as after closing its last window.
    ///
    /// - Throws: ``DriverError/ended(_:)`` when it does not.
    public func waitForEnd(within limit: Duration = .seconds(10)) async throws -> Output {
        try await program.output(within: limit)
    }
}

extension AppSession {
    /// Software drawing, the same everywhere; no settings, mounts or portals of the machine.
    static let toolkit = [
        "GDK_BACKEND": "x11",
        "GSK_RENDERER": "cairo",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "GSETTINGS_BACKEND": "memory",
        "GIO_USE_VFS": "local",
        "GTK_USE_PORTAL": "0",
    ]

    private func end(with status: Int32, allowing allowed: [Complaint.Allowed]) async throws {
        // Closed as a person does it: what goes wrong then is to be heard too.
        if program.isRunning {
            try await key("alt+F4")
            // A program that stays, with a dialog open or none to close, is ended below.
            _ = try? await program.output(within: .seconds(3))
        }
        let ended = program.isRunning ? nil : try await program.output(within: .zero)
        await leave()
        if let ended, ended.status != status {
            throw DriverError.ended("the program ended with \(ended.status):\n\(program.errors)")
        }
        let complaints = Complaint.lines(in: program.errors, allowing: allowed)
        guard complaints.isEmpty else {
            throw DriverError.refused(
                "the program complained:\n" + complaints.joined(separator: "\n")
            )
        }
    }

    private func leave() async {
        await program.end()
        await reader.end()
        await stage.strike()
    }
}
