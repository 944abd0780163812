import L10n

extension Localizer {
    /// Formats a number of bytes in megabytes, or in kilobytes below one megabyte.
    func size(_ bytes: Int) -> String {
        guard bytes == 0 || bytes >= 1_000_000 else {
            let kilobytes = integer((bytes + 999) / 1_000)
            return self("settings.images.kilobytes", kilobytes)
        }
        let megabytes = Double(bytes) / 1_000_000
        // Tenths matter only below ten megabytes.
        let number = megabytes < 10 ? (megabytes * 10).rounded() / 10 : megabytes.rounded()
        return self("settings.images.megabytes", self.number(number))
    }
}
