import Foundation

extension PictureCache {
    /// Returns the response with a picture.
    ///
    /// The image at an address never changes, so it stays fresh for a year. A made-up item shows a
    /// real one's picture with a different entity tag.
    /// - Parameters:
    ///   - picture: The picture.
    ///   - id: The id of the item in the address.
    ///   - refusal: The response if the picture isn't available, with status 404 if there is no
    ///     file, otherwise 500.
    /// - Returns: The picture with its media type, a strong tag and its maximum age, or the
    ///   refusal.
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
