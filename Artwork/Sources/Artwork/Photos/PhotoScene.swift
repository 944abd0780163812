/// The subject of a photo.
enum PhotoScene: String, CaseIterable, Sendable {
    case mountains, hills, lake, dunes, sea, forest
    case clouds, stars, moon, aurora, storm
    case bokeh, prism, trails, color

    /// Selects the first scene named by a word in the title, or otherwise one by the number.
    init(_ subject: PhotoSubject) {
        let title = Self.padded(subject.title)
        let named = Self.words.first { _, words in words.contains { title.contains(" " + $0) } }
        var dice = Chance(id: subject.id, purpose: "scene")
        self = named?.scene ?? dice.pick(Self.allCases)
    }

    /// Whether the scene is pure light, without a place.
    var isAbstract: Bool { [.bokeh, .prism, .trails, .color].contains(self) }

    /// The title in lower case with a space on both sides of each word.
    static func padded(_ title: String) -> String {
        " " + title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined()
            + " "
    }

    /// Beginnings of words, the more specific ones first.
    private static let words: [(scene: PhotoScene, words: [String])] = [
        (.aurora, ["aurora", "northern lights", "green fire", "curtains of green"]),
        (.trails, ["traffic", "trails", "ring road", "highway", "taillights", "night bus"]),
        (
            .bokeh,
            [
                "bokeh", "lanterns", "windows of a city", "harbor lights", "street fair",
                "warm lights",
            ]
        ),
        (.prism, ["prism", "spectrum", "refraction", "rainbow", "colors the window"]),
        (.storm, ["storm", "lightning", "thunder", "rain curtain", "squall"]),
        (.stars, ["stars", "galaxy", "meteors", "milky", "counting"]),
        (.moon, ["moon"]),
        (.lake, ["lake", "tarn", "fjord", "still water", "reflection", "mirror"]),
        (.dunes, ["dune", "sand", "desert", "camel"]),
        (.forest, ["forest", "fog", "pine", "birch", "spruce", "trunks", "larch", "wood "]),
        (.sea, ["sea ", "tide", "wave", "surf", "swell", "breakers", "coast"]),
        (.hills, ["hill", "valley", "haze", "after ridge", "last ridge", "mist "]),
        (.mountains, ["ridge", "summit", "mountain", "dawn", "alpenglow", "col ", "blue hour"]),
        (.clouds, ["sky", "cloud", "sunset", "evening", "gold"]),
        (.color, ["orange", "violet", "soft", "peach", "ultramarine", "abstract"]),
    ]

    /// The number of the palette for the colors in a title; nil if it names none.
    static func words(ofColors title: String) -> Int? {
        let title = padded(title)
        return ["orange", "violet", "peach", "ultramarine", "soft", "dusk"]
            .firstIndex { title.contains(" " + $0) }
    }
}
