extension DrawingCache {
    /// The picture of a subject as an answer; `refusal`, 500 in TMDB's words by default, where it
    /// cannot be drawn.
    ///
    /// Images never change under their address: it stays good for a year.
    func reply(
        of subject: Subject,
        orElse refusal: Reply = TMDBError.internalError.reply
    ) async -> Reply {
        guard let image = await image(of: subject) else { return refusal }
        return Reply(
            contentType: "image/jpeg",
            body: image.data,
            tag: .strong(image.tag),
            maxAge: 31_536_000
        )
    }
}
