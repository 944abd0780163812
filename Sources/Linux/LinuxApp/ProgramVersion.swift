/// The version of the program, as `vitrine --version` and the window About tell it.
package enum ProgramVersion {
    /// Three numbers, such as `1.2.3`.
    package static let current = "0.4.0"
}
