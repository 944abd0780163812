import Foundation

/// The feed as JSON: a bare array of `{"ID","ImageID","Title","UserID","UserName"}`.
///
/// This is custom code, because a general encoder takes seconds for a hundred thousand posts. The
/// keys are spelled as in the real feed, and numbers are numbers.
struct FeedBody: Sendable {
    let data: Data
    /// The content of the body's entity tag.
    let tag: String

    init(_ posts: PostCollection) {
        // Appending to a string is fast even in debug builds.
        var text = "["
        text.reserveCapacity(posts.count * 120 + 2)
        for position in 0..<posts.count {
            let post = posts[position]
            text += position == 0 ? "{\"ID\":" : ",\n{\"ID\":"
            text += String(post.id)
            text += ",\"ImageID\":"
            text += String(post.photo)
            text += ",\"Title\":\""
            text += Self.escaped(post.title)
            text += "\",\"UserID\":"
            text += String(post.user)
            text += ",\"UserName\":\""
            text += Self.escaped(post.userName)
            text += "\"}"
        }
        text += "]"
        data = Data(text.utf8)
        tag = StableHash.tag(of: data)
    }
}

extension FeedBody {
    /// Returns the text with JSON escapes.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259#section-7
    private static func escaped(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c }
        if isPlain { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
