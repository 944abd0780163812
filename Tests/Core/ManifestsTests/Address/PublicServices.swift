import Foundation
import Testing

/// A service, with responses written after its public documentation.
struct PublicService: Sendable, CustomTestStringConvertible {
    let name: String
    let address: String
    let response: String
    /// Page two; nil if the service has none.
    var second: String?
    /// What is guessed, without the values.
    let guess: String

    var testDescription: String { name }
}

extension PublicService {
    static let all = [
        tvmaze, tvmazeSearch, jikan, googleBooks, openLibrary, itunes, pokemon, starWars,
        rickAndMorty, meals,
        countries, art, champions, openAlex, geosearch, hackerNews, astronomy, products, posts,
        launches, food,
        deezer,
        musicBrainz, tournaments, nasaImages,
    ]

    // https://www.tvmaze.com/api#show-index
    static let tvmaze = PublicService(
        name: "TVmaze",
        address: "https://api.tvmaze.com/shows?page=0",
        response: """
            [{"id":1,"url":"https://www.tvmaze.com/shows/1/under-the-dome","name":"Under the Dome",
              "type":"Scripted","language":"English","genres":["Drama","Thriller"],"status":"Ended",
              "runtime":60,"averageRuntime":60,"premiered":"2013-06-24","ended":"2015-09-10",
              "officialSite":"http://www.cbs.com/shows/under-the-dome/","schedule":{"time":"22:00","days":["Thursday"]},
              "rating":{"average":6.5},"weight":99,
              "network":{"id":2,"name":"CBS","country":{"name":"United States","code":"US","timezone":"America/New_York"}},
              "externals":{"tvrage":25988,"thetvdb":264492,"imdb":"tt1553656"},
              "image":{"medium":"https://static.tvmaze.com/uploads/images/medium_portrait/81/202627.jpg",
                       "original":"https://static.tvmaze.com/uploads/images/original_untouched/81/202627.jpg"},
              "summary":"<p><b>Under the Dome</b> is about a small town that is sealed off from the world.</p>",
              "updated":1704794056,"_links":{"self":{"href":"https://api.tvmaze.com/shows/1"}}},
             {"id":2,"url":"https://www.tvmaze.com/shows/2/person-of-interest","name":"Person of Interest",
              "type":"Scripted","language":"English","genres":["Action","Crime"],"status":"Ended",
              "runtime":60,"averageRuntime":60,"premiered":"2011-09-22","ended":"2016-06-21",
              "officialSite":"http://www.cbs.com/shows/person_of_interest/","schedule":{"time":"22:00","days":["Tuesday"]},
              "rating":{"average":8.8},"weight":97,
              "network":{"id":2,"name":"CBS","country":{"name":"United States","code":"US","timezone":"America/New_York"}},
              "externals":{"tvrage":28376,"thetvdb":248742,"imdb":"tt1839578"},
              "image":{"medium":"https://static.tvmaze.com/uploads/images/medium_portrait/163/407679.jpg",
                       "original":"https://static.tvmaze.com/uploads/images/original_untouched/163/407679.jpg"},
              "summary":"<p>You are being watched by a machine that predicts crimes.</p>",
              "updated":1704794122,"_links":{"self":{"href":"https://api.tvmaze.com/shows/2"}}},
             {"id":3,"url":"https://www.tvmaze.com/shows/3/bitten","name":"Bitten",
              "type":"Scripted","language":"English","genres":["Drama","Horror","Romance"],"status":"Ended",
              "runtime":45,"averageRuntime":45,"premiered":"2014-01-11","ended":"2016-04-15",
              "officialSite":"http://bitten.space.ca/","schedule":{"time":"22:00","days":["Friday"]},
              "rating":{"average":7.4},"weight":90,
              "network":{"id":7,"name":"CTV Sci-Fi","country":{"name":"Canada","code":"CA","timezone":"Canada/Atlantic"}},
              "externals":{"tvrage":34965,"thetvdb":269550,"imdb":"tt2365946"},
              "image":{"medium":"https://static.tvmaze.com/uploads/images/medium_portrait/0/15.jpg",
                       "original":"https://static.tvmaze.com/uploads/images/original_untouched/0/15.jpg"},
              "summary":"<p>Based on the critically acclaimed series of novels.</p>",
              "updated":1704794000,"_links":{"self":{"href":"https://api.tvmaze.com/shows/3"}}}]
            """,
        second: #"[{"id":250,"name":"Kirby Buckets"}]"#,
        guess: """
            rows ""; id /id; title /name; subtitle /network/name; picture /image/medium; \
            overview /summary; released /premiered; genres /genres/*; rating \
            /rating/average; runtime /runtime; averageRuntime /averageRuntime; countries \
            /network/country/name; days /schedule/days/*; source /url; officialSite \
            /officialSite; imdb /externals/imdb; ended /ended; paging page several(rows: 1); \
            search –
            """
    )

    // https://www.tvmaze.com/api#show-search
    static let tvmazeSearch = PublicService(
        name: "TVmaze search",
        address: "https://api.tvmaze.com/search/shows?q=girls",
        response: """
            [{"score":0.9,"show":{"id":139,"name":"Girls","type":"Scripted","genres":["Drama","Romance"],
              "premiered":"2012-04-15","rating":{"average":6.6},
              "image":{"medium":"https://static.tvmaze.com/uploads/images/medium_portrait/31/78286.jpg",
                       "original":"https://static.tvmaze.com/uploads/images/original_untouched/31/78286.jpg"}}},
             {"score":0.8,"show":{"id":41734,"name":"GIRLS","type":"Documentary","genres":[],
              "premiered":"2018-07-09","rating":{"average":null},"image":null}},
             {"score":0.7,"show":{"id":33320,"name":"Derry Girls","type":"Scripted","genres":["Comedy"],
              "premiered":"2018-01-04","rating":{"average":8.1},
              "image":{"medium":"https://static.tvmaze.com/uploads/images/medium_portrait/402/1007456.jpg",
                       "original":"https://static.tvmaze.com/uploads/images/original_untouched/402/1007456.jpg"}}}]
            """,
        guess: """
            rows ""; id /show/id; title /show/name; subtitle /show/type; picture \
            /show/image/medium; released /show/premiered; genres /show/genres/*; rating \
            /show/rating/average; paging – none; search q
            """
    )

    // https://docs.api.jikan.moe/#tag/top/operation/getTopAnime
    static let jikan = PublicService(
        name: "Jikan",
        address: "https://api.jikan.moe/v4/top/anime",
        response: """
            {"pagination":{"last_visible_page":1142,"has_next_page":true,"current_page":1,
              "items":{"count":25,"total":28530,"per_page":25}},
             "data":[{"mal_id":52991,"url":"https://myanimelist.net/anime/52991/Sousou_no_Frieren",
               "images":{"jpg":{"image_url":"https://cdn.myanimelist.net/images/anime/1015/138006.jpg",
                 "small_image_url":"https://cdn.myanimelist.net/images/anime/1015/138006t.jpg",
                 "large_image_url":"https://cdn.myanimelist.net/images/anime/1015/138006l.jpg"},
                "webp":{"image_url":"https://cdn.myanimelist.net/images/anime/1015/138006.webp",
                 "small_image_url":"https://cdn.myanimelist.net/images/anime/1015/138006t.webp",
                 "large_image_url":"https://cdn.myanimelist.net/images/anime/1015/138006l.webp"}},
               "trailer":{"youtube_id":"ZEkwCGJ3o7M","url":"https://www.youtube.com/watch?v=ZEkwCGJ3o7M"},
               "approved":true,"titles":[{"type":"Default","title":"Sousou no Frieren"}],
               "title":"Sousou no Frieren","title_english":"Frieren: Beyond Journey's End",
               "title_japanese":"葬送のフリーレン","type":"TV","source":"Manga","episodes":28,
               "status":"Finished Airing","aired":{"from":"2023-09-29T00:00:00+00:00","to":"2024-03-22T00:00:00+00:00"},
               "duration":"24 min per ep","rating":"PG-13 - Teens 13 or older","score":9.3,"scored_by":582000,
               "rank":1,"popularity":146,"members":1100000,"favorites":60000,
               "synopsis":"During their decade-long quest to defeat the Demon King, the members of the hero's party forged bonds.",
               "season":"fall","year":2023,"studios":[{"mal_id":11,"type":"anime","name":"Madhouse"}],
               "genres":[{"mal_id":2,"type":"anime","name":"Adventure"},{"mal_id":8,"type":"anime","name":"Drama"}]},
              {"mal_id":5114,"url":"https://myanimelist.net/anime/5114/Fullmetal_Alchemist__Brotherhood",
               "images":{"jpg":{"image_url":"https://cdn.myanimelist.net/images/anime/1208/94745.jpg",
                 "small_image_url":"https://cdn.myanimelist.net/images/anime/1208/94745t.jpg",
                 "large_image_url":"https://cdn.myanimelist.net/images/anime/1208/94745l.jpg"},
                "webp":{"image_url":"https://cdn.myanimelist.net/images/anime/1208/94745.webp",
                 "small_image_url":"https://cdn.myanimelist.net/images/anime/1208/94745t.webp",
                 "large_image_url":"https://cdn.myanimelist.net/images/anime/1208/94745l.webp"}},
               "trailer":{"youtube_id":"--IcmZkvL0Q","url":"https://www.youtube.com/watch?v=--IcmZkvL0Q"},
               "approved":true,"titles":[{"type":"Default","title":"Fullmetal Alchemist: Brotherhood"}],
               "title":"Fullmetal Alchemist: Brotherhood","title_english":"Fullmetal Alchemist: Brotherhood",
               "title_japanese":"鋼の錬金術師","type":"TV","source":"Manga","episodes":64,
               "status":"Finished Airing","aired":{"from":"2009-04-05T00:00:00+00:00","to":"2010-07-04T00:00:00+00:00"},
               "duration":"24 min per ep","rating":"R - 17+","score":9.1,"scored_by":2190000,
               "rank":2,"popularity":3,"members":3500000,"favorites":230000,
               "synopsis":"After a horrific alchemy experiment goes wrong in the Elric household, brothers are left in a new reality.",
               "season":"spring","year":2009,"studios":[{"mal_id":4,"type":"anime","name":"Bones"}],
               "genres":[{"mal_id":1,"type":"anime","name":"Action"},{"mal_id":8,"type":"anime","name":"Drama"}]}]}
            """,
        second: #"{"pagination":{},"data":[{"mal_id":7,"title":"Witch Hunter Robin"}]}"#,
        guess: """
            rows /data; id /mal_id; title /title; subtitle /studios/*/name; picture \
            /images/jpg/large_image_url; overview /synopsis; genres /genres/*/name; released \
            /aired/from; year /year; trailer /trailer/url; rating /score; source /url; \
            ratingValue /rating; season /season; titleEnglish /title_english; titleJapanese \
            /title_japanese; episodes /episodes; paging page several(rows: 1); search –
            """
    )

    // https://developers.google.com/books/docs/v1/using#PerformingSearch
    static let googleBooks = PublicService(
        name: "Google Books",
        address: "https://www.googleapis.com/books/v1/volumes?q=flowers&startIndex=0&maxResults=2",
        response: """
            {"kind":"books#volumes","totalItems":1000000,"items":[
              {"kind":"books#volume","id":"_ojXNuzgHRcC","etag":"OTD2tB19qn4","selfLink":"https://www.googleapis.com/books/v1/volumes/_ojXNuzgHRcC",
               "volumeInfo":{"title":"Flowers","authors":["Vijaya Khisty Bodach"],"publisher":"Capstone","publishedDate":"2006-07",
                "description":"Simple text and photographs present flowers of plants, how they grow, and their uses.",
                "industryIdentifiers":[{"type":"ISBN_13","identifier":"9780736896191"}],"pageCount":28,"printType":"BOOK",
                "categories":["Juvenile Nonfiction"],"averageRating":4.5,"ratingsCount":12,"language":"en",
                "imageLinks":{"smallThumbnail":"http://books.google.com/books/content?id=_ojXNuzgHRcC&img=1&zoom=5",
                 "thumbnail":"http://books.google.com/books/content?id=_ojXNuzgHRcC&img=1&zoom=1"},
                "infoLink":"https://play.google.com/store/books/details?id=_ojXNuzgHRcC"},
               "saleInfo":{"country":"US","saleability":"NOT_FOR_SALE"},"accessInfo":{"country":"US","viewability":"NO_PAGES"},
               "searchInfo":{"textSnippet":"Simple text and photographs present flowers."}},
              {"kind":"books#volume","id":"RJxWIQOvoZUC","etag":"NsxMT6kCCVs","selfLink":"https://www.googleapis.com/books/v1/volumes/RJxWIQOvoZUC",
               "volumeInfo":{"title":"Flowers for Algernon","authors":["Daniel Keyes"],"publisher":"Houghton Mifflin","publishedDate":"2007-12-01",
                "description":"A mentally disabled man's experimental quest for intelligence mirrors that of a mouse.",
                "industryIdentifiers":[{"type":"ISBN_13","identifier":"9780547539638"}],"pageCount":324,"printType":"BOOK",
                "categories":["Fiction"],"averageRating":4,"ratingsCount":51,"language":"en",
                "imageLinks":{"smallThumbnail":"http://books.google.com/books/content?id=RJxWIQOvoZUC&img=1&zoom=5",
                 "thumbnail":"http://books.google.com/books/content?id=RJxWIQOvoZUC&img=1&zoom=1"},
                "infoLink":"https://play.google.com/store/books/details?id=RJxWIQOvoZUC"},
               "saleInfo":{"country":"US","saleability":"FOR_SALE"},"accessInfo":{"country":"US","viewability":"PARTIAL"},
               "searchInfo":{"textSnippet":"A man's quest for intelligence."}}]}
            """,
        second: #"{"items":[{"id":"x1","volumeInfo":{"title":"Roses"}}]}"#,
        guess: """
            rows /items; id /id; title /volumeInfo/title; subtitle /volumeInfo/authors/*; \
            picture /volumeInfo/imageLinks/thumbnail; overview /volumeInfo/description; \
            rating /volumeInfo/averageRating; released /volumeInfo/publishedDate; categories \
            /volumeInfo/categories/*; source /volumeInfo/infoLink; viewability \
            /accessInfo/viewability; saleability /saleInfo/saleability; publisher \
            /volumeInfo/publisher; textSnippet /searchInfo/textSnippet; pageCount \
            /volumeInfo/pageCount; ratingsCount /volumeInfo/ratingsCount; paging startIndex \
            several(rows: 1); search q
            """
    )

    // https://openlibrary.org/dev/docs/api/search
    static let openLibrary = PublicService(
        name: "Open Library",
        address: "https://openlibrary.org/search.json?q=the+lord+of+the+rings&page=1&limit=3",
        response: """
            {"numFound":629,"start":0,"numFoundExact":true,"num_found":629,"q":"the lord of the rings","offset":null,"docs":[
              {"author_key":["OL26320A"],"author_name":["J.R.R. Tolkien"],"cover_edition_key":"OL51711263M","cover_i":14625765,
               "ebook_access":"printdisabled","edition_count":120,"first_publish_year":1954,"has_fulltext":true,
               "key":"/works/OL27448W","language":["eng","spa"],"title":"The Lord of the Rings"},
              {"author_key":["OL26320A"],"author_name":["J.R.R. Tolkien"],"cover_edition_key":"OL21058613M","cover_i":8474036,
               "ebook_access":"borrowable","edition_count":97,"first_publish_year":1955,"has_fulltext":true,
               "key":"/works/OL27516W","language":["eng"],"title":"The Return of the King"},
              {"author_key":["OL7115219A"],"author_name":["Jude Fisher"],"cover_edition_key":"OL3950463M","cover_i":240727,
               "ebook_access":"no_ebook","edition_count":4,"first_publish_year":2001,"has_fulltext":false,
               "key":"/works/OL5843242W","language":["eng"],"title":"The Lord of the Rings Visual Companion"}]}
            """,
        second: #"{"numFound":629,"docs":[{"key":"/works/OL1W","title":"Other"}]}"#,
        guess: """
            rows /docs; id /key; title /title; subtitle /author_name/*; picture –; released \
            /first_publish_year; language /language/*; ebookAccess /ebook_access; \
            editionCount /edition_count; paging page several(rows: 1); search q
            """
    )

    // https://developer.apple.com/library/archive/documentation/AudioVideo/Conceptual/iTuneSearchAPI
    static let itunes = PublicService(
        name: "iTunes Search",
        address: "https://itunes.apple.com/search?term=jack+johnson&limit=2",
        response: """
            {"resultCount":2,"results":[
              {"wrapperType":"track","kind":"song","artistId":909253,"collectionId":1469577723,"trackId":1469577741,
               "artistName":"Jack Johnson","collectionName":"Jack Johnson and Friends","trackName":"Upside Down",
               "artistViewUrl":"https://music.apple.com/us/artist/jack-johnson/909253?uo=4",
               "trackViewUrl":"https://music.apple.com/us/album/upside-down/1469577723?i=1469577741&uo=4",
               "previewUrl":"https://audio-ssl.itunes.apple.com/upside.m4a",
               "artworkUrl30":"https://is1-ssl.mzstatic.com/image/thumb/a/30x30bb.jpg",
               "artworkUrl60":"https://is1-ssl.mzstatic.com/image/thumb/a/60x60bb.jpg",
               "artworkUrl100":"https://is1-ssl.mzstatic.com/image/thumb/a/100x100bb.jpg",
               "collectionPrice":9.99,"trackPrice":1.29,"releaseDate":"2006-02-07T08:00:00Z","trackCount":14,"trackNumber":1,
               "trackTimeMillis":208643,"country":"USA","currency":"USD","primaryGenreName":"Rock"},
              {"wrapperType":"track","kind":"song","artistId":909253,"collectionId":879273552,"trackId":879273565,
               "artistName":"Jack Johnson","collectionName":"In Between Dreams","trackName":"Better Together",
               "artistViewUrl":"https://music.apple.com/us/artist/jack-johnson/909253?uo=4",
               "trackViewUrl":"https://music.apple.com/us/album/better-together/879273552?i=879273565&uo=4",
               "previewUrl":"https://audio-ssl.itunes.apple.com/better.m4a",
               "artworkUrl30":"https://is1-ssl.mzstatic.com/image/thumb/b/30x30bb.jpg",
               "artworkUrl60":"https://is1-ssl.mzstatic.com/image/thumb/b/60x60bb.jpg",
               "artworkUrl100":"https://is1-ssl.mzstatic.com/image/thumb/b/100x100bb.jpg",
               "collectionPrice":7.99,"trackPrice":1.29,"releaseDate":"2005-03-01T08:00:00Z","trackCount":15,"trackNumber":2,
               "trackTimeMillis":207680,"country":"USA","currency":"USD","primaryGenreName":"Singer/Songwriter"}]}
            """,
        guess: """
            rows /results; id /trackId; title /trackName; subtitle /primaryGenreName; \
            picture /artworkUrl100; released /releaseDate; collectionName /collectionName; \
            source /trackViewUrl; collectionPrice /collectionPrice; trackCount /trackCount; \
            trackNumber /trackNumber; trackTimeMillis /trackTimeMillis; paging – none; \
            search term
            """
    )

    // https://pokeapi.co/docs/v2#resource-listspagination-section
    static let pokemon = PublicService(
        name: "PokéAPI",
        address: "https://pokeapi.co/api/v2/pokemon",
        response: """
            {"count":1302,"next":"https://pokeapi.co/api/v2/pokemon?offset=3&limit=3","previous":null,"results":[
              {"name":"bulbasaur","url":"https://pokeapi.co/api/v2/pokemon/1/"},
              {"name":"ivysaur","url":"https://pokeapi.co/api/v2/pokemon/2/"},
              {"name":"venusaur","url":"https://pokeapi.co/api/v2/pokemon/3/"}]}
            """,
        second:
            #"{"count":1302,"results":[{"name":"charmander","url":"https://pokeapi.co/api/v2/pokemon/4/"}]}"#,
        guess: """
            rows /results; id /url; title /name; subtitle –; picture –; paging offset \
            several(rows: 1); search –
            """
    )

    // https://swapi.dev/documentation#people
    static let starWars = PublicService(
        name: "SWAPI",
        address: "https://swapi.dev/api/people/?page=1",
        response: """
            {"count":82,"next":"https://swapi.dev/api/people/?page=2","previous":null,"results":[
              {"name":"Luke Skywalker","height":"172","mass":"77","hair_color":"blond","skin_color":"fair","eye_color":"blue",
               "birth_year":"19BBY","gender":"male","homeworld":"https://swapi.dev/api/planets/1/",
               "films":["https://swapi.dev/api/films/1/"],"species":[],"created":"2014-12-09T13:50:51.644000Z",
               "edited":"2014-12-20T21:17:56.891000Z","url":"https://swapi.dev/api/people/1/"},
              {"name":"C-3PO","height":"167","mass":"75","hair_color":"n/a","skin_color":"gold","eye_color":"yellow",
               "birth_year":"112BBY","gender":"n/a","homeworld":"https://swapi.dev/api/planets/1/",
               "films":["https://swapi.dev/api/films/1/"],"species":["https://swapi.dev/api/species/2/"],
               "created":"2014-12-10T15:10:51.357000Z","edited":"2014-12-20T21:17:50.309000Z","url":"https://swapi.dev/api/people/2/"},
              {"name":"R2-D2","height":"96","mass":"32","hair_color":"n/a","skin_color":"white, blue","eye_color":"red",
               "birth_year":"33BBY","gender":"n/a","homeworld":"https://swapi.dev/api/planets/8/",
               "films":["https://swapi.dev/api/films/1/"],"species":["https://swapi.dev/api/species/2/"],
               "created":"2014-12-10T15:11:50.376000Z","edited":"2014-12-20T21:17:50.311000Z","url":"https://swapi.dev/api/people/3/"}]}
            """,
        second:
            #"{"count":82,"results":[{"name":"Anakin","url":"https://swapi.dev/api/people/11/"}]}"#,
        guess: """
            rows /results; id /url; title /name; subtitle –; picture –; birthYear \
            /birth_year; created /created; edited /edited; mass /mass; paging page \
            several(rows: 1); search –
            """
    )

    // https://rickandmortyapi.com/documentation/#get-all-characters
    static let rickAndMorty = PublicService(
        name: "Rick and Morty",
        address: "https://rickandmortyapi.com/api/character",
        response: """
            {"info":{"count":826,"pages":42,"next":"https://rickandmortyapi.com/api/character?page=2","prev":null},"results":[
              {"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","type":"","gender":"Male",
               "origin":{"name":"Earth (C-137)","url":"https://rickandmortyapi.com/api/location/1"},
               "location":{"name":"Citadel of Ricks","url":"https://rickandmortyapi.com/api/location/3"},
               "image":"https://rickandmortyapi.com/api/character/avatar/1.jpeg",
               "episode":["https://rickandmortyapi.com/api/episode/1","https://rickandmortyapi.com/api/episode/2"],
               "url":"https://rickandmortyapi.com/api/character/1","created":"2017-11-04T18:48:46.250Z"},
              {"id":4,"name":"Beth Smith","status":"Alive","species":"Human","type":"","gender":"Female",
               "origin":{"name":"Earth (Replacement Dimension)","url":"https://rickandmortyapi.com/api/location/20"},
               "location":{"name":"Earth (Replacement Dimension)","url":"https://rickandmortyapi.com/api/location/20"},
               "image":"https://rickandmortyapi.com/api/character/avatar/4.jpeg",
               "episode":["https://rickandmortyapi.com/api/episode/6"],
               "url":"https://rickandmortyapi.com/api/character/4","created":"2017-11-04T19:22:43.665Z"},
              {"id":6,"name":"Abadango Cluster Princess","status":"Alive","species":"Alien","type":"","gender":"Female",
               "origin":{"name":"Abadango","url":"https://rickandmortyapi.com/api/location/2"},
               "location":{"name":"Abadango","url":"https://rickandmortyapi.com/api/location/2"},
               "image":"https://rickandmortyapi.com/api/character/avatar/6.jpeg",
               "episode":["https://rickandmortyapi.com/api/episode/27"],
               "url":"https://rickandmortyapi.com/api/character/6","created":"2017-11-04T19:50:28.250Z"}]}
            """,
        second: #"{"info":{},"results":[{"id":21,"name":"Aqua Morty"}]}"#,
        guess: """
            rows /results; id /id; title /name; subtitle /species; picture /image; gender \
            /gender; location /location/name; origin /origin/name; created /created; paging \
            page several(rows: 1); search –
            """
    )

    // https://www.themealdb.com/api.php
    static let meals = PublicService(
        name: "TheMealDB",
        address: "https://www.themealdb.com/api/json/v1/1/search.php?s=chicken",
        response: """
            {"meals":[
              {"idMeal":"53050","strMeal":"Ayam Percik","strDrinkAlternate":null,"strCategory":"Chicken","strArea":"Malaysian",
               "strInstructions":"In a blender, add the ingredients for the spice paste and blend until smooth. Over medium heat, pour the spice paste in a skillet.",
               "strMealThumb":"https://www.themealdb.com/images/media/meals/020z181619788503.jpg","strTags":null,
               "strYoutube":"https://www.youtube.com/watch?v=9ytR28QK6I8","strIngredient1":"Chicken Thighs","strIngredient2":"Challots",
               "strMeasure1":"6","strMeasure2":"16","strSource":"http://www.curiousnut.com/roasted-spiced-chicken-ayam-percik/"},
              {"idMeal":"52956","strMeal":"Chicken Congee","strDrinkAlternate":null,"strCategory":"Chicken","strArea":"Chinese",
               "strInstructions":"STEP 1 - MARINATING THE CHICKEN. In a bowl, add chicken, salt, white pepper, ginger juice and then mix it together well.",
               "strMealThumb":"https://www.themealdb.com/images/media/meals/1529446352.jpg","strTags":"Soup",
               "strYoutube":"https://www.youtube.com/watch?v=kqEfk801E94","strIngredient1":"Chicken","strIngredient2":"Salt",
               "strMeasure1":"8 oz","strMeasure2":"pinch","strSource":"https://sueandgambo.com/pages/how-to-make-chinese-congee"},
              {"idMeal":"52831","strMeal":"Chicken Karaage","strDrinkAlternate":null,"strCategory":"Chicken","strArea":"Japanese",
               "strInstructions":"Add the ginger, garlic, soy sauce, sake and sugar to a bowl and whisk to combine. Add the chicken, then stir to coat evenly.",
               "strMealThumb":"https://www.themealdb.com/images/media/meals/tyywsw1505930373.jpg","strTags":null,
               "strYoutube":"https://www.youtube.com/watch?v=XyjJzMiHM4Q","strIngredient1":"Boneless skin","strIngredient2":"Ginger",
               "strMeasure1":"450 grams","strMeasure2":"1 tablespoon","strSource":"http://norecipes.com/karaage-recipe"}]}
            """,
        guess: """
            rows /meals; id /idMeal; title /strMeal; subtitle –; picture /strMealThumb; \
            overview /strInstructions; trailer /strYoutube; source /strSource; area \
            /strArea; ingredient1 /strIngredient1; ingredient2 /strIngredient2; measure1 \
            /strMeasure1; measure2 /strMeasure2; paging – none; search s
            """
    )

    // https://restcountries.com/#rest-countries
    static let countries = PublicService(
        name: "REST Countries",
        address:
            "https://restcountries.com/v3.1/all?fields=name,cca3,capital,region,population,flags",
        response: """
            [{"flags":{"png":"https://flagcdn.com/w320/tg.png","svg":"https://flagcdn.com/tg.svg",
               "alt":"The flag of Togo is composed of five equal horizontal bands of green alternating with yellow, and a red square."},
              "name":{"common":"Togo","official":"Togolese Republic","nativeName":{"fra":{"official":"République togolaise","common":"Togo"}}},
              "cca3":"TGO","capital":["Lomé"],"region":"Africa","population":8278737},
             {"flags":{"png":"https://flagcdn.com/w320/ua.png","svg":"https://flagcdn.com/ua.svg",
               "alt":"The flag of Ukraine is composed of two equal horizontal bands of blue and yellow, and that is all there is."},
              "name":{"common":"Ukraine","official":"Ukraine","nativeName":{"ukr":{"official":"Україна","common":"Україна"}}},
              "cca3":"UKR","capital":["Kyiv"],"region":"Europe","population":44134693},
             {"flags":{"png":"https://flagcdn.com/w320/pe.png","svg":"https://flagcdn.com/pe.svg",
               "alt":"The flag of Peru is composed of three equal vertical bands of red, white and red, without any emblem on it."},
              "name":{"common":"Peru","official":"Republic of Peru","nativeName":{"spa":{"official":"República del Perú","common":"Perú"}}},
              "cca3":"PER","capital":["Lima"],"region":"Americas","population":32971846}]
            """,
        guess: """
            rows ""; id /cca3; title /name/common; subtitle /region; picture /flags/png; \
            overview /flags/alt; capital /capital/*; official /name/official; population \
            /population; paging – none; search –
            """
    )

    // https://api.artic.edu/docs/#get-artworks
    static let art = PublicService(
        name: "Art Institute of Chicago",
        address: "https://api.artic.edu/api/v1/artworks?page=1&limit=2",
        response: """
            {"pagination":{"total":129884,"limit":2,"offset":0,"total_pages":64942,"current_page":1,
              "next_url":"https://api.artic.edu/api/v1/artworks?page=2&limit=2"},
             "data":[
              {"id":27992,"api_model":"artworks","api_link":"https://api.artic.edu/api/v1/artworks/27992","title":"A Sunday on La Grande Jatte",
               "alt_titles":null,"thumbnail":{"lqip":"data:image/gif;base64,R0lGODlhBwAFAPQAAD0","width":30000,"height":20000,"alt_text":"A painting of a park"},
               "date_start":1884,"date_display":"1884–86","artist_display":"Georges Seurat (French, 1859–1891)","place_of_origin":"France",
               "dimensions":"207.5 × 308.1 cm","medium_display":"Oil on canvas","department_title":"Painting and Sculpture of Europe",
               "artist_title":"Georges Seurat","image_id":"2d484387-2509-5e8e-2c43-22f9981972eb","category_titles":["Painting","Paintings"],
               "updated_at":"2024-01-10T23:26:08-06:00"},
              {"id":28560,"api_model":"artworks","api_link":"https://api.artic.edu/api/v1/artworks/28560","title":"The Bedroom",
               "alt_titles":["Bedroom"],"thumbnail":{"lqip":"data:image/gif;base64,R0lGODlhBgAFAPUAAE5","width":2250,"height":1735,"alt_text":"A bedroom"},
               "date_start":1889,"date_display":"1889","artist_display":"Vincent van Gogh (Dutch, 1853–1890)","place_of_origin":"Netherlands",
               "dimensions":"73.6 × 92.3 cm","medium_display":"Oil paint on canvas","department_title":"Painting of Europe",
               "artist_title":"Vincent van Gogh","image_id":"25c31d8d-21a4-9ea1-1d73-6a2eca4dda7e","category_titles":["Furniture"],
               "updated_at":"2024-01-11T23:26:08-06:00"}],
             "info":{"license_text":"CC0","version":"1.10"},"config":{"iiif_url":"https://www.artic.edu/iiif/2","website_url":"https://www.artic.edu"}}
            """,
        second: #"{"data":[{"id":111628,"title":"Nighthawks"}]}"#,
        guess: """
            rows /data; id /id; title /title; subtitle /artist_display; picture –; \
            dimensions /dimensions; artistTitle /artist_title; departmentTitle \
            /department_title; mediumDisplay /medium_display; placeOfOrigin \
            /place_of_origin; altText /thumbnail/alt_text; dateDisplay /date_display; \
            dateStart /date_start; paging page several(rows: 1); search –
            """
    )
}
