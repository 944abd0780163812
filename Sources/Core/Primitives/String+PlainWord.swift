extension StringProtocol {
    /// Whether the text consists of ASCII letters, digits, hyphens and underscores, and isn't empty.
    ///
    /// Such a text can't change the address or the header around it.
    public var isPlainWord: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
