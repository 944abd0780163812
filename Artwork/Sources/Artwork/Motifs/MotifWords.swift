/// Words in titles that suggest a motif.
enum MotifWords {
    /// A motif that a title suggests, with a variant if only one fits.
    struct Hint {
        let motif: MotifKind
        let variant: Int?
    }

    /// The suggestions in `title`, earlier entries first; empty if it contains no known phrase.
    static func hints(in title: String) -> [Hint] {
        let words = title.lowercased().split { !$0.isLetter }
        let padded = " " + words.joined(separator: " ") + " "
        for entry in entries where entry.phrases.contains(where: { padded.contains($0) }) {
            return entry.hints
        }
        return []
    }

    private struct Entry {
        let phrases: [String]
        let hints: [Hint]

        init(_ phrases: String, _ motifs: [MotifKind], variant: Int? = nil) {
            self.phrases = phrases.split(separator: ",").map { " \($0) " }
            hints = motifs.map { Hint(motif: $0, variant: variant) }
        }
    }

    private static let entries = specific + general

    /// Titles that a more general word would get wrong.
    private static let specific = [
        Entry("jaws,shark", [.waves], variant: 1),
        Entry("titanic,boot,boat,pirates,poseidon,pi,captain,potemkin", [.waves], variant: 0),
        Entry("whale,nemo,moana,leviathan", [.waves], variant: 2),
        Entry("bomb,boom,explosion", [.burst, .rocket]),
        Entry("kong,godzilla", [.claws, .skyline]),
        Entry("clockwork,terminator,hal", [.eye]),
        Entry("space odyssey,interstellar,gravity,solaris,melancholia", [.planet]),
        Entry("blade runner,robocop", [.skyline, .eye]),
        Entry("future,tron", [.neonGrid]),
        Entry("la la land,whiplash,pianist,piano", [.piano, .spotlight]),
        Entry("trains,train,express,station,railway", [.road], variant: 1),
        Entry("maverick,top gun,apocalypse,dunkirk", [.squadron]),
        Entry("inception,parasite", [.stairs]),
        Entry("vertigo", [.vortex]),
        Entry("up", [.paperHills], variant: 0),
        Entry("in the mood for love", [.facade, .umbrellas]),
        Entry("monsters", [.doorAjar]),
        Entry("joker,mr bean", [.disguise]),
        Entry("gump", [.loneTree]),
        Entry("lord of the rings,hobbit,fellowship", [.mountains, .castle]),
    ]

    private static let general = [
        Entry("star,stars,galaxy,universe,cosmos,planet,avatar", [.planet, .orbits]),
        Entry("moon,moonlight,lunar,eclipse", [.planet]),
        Entry("mars,martian,alien,aliens,contact,arrival,terrestrial", [.planet]),
        Entry("rocket,toy", [.rocket]),
        Entry("sea,ocean,submarine,water,river,wave", [.waves]),
        Entry("mountain,everest,brokeback,peak,frozen,snow,ice", [.mountains]),
        Entry("forest,woods,wild,wolf,wolves,blair", [.woods]),
        Entry("tree,trees,autumn,spring,summer,garden,orchard", [.loneTree, .woods]),
        Entry("desert,dune,arabia,sand", [.dunes]),
        Entry("west,western,unforgiven,gunfight,dollars", [.mesas]),
        Entry("king,kings,queen,lion,emperor,crown,throne,prince,princess", [.crown]),
        Entry("castle,kingdom,wizard,potter", [.castle]),
        Entry("samurai,sword,gladiator,braveheart,knight,knights,ran", [.sword]),
        Entry("love,lovers,amour,heart,hearts,valentine,barbie", [.heart, .discs]),
        Entry("door,room,stranger", [.doorAjar]),
        Entry("window,apartment,building,hotel,neighbors", [.facade]),
        Entry("house,psycho,shining,haunting", [.hauntedHouse]),
        Entry("eye,eyes,witness,watch,watched,vision", [.eye]),
        Entry("labyrinth,maze,prestige,memento", [.maze]),
        Entry("key,secret,secrets,knives", [.keyhole]),
        Entry("road,highway,drive,driver,max,rush", [.road], variant: 0),
        Entry("city,metropolis,chinatown,brooklyn,york,angeles,gotham", [.skyline]),
        Entry("rain,singin,umbrellas", [.umbrellas]),
        Entry("fire,flame,burning,burn,inferno,fury", [.flames]),
        Entry("wings,wind,bird,birds,birdman,crow,crane,cranes,flying", [.flock]),
        Entry("dance,dancing,jazz,cabaret,singer,opera,song", [.spotlight, .vinyl]),
        Entry("rome,roma,caesar,spartacus,troy", [.columns]),
        Entry("portrait,persona,mask", [.faces]),
        Entry("dictator,clown,fool,circus,uncle", [.disguise]),
        Entry("platoon,private", [.wire]),
        Entry("graves,grave,night of", [.bareTree, .woods]),
    ]
}
