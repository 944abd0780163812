/*
 * The window's floor: a plain GTK 4 list of cards, or a grid of posters.
 *
 * The grid has as many columns as Vitrine's and posters of the same size, but no shadows or hearts. With
 * "words" it also has as many lines of text below them. "pairs" shows two cards side by side, as Vitrine
 * does in a window of that width. There is no network, store or decoding: the posters are existing
 * textures in the size at which GTK draws them.
 *
 *   fling ROWS [pairs | grid [words]]
 */

#include "meter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    POSTER_WIDTH = 92,
    POSTER_HEIGHT = 138,
    GRID_POSTER_WIDTH = 148,
    GRID_POSTER_HEIGHT = 222,
    COLUMNS = 5,
    POSTERS = 64,
};

typedef struct {
    GtkWidget *poster;
    GtkWidget *title;
    /* Only in a grid. */
    GtkWidget *genres;
    GtkWidget *facts;
} Card;

static GdkTexture *posters[POSTERS];

static GdkTexture *make_poster(int number, int width, int height)
{
    const gsize stride = width * 3;
    guchar *pixels = g_malloc(stride * height);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            guchar *pixel = pixels + y * stride + x * 3;
            pixel[0] = x * 255 / width;
            pixel[1] = y * 255 / height;
            pixel[2] = number * 4;
        }
    }
    GBytes *bytes = g_bytes_new_take(pixels, stride * height);
    GdkTexture *texture =
        gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8, bytes, stride);
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

static GtkWidget *make_picture(int width, int height)
{
    GtkWidget *picture = gtk_picture_new();
    gtk_widget_set_size_request(picture, width, height);
    return picture;
}

static GtkWidget *make_box(GtkOrientation orientation, int spacing, GtkWidget *first)
{
    GtkWidget *box = gtk_box_new(orientation, spacing);
    gtk_box_append(GTK_BOX(box), first);
    return box;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_new0(Card, 1);
    card->poster = make_picture(POSTER_WIDTH, POSTER_HEIGHT);
    card->title = make_label();
    card->facts = make_label();

    GtkWidget *text = make_box(GTK_ORIENTATION_VERTICAL, 4, card->title);
    gtk_box_append(GTK_BOX(text), card->facts);
    GtkWidget *row = make_box(GTK_ORIENTATION_HORIZONTAL, 8, card->poster);
    gtk_box_append(GTK_BOX(row), text);
    gtk_list_item_set_child(item, row);
    g_object_set_data_full(G_OBJECT(item), "card", card, g_free);
}

static void set_up_poster(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkWidget *poster = make_picture(GRID_POSTER_WIDTH, GRID_POSTER_HEIGHT);
    gtk_widget_set_halign(poster, GTK_ALIGN_CENTER);
    gtk_list_item_set_child(item, poster);
}

static void bind_poster(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    const guint row = gtk_list_item_get_position(item);
    gtk_picture_set_paintable(
        GTK_PICTURE(gtk_list_item_get_child(item)), GDK_PAINTABLE(posters[row % POSTERS]));
    meter_has_content();
}

static void set_up_in_grid(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_new0(Card, 1);
    card->poster = make_picture(GRID_POSTER_WIDTH, GRID_POSTER_HEIGHT);
    card->title = make_label();
    gtk_label_set_wrap(GTK_LABEL(card->title), TRUE);
    gtk_label_set_lines(GTK_LABEL(card->title), 2);
    card->genres = make_label();
    card->facts = make_label();

    GtkWidget *column = make_box(GTK_ORIENTATION_VERTICAL, 8, card->poster);
    gtk_box_append(GTK_BOX(column), card->title);
    gtk_box_append(GTK_BOX(column), card->genres);
    gtk_box_append(GTK_BOX(column), card->facts);
    gtk_widget_set_halign(column, GTK_ALIGN_CENTER);
    gtk_list_item_set_child(item, column);
    g_object_set_data_full(G_OBJECT(item), "card", card, g_free);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_object_get_data(G_OBJECT(item), "card");
    const guint row = gtk_list_item_get_position(item);
    char facts[64];
    g_snprintf(
        facts, sizeof facts, card->genres ? "%u · 7.%u" : "%u · 7.%u · Drama", 1920 + row % 100,
        row % 10);
    gtk_label_set_text(
        GTK_LABEL(card->title),
        gtk_string_object_get_string(gtk_list_item_get_item(item)));
    if (card->genres)
        gtk_label_set_text(GTK_LABEL(card->genres), row % 2 ? "Drama, History" : "Comedy");
    gtk_label_set_text(GTK_LABEL(card->facts), facts);
    gtk_picture_set_paintable(
        GTK_PICTURE(card->poster), GDK_PAINTABLE(posters[row % POSTERS]));
    meter_has_content();
}

static GtkSelectionModel *make_titles(guint rows)
{
    GtkStringList *titles = gtk_string_list_new(NULL);
    for (guint row = 0; row < rows; row++) {
        char title[64];
        g_snprintf(title, sizeof title, "Тінь забутих предків %u, Amélie", row);
        gtk_string_list_append(titles, title);
    }
    return GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(titles)));
}

static GtkListItemFactory *make_factory(gpointer set_up, gpointer bind)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    return factory;
}

static GtkWidget *make_list(guint rows)
{
    return gtk_list_view_new(make_titles(rows), make_factory(set_up, bind));
}

static GtkWidget *make_grid(guint rows, guint columns, GtkListItemFactory *factory)
{
    GtkWidget *grid = gtk_grid_view_new(make_titles(rows), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), columns);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), columns);
    return grid;
}

static GtkWidget *make_posters(guint rows, gboolean has_words)
{
    return make_grid(
        rows, COLUMNS,
        has_words ? make_factory(set_up_in_grid, bind) : make_factory(set_up_poster, bind_poster));
}

int main(int count, char **arguments)
{
    const int rows = count > 1 ? atoi(arguments[1]) : 0;
    const gboolean is_paired = count > 2 && strcmp(arguments[2], "pairs") == 0;
    const gboolean is_grid = count > 2 && strcmp(arguments[2], "grid") == 0;
    const gboolean has_words = count > 3 && strcmp(arguments[3], "words") == 0;
    if (rows < 1000) {
        fputs("usage: fling ROWS [pairs | grid [words]] (at least 1000)\n", stderr);
        return 2;
    }
    gtk_init();
    for (int i = 0; i < POSTERS; i++)
        posters[i] = is_grid ? make_poster(i, GRID_POSTER_WIDTH, GRID_POSTER_HEIGHT)
                             : make_poster(i, POSTER_WIDTH, POSTER_HEIGHT);

    char name[64];
    g_snprintf(name, sizeof name, "workload=%s rows=%d", is_grid ? "grid" : "fling", rows);
    meter_fling(
        is_grid     ? make_posters(rows, has_words)
        : is_paired ? make_grid(rows, 2, make_factory(set_up, bind))
                    : make_list(rows),
        name);
    return 0;
}
