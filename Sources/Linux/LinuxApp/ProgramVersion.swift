/// The program version, shown by `vitrine --version` and the About window.
package enum ProgramVersion {
    /// Three numbers, such as `1.2.3`.
    package static let current = "0.5.0"
}
