/// Original languages by their ISO 639-1 codes, such as `uk`.
public enum OriginalLanguage {
    /// The codes of the languages that most films are made in, and of their neighbors.
    public static let codes: Set = [
        "ar", "bn", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id",
        "it", "ja", "ko", "nl", "no", "pl", "pt", "ro", "ru", "sv", "ta", "te", "th", "tr", "uk",
        "vi", "zh",
    ]
}
