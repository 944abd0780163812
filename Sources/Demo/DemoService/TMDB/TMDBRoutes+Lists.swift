extension TMDBRoutes {
    /// `/movie/popular`, which occasionally repeats a row on the next page.
    func popular(_ request: ServiceRequest) throws(TMDBError) -> Reply {
        let page = try pageNumber(request)
        let language = ContentLanguage(tag: request.query["language"])
        let pages = films.popular
        let all = films.films
        let rows = pages.rows(onPage: page).map { RowPayload(all[$0], language) }
        return .json(
            PagePayload(page: page, rowCount: pages.rowCount, results: rows),
            maxAge: 3_600
        )
    }

    /// `/movie/top_rated`: highest rating first, among films with enough votes.
    func topRated(_ request: ServiceRequest) throws(TMDBError) -> Reply {
        let filter = FilmFilter(leastVotes: 200)
        return try page(of: .filtered(filter, .bestRated, .english), request, maxAge: 3_600)
    }

    /// `/discover/movie`: any order and any filter.
    func discover(_ request: ServiceRequest) throws(TMDBError) -> Reply {
        let sort = FilmSort(word: request.query["sort_by"])
        // Only the order by title depends on the language; all languages share the others.
        let language: ContentLanguage =
            sort.key == .title ? ContentLanguage(tag: request.query["language"]) : .english
        let filter = FilmFilter(query: request.query) { films.people }
        return try page(of: .filtered(filter, sort, language), request, maxAge: 3_600)
    }

    /// `/search/movie`: searches by words in titles; 422 without a text.
    func search(_ request: ServiceRequest) throws(TMDBError) -> Reply {
        let text = try searchText(request)
        var filter = FilmFilter.everything
        filter.year =
            ["primary_release_year", "year"].lazy
            .compactMap { request.query[$0].flatMap { Int($0) } }
            .first
        return try page(of: .search(text, filter), request, maxAge: 14_400)
    }
}

extension TMDBRoutes {
    /// Returns the text to search for, which must contain more than spaces.
    func searchText(_ request: ServiceRequest) throws(TMDBError) -> String {
        guard let text = request.query["query"], !text.allSatisfy(\.isWhitespace) else {
            throw .invalidParameters
        }
        return text
    }

    /// Returns the 20 rows of a page; empty beyond the end.
    func page<Element, Row: Encodable & Sendable>(
        of list: [Element],
        _ request: ServiceRequest,
        maxAge: Int,
        row: (Element) -> Row
    ) throws(TMDBError) -> Reply {
        let page = try pageNumber(request)
        let start = min((page - 1) * RepeatingPages.pageSize, list.count)
        let rows = list[start...].prefix(RepeatingPages.pageSize).map(row)
        return .json(
            PagePayload(page: page, rowCount: list.count, results: rows),
            maxAge: maxAge
        )
    }

    private func page(
        of list: FilmLibrary.List,
        _ request: ServiceRequest,
        maxAge: Int
    ) throws(TMDBError) -> Reply {
        let language = ContentLanguage(tag: request.query["language"])
        let all = films.films
        return try page(of: films.positions(of: list), request, maxAge: maxAge) { position in
            RowPayload(all[Int(position)], language)
        }
    }

    /// Returns the requested page; 1 by default.
    private func pageNumber(_ request: ServiceRequest) throws(TMDBError) -> Int {
        guard let text = request.query["page"] else { return 1 }
        guard let page = Int(text), (1...RepeatingPages.lastPage).contains(page) else {
            throw .invalidPage
        }
        return page
    }
}
