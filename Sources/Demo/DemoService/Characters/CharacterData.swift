import CDemoData
import Foundation

/// The characters that are compiled in.
enum CharacterData {
    /// Reads all characters, in the order of the file.
    static func records() -> [CharacterRecord] {
        let bytes = UnsafeBufferPointer(
            start: vitrine_characters_start(),
            count: Int(vitrine_characters_count)
        )
        do {
            return try JSONDecoder().decode([CharacterRecord].self, from: Data(buffer: bytes))
        } catch {
            // Part of the program, like its code: a test reads it, so this cannot happen to users.
            preconditionFailure("characters.json, which is compiled in, cannot be read: \(error)")
        }
    }
}
