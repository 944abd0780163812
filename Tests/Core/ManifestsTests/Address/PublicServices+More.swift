extension PublicService {
    // https://developer.riotgames.com/docs/lol#data-dragon_champions
    static let champions = PublicService(
        name: "Data Dragon",
        address: "https://ddragon.leagueoflegends.com/cdn/14.1.1/data/en_US/champion.json",
        response: """
            {"type":"champion","format":"standAloneComplex","version":"14.1.1","data":{
              "Aatrox":{"version":"14.1.1","id":"Aatrox","key":"266","name":"Aatrox","title":"the Darkin Blade","blurb":"Once honored defenders of Shurima against the Void, Aatrox and his brethren would become an even greater threat.",
               "info":{"attack":8,"defense":4},"image":{"full":"Aatrox.png","sprite":"champion0.png","x":0},"tags":["Fighter"],"partype":"Blood Well"},
              "Ahri":{"version":"14.1.1","id":"Ahri","key":"103","name":"Ahri","title":"the Nine-Tailed Fox","blurb":"Innately connected to the magic of the spirit realm, Ahri is a fox-like vastaya who can manipulate emotions.",
               "info":{"attack":3,"defense":4},"image":{"full":"Ahri.png","sprite":"champion0.png","x":48},"tags":["Mage","Assassin"],"partype":"Mana"},
              "Akali":{"version":"14.1.1","id":"Akali","key":"84","name":"Akali","title":"the Rogue Assassin","blurb":"Abandoning the Kinkou Order and her title of the Fist of Shadow, Akali now strikes alone, ready to be deadly.",
               "info":{"attack":5,"defense":3},"image":{"full":"Akali.png","sprite":"champion0.png","x":96},"tags":["Assassin"],"partype":"Energy"}}}
            """,
        guess: """
            rows /data/*; id /#; title /name; subtitle –; picture –; overview /blurb; tags \
            /tags/*; partype /partype; title /title; x /image/x; attack /info/attack; defense \
            /info/defense; paging – none; search –
            """
    )

    // https://docs.openalex.org/api-entities/works/get-lists-of-works
    static let openAlex = PublicService(
        name: "OpenAlex",
        address: "https://api.openalex.org/works?search=dna&per-page=2&page=1",
        response: """
            {"meta":{"count":2543219,"db_response_time_ms":120,"page":1,"per_page":2,"groups_count":null},"results":[
              {"id":"https://openalex.org/W2741809807","doi":"https://doi.org/10.7717/peerj.4375","title":"The state of OA",
               "display_name":"The state of OA","relevance_score":993.1,"publication_year":2018,"publication_date":"2018-02-13",
               "language":"en","type":"article","cited_by_count":1013,"is_retracted":false,
               "authorships":[{"author_position":"first","author":{"id":"https://openalex.org/A5048491430","display_name":"Heather Piwowar"}}],
               "open_access":{"is_oa":true,"oa_status":"gold","oa_url":"https://doi.org/10.7717/peerj.4375"}},
              {"id":"https://openalex.org/W2100837269","doi":"https://doi.org/10.1038/227680a0","title":"Cleavage of Structural Proteins",
               "display_name":"Cleavage of Structural Proteins","relevance_score":902.4,"publication_year":1970,"publication_date":"1970-08-01",
               "language":"en","type":"article","cited_by_count":227000,"is_retracted":false,
               "authorships":[{"author_position":"first","author":{"id":"https://openalex.org/A5042896011","display_name":"U. K. Laemmli"}}],
               "open_access":{"is_oa":false,"oa_status":"closed","oa_url":null}}],
             "group_by":[]}
            """,
        second: #"{"results":[{"id":"https://openalex.org/W1","title":"Other"}]}"#,
        guess: """
            rows /results; id /id; title /title; subtitle \
            /authorships/*/author/display_name; picture –; released /publication_date; \
            publicationYear /publication_year; source /open_access/oa_url; oaStatus \
            /open_access/oa_status; citedByCount /cited_by_count; paging page several(rows: \
            1); search search
            """
    )

    // https://www.mediawiki.org/wiki/API:Geosearch
    static let geosearch = PublicService(
        name: "Wikipedia geosearch",
        address:
            "https://en.wikipedia.org/w/api.php?action=query&list=geosearch&gscoord=37.7891838%7C-122.4033522&gsradius=10000&gslimit=3&format=json",
        response: """
            {"batchcomplete":"","query":{"geosearch":[
              {"pageid":18618509,"ns":0,"title":"Wikimedia Foundation","lat":37.78916666,"lon":-122.40333333,"dist":2.5,"primary":""},
              {"pageid":42936625,"ns":0,"title":"Foxcroft Building","lat":37.78916666,"lon":-122.40333333,"dist":2.6,"primary":""},
              {"pageid":9292891,"ns":0,"title":"140 New Montgomery","lat":37.787,"lon":-122.4,"dist":401.2,"primary":""}]}}
            """,
        guess: """
            rows /query/geosearch; id /pageid; title /title; subtitle –; picture –; dist \
            /dist; paging – none; search –
            """
    )

    // https://hn.algolia.com/api
    static let hackerNews = PublicService(
        name: "Hacker News",
        address: "https://hn.algolia.com/api/v1/search?query=swift&tags=story",
        response: """
            {"hits":[
              {"objectID":"10669891","title":"Swift is Open Source","author":"dak1","points":1824,"num_comments":523,"url":"https://swift.org/",
               "story_id":10669891,"created_at":"2015-12-03T16:29:41Z","created_at_i":1449160181,"_tags":["story","author_dak1","story_10669891"],
               "_highlightResult":{"title":{"value":"<em>Swift</em> is Open Source","matchLevel":"full"},"author":{"value":"dak1","matchLevel":"none"}}},
              {"objectID":"7835099","title":"Apple announces Swift","author":"falava","points":1243,"num_comments":921,"url":"https://developer.apple.com/swift/",
               "story_id":7835099,"created_at":"2014-06-02T18:52:12Z","created_at_i":1401735132,"_tags":["story","author_falava","story_7835099"],
               "_highlightResult":{"title":{"value":"Apple announces <em>Swift</em>","matchLevel":"full"},"author":{"value":"falava","matchLevel":"none"}}}],
             "nbHits":37432,"page":0,"nbPages":50,"hitsPerPage":2,"exhaustiveNbHits":true,"query":"swift","params":"query=swift&tags=story"}
            """,
        second: #"{"hits":[{"objectID":"1","title":"Other"}]}"#,
        guess: """
            rows /hits; id /objectID; title /title; subtitle /author; picture –; tags \
            /_tags/*; source /url; createdAt /created_at; comments /num_comments; points \
            /points; paging page several(rows: 1); search query
            """
    )

    // https://api.nasa.gov/#apod
    static let astronomy = PublicService(
        name: "NASA APOD",
        address:
            "https://api.nasa.gov/planetary/apod?api_key=DEMO_KEY&start_date=2024-01-01&end_date=2024-01-03",
        response: """
            [{"date":"2024-01-01","explanation":"NGC 1232 is a spiral galaxy in which bright young stars follow gravitationally swirling arms, seen face on.",
              "hdurl":"https://apod.nasa.gov/apod/image/2401/ngc1232b_vlt_960.jpg","media_type":"image","service_version":"v1",
              "title":"NGC 1232: A Grand Design Spiral Galaxy","url":"https://apod.nasa.gov/apod/image/2401/ngc1232b_vlt_960s.jpg"},
             {"copyright":"Craig Stocks","date":"2024-01-02","explanation":"The Rocket Galaxy may seem unusual, but the long exposure shows what the human eye could never see.",
              "hdurl":"https://apod.nasa.gov/apod/image/2401/Rocket.jpg","media_type":"image","service_version":"v1",
              "title":"Rocket Transits Rippling Moon","url":"https://apod.nasa.gov/apod/image/2401/Rocket_1080.jpg"},
             {"copyright":"Jeff Dai","date":"2024-01-03","explanation":"A jet from a lightning storm high above the ground is among the rarest things that cameras saw.",
              "media_type":"video","service_version":"v1","title":"A SAR Arc","url":"https://www.youtube.com/embed/abc"}]
            """,
        guess: """
            rows ""; id /date; title /title; subtitle /media_type; picture /url; overview \
            /explanation; released /date; copyright /copyright; paging – none; search –; key \
            api_key
            """
    )

    // https://dummyjson.com/docs/products
    static let products = PublicService(
        name: "DummyJSON",
        address: "https://dummyjson.com/products",
        response: """
            {"products":[
              {"id":1,"title":"Essence Mascara Lash Princess","description":"The Essence Mascara Lash Princess is a popular mascara known for its effects.",
               "category":"beauty","price":9.99,"discountPercentage":10.48,"rating":2.56,"stock":99,"tags":["beauty","mascara"],"brand":"Essence",
               "sku":"BEA-ESS-ESS-001","weight":4,"dimensions":{"width":15.14,"height":13.08,"depth":22.99},"warrantyInformation":"1 week warranty",
               "reviews":[{"rating":3,"comment":"Would not recommend!","reviewerName":"Eleanor Collins"}],
               "meta":{"createdAt":"2025-04-30T09:41:02.053Z","barcode":"5784719087687","qrCode":"https://cdn.dummyjson.com/public/qr-code.png"},
               "images":["https://cdn.dummyjson.com/product-images/beauty/essence/1.webp"],
               "thumbnail":"https://cdn.dummyjson.com/product-images/beauty/essence/thumbnail.webp"},
              {"id":2,"title":"Eyeshadow Palette with Mirror","description":"The Eyeshadow Palette with Mirror offers a versatile range of eyeshadow shades.",
               "category":"beauty","price":19.99,"discountPercentage":18.19,"rating":2.86,"stock":34,"tags":["beauty","eyeshadow"],"brand":"Glamour Beauty",
               "sku":"BEA-GLA-EYE-002","weight":9,"dimensions":{"width":9.26,"height":22.47,"depth":27.67},"warrantyInformation":"1 year warranty",
               "reviews":[{"rating":5,"comment":"Great product!","reviewerName":"Savannah Gomez"}],
               "meta":{"createdAt":"2025-04-30T09:41:02.053Z","barcode":"9170275171413","qrCode":"https://cdn.dummyjson.com/public/qr-code.png"},
               "images":["https://cdn.dummyjson.com/product-images/beauty/eyeshadow/1.webp"],
               "thumbnail":"https://cdn.dummyjson.com/product-images/beauty/eyeshadow/thumbnail.webp"}],
             "total":194,"skip":0,"limit":2}
            """,
        second:
            #"{"products":[{"id":3,"title":"Powder Canister"}],"total":194,"skip":2,"limit":2}"#,
        guess: """
            rows /products; id /id; title /title; subtitle /brand; picture /thumbnail; \
            overview /description; rating /rating; reviewsRating /reviews/*/rating; tags \
            /tags/*; sku /sku; warrantyInformation /warrantyInformation; price /price; stock \
            /stock; weight /weight; discountPercentage /discountPercentage; depth \
            /dimensions/depth; barcode /meta/barcode; paging skip several(rows: 1); search –
            """
    )

    // https://jsonplaceholder.typicode.com/guide/
    static let posts = PublicService(
        name: "JSONPlaceholder",
        address: "https://jsonplaceholder.typicode.com/posts",
        response: """
            [{"userId":1,"id":1,"title":"sunt aut facere","body":"quia et suscipit suscipit recusandae consequuntur expedita et cum"},
             {"userId":1,"id":2,"title":"qui est esse","body":"est rerum tempore vitae sequi sint nihil reprehenderit dolor"},
             {"userId":2,"id":11,"title":"et ea vero quia","body":"delectus reiciendis molestiae occaecati non minima eveniet qui"}]
            """,
        guess: """
            rows ""; id /id; title /title; subtitle –; picture –; overview /body; paging – \
            none; search –
            """
    )

    // https://github.com/r-spacex/SpaceX-API/blob/master/docs/launches/v4/all.md
    static let launches = PublicService(
        name: "SpaceX",
        address: "https://api.spacexdata.com/v4/launches",
        response: """
            [{"fairings":{"reused":false},"links":{"patch":{"small":"https://images2.imgbox.com/94/f2/NN6Ph45r_o.png","large":"https://images2.imgbox.com/5b/02/QcxHUb5V_o.png"},
               "reddit":{"campaign":null},"flickr":{"small":[],"original":[]},"webcast":"https://www.youtube.com/watch?v=0a_00nJ_Y88","youtube_id":"0a_00nJ_Y88",
               "article":"https://www.space.com/2196-spacex.html","wikipedia":"https://en.wikipedia.org/wiki/DemoSat"},
              "static_fire_date_utc":"2006-03-17T00:00:00.000Z","rocket":"5e9d0d95eda69955f709d1eb","success":false,
              "details":"Engine failure at 33 seconds and loss of vehicle","flight_number":1,"name":"FalconSat","date_utc":"2006-03-24T22:30:00.000Z",
              "date_unix":1143239400,"upcoming":false,"id":"5eb87cd9ffd86e000604b32a"},
             {"fairings":{"reused":false},"links":{"patch":{"small":"https://images2.imgbox.com/f9/4a/ZboXReNb_o.png","large":"https://images2.imgbox.com/80/a2/bkWotCIS_o.png"},
               "reddit":{"campaign":null},"flickr":{"small":[],"original":[]},"webcast":"https://www.youtube.com/watch?v=Lk4zQ2wP-Nc","youtube_id":"Lk4zQ2wP-Nc",
               "article":"https://www.space.com/3590-spacex.html","wikipedia":"https://en.wikipedia.org/wiki/DemoSat"},
              "static_fire_date_utc":null,"rocket":"5e9d0d95eda69955f709d1eb","success":false,
              "details":"Successful first stage burn, premature engine shutdown","flight_number":2,"name":"DemoSat","date_utc":"2007-03-21T01:10:00.000Z",
              "date_unix":1174439400,"upcoming":false,"id":"5eb87cdaffd86e000604b32b"}]
            """,
        guess: """
            rows ""; id /id; title /name; subtitle –; picture /links/patch/large; released \
            /date_utc; trailer /links/webcast; details /details; dateUnix /date_unix; \
            flightNumber /flight_number; staticFireDateUtc /static_fire_date_utc; paging – \
            none; search –
            """
    )

    // https://openfoodfacts.github.io/openfoodfacts-server/api/
    static let food = PublicService(
        name: "Open Food Facts",
        address:
            "https://world.openfoodfacts.org/cgi/search.pl?search_terms=spread&page=1&page_size=2&json=1",
        response: """
            {"count":3423,"page":1,"page_count":2,"page_size":2,"skip":0,"products":[
              {"_id":"3017620422003","code":"3017620422003","product_name":"Nutella","brands":"Ferrero","quantity":"400 g","categories":"Spreads, Sweet spreads",
               "countries":"France, Germany","nutriscore_grade":"e","nova_group":4,"image_url":"https://images.openfoodfacts.org/images/products/301/front_en.400.jpg",
               "image_small_url":"https://images.openfoodfacts.org/images/products/301/front_en.200.jpg",
               "image_thumb_url":"https://images.openfoodfacts.org/images/products/301/front_en.100.jpg",
               "image_ingredients_url":"https://images.openfoodfacts.org/images/products/301/ingredients_fr.400.jpg",
               "ingredients_text":"Sugar, palm oil, hazelnuts 13%, skimmed milk powder 8.7%","url":"https://world.openfoodfacts.org/product/3017620422003"},
              {"_id":"8076809513753","code":"8076809513753","product_name":"Pesto","brands":"Barilla","quantity":"190 g","categories":"Sauces, Pestos",
               "countries":"Italy, France","nutriscore_grade":"d","nova_group":3,"image_url":"https://images.openfoodfacts.org/images/products/807/front_en.400.jpg",
               "image_small_url":"https://images.openfoodfacts.org/images/products/807/front_en.200.jpg",
               "image_thumb_url":"https://images.openfoodfacts.org/images/products/807/front_en.100.jpg",
               "image_ingredients_url":"https://images.openfoodfacts.org/images/products/807/ingredients_fr.400.jpg",
               "ingredients_text":"Sunflower seed oil, fresh Italian basil 30%, cashew nuts","url":"https://world.openfoodfacts.org/product/8076809513753"}]}
            """,
        second: #"{"products":[{"_id":"20724696","product_name":"Almonds"}]}"#,
        guess: """
            rows /products; id /_id; title /product_name; subtitle /brands; picture \
            /image_url; countries /countries; categories /categories; quantity /quantity; \
            ingredientsText /ingredients_text; nutriscoreGrade /nutriscore_grade; novaGroup \
            /nova_group; paging page several(rows: 1); search search_terms
            """
    )

    // https://developers.deezer.com/api/search
    static let deezer = PublicService(
        name: "Deezer",
        address: "https://api.deezer.com/search?q=eminem&index=0&limit=2",
        response: """
            {"data":[
              {"id":1109731,"readable":true,"title":"Lose Yourself (From \\"8 Mile\\")","title_short":"Lose Yourself","link":"https://www.deezer.com/track/1109731",
               "duration":326,"rank":991274,"explicit_lyrics":true,"preview":"https://cdnt-preview.dzcdn.net/a.mp3","md5_image":"e2b36a9fda865cb2",
               "artist":{"id":13,"name":"Eminem","link":"https://www.deezer.com/artist/13","picture":"https://api.deezer.com/artist/13/image",
                "picture_medium":"https://cdn-images.dzcdn.net/images/artist/19cc/250x250.jpg","type":"artist"},
               "album":{"id":119606,"title":"Curtain Call","cover":"https://api.deezer.com/album/119606/image",
                "cover_small":"https://cdn-images.dzcdn.net/images/cover/e2b3/56x56.jpg","cover_medium":"https://cdn-images.dzcdn.net/images/cover/e2b3/250x250.jpg",
                "cover_big":"https://cdn-images.dzcdn.net/images/cover/e2b3/500x500.jpg","cover_xl":"https://cdn-images.dzcdn.net/images/cover/e2b3/1000x1000.jpg","type":"album"},"type":"track"},
              {"id":72160317,"readable":true,"title":"The Real Slim Shady","title_short":"The Real Slim Shady","link":"https://www.deezer.com/track/72160317",
               "duration":284,"rank":951234,"explicit_lyrics":true,"preview":"https://cdnt-preview.dzcdn.net/b.mp3","md5_image":"ef1c7a2f4a8a2e8c",
               "artist":{"id":13,"name":"Eminem","link":"https://www.deezer.com/artist/13","picture":"https://api.deezer.com/artist/13/image",
                "picture_medium":"https://cdn-images.dzcdn.net/images/artist/19cc/250x250.jpg","type":"artist"},
               "album":{"id":7090505,"title":"The Marshall Mathers LP2","cover":"https://api.deezer.com/album/7090505/image",
                "cover_small":"https://cdn-images.dzcdn.net/images/cover/ef1c/56x56.jpg","cover_medium":"https://cdn-images.dzcdn.net/images/cover/ef1c/250x250.jpg",
                "cover_big":"https://cdn-images.dzcdn.net/images/cover/ef1c/500x500.jpg","cover_xl":"https://cdn-images.dzcdn.net/images/cover/ef1c/1000x1000.jpg","type":"album"},"type":"track"}],
             "total":300,"next":"https://api.deezer.com/search?q=eminem&limit=2&index=2"}
            """,
        second: #"{"data":[{"id":854914322,"title":"Godzilla"}],"total":300}"#,
        guess: """
            rows /data; id /id; title /title; subtitle –; picture /album/cover_medium; \
            source /link; titleShort /title_short; album /album/title; duration /duration; \
            rank /rank; paging index several(rows: 1); search q
            """
    )

    // https://musicbrainz.org/doc/MusicBrainz_API/Search
    static let musicBrainz = PublicService(
        name: "MusicBrainz",
        address: "https://musicbrainz.org/ws/2/artist?query=okean&limit=2&offset=0&fmt=json",
        response: """
            {"created":"2024-02-01T10:00:00.000Z","count":311,"offset":0,"artists":[
              {"id":"fb8d0f1b-6a1c-4c2c-ba1e-c8ba0cb2b2b2","type":"Group","type-id":"e431f5f6-b5d2-343d-8b36-72607fffb74b","score":100,
               "name":"Океан Ельзи","sort-name":"Okean Elzy","country":"UA","area":{"id":"904768d0-61ca-3c40-93ac-93adc36fef4b","type":"Country","name":"Ukraine"},
               "life-span":{"begin":"1994-10-12","ended":null},"tags":[{"count":2,"name":"rock"},{"count":1,"name":"pop rock"}]},
              {"id":"11c66a2d-5b0b-4b8f-9a9c-0a4de7b8a1aa","type":"Person","type-id":"b6e035f4-3ce9-331c-97df-83397230b0df","score":64,
               "name":"Frank Ocean","sort-name":"Ocean, Frank","country":"US","area":{"id":"489ce91b-6658-3307-9877-795b68554c98","type":"Country","name":"United States"},
               "life-span":{"begin":"1987-10-28","ended":null},"tags":[{"count":9,"name":"r&b"}]}]}
            """,
        second:
            #"{"count":311,"offset":2,"artists":[{"id":"5dca6fa3","name":"Ocean Colour Scene"}]}"#,
        guess: """
            rows /artists; id /id; title /name; subtitle /country; picture –; tags \
            /tags/*/name; type /type; sortName /sort-name; area /area/name; begin \
            /life-span/begin; paging offset several(rows: 1); search query
            """
    )

    // https://lichess.org/api#tag/Arena-tournaments/operation/apiTournament
    static let tournaments = PublicService(
        name: "Lichess",
        address: "https://lichess.org/api/tournament",
        response: """
            {"created":[],"started":[{"id":"aaaaaaaa","createdBy":"lichess","fullName":"Hourly Blitz Arena","minutes":57}],"finished":[
              {"id":"QITRjufu","createdBy":"lichess","system":"arena","minutes":57,"clock":{"limit":180,"increment":0},"rated":true,
               "fullName":"Hourly SuperBlitz Arena","nbPlayers":203,"variant":{"key":"standard","short":"Std","name":"Standard"},
               "startsAt":1620000000000,"finishesAt":1620003420000,"status":30,"perf":{"key":"blitz","name":"Blitz","icon":")"},
               "winner":{"id":"thibault","name":"thibault","title":null}},
              {"id":"YqmL7IXS","createdBy":"lichess","system":"arena","minutes":27,"clock":{"limit":60,"increment":0},"rated":true,
               "fullName":"Hourly Bullet Arena","nbPlayers":318,"variant":{"key":"chess960","short":"960","name":"Chess960"},
               "startsAt":1620000600000,"finishesAt":1620002220000,"status":30,"perf":{"key":"bullet","name":"Bullet","icon":"T"},
               "winner":{"id":"neio","name":"Neio","title":"GM"}}]}
            """,
        guess: """
            rows /finished; id /id; title /fullName; subtitle –; picture –; runtime \
            /minutes; perf /perf/name; variant /variant/name; short /variant/short; winner \
            /winner/name; winnerTitle /winner/title; finishesAt /finishesAt; startsAt \
            /startsAt; players /nbPlayers; limit /clock/limit; paging – none; search –
            """
    )

    // https://images.nasa.gov/docs/images.nasa.gov_api_docs.pdf
    static let nasaImages = PublicService(
        name: "NASA images",
        address: "https://images-api.nasa.gov/search?q=apollo%2011&media_type=image",
        response: """
            {"collection":{"version":"1.0","href":"http://images-api.nasa.gov/search?q=apollo%2011&media_type=image","items":[
              {"href":"https://images-assets.nasa.gov/image/as11-40-5874/collection.json",
               "data":[{"center":"JSC","title":"Apollo 11 Mission image","nasa_id":"as11-40-5874","media_type":"image","keywords":["APOLLO 11","MOON"],
                "date_created":"1969-07-21T00:00:00Z","description":"Astronaut Edwin Aldrin poses beside the deployed flag."}],
               "links":[{"href":"https://images-assets.nasa.gov/image/as11-40-5874/as11-40-5874~thumb.jpg","rel":"preview","render":"image"}]},
              {"href":"https://images-assets.nasa.gov/image/as11-40-5868/collection.json",
               "data":[{"center":"HQ","title":"Aldrin descends the ladder","nasa_id":"as11-40-5868","media_type":"image","keywords":["LADDER"],
                "date_created":"1969-07-20T00:00:00Z","description":"Astronaut Edwin Aldrin descends the steps of the ladder."}],
               "links":[{"href":"https://images-assets.nasa.gov/image/as11-40-5868/as11-40-5868~thumb.jpg","rel":"preview","render":"image"}]}],
             "metadata":{"total_hits":336},
             "links":[{"rel":"next","prompt":"Next","href":"http://images-api.nasa.gov/search?q=apollo+11&media_type=image&page=2"}]}}
            """,
        guess: """
            rows /collection/items; id /data/*/nasa_id; title /data/*/title; subtitle –; \
            picture /links/*/href; overview /data/*/description; center /data/*/center; \
            dateCreated /data/*/date_created; paging – none; search q
            """
    )
}
