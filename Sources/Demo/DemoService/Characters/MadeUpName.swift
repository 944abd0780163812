/// Names of made-up characters.
enum MadeUpName {
    /// Returns the name for a 0-based number.
    ///
    /// There are more than 200,000 different names.
    static func name(_ number: Int) -> String {
        // A step coprime to the count visits every name before repeating one.
        let place = number % count * step % count
        let given = place % (starts.count * ends.count)
        let family = place / (starts.count * ends.count)
        return starts[given % starts.count] + ends[given / starts.count] + " "
            + things[family % things.count] + tails[family / things.count]
    }

    /// The number of different names.
    static let count = starts.count * ends.count * things.count * tails.count

    private static let step = 130_307

    private static let starts = [
        "Bram", "Cor", "Dal", "El", "Fen", "Gwil", "Hal", "Ild", "Jor", "Kel", "Lum", "Mar",
        "Nim", "Or", "Pip", "Quil", "Ros", "Sor", "Tam", "Ul", "Ver", "Wil", "Yor", "Zeph",
    ]
    private static let ends = [
        "a", "an", "bert", "do", "elle", "ia", "ina", "is", "la", "len", "mo", "na", "o", "on",
        "ric", "rin", "sy", "ta", "wen", "y",
    ]
    private static let things = [
        "Acorn", "Amber", "Bramble", "Button", "Clover", "Copper", "Ember", "Fern", "Ginger",
        "Hazel", "Ivory", "Juniper", "Kettle", "Lantern", "Marigold", "Moon", "Nettle", "Pebble",
        "Plum", "Rain", "Silver", "Thistle", "Velvet", "Willow",
    ]
    private static let tails = [
        "berry", "brook", "cap", "dale", "down", "fall", "feather", "field", "foot", "ford",
        "glen", "heart", "hollow", "light", "more", "song", "stone", "thorn", "wick", "wood",
        "worth", "wright",
    ]
}
