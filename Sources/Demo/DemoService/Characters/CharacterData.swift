/// The characters that the program brings along.
enum CharacterData {
    /// Reads all characters, in the order of the file.
    static func records() -> [CharacterRecord] { DataFile.characters.records() }
}
