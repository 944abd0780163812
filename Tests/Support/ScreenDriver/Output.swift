/// The output and exit status of a program that has ended.
public struct Output: Hashable, Sendable {
    /// 128 plus the signal's number if a signal ended it.
    public let status: Int32
    /// Everything it wrote, decoded as UTF-8.
    public let standardOutput: String
    /// Everything it wrote, decoded as UTF-8.
    public let standardError: String
}
