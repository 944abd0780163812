/// A few characters with awkward properties.
enum TestCharacters {
    static let json = """
        [
        {"id":11,"name":"Ada (the First)","films":["Looms","Looms II"],"shortFilms":["Bobbin"],
         "tvShows":["Weave"],"videoGames":[],"parkAttractions":[],"allies":["Bo"],"enemies":[]},
        {"id":12,"name":"Bo","films":["Looms"],"shortFilms":[],"allies":["Ada (the First)"],
         "image":false,"source":false},
        {"id":13,"name":"Cy*","films":[],"shortFilms":["Bobbin","Reel"]},
        {"id":14,"name":"Bo","films":["Needle"],"shortFilms":[]},
        {"id":15,"name":"Dé","films":[],"shortFilms":[]}
        ]
        """
}
