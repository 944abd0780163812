#pragma once
/* Debian's libxml2 includes the headers of its ICU, whose types differ from those of the ICU in Swift's
   Foundation, and a file can't import both. Nothing here needs them. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <string.h>

/* What a parser calls for each element and each piece of text; names are in lower case. */
typedef struct {
    void (*started)(void *data, const xmlChar *name);
    void (*ended)(void *data, const xmlChar *name);
    void (*text)(void *data, const xmlChar *text, size_t count);
} VtHTMLHandlers;

typedef struct {
    const VtHTMLHandlers *handlers;
    void *data;
    htmlParserCtxtPtr parser;
    int depth;
} VtHTMLReading;

/* Deeper elements end the reading, because closing one searches through all that are open. */
enum { VT_HTML_DEPTH = 256 };

static inline void vt_html_started(void *data, const xmlChar *name, const xmlChar **attributes) {
    (void)attributes;
    VtHTMLReading *reading = data;
    if (++reading->depth > VT_HTML_DEPTH) xmlStopParser(reading->parser);
    else reading->handlers->started(reading->data, name);
}

static inline void vt_html_ended(void *data, const xmlChar *name) {
    VtHTMLReading *reading = data;
    reading->depth--;
    reading->handlers->ended(reading->data, name);
}

static inline void vt_html_text(void *data, const xmlChar *text, int count) {
    VtHTMLReading *reading = data;
    reading->handlers->text(reading->data, text, (size_t)count);
}

/* Reads a part of an HTML document without building a tree; the network isn't used, and HTML has no
   external entities. Returns 0 without memory. `count` is at most INT_MAX. */
static inline int vitrine_html_read(
    const char *bytes, size_t count, const VtHTMLHandlers *handlers, void *data) {
    htmlParserCtxtPtr parser = htmlNewParserCtxt();
    if (parser == NULL) return 0;
    VtHTMLReading reading = {handlers, data, parser, 0};
    memset(parser->sax, 0, sizeof *parser->sax);
    parser->sax->startElement = vt_html_started;
    parser->sax->endElement = vt_html_ended;
    parser->sax->characters = vt_html_text;
    parser->sax->ignorableWhitespace = vt_html_text;
    parser->userData = &reading;
    int options = HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING
        | HTML_PARSE_NOIMPLIED | HTML_PARSE_NODEFDTD;
    htmlDocPtr document = htmlCtxtReadMemory(parser, bytes, (int)count, NULL, "UTF-8", options);
    if (document != NULL) xmlFreeDoc(document);
    htmlFreeParserCtxt(parser);
    return 1;
}

/* Whether HTML has an element of this name, in lower case. */
static inline int vitrine_html_knows(const char *name) {
    return htmlTagLookup((const xmlChar *)name) != NULL;
}

/* Whether HTML has an entity of this name. */
static inline int vitrine_html_has_entity(const char *name) {
    return htmlEntityLookup((const xmlChar *)name) != NULL;
}
