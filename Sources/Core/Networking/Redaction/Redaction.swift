/// Takes secrets out of text that is to be logged, shown or copied.
///
/// Pure and idempotent. It rather hides too much: any run of 32 or more hexadecimal digits goes,
/// whatever it is. One pass over the bytes, for it works on every line of the log.
public enum Redaction {
    /// What stands where a secret was.
    public static let placeholder = "[hidden]"

    /// The text without the values of key-like query items and fields (`api_key`, `token`,
    /// `session_id`, `password`, `secret` …), runs of 32 or more hexadecimal digits, `eyJ…` tokens,
    /// what follows `Authorization` to the end of its line, what follows `Bearer` and `Basic`, and
    /// the user and password of addresses.
    public static func text(_ text: String) -> String {
        SecretScanner(text).redacted()
    }
}
