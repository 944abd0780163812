import SQLiteKit

extension Connection {
    func items(of scope: Scope) -> ItemTable { ItemTable(connection: self, scope: scope) }
    func lists(of scope: Scope) -> ListTable { ListTable(connection: self, scope: scope) }
    func favorites(of scope: Scope) -> FavoriteTable {
        FavoriteTable(connection: self, scope: scope)
    }
    func genres(of scope: Scope) -> GenreTable { GenreTable(connection: self, scope: scope) }
    func posts(of scope: Scope) -> PostTable { PostTable(connection: self, scope: scope) }
    /// Makes the full-text index anew from the items, whatever is in it.
    func rebuildTitleIndex() throws(DatabaseError) {
        try run("INSERT INTO titles (titles) VALUES ('rebuild')")
    }
    var images: ImageTable { ImageTable(connection: self) }
}
