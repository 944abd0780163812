/// The options of a program, each by what people type, such as `--json`.
package protocol ArgumentOption: RawRepresentable<String>, Hashable {
    /// What its value is called; nil where it has none.
    var value: String? { get }
    /// Whether it may stand more than once.
    var isRepeatable: Bool { get }
}
