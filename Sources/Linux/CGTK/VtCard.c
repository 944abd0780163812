#include "CGTK.h"

typedef struct {
  VtCardText style;
  char *words;
  /* NULL until the text is drawn. */
  PangoLayout *layout;
} Text;

struct _VtCard {
  GtkWidget parent_instance;
  GtkWidget *leading;
  GtkWidget *trailing;
  Text *texts;
  unsigned count;
  double ink;
  VtShadow shadow;
};

G_DEFINE_FINAL_TYPE(VtCard, vt_card, GTK_TYPE_WIDGET)

/* In application pixels. */
static const int GAP = 16, LINE_GAP = 6;
static const char SEPARATOR[] = ", ";
/* In average character widths. */
static const int LEAST_WIDTH = 4, USUAL_WIDTH = 20;

/* The measurements of a font, in Pango units. */
typedef struct {
  PangoFontDescription *font;
  int weight;
  double resolution;
  guint serial;
  int line, starred, character;
} Metrics;

/* A ring of the last measurements, because Pango shapes text to measure a font, and there are
   hundreds of cards. */
static Metrics known[8];
static unsigned next_known;

static const Metrics *metrics_of(VtCard *self, int weight) {
  PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(self));
  const PangoFontDescription *font = pango_context_get_font_description(context);
  const double resolution = pango_cairo_context_get_resolution(context);
  const guint serial = pango_font_map_get_serial(pango_context_get_font_map(context));
  for (unsigned index = 0; index < G_N_ELEMENTS(known); index++) {
    const Metrics *own = &known[index];
    if (own->font && own->weight == weight && own->resolution == resolution &&
        own->serial == serial && pango_font_description_equal(own->font, font)) {
      return own;
    }
  }
  Metrics *own = &known[next_known++ % G_N_ELEMENTS(known)];
  g_clear_pointer(&own->font, pango_font_description_free);
  PangoFontDescription *heavy = pango_font_description_copy(font);
  pango_font_description_set_weight(heavy, (PangoWeight)weight);
  PangoFontMetrics *metrics = pango_context_get_metrics(context, heavy, NULL);
  /* A rating's star comes from a fallback font with taller lines. */
  PangoLayout *sample = pango_layout_new(context);
  int height;
  pango_layout_set_font_description(sample, heavy);
  pango_layout_set_text(sample, "\u2605 8", -1);
  pango_layout_get_pixel_size(sample, NULL, &height);
  g_object_unref(sample);
  *own = (Metrics){pango_font_description_copy(font),
                   weight,
                   resolution,
                   serial,
                   pango_font_metrics_get_height(metrics),
                   MAX(pango_font_metrics_get_height(metrics), height * PANGO_SCALE),
                   pango_font_metrics_get_approximate_char_width(metrics)};
  pango_font_metrics_unref(metrics);
  pango_font_description_free(heavy);
  return own;
}

/* The height of a text's maximum number of lines, in Pango units. */
static int most_height(VtCard *self, unsigned index) {
  const VtCardText *style = &self->texts[index].style;
  const Metrics *metrics = metrics_of(self, style->weight);
  /* Beside a picture, the unused lines leave enough space for a star. */
  const int line = self->leading ? metrics->line : metrics->starred;
  return (int)(line * (1 + (style->lines - 1) * style->line_spacing));
}

static void vt_card_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline) {
  VtCard *self = VT_CARD(widget);
  int height = 0, character = 0, least = 0, usual = 0;
  (void)for_size;
  (void)minimum_baseline;
  (void)natural_baseline;
  for (unsigned index = 0; index < self->count; index++) {
    height += most_height(self, index);
    character = metrics_of(self, self->texts[index].style.weight)->character;
  }
  if (self->leading) {
    gtk_widget_measure(self->leading, orientation, -1, &least, &usual, NULL, NULL);
  }
  int trailing_least = 0, trailing_usual = 0;
  if (self->trailing) {
    gtk_widget_measure(self->trailing, orientation, -1, &trailing_least, &trailing_usual, NULL,
                       NULL);
  }
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    const int words = PANGO_PIXELS_CEIL(height) + LINE_GAP * (int)(self->count - 1);
    *minimum = MAX(words, MAX(least, trailing_least));
    *natural = MAX(words, MAX(usual, trailing_usual));
    return;
  }
  const int gaps = (self->leading ? GAP : 0) + (self->trailing ? GAP : 0);
  *minimum = least + trailing_least + gaps + PANGO_PIXELS_CEIL(LEAST_WIDTH * character);
  const int characters = self->leading ? USUAL_WIDTH : LEAST_WIDTH;
  *natural = usual + trailing_usual + gaps + PANGO_PIXELS_CEIL(characters * character);
}

static int natural(GtkWidget *widget, GtkOrientation orientation) {
  int size = 0;
  gtk_widget_measure(widget, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

static gboolean is_mirrored(VtCard *self) {
  return gtk_widget_get_direction(GTK_WIDGET(self)) == GTK_TEXT_DIR_RTL;
}

static void vt_card_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  VtCard *self = VT_CARD(widget);
  (void)baseline;
  if (self->leading) {
    const int first = natural(self->leading, GTK_ORIENTATION_HORIZONTAL);
    const int high = natural(self->leading, GTK_ORIENTATION_VERTICAL);
    gtk_widget_size_allocate(self->leading,
                             &(GtkAllocation){is_mirrored(self) ? width - first : 0,
                                              (height - high) / 2, first, high},
                             -1);
  }
  if (!self->trailing) return;
  const int last = natural(self->trailing, GTK_ORIENTATION_HORIZONTAL);
  const int high = natural(self->trailing, GTK_ORIENTATION_VERTICAL);
  gtk_widget_size_allocate(self->trailing,
                           &(GtkAllocation){is_mirrored(self) ? 0 : width - last,
                                            (height - high) / 2, last, high},
                           -1);
}

/* Cuts off a list after the last item that fits with the number of those left out. If not even the
   first one fits, it loses its middle, because the number stands at the end. */
static void fit(Text *text) {
  char *words = g_strdup(text->words), *end;
  pango_layout_set_ellipsize(text->layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_text(text->layout, words, -1);
  int left_out = 0;
  while (pango_layout_is_ellipsized(text->layout) && (end = g_strrstr(words, SEPARATOR))) {
    *end = '\0';
    char *shown = g_strdup_printf("%s +%d", words, ++left_out);
    pango_layout_set_text(text->layout, shown, -1);
    g_free(shown);
  }
  if (left_out > 0 && pango_layout_is_ellipsized(text->layout)) {
    pango_layout_set_ellipsize(text->layout, PANGO_ELLIPSIZE_MIDDLE);
  }
  g_free(words);
}

static void lay_out(VtCard *self, Text *text, int width) {
  if (!text->layout) {
    text->layout = gtk_widget_create_pango_layout(GTK_WIDGET(self), text->words);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_weight_new((PangoWeight)text->style.weight));
    if (text->style.has_equal_digits) {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"));
    }
    pango_layout_set_attributes(text->layout, attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_ellipsize(text->layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_wrap(text->layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_height(text->layout, -text->style.lines);
    if (text->style.line_spacing != 1) {
      pango_layout_set_line_spacing(text->layout, (float)text->style.line_spacing);
    }
  }
  if (pango_layout_get_width(text->layout) != width * PANGO_SCALE) {
    pango_layout_set_width(text->layout, width * PANGO_SCALE);
    if (text->style.is_list) fit(text);
  }
  /* Aligns to the side where the card begins, because Pango swaps the sides if a text runs in the
     opposite direction. https://docs.gtk.org/Pango/method.Layout.set_auto_dir.html */
  const PangoDirection reading =
      pango_layout_line_get_resolved_direction(pango_layout_get_line_readonly(text->layout, 0));
  const gboolean is_right = reading == PANGO_DIRECTION_RTL;
  pango_layout_set_alignment(text->layout, text->style.is_centered ? PANGO_ALIGN_CENTER
                                           : is_right              ? PANGO_ALIGN_RIGHT
                                                                   : PANGO_ALIGN_LEFT);
}

/* The distance from the top of a laid-out text to the next; 0 for an empty text. */
static int step_below(VtCard *self, unsigned index) {
  const Text *text = &self->texts[index];
  if (!*text->words) return 0;
  int height;
  pango_layout_get_pixel_size(text->layout, NULL, &height);
  return height + LINE_GAP;
}

/* Lays out the texts below one another, vertically centered or, without a leading widget, from the
   top. */
static void arrange(VtCard *self, int *left, int *top) {
  const int width = gtk_widget_get_width(GTK_WIDGET(self));
  const int first =
      self->leading ? natural(self->leading, GTK_ORIENTATION_HORIZONTAL) + GAP : 0;
  const int last =
      self->trailing ? natural(self->trailing, GTK_ORIENTATION_HORIZONTAL) + GAP : 0;
  int all = -LINE_GAP;
  for (unsigned index = 0; index < self->count; index++) {
    Text *text = &self->texts[index];
    if (*text->words) lay_out(self, text, MAX(width - first - last, 1));
    all += step_below(self, index);
  }
  *left = is_mirrored(self) ? last : first;
  *top = self->leading ? MAX((gtk_widget_get_height(GTK_WIDGET(self)) - all) / 2, 0) : 0;
}

static void vt_card_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  VtCard *self = VT_CARD(widget);
  vt_snapshot_append_shadow(snapshot, widget, &self->shadow);
  if (self->leading) gtk_widget_snapshot_child(widget, self->leading, snapshot);
  if (self->trailing) gtk_widget_snapshot_child(widget, self->trailing, snapshot);
  if (self->ink == 0) return;
  int left, top;
  arrange(self, &left, &top);
  const gboolean has_contrast =
      adw_style_manager_get_high_contrast(adw_style_manager_get_default());
  GdkRGBA own;
  vt_widget_get_color(widget, &own);
  for (unsigned index = 0; index < self->count; index++) {
    Text *text = &self->texts[index];
    if (!*text->words) continue;
    GdkRGBA color = own;
    const double alpha = text->style.alpha;
    color.alpha *= (float)((has_contrast ? MAX(alpha, 0.9) : alpha) * self->ink);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)left, (float)top));
    gtk_snapshot_append_layout(snapshot, text->layout, &color);
    gtk_snapshot_restore(snapshot);
    top += step_below(self, index);
  }
}

static void vt_card_dispose(GObject *object) {
  VtCard *self = VT_CARD(object);
  g_clear_pointer(&self->leading, gtk_widget_unparent);
  g_clear_pointer(&self->trailing, gtk_widget_unparent);
  for (unsigned index = 0; index < self->count; index++) {
    g_clear_object(&self->texts[index].layout);
  }
  G_OBJECT_CLASS(vt_card_parent_class)->dispose(object);
}

static void vt_card_finalize(GObject *object) {
  VtCard *self = VT_CARD(object);
  for (unsigned index = 0; index < self->count; index++) g_free(self->texts[index].words);
  g_free(self->texts);
  G_OBJECT_CLASS(vt_card_parent_class)->finalize(object);
}

static void vt_card_class_init(VtCardClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = vt_card_measure;
  widget_class->size_allocate = vt_card_size_allocate;
  widget_class->snapshot = vt_card_snapshot;
  G_OBJECT_CLASS(class)->dispose = vt_card_dispose;
  G_OBJECT_CLASS(class)->finalize = vt_card_finalize;
  gtk_widget_class_set_css_name(widget_class, "vt-card");
}

static void vt_card_init(VtCard *self) { self->ink = 1; }

GtkWidget *vt_card_new(GtkWidget *leading, GtkWidget *trailing, const VtCardText *texts,
                       unsigned count) {
  VtCard *self = g_object_new(VT_TYPE_CARD, NULL);
  self->texts = g_new0(Text, count);
  self->count = count;
  for (unsigned index = 0; index < count; index++) {
    self->texts[index].style = texts[index];
    self->texts[index].words = g_strdup("");
  }
  self->leading = leading;
  if (leading) gtk_widget_set_parent(leading, GTK_WIDGET(self));
  self->trailing = trailing;
  if (trailing) gtk_widget_set_parent(trailing, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

void vt_card_set_text(VtCard *card, unsigned index, const char *words) {
  g_return_if_fail(index < card->count);
  Text *text = &card->texts[index];
  if (g_str_equal(text->words, words)) return;
  g_free(text->words);
  text->words = g_strdup(words);
  g_clear_object(&text->layout);
  gtk_widget_queue_draw(GTK_WIDGET(card));
}

unsigned vt_card_get_count(VtCard *card) { return card->count; }

const char *vt_card_get_text(VtCard *card, unsigned index) {
  g_return_val_if_fail(index < card->count, NULL);
  return card->texts[index].words;
}

gboolean vt_card_shows(VtCard *card, const char *words) {
  for (unsigned index = 0; index < card->count; index++) {
    const Text *text = &card->texts[index];
    /* A list that doesn't fit was given another text. */
    if (text->layout && g_str_equal(text->words, words) &&
        g_str_equal(pango_layout_get_text(text->layout), words)) {
      return !pango_layout_is_ellipsized(text->layout);
    }
  }
  return FALSE;
}

VtCardText vt_card_get_style(VtCard *card, unsigned index) { return card->texts[index].style; }

PangoLayout *vt_card_locate(VtCard *card, unsigned index, graphene_rect_t *place) {
  g_return_val_if_fail(index < card->count, NULL);
  if (!*card->texts[index].words) return NULL;
  int left, top;
  arrange(card, &left, &top);
  for (unsigned before = 0; before < index; before++) top += step_below(card, before);
  PangoRectangle box;
  pango_layout_get_pixel_extents(card->texts[index].layout, NULL, &box);
  *place = GRAPHENE_RECT_INIT((float)(left + box.x), (float)(top + box.y), (float)box.width,
                              (float)box.height);
  return card->texts[index].layout;
}

void vt_card_set_shadow(VtCard *card, VtShadow shadow) { card->shadow = shadow; }

void vt_card_set_ink(VtCard *card, double opacity) {
  card->ink = opacity;
  gtk_widget_queue_draw(GTK_WIDGET(card));
}
