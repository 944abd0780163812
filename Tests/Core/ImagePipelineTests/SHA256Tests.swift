import Testing

@testable import ImagePipeline

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "the examples of FIPS 180 and the lengths around a block",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 55),
                "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
            ),
            (
                String(repeating: "a", count: 64),
                "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
            ),
        ]
    )
    func vectors(text: String, digest: String) {
        #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
    }

    @Test("names of files are hexadecimal, whatever the path")
    func fileNames() {
        for path in ["/../../x", "/a\0b", "", "/\n", String(repeating: "/..", count: 500), "ї"] {
            let key = ImageDataKey(key: ImageKey(source: "../..", path: path), variant: "/etc")
            #expect(key.fileName.utf8.count == 64)
            #expect(key.fileName.allSatisfy { $0.isHexDigit && $0.isASCII })
        }
    }

    @Test("parts do not run into each other")
    func parts() {
        let names = [("ab", "c", "d"), ("a", "bc", "d"), ("a", "b", "cd"), ("abcd", "", "")].map {
            ImageDataKey(key: ImageKey(source: $0.0, path: $0.1), variant: $0.2).fileName
        }
        #expect(Set(names).count == names.count)
    }
}
