/// Words of titles that can be drawn.
enum MotifWords {
    /// The motifs that the first telling word of `title` suggests; none where there is none.
    static func motifs(in title: String) -> [MotifKind] {
        let words = title.lowercased().split { !$0.isLetter }
        for word in words {
            if let motifs = table[String(word)] { return motifs }
        }
        return []
    }

    private static let table: [String: [MotifKind]] = {
        var table: [String: [MotifKind]] = [:]
        for (words, motifs) in entries {
            for word in words.split(separator: " ") { table[String(word)] = motifs }
        }
        return table
    }()

    private static let entries: [(String, [MotifKind])] = [
        ("space odyssey interstellar star stars galaxy solaris gravity universe", [.planet, .orbits]),
        ("moon moonlight lunar eclipse melancholia", [.planet]),
        ("mars martian alien aliens contact arrival", [.planet, .rocket]),
        ("rocket toy", [.rocket]),
        ("sea ocean titanic pirates nemo moana jaws boat boot submarine water poseidon pi shape",
            [.waves]),
        ("mountain everest brokeback peak", [.mountains]),
        ("forest woods tree wild wolf wolves lynx", [.woods]),
        ("desert dune arabia sand", [.dunes]),
        ("west western", [.mesas]),
        ("king kings queen lion emperor crown throne rings prince princess", [.crown]),
        ("castle kingdom wizard potter", [.castle]),
        ("samurai sword gladiator braveheart blade knight knights", [.sword]),
        ("love lovers amour heart valentine", [.heart, .discs]),
        ("door room", [.doorAjar]),
        ("window apartment building hotel", [.facade]),
        ("house psycho shining", [.hauntedHouse]),
        ("eye eyes witness watch seen", [.eye]),
        ("vertigo inception", [.vortex, .stairs]),
        ("labyrinth maze prestige", [.maze]),
        ("key secret secrets knives", [.keyhole]),
        ("road highway drive driver max train express trainspotting station", [.road]),
        ("city metropolis chinatown brooklyn york angeles gotham", [.skyline]),
        ("rain singin umbrellas parasite", [.umbrellas]),
        ("fire flame burning burn inferno fury", [.flames]),
        ("wings wind bird birds birdman crow crane cranes flying", [.flock]),
        ("piano pianist whiplash", [.piano]),
        ("dance dancing jazz cabaret singer", [.spotlight]),
        ("roma rome caesar spartacus troy", [.columns]),
        ("portrait persona mask scream", [.faces]),
        ("bomb boom explosion", [.burst]),
        ("school dictator clown fool circus", [.disguise]),
        ("apocalypse platoon dunkirk private", [.squadron, .wire]),
    ]
}
