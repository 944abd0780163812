#pragma once

#include "VtShadow.h"

G_BEGIN_DECLS

/* The style of a text on a card. */
typedef struct {
  /* The maximum number of lines; the last one ends with an ellipsis. */
  int lines;
  /* 400 is regular, and 700 is bold. */
  int weight;
  /* The opacity, multiplied by the text color's; at least 0.9 if the system uses high contrast. */
  double alpha;
  /* The line spacing as a multiple of the font's default. */
  double line_spacing;
  /* Whether the text is a list separated by ", " that shows as many whole items as fit. */
  gboolean is_list;
  gboolean is_centered;
  /* Whether all digits have the same width. */
  gboolean has_equal_digits;
} VtCardText;

/* A card: a leading widget, texts that the card paints itself, and a trailing widget.

   The font and the maximum number of lines determine its height, regardless of the words in the
   texts, so setting a text doesn't trigger a measurement. Without a leading widget, each text
   begins below the maximum number of lines of those before it, so that the texts of adjacent cards
   line up. A text is laid out when it is first drawn, and again when its words, width, font or
   scale change.
   https://docs.gtk.org/gtk4/vfunc.Widget.snapshot.html */
#define VT_TYPE_CARD (vt_card_get_type())
G_DECLARE_FINAL_TYPE(VtCard, vt_card, VT, CARD, GtkWidget)

/* `leading` and `trailing` may be NULL; `texts` has `count` styles, which are copied. */
GtkWidget *vt_card_new(GtkWidget *leading, GtkWidget *trailing, const VtCardText *texts,
                       unsigned count);

/* An empty text uses no space. */
void vt_card_set_text(VtCard *card, unsigned index, const char *text);

unsigned vt_card_get_count(VtCard *card);
const char *vt_card_get_text(VtCard *card, unsigned index);
VtCardText vt_card_get_style(VtCard *card, unsigned index);
/* Whether the card has drawn a text without cutting it off. */
gboolean vt_card_shows(VtCard *card, const char *text);

/* Returns a text's layout, which the card owns, and stores its position in the card; NULL for an
   empty text. */
PangoLayout *vt_card_locate(VtCard *card, unsigned index, graphene_rect_t *place);

/* Draws a shadow around the card. */
void vt_card_set_shadow(VtCard *card, VtShadow shadow);

/* Sets the opacity of the texts, from 0 to 1. */
void vt_card_set_ink(VtCard *card, double opacity);

G_END_DECLS
