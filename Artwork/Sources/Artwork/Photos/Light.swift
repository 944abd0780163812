/// A photo's light: its direction and colors.
struct Light {
    /// Colors of the sky from the top down to the horizon.
    var sky: [Color]
    var sun: Color
    /// The color that distant objects fade into.
    var haze: Color
    /// The color of shadows.
    var shadow: Color
    /// The sun's horizontal position, from 0 (left) to 1 (right).
    var sunX: Double
    /// The sun's height above the horizon, in heights of the sky.
    var sunY: Double
    /// The brightness of the glow around the sun, 0 to 1.
    var glow: Double
    var isNight = false

    /// The sky's color at the horizon.
    var horizon: Color { sky.last ?? haze }

    /// Chooses a light for a scene.
    init(for scene: PhotoScene, title: String, by dice: inout Chance) {
        let title = PhotoScene.padded(title)
        let mood: Mood
        if let named = Mood.allCases.first(where: { $0.words.contains { title.contains(" " + $0) } }
        ) {
            mood = named
        } else {
            mood = dice.pick(Mood.fitting(scene))
        }
        self = mood.light
        if Mood.fitting(scene) == [.night] { self = Mood.night.light }
        sunX = dice.number(0.18...0.82)
        sunY *= dice.number(0.7...1.3)
        let tint = Color(
            red: dice.number(0.3...0.9),
            green: dice.number(0.3...0.9),
            blue: dice.number(0.3...0.9)
        )
        let amount = dice.number(0...0.09)
        sky = sky.map { $0.mixed(with: tint, amount) }
        haze = haze.mixed(with: tint, amount)
        shadow = shadow.mixed(with: tint, amount)
    }

    /// A time of day with its weather.
    enum Mood: CaseIterable {
        case dawn, gold, ember, dusk, noon, grey, night

        /// Words in titles that select it.
        var words: [String] {
            switch self {
            case .dawn:
                ["dawn", "first light", "quarter to six", "seven in the morning", "alpenglow"]
            case .gold: ["gold", "last sun", "before breakfast"]
            case .ember: ["sunset", "red sky", "apricots", "orange", "evening coat"]
            case .dusk: ["dusk", "blue hour", "blue valleys", "violet"]
            case .noon: ["noon", "borrowed sky"]
            case .grey: ["grey", "rain", "squall", "fog", "mist "]
            case .night: ["night", "stars"]
            }
        }

        static func fitting(_ scene: PhotoScene) -> [Mood] {
            switch scene {
            case .stars, .moon, .aurora: [.night]
            case .mountains, .lake: [.dawn, .gold, .dawn, .noon, .dusk]
            case .dunes: [.gold, .dawn, .noon, .ember]
            case .clouds: [.ember, .gold, .dawn, .dusk]
            case .storm: [.grey, .dusk]
            case .forest: [.grey, .gold, .dawn, .dusk]
            case .sea: [.gold, .dawn, .grey, .ember, .noon]
            case .hills: [.dawn, .dusk, .gold, .ember]
            case .bokeh, .prism, .trails, .color: [.dusk, .gold, .ember, .dawn]
            }
        }

        /// The light, with the sun in the middle.
        var light: Light {
            switch self {
            case .dawn:
                Light(
                    [0x51709f, 0x8ea2c6, 0xd9b3b4, 0xffd8ae],
                    0xffe9c8,
                    0xd3bcbf,
                    0x56658c,
                    0.1,
                    0.8
                )
            case .gold:
                Light(
                    [0x41628f, 0x8095b2, 0xe0ab78, 0xffd386],
                    0xffedb8,
                    0xdfb086,
                    0x564f63,
                    0.16,
                    1
                )
            case .ember:
                Light(
                    [0x28305a, 0x654a78, 0xc8615c, 0xffa452],
                    0xffd890,
                    0xb96c64,
                    0x3a2b4a,
                    0.07,
                    0.9
                )
            case .dusk:
                Light(
                    [0x102248, 0x2b4a7e, 0x7189b6, 0xe6bba6],
                    0xf6d0b4,
                    0x7f8fb4,
                    0x22304f,
                    0.02,
                    0.4
                )
            case .noon:
                Light(
                    [0x2a62a8, 0x5a90cb, 0x98c0e4, 0xd6e7f1],
                    0xfff8ea,
                    0xb3cade,
                    0x4a607c,
                    0.75,
                    0.5
                )
            case .grey:
                Light(
                    [0x77848f, 0x98a3ab, 0xbac1c5, 0xd9dcdc],
                    0xf1efe8,
                    0xc2c7ca,
                    0x4b555e,
                    0.4,
                    0.35
                )
            case .night:
                Light(
                    [0x040813, 0x0a1430, 0x17294d, 0x38496a],
                    0xcdd9f0,
                    0x1e2d49,
                    0x05080f,
                    0.3,
                    0,
                    true
                )
            }
        }
    }
}

extension Light {
    private init(
        _ sky: [UInt32],
        _ sun: UInt32,
        _ haze: UInt32,
        _ shadow: UInt32,
        _ sunY: Double,
        _ glow: Double,
        _ isNight: Bool = false
    ) {
        self.sky = sky.map { Color($0) }
        self.sun = Color(sun)
        self.haze = Color(haze)
        self.shadow = Color(shadow)
        sunX = 0.5
        self.sunY = sunY
        self.glow = glow
        self.isNight = isNight
    }
}
