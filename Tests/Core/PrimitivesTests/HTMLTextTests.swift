import Testing

@testable import Primitives

@Suite("HTML as text")
struct HTMLTextTests {
    @Test(
        "text without elements and entities of HTML stays as it is",
        arguments: [
            "", "AT&T", "AT&T < IBM", "a <!-- b > c", "if a < b and b > c; R&D; 3 <4; I <3 it; &c.",
            "List<Item>",
            "a <unknown> b", "&unknown; & & &#; &;", "<", "&", "a < b", "2 <", "</", "<b",
            "Line one\n\n  Line two", "😀 & 🎬 <3",
        ]
    )
    func plain(text: String) {
        #expect(HTMLText.plain(text) == text)
    }

    @Test(
        "entities are decoded once, and white space stays",
        arguments: [
            ("Tom &#038; Jerry&#8217;s", "Tom & Jerry’s"), ("&lt;b&gt;", "<b>"),
            ("&amp;lt;", "&lt;"), ("&eacute;&nbsp;&#x2014;&hellip;", "é\u{A0}—…"),
            ("one\n  two &amp; three", "one\n  two & three"), ("&amp;", "&"),
            ("R&D; &amp; AT&T", "R&D; & AT&T"), ("Vec<T> &amp; <x@y.org>", "Vec<T> & <x@y.org>"),
            ("&#128512;", "😀"), ("a < b &amp; c", "a < b & c"),
        ]
    )
    func entities(text: String, expected: String) {
        #expect(HTMLText.plain(text) == expected)
    }

    @Test(
        "elements are dropped, paragraphs, lines and list entries are on their own lines",
        arguments: [
            ("<i>Caf&eacute;</i> &#x2014; 2&nbsp;&lt;b&gt;", "Café — 2\u{A0}<b>"),
            (
                "<p>A <em>short</em> film.<br />Two\nlines &hellip;</p>",
                "A short film.\nTwo lines …"
            ),
            ("<p>Eins</p><p>Zwei</p>", "Eins\n\nZwei"),
            ("One<br><br>Two", "One\n\nTwo"), ("<h2>T</h2>text", "T\n\ntext"),
            (
                "Pick:<ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul>end",
                "Pick:\n\n• One\n• Two\n• Inner\n\nend"
            ),
            ("<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"),
            ("<div>a</div><div>b</div>", "a\nb"), ("a<script>alert(1)</script>b", "ab"),
            ("<!-- wp:paragraph --><p>Text</p><style>p{}</style>", "Text"),
            ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
            ("<pre>a\n  b</pre>", "a\n  b"), ("<p>a < b & c</p>", "a < b & c"),
            ("<P CLASS=x>Upper</P>", "Upper"), ("<b>bold", "bold"),
            ("The <mark>Godfather</mark>", "The Godfather"),
            ("text</p>", "text"),
            ("<img src='x' onerror='y'>", ""), ("a <unknown>b</unknown> <b>c</b>", "a b c"),
        ]
    )
    func elements(html: String, expected: String) {
        #expect(HTMLText.plain(html) == expected)
    }

    @Test("deep, endless and broken HTML ends soon and keeps the beginning")
    func hostile() {
        let attributes = "<b " + (0..<10_000).map { "a\($0) " }.joined() + ">x</b>"
        #expect(HTMLText.plain(attributes + attributes) == "x")
        let deep = "start" + String(repeating: "<b>", count: 30_000) + "x"
        #expect(HTMLText.plain(deep).hasPrefix("start"))
        let open =
            String(repeating: "<b>", count: 20_000) + String(repeating: "</i>", count: 20_000)
        #expect(HTMLText.plain(open) == "")
        #expect(
            HTMLText.plain("<p>" + String(repeating: "word ", count: 100_000)).utf8.count < 100_001
        )
        let entities =
            "<!DOCTYPE x [<!ENTITY a \"b\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]><p>&a;&c;</p>"
        #expect(!HTMLText.plain(entities).contains("root:"))
        #expect(HTMLText.plain("<p>é😀</p>") == "é😀")
        #expect(HTMLText.plain(String(repeating: "&", count: 200_000)).utf8.count == 200_000)
        #expect(HTMLText.plain(String(repeating: "<", count: 50_000)).utf8.count == 50_000)
    }
}
