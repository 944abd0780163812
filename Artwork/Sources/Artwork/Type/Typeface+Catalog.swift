extension Typeface {
    // fonts-bebas-neue
    static let bebas = Typeface(
        family: "Bebas Neue",
        weight: 700,
        caps: true,
        tracking: 0.005,
        leading: 1.16
    )
    static let bebasWide = Typeface(
        family: "Bebas Neue",
        weight: 400,
        caps: true,
        tracking: 0.16,
        leading: 1.5
    )
    // fonts-league-spartan
    static let spartan = Typeface(
        family: "League Spartan",
        weight: 800,
        tracking: -0.03,
        leading: 0.86
    )
    static let spartanCaps = Typeface(
        family: "League Spartan",
        weight: 900,
        caps: true,
        tracking: -0.02,
        leading: 1.22
    )
    // fonts-inter
    static let swiss = Typeface(
        family: "Inter Display",
        weight: 800,
        tracking: -0.035,
        leading: 0.98
    )
    static let swissCaps = Typeface(
        family: "Inter Display",
        weight: 900,
        caps: true,
        tracking: -0.02,
        leading: 1.24
    )
    static let airy = Typeface(
        family: "Inter Display",
        weight: 300,
        caps: true,
        tracking: 0.2,
        leading: 1.75
    )
    // fonts-lobstertwo
    static let lobster = Typeface(
        family: "Lobster Two",
        weight: 700,
        italic: true,
        leading: 0.92
    )
    // fonts-le-murmure
    static let murmure = Typeface(
        family: "Le Murmure",
        caps: true,
        tracking: 0.015,
        leading: 1.13
    )
    // fonts-apropal
    static let fat = Typeface(family: "Apropal", weight: 700, tracking: -0.005, leading: 0.92)
    // fonts-yanone-kaffeesatz
    static let kaffee = Typeface(
        family: "Yanone Kaffeesatz",
        weight: 700,
        caps: true,
        tracking: 0.01,
        leading: 1.22
    )
    static let kaffeeLight = Typeface(
        family: "Yanone Kaffeesatz",
        weight: 300,
        caps: true,
        tracking: 0.1,
        leading: 1.4
    )
    // fonts-radisnoir
    static let bauhaus = Typeface(family: "Radis Sans", leading: 0.98)
    // fonts-kaushanscript
    static let brush = Typeface(family: "Kaushan Script", leading: 0.94)
    // fonts-cherrybomb
    static let bubble = Typeface(family: "Cherry Bomb", leading: 0.88)
    // fonts-roboto-slab
    static let slab = Typeface(
        family: "Roboto Slab",
        weight: 900,
        caps: true,
        tracking: 0,
        leading: 1.26
    )
    // fonts-courier-prime
    static let typewriter = Typeface(
        family: "Courier Prime",
        weight: 700,
        tracking: -0.02,
        leading: 1.0
    )
    // fonts-ebgaramond
    static let garamond = Typeface(
        family: "EB Garamond",
        weight: 500,
        caps: true,
        tracking: 0.09,
        leading: 1.55
    )
    static let garamondItalic = Typeface(
        family: "EB Garamond",
        weight: 500,
        italic: true,
        leading: 0.86
    )
    // fonts-jura
    static let orbit = Typeface(
        family: "Jura",
        weight: 700,
        caps: true,
        tracking: 0.14,
        leading: 1.5
    )
    // fonts-gotico-antiqua
    static let hamlet = Typeface(family: "Hamlet", leading: 0.86)
    // fonts-smiley-sans
    static let sport = Typeface(
        family: "Smiley Sans",
        weight: 400,
        italic: true,
        caps: true,
        leading: 1.18
    )
    // fonts-noto-core
    static let didone = Typeface(
        family: "Noto Serif Display",
        weight: 900,
        tracking: -0.01,
        leading: 0.9
    )
    static let didoneCaps = Typeface(
        family: "Noto Serif Display",
        weight: 800,
        condensed: true,
        caps: true,
        tracking: 0.01,
        leading: 1.24
    )
    static let didoneLight = Typeface(
        family: "Noto Serif Display",
        weight: 300,
        tracking: -0.01,
        leading: 0.96
    )
    static let plain = Typeface(family: "Noto Sans Display", weight: 800, leading: 1.08)

    /// For small lines.
    static let caption = Typeface(
        family: "Inter",
        weight: 600,
        caps: true,
        tracking: 0.12,
        leading: 1.5
    )
    static let captionSerif = Typeface(
        family: "EB Garamond",
        weight: 600,
        caps: true,
        tracking: 0.14,
        leading: 1.5
    )
    static let captionMono = Typeface(
        family: "Courier Prime",
        weight: 700,
        caps: true,
        tracking: 0.04,
        leading: 1.5
    )
    static let original = Typeface(family: "Noto Sans", weight: 500, leading: 1.2)
}
