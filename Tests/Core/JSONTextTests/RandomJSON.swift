import TestSupport

/// Documents made by chance.
enum RandomJSON {
    private static let scalars = [
        "0", "-1", "12", "3.25", "1e5", "-2.5E-3", "9007199254740993", "true", "false", "null",
        "\"\"",
        "\"a\"", "\"é\"", "\"\\n\\\"\"", "\"\\u00e9\"", "\"\\ud83d\\ude00\"", "\"日本\"",
    ]
    private static let names = ["a", "b", "title", "\\u0061b", "é", ""]
    private static let spaces = ["", "", "", " ", "\n", "\t", "  \r\n"]

    static func text(_ dice: inout Dice, depth: Int = 0) -> String {
        let space = spaces.randomElement(using: &dice) ?? ""
        let value: String
        switch depth < 4 ? Int.random(in: 0..<4, using: &dice) : 0 {
        case 0 where depth > 0: value = scalars.randomElement(using: &dice) ?? "0"
        case 1:
            let elements = (0..<Int.random(in: 0...4, using: &dice)).map { _ in
                text(&dice, depth: depth + 1)
            }
            value = "[\(elements.joined(separator: ","))\(space)]"
        default:
            let members = (0..<Int.random(in: 0...4, using: &dice)).map { number in
                let name = names.randomElement(using: &dice) ?? ""
                return "\(space)\"\(name)\(number)\"\(space):\(text(&dice, depth: depth + 1))"
            }
            value = "{\(members.joined(separator: ","))\(space)}"
        }
        return space + value + space
    }
}
