public import Foundation

/// One run of a program with a window, keyboard, mouse and screen.
public final class AppSession: Sendable {
    /// The user whose folders the program uses.
    public let home: Home
    /// All environment variables of the program.
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
            // GTK warns of an empty name.
            .filter { $0 != ("GSK_RENDERER", "") }
        do {
            // Start the reader first, so that it receives the window's first events.
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

    /// Starts a program on a new display, runs a test with it, and ends both.
    ///
    /// The test fails if the program wrote warnings to standard error, or ended unexpectedly.
    ///
    /// - Parameters:
    ///   - executable: The program under test by default.
    ///   - arguments: None by default, except on the user's first start of the program under test,
    ///     which opens the movies instead of the home page.
    ///   - environment: Variables in addition to the usual ones. If `GSK_RENDERER` is empty, GTK
    ///     chooses the renderer.
    ///   - home: The user; a new one by default.
    ///   - size: The size of the display.
    ///   - allowed: Warnings that this test expects.
    ///   - status: The expected exit status; 0 by default.
    ///   - body: The test.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; ``DriverError`` for warnings and if the display cannot be
    ///   started.
    @discardableResult
    public static func run<Result: Sendable>(
        _ executable: URL = Products.vitrine,
        arguments: [String]? = nil,
        environment: [String: String] = [:],
        home: Home? = nil,
        size: ScreenSize = .desktop,
        allowing allowed: [Complaint.Allowed] = [],
        endingWith status: Int32 = 0,
        _ body: (AppSession) async throws -> Result
    ) async throws -> Result {
        let home = try home ?? Home()
        let isFirst = executable == Products.vitrine && !home.hasOpenedWindow
        let session = try await AppSession(
            of: executable,
            arguments: arguments ?? (isFirst ? ["--open", "movies"] : []),
            environment: environment,
            home: home,
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

    /// What the program has written to standard error so far.
    public var errors: String { program.errors }

    /// The program's process id.
    public var processIdentifier: Int32 { program.identifier }

    /// Whether the program is still running.
    public var isRunning: Bool { program.isRunning }

    /// Runs the command line for the same user while the window is open.
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
    /// - Throws: ``DriverError/ended(_:)`` if it does not.
    public func waitForEnd(within limit: Duration = .seconds(10)) async throws -> Output {
        try await program.output(within: limit)
    }
}

extension AppSession {
    /// Software rendering is the same everywhere, and the machine's settings, mounts and portals
    /// are kept out.
    static let toolkit = [
        "GDK_BACKEND": "x11",
        "GSK_RENDERER": "cairo",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "GSETTINGS_BACKEND": "memory",
        "GIO_USE_VFS": "local",
        "GTK_USE_PORTAL": "0",
    ]

    private func end(with status: Int32, allowing allowed: [Complaint.Allowed]) async throws {
        // Close it the way a user would, to detect errors on closing as well.
        if program.isRunning {
            try await key("alt+F4")
            // A program that stays, because of a dialog or because it has no window, is ended
            // below.
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
