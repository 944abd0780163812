import Catalog
import L10n
import Testing

@Suite("Storage messages")
struct StorageWordsTests {
    @Test(
        "each kind of storage error has its own message",
        arguments: [
            (24, "The saved data was written by a newer version of Vitrine."),
            (14, "Vitrine can’t write to its data folder (SQLite code 14)."),
            (
                1_032,
                "Vitrine’s data folder “/data/vitrine” was removed or replaced while Vitrine was running."
            ),
            (
                269,
                "There is no room on the disk for a copy of the saved data, which is made before this "
                    + "version changes it."
            ),
            (1_544, "Vitrine can’t write to its data folder (SQLite code 1544)."),
            (5, "Another instance of Vitrine is using the saved data (SQLite code 5)."),
            (13, "Vitrine couldn’t read or write its data (SQLite code 13)."),
        ]
    )
    func codes(code: Int32, text: String) {
        var strings = Localizer(.english)
        strings.dataFolder = "/data/vitrine"
        let message = strings.message(for: .storage(code: code))
        #expect(message.text == text)
        #expect(message.advice?.isEmpty == false)
    }
}
