/// A few films whose titles are hard to search.
enum TestFilms {
    static let json = """
        [
        {"id":1,"title":"The Matrix","originalTitle":"The Matrix","language":"en",
         "date":"1999-03-31","countries":["US"],"genres":[28,878],"runtime":136,"rating":8.2,
         "votes":25000,"critics":83,"popularity":90.5,"revenue":463517383,"overview":"Code rains.",
         "overviews":{"uk":"Дощ із коду."},"titles":{"uk":"Матриця"}},
        {"id":2,"title":"Amélie","originalTitle":"Le Fabuleux Destin d'Amélie Poulain",
         "language":"fr","date":"2001-04-25","countries":["FR"],"genres":[35,10749],"runtime":122,
         "rating":7.9,"votes":11000,"critics":89,"popularity":30.25,"revenue":174200000,
         "overview":"A spoon breaks sugar.","titles":{"uk":"Амелі"}},
        {"id":3,"title":"Matrix of Winter","originalTitle":"Matrix of Winter","language":"en",
         "date":"","countries":[],"genres":[],"runtime":0,"rating":0,"votes":0,"critics":0,
         "popularity":1.5,"revenue":0,"overview":"Nobody has seen it.","poster":false},
        {"id":4,"title":"Ørn & Łódź","originalTitle":"Ørn & Łódź","language":"da",
         "date":"1969-02-01","countries":["DK","PL"],"genres":[18],"runtime":88,"rating":6.5,
         "votes":150,"critics":61,"popularity":1.5,"revenue":0,"overview":"A bird and a town.",
         "titles":{"uk":"П’ятий їжак"}},
        {"id":5,"title":"Enter the Matrix","originalTitle":"Enter the Matrix","language":"en",
         "date":"1949-12-31","countries":["GB"],"genres":[53,28],"runtime":95,"rating":8.9,
         "votes":199,"critics":70,"popularity":60,"revenue":5,"overview":"A door."}
        ]
        """
}
