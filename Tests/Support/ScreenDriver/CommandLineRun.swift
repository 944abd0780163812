/// Runs of the command line, without a display.
public enum CommandLineRun {
    /// Runs the program under test until it ends.
    ///
    /// - Parameters:
    ///   - arguments: Without the program's name.
    ///   - environment: Variables in addition to the usual ones.
    ///   - home: The user; a new one by default.
    ///   - limit: The time limit.
    /// - Returns: Its output and exit status.
    /// - Throws: ``DriverError/ended(_:)`` if it is still running after `limit`.
    public static func output(
        of arguments: [String],
        environment: [String: String] = [:],
        home: Home? = nil,
        within limit: Duration = .seconds(60)
    ) async throws -> Output {
        let home = try home ?? Home()
        let program = try Program(
            Products.vitrine,
            arguments,
            environment: home.environment.merging(environment) { $1 },
            output: home.output
        )
        do {
            return try await program.output(within: limit)
        } catch {
            await program.end()
            throw error
        }
    }
}
