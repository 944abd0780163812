/// Takes secrets out of text that is to be logged, shown or copied.
///
/// Pure and idempotent. It rather hides too much: any run of 32 or more hexadecimal digits goes,
/// whatever it is.
public enum Redaction {
    /// What stands where a secret was.
    public static let placeholder = "[hidden]"

    /// The text without the values of key-like query items and fields (`api_key`, `token`,
    /// `session_id`, `password`, `secret` …), runs of 32 or more hexadecimal digits, `eyJ…` tokens,
    /// what follows `Authorization` and `Bearer`, and the user and password of addresses.
    public static func text(_ text: String) -> String {
        // Scalars, not characters: a mark that joins the "=" before it would hide the "=" from us.
        // Order matters: what a rule takes to the line's end comes first.
        var text = text
        text.replace(
            /(?i)(authorization["']?\s*[:=]\s*)[^\r\n]+/.matchingSemantics(.unicodeScalar)
        ) { "\($0.output.1)\(placeholder)" }
        text.replace(
            /(?i)\b(bearer|basic)(\s+|%20|\+)[^\s"',;&#]+/.matchingSemantics(.unicodeScalar)
        ) { "\($0.output.1)\($0.output.2)\(placeholder)" }
        text.replace(
            /:\/\/[^\/\s?#"']*@/.matchingSemantics(.unicodeScalar)
        ) { _ in "://\(placeholder)@" }
        // A name that promises a secret, "=" or ":" or their encoding, and the value.
        text.replace(
            #/
            (?i) (
              (?: api (?: [_\-] | %5F | %2D )? key
                | (?: (?: access | request | auth | refresh ) (?: [_\-] | %5F )? )? token
                | session (?: [_\-] | %5F )? id | password | passwd | secret )
              ["']? (?: = | %3D | \s* : \s* ["']? )
            ) [^&\s"'\#;,<>]+
            /#.matchingSemantics(.unicodeScalar)
        ) { "\($0.output.1)\(placeholder)" }
        text.replace(
            /eyJ[A-Za-z0-9_\-.=]*/.matchingSemantics(.unicodeScalar)
        ) { _ in placeholder }
        text.replace(
            /[0-9A-Fa-f]{32,}/.matchingSemantics(.unicodeScalar)
        ) { _ in placeholder }
        return text
    }
}
