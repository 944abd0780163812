/// Derives a made-up film's title from a real one by adding words before it, after it, or both.
struct TitlePattern: Hashable, Sendable {
    /// Words added to a title, including the space in between.
    struct Affix: Hashable, Sendable {
        let english: String
        let ukrainian: String

        func text(in language: ContentLanguage) -> String {
            language == .ukrainian ? ukrainian : english
        }
    }

    /// The index in ``prefixes``.
    let prefix: Int
    /// The index in ``suffixes``.
    let suffix: Int

    /// Creates a pattern, but never the one that changes nothing.
    ///
    /// Numbers from ``count`` on start over.
    init(number: Int) {
        let position = number % Self.count + 1
        suffix = position % Self.suffixes.count
        prefix = position / Self.suffixes.count
    }

    /// Returns the title with the words added.
    func applied(to title: String, in language: ContentLanguage) -> String {
        Self.prefixes[prefix].text(in: language) + title
            + Self.suffixes[suffix].text(in: language)
    }

    /// Returns a foreign film's original title with only the suffix added.
    func appended(to title: String) -> String {
        title + Self.suffixes[suffix].english
    }

    /// The number of different patterns.
    static let count = prefixes.count * suffixes.count - 1

    static let suffixes: [Affix] = [
        Affix(english: "", ukrainian: ""),
        Affix(english: " II", ukrainian: " II"),
        Affix(english: " III", ukrainian: " III"),
        Affix(english: " IV", ukrainian: " IV"),
        Affix(english: " V", ukrainian: " V"),
        Affix(english: " Forever", ukrainian: " назавжди"),
        Affix(english: " Reborn", ukrainian: ": Відродження"),
        Affix(english: ": The Beginning", ukrainian: ": Початок"),
        Affix(english: ": The Last Chapter", ukrainian: ": Останній розділ"),
        Affix(english: ": Part Two", ukrainian: ": Частина друга"),
        Affix(english: ": The Director’s Cut", ukrainian: ": Режисерська версія"),
        Affix(english: " Revisited", ukrainian: ": Знову"),
        Affix(english: " at Midnight", ukrainian: " опівночі"),
        Affix(english: " in Winter", ukrainian: " узимку"),
        Affix(english: ": Homecoming", ukrainian: ": Дорога додому"),
        Affix(english: ": The Lost Reel", ukrainian: ": Загублена плівка"),
        Affix(english: " Goes West", ukrainian: " їде на захід"),
        Affix(english: ": Legacy", ukrainian: ": Спадок"),
        Affix(english: ": Aftermath", ukrainian: ": Наслідки"),
        Affix(english: " Again", ukrainian: " знову"),
        Affix(english: " Unseen", ukrainian: ": Невидиме"),
    ]

    static let prefixes: [Affix] = [
        Affix(english: "", ukrainian: ""),
        Affix(english: "Return of ", ukrainian: "Повернення: "),
        Affix(english: "Beyond ", ukrainian: "За межею: "),
        Affix(english: "Before ", ukrainian: "Перед тим: "),
        Affix(english: "After ", ukrainian: "Після того: "),
        Affix(english: "Children of ", ukrainian: "Нащадки: "),
        Affix(english: "The Making of ", ukrainian: "Як знімали: "),
        Affix(english: "The Road to ", ukrainian: "Дорога: "),
        Affix(english: "The Secret of ", ukrainian: "Таємниця: "),
        Affix(english: "Escape from ", ukrainian: "Втеча: "),
        Affix(english: "The Trial of ", ukrainian: "Суд: "),
        Affix(english: "In Search of ", ukrainian: "У пошуках: "),
        Affix(english: "Farewell to ", ukrainian: "Прощання: "),
        Affix(english: "The Shadow of ", ukrainian: "Тінь: "),
        Affix(english: "Letters from ", ukrainian: "Листи: "),
        Affix(english: "The Ghost of ", ukrainian: "Привид: "),
        Affix(english: "Once upon ", ukrainian: "Колись: "),
        Affix(english: "The Heirs of ", ukrainian: "Спадкоємці: "),
        Affix(english: "The Fall of ", ukrainian: "Падіння: "),
        Affix(english: "Dreaming of ", ukrainian: "Мрії: "),
    ]
}
