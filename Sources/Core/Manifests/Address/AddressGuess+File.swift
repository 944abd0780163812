import Catalog
import Foundation
import JSONText
import Networking

extension AddressGuess {
    private typealias Fact = (guess: FactGuess, key: String, caption: Caption?)

    private static let mostFacts = 12

    /// The file and what was guessed; `hidden` removes secrets from texts of the response.
    func draft(
        from response: HTTPResponse,
        hiding hidden: @escaping @Sendable (String) -> String
    ) -> CatalogDraft {
        let facts = chosenFacts
        let part = { (part: CatalogDraft.Part) -> CatalogDraft.Guess in
            let choices = (choices[part] ?? []).map { choice in
                CatalogDraft.Choice(place: choice.place, sample: hidden(choice.sample))
            }
            let found = choices.first { $0.place == chosen[part] }
            let finding = found.map { CatalogDraft.Finding.sample($0.sample) }
            return .init(part, at: chosen[part], finding ?? .nothing, choices: choices)
        }
        var guesses: [CatalogDraft.Guess] = [
            .init(.rows, at: rows.place, .rows(rows.count)),
            .init(.id, at: id.place, .sample(hidden(id.sample))),
            part(.title), part(.subtitle), part(.picture),
        ]
        guesses += facts.map { fact in
            let caption = fact.caption ?? KnownFacets.caption(of: fact.key)
            return .init(
                .fact(caption ?? .untranslated(fact.key)),
                at: fact.guess.place,
                .sample(hidden(fact.guess.sample))
            )
        }
        guesses.append(.init(.paging, at: paging?.place, .pages(pages)))
        let search = address.search
        let words = search.map { CatalogDraft.Finding.sample(hidden($0.shownValue)) }
        guesses.append(.init(.search, at: search?.name, words ?? .nothing))
        if address.credential != nil {
            let place = address.keyItem ?? address.user
            guesses.append(.init(.key, at: place, place == nil ? .login : .key(id: catalogID)))
        }
        guesses += address.otherKeys.map { .init(.key, at: $0, .unsent) }
        let file = Data((file(facts).folded + "\n").utf8)
        return CatalogDraft(
            file: file,
            guesses: guesses,
            key: address.keyItem == nil && address.user == nil ? nil : address.secret
        ) { () throws(CatalogError) in
            do {
                let service = ReceivedResponse(response: response)
                return ManifestProvider(
                    try Manifest(file),
                    client: service,
                    language: FallbackLanguage.code
                )
            } catch {
                // Tests read the files of many services.
                throw .badResponse(nil)
            }
        } choose: {
            var guess = self
            guess.chosen[$1] = $0
            return guess.draft(from: response, hiding: hidden)
        }
    }

    /// Answers every request with a response that has already arrived.
    private struct ReceivedResponse: HTTPClient {
        let response: HTTPResponse

        func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { response }
    }

    /// The facts at places that no other part has.
    private var chosenFacts: [Fact] {
        var used: Set = ["subtitle"]
        var result: [Fact] = []
        for fact in facts where result.count < Self.mostFacts {
            let key = fact.keys.first { key in
                !used.contains(key) && KnownFacets.kinds[key].map { $0 == fact.kind } != false
            }
            guard let key, !chosen.values.contains(fact.place) else { continue }
            used.insert(key)
            let caption = Caption.untranslated(fact.caption)
            result.append((fact, key, KnownFacets.kinds[key] == nil ? caption : nil))
        }
        return result
    }

    private var catalogID: String {
        let words = [address.service, address.noun].compactMap { $0?.words }.joined()
        let name = words.joined(separator: "-").filter(\.isASCII)
        let text = String((name.first?.isLetter == true ? name : "catalog-" + name).prefix(32))
        let id = text.isManifestID ? text : "catalog"
        let isTaken = { (id: String) in
            ["home", "people", "search"].contains(id) || taken.contains(CatalogID(id))
        }
        // Within the 32 characters of an id.
        let numbered = (2...).lazy.map { "\(id.prefix(25))-\($0)" }
        return isTaken(id) ? numbered.first { !isTaken($0) } ?? id : id
    }

    private func file(_ facts: [Fact]) -> JSONTree {
        let captions = [address.service, address.noun].compactMap { $0?.caption }
        let items = paging?.items ?? address.items
        let key =
            address.keyItem.map { JSONTree.members(["query": .string($0)]) }
            ?? address.user.map { .members(["basic": .string($0)]) }
        let search = address.search.map { search in
            var items = items
            items.set(search.name, to: "{query}")
            return JSONTree.members(["address": .string(address.relative(items))])
        }
        let list = JSONTree.members([
            "id": "all", "name": .string(address.noun?.caption ?? "All"),
            "address": .string(address.relative(items)), "items": .string(rows.place),
            "paging": paging?.json,
        ])
        let inner = JSONTree.members([
            "at": .string(id.place),
            "between": .array([.string(idMarks.start), .string(idMarks.end)]),
        ])
        let short = facts.filter { !$0.guess.isBody && ![.link, .trailer].contains($0.guess.kind) }
        let shown =
            short.first { Self.lines[$0.key] != nil || $0.guess.kind == .day } ?? short.first
        let facets = facts.map { fact in
            Self.facet(fact, row: Self.lines[fact.key] ?? (fact.key == shown?.key ? 2 : nil))
        }
        return .members([
            "version": 1, "id": .string(catalogID),
            "name": .string(captions.isEmpty ? "Catalog" : captions.joined(separator: " ")),
            "service": .members(["base": .string(address.base), "key": key]),
            "lists": .array([list]), "search": search,
            "item": .members([
                "id": idMarks.start.isEmpty ? .string(id.place) : inner,
                "title": chosen[.title].map { .string($0) },
                "subtitle": chosen[.subtitle].map { .string($0) },
                "picture": chosen[.picture].map { .string($0) },
                "facets": facets.isEmpty ? nil : .array(facets),
            ]),
        ])
    }

    /// The lines of a row that show Vitrine's own facts.
    private static let lines = ["rating": 2, "released": 2, "genres": 3]

    private static func facet(_ fact: Fact, row: Int?) -> JSONTree {
        var name: String?
        if case .words(let words)? = fact.caption { name = words[FallbackLanguage.code] }
        let guess = fact.guess
        return .members([
            "key": .string(fact.key), "kind": .string(ItemReader.name(of: guess.kind)),
            "name": name.map { .string($0) }, "at": .string(guess.place),
            "scale": guess.scale.flatMap { $0 == 10 ? nil : .integer($0) },
            "votes": guess.votes.map { .string($0) }, "details": guess.isBody ? "body" : nil,
            "row": guess.isBody ? nil : row.map { .integer($0) },
        ])
    }
}
