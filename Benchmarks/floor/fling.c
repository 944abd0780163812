/*
 * The floor of the window: a GTK 4 list of cards that does nothing else.
 *
 * No network, no store, no decoding: the posters are textures that are ready, of the size at which
 * they are drawn.
 *
 *   fling ROWS
 */

#include "meter.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    POSTER_WIDTH = 92,
    POSTER_HEIGHT = 138,
    POSTERS = 64,
};

typedef struct {
    GtkWidget *poster;
    GtkWidget *title;
    GtkWidget *facts;
} Card;

static GdkTexture *posters[POSTERS];

static GdkTexture *make_poster(int number)
{
    const gsize stride = POSTER_WIDTH * 3;
    guchar *pixels = g_malloc(stride * POSTER_HEIGHT);
    for (int y = 0; y < POSTER_HEIGHT; y++) {
        for (int x = 0; x < POSTER_WIDTH; x++) {
            guchar *pixel = pixels + y * stride + x * 3;
            pixel[0] = x * 255 / POSTER_WIDTH;
            pixel[1] = y * 255 / POSTER_HEIGHT;
            pixel[2] = number * 4;
        }
    }
    GBytes *bytes = g_bytes_new_take(pixels, stride * POSTER_HEIGHT);
    GdkTexture *texture =
        gdk_memory_texture_new(POSTER_WIDTH, POSTER_HEIGHT, GDK_MEMORY_R8G8B8, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

static GtkWidget *make_label(void)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_new0(Card, 1);
    card->poster = gtk_picture_new();
    gtk_widget_set_size_request(card->poster, POSTER_WIDTH, POSTER_HEIGHT);
    card->title = make_label();
    card->facts = make_label();

    GtkWidget *text = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_box_append(GTK_BOX(text), card->title);
    gtk_box_append(GTK_BOX(text), card->facts);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_box_append(GTK_BOX(row), card->poster);
    gtk_box_append(GTK_BOX(row), text);
    gtk_list_item_set_child(item, row);
    g_object_set_data_full(G_OBJECT(item), "card", card, g_free);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_object_get_data(G_OBJECT(item), "card");
    const guint row = gtk_list_item_get_position(item);
    char facts[64];
    g_snprintf(facts, sizeof facts, "%u · 7.%u · Drama", 1920 + row % 100, row % 10);
    gtk_label_set_text(
        GTK_LABEL(card->title),
        gtk_string_object_get_string(gtk_list_item_get_item(item)));
    gtk_label_set_text(GTK_LABEL(card->facts), facts);
    gtk_picture_set_paintable(
        GTK_PICTURE(card->poster), GDK_PAINTABLE(posters[row % POSTERS]));
    meter_has_content();
}

static GtkWidget *make_list(guint rows)
{
    GtkStringList *titles = gtk_string_list_new(NULL);
    for (guint row = 0; row < rows; row++) {
        char title[64];
        g_snprintf(title, sizeof title, "Тінь забутих предків %u, Amélie", row);
        gtk_string_list_append(titles, title);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(titles));
    return gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
}

int main(int count, char **arguments)
{
    const int rows = count > 1 ? atoi(arguments[1]) : 0;
    if (rows < 1000) {
        fputs("usage: fling ROWS (at least 1000)\n", stderr);
        return 2;
    }
    gtk_init();
    for (int i = 0; i < POSTERS; i++)
        posters[i] = make_poster(i);

    char name[64];
    g_snprintf(name, sizeof name, "workload=fling rows=%d", rows);
    meter_fling(make_list(rows), name);
    return 0;
}
