#pragma once

#include "VtShadow.h"

G_BEGIN_DECLS

/* How a card paints a text. */
typedef struct {
  /* At most so many; the last one ends with an ellipsis. */
  int lines;
  /* 400 is regular, 700 is bold. */
  int weight;
  /* Of the card's own color; at least 0.9 where the system asks for high contrast. */
  double alpha;
  /* Of the font's own distance between lines. */
  double line_spacing;
  /* Whether it is a list, whose parts are separated by ", ": it shows as many whole parts as fit. */
  gboolean is_list;
  /* Whether all digits are equally wide. */
  gboolean has_equal_digits;
} VtCardText;

/* A widget before texts that the card paints itself, and a widget after them.

   Its height follows from the font and how many lines the texts may have, never from what they say:
   setting one measures nothing. Texts without a widget before them begin where they would below as many
   lines as there may be, so that those of cards side by side are in line. A text is laid out when it is first drawn, and again where words,
   width, font or scale have changed. https://docs.gtk.org/gtk4/vfunc.Widget.snapshot.html */
#define VT_TYPE_CARD (vt_card_get_type())
G_DECLARE_FINAL_TYPE(VtCard, vt_card, VT, CARD, GtkWidget)

/* `leading` and `trailing` may be NULL; `texts` are `count`, copied. */
GtkWidget *vt_card_new(GtkWidget *leading, GtkWidget *trailing, const VtCardText *texts,
                       unsigned count);

/* An empty text takes no room. */
void vt_card_set_text(VtCard *card, unsigned index, const char *text);

unsigned vt_card_get_count(VtCard *card);
const char *vt_card_get_text(VtCard *card, unsigned index);
VtCardText vt_card_get_style(VtCard *card, unsigned index);

/* A text as it is laid out, borrowed, and where it is painted in the card; NULL for an empty one. */
PangoLayout *vt_card_locate(VtCard *card, unsigned index, graphene_rect_t *place);

/* Draws a shadow around it. */
void vt_card_set_shadow(VtCard *card, VtShadow shadow);

/* Paints the texts with an opacity from 0 to 1. */
void vt_card_set_ink(VtCard *card, double opacity);

G_END_DECLS
