import Artwork
import Foundation

/// A picture to render.
struct Job: Sendable {
    let kind: PictureKind
    let id: Int
    private let draw: @Sendable () throws(ArtworkError) -> Picture

    /// The picture's path below the root folder.
    var path: String { "\(kind.rawValue)/\(id).webp" }

    /// Draws the picture and encodes it with the lowest quality that is good enough.
    ///
    /// It uses the highest quality if none is.
    func render() throws(ArtworkError) -> (file: Data, figures: Figures) {
        let drawing = try draw()
        let target = kind.isBlurredFirst ? drawing.blurred() : drawing
        var best: (file: Data, figures: Figures)?
        for quality in kind.qualities {
            let file = try drawing.webp(quality: quality)
            let decoded = try Picture(webp: file)
            let similarity = try (kind.isBlurredFirst ? decoded.blurred() : decoded)
                .similarity(to: target)
            let figures = Figures(
                path: path,
                bytes: file.count,
                quality: quality,
                similarity: similarity
            )
            best = (file, figures)
            if similarity >= kind.leastSimilarity { break }
        }
        guard let best else { preconditionFailure("there is a quality") }
        return best
    }
}

extension Job {
    /// All pictures of the demo data, by kind and then in the order of the data.
    static func all(of records: Records) -> [Job] {
        let films = records.films.filter { $0.poster ?? true }
        let popular = films.sorted { ($1.popularity, $0.id) < ($0.popularity, $1.id) }
        let characters = records.characters.filter { $0.image ?? true }
        return films.map(poster) + films.map(thumbnail) + records.photos.map(photo)
            + characters.map(portrait)
            + popular.prefix(60).map(backdrop)
    }

    private static func poster(of film: Records.Film) -> Job {
        let subject = film.subject
        return Job(kind: .posters, id: film.id) { () throws(ArtworkError) in
            try PosterArtist().draw(of: subject, pixelWidth: 1000)
        }
    }

    private static func thumbnail(of film: Records.Film) -> Job {
        let subject = film.subject
        return Job(kind: .thumbnails, id: film.id) { () throws(ArtworkError) in
            try PosterArtist().draw(of: subject, pixelWidth: 342)
        }
    }

    private static func photo(_ photo: Records.Photo) -> Job {
        Job(kind: .photos, id: photo.photo) { () throws(ArtworkError) in
            try PhotoArtist().draw(
                of: PhotoSubject(id: photo.photo, title: photo.title),
                pixelWidth: photo.width,
                pixelHeight: photo.height
            )
        }
    }

    private static func portrait(of character: Records.Character) -> Job {
        let sizes = [(600, 900), (660, 660), (585, 780), (720, 720)]
        let (width, height) = sizes[character.id % sizes.count]
        return Job(kind: .portraits, id: character.id) { () throws(ArtworkError) in
            try PortraitArtist().draw(
                of: PortraitSubject(id: character.id, name: character.name),
                pixelWidth: width,
                pixelHeight: height
            )
        }
    }

    private static func backdrop(of film: Records.Film) -> Job {
        let subject = film.subject
        return Job(kind: .backdrops, id: film.id) { () throws(ArtworkError) in
            try BackdropArtist().draw(of: subject, pixelWidth: 1920)
        }
    }
}
