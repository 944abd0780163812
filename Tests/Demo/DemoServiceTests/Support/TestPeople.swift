/// A few people in the films of ``TestFilms``.
enum TestPeople {
    static let json = """
        [
        {"id":15,"name":"Eva Long","directed":[],
         "acted":[{"film":5,"order":0},{"film":3,"order":0},{"film":2,"order":0}]},
        {"id":11,"name":"Ann Ågren","directed":[5,1],"acted":[]},
        {"id":12,"name":"Bo Łukasz","directed":[],
         "acted":[{"film":1,"order":1},{"film":2,"order":1},{"film":4,"order":0}]},
        {"id":13,"name":"Cy O'Dell","directed":[1],"acted":[{"film":1,"order":0}]},
        {"id":14,"name":"Dee Long","directed":[99],"acted":[{"film":98,"order":0}]}
        ]
        """
}
