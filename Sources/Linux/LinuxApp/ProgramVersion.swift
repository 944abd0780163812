/// The version of the program, which `vitrine --version` and the About window show.
package enum ProgramVersion {
    /// Three numbers, such as `1.2.3`.
    package static let current = "0.4.0"
}
