import Primitives
import Testing

@testable import ImagePipeline

@Suite("File names")
struct FileNameTests {
    @Test(
        "computes the reference examples of FNV-1a",
        arguments: [
            ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
            ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
        ]
    )
    func vectors(text: String, digits: String) {
        #expect(FNV1a.longText(of: Array(text.utf8)) == digits)
    }

    @Test("file names are hexadecimal for any path")
    func fileNames() {
        for path in ["/../../x", "/a\0b", "", "/\n", String(repeating: "/..", count: 500), "ї"] {
            let key = ImageDataKey(key: ImageKey(source: "../..", path: path), variant: "/etc")
            #expect(key.fileName.utf8.count == 32)
            #expect(key.fileName.allSatisfy { $0.isHexDigit && $0.isASCII })
        }
    }

    @Test("the same characters split differently have different names")
    func parts() {
        let names = [("ab", "c", "d"), ("a", "bc", "d"), ("a", "b", "cd"), ("abcd", "", "")].map {
            ImageDataKey(key: ImageKey(source: $0.0, path: $0.1), variant: $0.2).fileName
        }
        #expect(Set(names).count == names.count)
    }
}
