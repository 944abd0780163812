import Foundation

extension PictureCache {
    /// A picture as an answer.
    ///
    /// Images never change under their address: it stays good for a year. What a made-up item
    /// shows is the picture of a real one, under an entity tag of its own.
    /// - Parameters:
    ///   - picture: The picture.
    ///   - id: The number of the item that the address names.
    ///   - refusal: The answer where it cannot be served, by its status: 404 where there is no such
    ///     file, else 500.
    /// - Returns: The picture with its media type, a strong tag and its age, or the refusal.
    func reply(
        of picture: DemoPicture,
        for id: Int,
        orElse refusal: (Int) -> Reply = { ($0 == 404 ? TMDBError.notFound : .internalError).reply }
    ) async -> Reply {
        do throws(DemoPictureError) {
            let image = try await image(of: picture)
            return Reply(
                contentType: PictureFile(image.data).mediaType ?? "application/octet-stream",
                body: image.data,
                tag: .strong(id == picture.id ? image.tag : "\(image.tag)-\(id)"),
                maxAge: 31_536_000
            )
        } catch {
            return refusal(error == .missing ? 404 : 500)
        }
    }
}
