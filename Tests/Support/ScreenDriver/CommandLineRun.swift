public import Foundation

/// Runs of the command line.
public enum CommandLineRun {
    /// Runs a program until it ends, without a display by default.
    ///
    /// - Parameters:
    ///   - arguments: Without the program's name.
    ///   - executable: The program under test by default.
    ///   - environment: Variables in addition to the usual ones.
    ///   - home: The user; a new one by default.
    ///   - size: The size of a new display; nil, the default, for none.
    ///   - limit: The time limit.
    /// - Returns: The output and exit status.
    /// - Throws: ``DriverError/ended(_:)`` if it is still running after `limit`.
    public static func output(
        of arguments: [String],
        by executable: URL = Products.vitrine,
        environment: [String: String] = [:],
        home: Home? = nil,
        display size: ScreenSize? = nil,
        within limit: Duration = .seconds(60)
    ) async throws -> Output {
        let home = try home ?? Home()
        var stage: Stage?
        if let size { stage = try await Stage(home: home, size: size) }
        let display = stage.map { AppSession.toolkit.merging($0.environment) { $1 } } ?? [:]
        do {
            let output = try await output(
                of: Program(
                    executable,
                    arguments,
                    environment: home.environment.merging(display) { $1 }
                        .merging(environment) { $1 },
                    output: home.output
                ),
                within: limit
            )
            await stage?.strike()
            return output
        } catch {
            await stage?.strike()
            throw error
        }
    }

    private static func output(of program: Program, within limit: Duration) async throws -> Output {
        do {
            return try await program.output(within: limit)
        } catch {
            await program.end()
            throw error
        }
    }
}
